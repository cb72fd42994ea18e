// The coarse test in front of the exact one: bounding boxes.
#pragma once
#include <algorithm>
#include <optional>
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// A direction along an axis in which all of a is above all of b; none where the bounding boxes meet. Comparisons only,
/// so nothing is rounded. Precondition: same dimension, no NaN, neither body empty.
inline std::optional<std::vector<double>> apart_by_boxes(const ConvexPair& pair) {
  const auto range = [](const Points& body, std::uint32_t axis) {
    std::pair<double, double> found{body[0][axis], body[0][axis]};
    for (std::uint32_t k = 1; k < body.size(); ++k) {
      found = {std::min(found.first, body[k][axis]), std::max(found.second, body[k][axis])};
    }
    return found;
  };
  for (std::uint32_t axis = 0; axis < pair.a.dimension; ++axis) {
    const auto a = range(pair.a, axis), b = range(pair.b, axis);
    if (a.first <= b.second && b.first <= a.second) continue;
    std::vector<double> direction(pair.a.dimension, 0.0);
    direction[axis] = a.first > b.second ? 1 : -1;
    return direction;
  }
  return std::nullopt;
}

}  // namespace assay::lp
