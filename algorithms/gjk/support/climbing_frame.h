// The Minkowski difference of two prepared bodies, seen through its support function by hill climbing.
#pragma once
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/support/pair_frame.h"
#include "algorithms/gjk/support/prepared_body.h"

namespace assay::gjk {

/// Each support is looked for from the corners where the last one was found.
///
/// Cost  O(1) to build. A support looks at the neighbours of each corner on the way and once more at those of the last.
template <std::size_t D>
class ClimbingFrame : public PairFrame<D> {
 public:
  /// Climbing starts at the corners given, or anywhere where they are none.
  ClimbingFrame(const PreparedBody<D>& a, const PreparedBody<D>& b, std::uint32_t on_a = 0, std::uint32_t on_b = 0)
      : PairFrame<D>(a.body(), b.body(), a.box(), b.box()), a_(a), b_(b), on_a_(on_a), on_b_(on_b) {
    if (!this->finite() || this->extent() == 0) return;
    unit_a_ = std::ldexp(1.0, a.exponent() - this->exponent());
    unit_b_ = std::ldexp(1.0, b.exponent() - this->exponent());
    each_axis<D>([&](std::size_t k) {
      between_lows_[k] = this->framed(a.box().low[k] * this->shrink() - b.box().low[k] * this->shrink());
    });
  }

  Support support(const Vec<D>& v) const {
    const LeastDot a = a_.climb(v, on_a_, evaluations_);
    const LeastDot b = b_.climb(-1.0 * v, on_b_, evaluations_);
    on_a_ = a.at;
    on_b_ = b.at;
    return {unit_a_ * a.value + unit_b_ * b.value + dot(v, between_lows_), a.at, b.at};
  }

  /// Bounds |computed - exact| of support(v).least.
  ///
  /// v.(a - b) = v.(a - low_a) - v.(b - low_b) + v.(low_a - low_b). Per axis |a - low_a| <= E_a and so on, and E_a +
  /// E_b + |low_a - low_b| <= 2 E, since the farther box lies within E and the other's extent is at most E. Each part
  /// is off by gamma(D + 1) of its size, together 2 gamma(D + 1) G; the first sum is at most 2 G and the second at most
  /// G: 3 u G more.
  double error_of_support(const Vec<D>& v) const {
    return static_cast<double>(2 * D + 6) * kUnitRoundoff * absolute_dot(v, this->extents()) + kUnderflow;
  }

  /// Dot products with single corners so far.
  std::uint64_t evaluations() const { return evaluations_; }

 private:
  const PreparedBody<D>&a_, &b_;
  double unit_a_ = 1, unit_b_ = 1;
  Vec<D> between_lows_{};
  // Where the next support starts, and a count: neither changes what support() answers but for ties.
  mutable std::uint32_t on_a_, on_b_;
  mutable std::uint64_t evaluations_ = 0;
};

}  // namespace assay::gjk
