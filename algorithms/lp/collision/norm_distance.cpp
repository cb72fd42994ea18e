#include "algorithms/lp/collision/norm_distance.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/collision/proofs.h"

namespace assay::lp {

WeightedPoint weighted_point(const Points& body, const std::vector<double>& weights) {
  double sum = 0, largest = 0;
  for (const double weight : weights) sum += weight;
  for (const double x : body.coordinates) largest = std::max(largest, std::fabs(x));
  WeightedPoint point{std::vector<double>(body.dimension, 0.0), 0};
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    for (std::uint32_t i = 0; i < body.dimension; ++i) point.at[i] += weights[k] / sum * body[k][i];
  }
  point.error = sum > 0 ? 0x1p-52 * (static_cast<double>(body.size()) + 2) * largest + 0x1p-1000 : kInfinity;
  return point;
}

double norm_of(const std::vector<double>& v, Norm norm) {
  double sum = 0, greatest = 0;
  for (const double x : v) {
    sum += std::fabs(x);
    greatest = std::max(greatest, std::fabs(x));
  }
  return norm == Norm::kSum ? sum : greatest;
}

Norm dual_of(Norm norm) { return norm == Norm::kSum ? Norm::kGreatest : Norm::kSum; }

double farthest(const WeightedPoint& p, const WeightedPoint& q, Norm norm) {
  std::vector<double> difference;
  for (std::size_t i = 0; i < p.at.size(); ++i) difference.push_back(p.at[i] - q.at[i]);
  const double terms = static_cast<double>(p.at.size());
  return norm_of(difference, norm) * (1 + 0x1p-52 * (terms + 1)) +
         (p.error + q.error) * (norm == Norm::kSum ? terms : 1);
}

double nearest(const ConvexPair& pair, const std::vector<double>& direction, Norm norm) {
  const double gap = extent_along(pair.a, direction).least - extent_along(pair.b, direction).greatest;
  const double length = norm_of(direction, dual_of(norm));
  if (!(gap > 0 && length > 0)) return 0;
  return gap / length * (1 - 0x1p-52 * (static_cast<double>(direction.size()) + 4));
}

}  // namespace assay::lp
