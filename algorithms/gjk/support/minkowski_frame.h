// The Minkowski difference of a pair, seen through its support function by a scan of all vertices.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "algorithms/gjk/support/lay_by_axis.h"
#include "algorithms/gjk/support/least_dot.h"
#include "algorithms/gjk/support/pair_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::gjk {

/// Copies both bodies once into the pair's frame, moved by a corner r of their common box. Moving rounds each
/// coordinate once (exact on a lattice), which support_error accounts for.
///
/// Cost  O(n) to build and O(n) a support.
template <std::size_t D>
class MinkowskiFrame : public PairFrame<D> {
 public:
  explicit MinkowskiFrame(const ConvexPair& pair) : PairFrame<D>(pair.a, pair.b, box_of<D>(pair.a), box_of<D>(pair.b)) {
    if (this->finite() && this->extent() > 0) copy();
  }

  Support support(const Vec<D>& v) const {
    const LeastDot on_a = least_dot(storage(), this->a_size(), v);
    const LeastDot on_b = least_dot(storage() + D * padded(this->a_size()), this->b_size(), v);
    return {on_a.value + on_b.value, on_a.at, on_b.at};
  }
  /// Bounds |computed - exact| of support(v).least.
  double error_of_support(const Vec<D>& v) const { return support_error<D>(absolute_dot(v, this->extents())); }

 private:
  // One array a coordinate. Body B is stored mirrored, so that both supports are minima of the same loop.
  void copy() {
    const std::size_t a_stride = padded(this->a_size()), b_stride = padded(this->b_size());
    const std::size_t count = D * (a_stride + b_stride);
    if (count > kStackCoordinates) heap_.resize(count);
    double* const to = count > kStackCoordinates ? heap_.data() : stack_.data();
    const Move<D> onto{this->shrink(), this->grow(), this->grow_again(), this->origin()};
    lay_by_axis<D, 1>(this->a_coordinates(), this->a_size(), onto, to, a_stride);
    lay_by_axis<D, -1>(this->b_coordinates(), this->b_size(), onto, to + D * a_stride, b_stride);
  }

  const double* storage() const { return heap_.empty() ? stack_.data() : heap_.data(); }

  // Bodies up to this many coordinates together need no heap: 12 KB of stack.
  static constexpr std::size_t kStackCoordinates = 1536;

  alignas(16) std::array<double, kStackCoordinates> stack_;
  std::vector<double> heap_;
};

}  // namespace assay::gjk
