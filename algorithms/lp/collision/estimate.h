// What the optimum of the article's P2 says about the distance of two polytopes, and what it does not.
#pragma once
#include <algorithm>
#include <cmath>
#include <optional>

#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// An upper bound of the 1-norm distance from the minimum m of P2 (the optimum of collision_lp plus
/// kCollisionConstant): m * max(1, R) with R the greatest 1-norm of a corner, if m < 1. Nothing if m >= 1.
///
/// Lemma. At the optimum let w = q' - p' be the slack of the first rows, s and t that of the two sums, all >= 0, and
/// |w|_1 + s + t = m; so p' is 1 - s times a point p of a, q' is 1 - t times a point q of b. For m < 1 both exist, and
/// p - q = -w + s p - t q, so |p - q|_1 <= |w|_1 + s R + t R <= m max(1, R).
///
/// There is no lower bound: A x <= b asks for p' <= q' in every coordinate, so a body that lies on the far side of the
/// other costs its whole sum of weights, m = 1, however near it is. The article's estimate m <= distance fails there.
///
/// Error    n - 1 u of the greatest 1-norm, 1 u of each product: 2 (n + 2) u pay for n + 1.
inline std::optional<double> distance_bound_by_estimate(const ConvexPair& pair, double minimum) {
  if (!(minimum >= 0 && minimum < 1)) return std::nullopt;
  double reach = 1;
  for (const Points* body : {&pair.a, &pair.b}) {
    for (std::uint32_t k = 0; k < body->size(); ++k) {
      double sum = 0;
      for (const double x : (*body)[k]) sum += std::fabs(x);
      reach = std::max(reach, sum);
    }
  }
  return minimum * reach * (1 + 0x1p-52 * (pair.a.dimension + 2));
}

}  // namespace assay::lp
