// A planar point cloud and its convex hull, given as indices so that "every vertex is an input point" holds by
// construction.
#pragma once
#include <cstdint>
#include <variant>
#include <vector>

#include "algorithms/model/gave_up.h"
#include "algorithms/model/points.h"

namespace assay {

struct Cloud2 {
  std::vector<Point2> points;
  friend bool operator==(const Cloud2&, const Cloud2&) = default;
};

/// The strict convex hull: extreme points only, counter-clockwise. Where points coincide any one of them may stand for
/// all.
struct Hull {
  std::vector<std::uint32_t> ccw;
};

/// The cloud spans less than the plane.
///
/// `extreme` is the witness: empty for no points, one index where all points are equal, the two ends of a collinear
/// cloud.
struct FlatHull {
  std::vector<std::uint32_t> extreme;
};

using Hull2Answer = std::variant<Hull, FlatHull, GaveUp, Declined>;

}  // namespace assay
