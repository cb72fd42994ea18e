// How far a - b reaches along a normal, between two bounds.
#pragma once
#include <cmath>
#include <cstddef>

#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// n.x within `error` of `along` for an exact normal n, whose length as computed is `length`.
///
/// Where n was rounded once in each coordinate, its square sum of D <= 3 terms loses 3 u and the root half of it and 1
/// u of its own: |n| is within 3.6 u of `length`. The sum with the error, the product and the quotient lose 1 u each:
/// 8 u pay for all.
struct ReachAlong {
  double along = 0, error = 0, length = 0;

  /// Bounds of n.x / |n|: the lower one for n.x > 0, and the upper one.
  double least() const { return (along - error) / (length * (1 + 8 * kUnitRoundoff)); }
  double most() const { return (along + error) / (length * (1 - 8 * kUnitRoundoff)); }
};

/// A vertex of the difference, rounded once in each coordinate: its coordinates are combined with the entries of n.
template <std::size_t D>
ReachAlong corner_along(const Vec<D>& n, const Vec<D>& w, double length) {
  Vec<D> size;
  each_axis<D>([&](std::size_t k) { size[k] = std::abs(w[k]); });
  return {dot(n, w), combination_error<D>(absolute_dot(n, size)), length};
}

}  // namespace assay::gjk
