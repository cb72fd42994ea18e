// How far two polytopes are apart at most and at least, from weights and a direction, rounding errors included.
#pragma once
#include <vector>

#include "algorithms/lp/collision/programs.h"
#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// sum of weights times corners over the sum of weights, each coordinate within `error`; infinite where the weights sum
/// up to nothing.
struct WeightedPoint {
  std::vector<double> at;
  double error = 0;
};

/// Lemma. Of n weights, not negative, and corners no larger than c: the sum of weights is off by (n - 1) u of itself, a
/// share by 1 u more, its product by 1 u and the n - 1 additions by 1 u of what they add, 2 n u c in all; 4 u pay for
/// higher powers of u, n < 2^20, and for the bound itself.
WeightedPoint weighted_point(const Points& body, const std::vector<double>& weights);

/// The norm; `direction` is measured in its dual, so that direction.x <= |direction| |x|.
double norm_of(const std::vector<double>& v, Norm norm);
Norm dual_of(Norm norm);

/// An upper bound of the distance of the two points.
///
/// n differences lose 1 u, their sum n - 1, the product and the last sum 1 u each: 2 (n + 1) u pay for n + 2.
double farthest(const WeightedPoint& p, const WeightedPoint& q, Norm norm);

/// A lower bound of the distance that the direction proves, at least 0.
///
/// The gap's difference loses 1 u, the length n - 1, the quotient and the product 1 u each: 2 (n + 4) u pay for n + 2.
double nearest(const ConvexPair& pair, const std::vector<double>& direction, Norm norm);

}  // namespace assay::lp
