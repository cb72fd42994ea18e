// A pair as GEOS has it, two planar geometries, and its answers about them.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "engines/adapters/collision_adapter_kit.h"
#include "engines/adapters/geos/geometry.h"

namespace assay::geos {

/// The convex hull of the vertices: a polygon, a segment or a point. Null where GEOS refuses. Precondition: planar,
/// finite, not empty.
inline Geometry geometry_of(const Points& body) {
  const std::vector<Point2> corners = collision_adapter::corners_of(body);
  if (corners.size() > 2) return polygon(corners);
  return corners.size() == 2 ? segment(corners[0], corners[1]) : point(corners[0]);
}

/// What GEOS says of a predicate: 0, 1, or 2 for an exception.
inline GjkAnswer answer_of(char predicate) {
  if (predicate != 0 && predicate != 1) return GaveUp{GaveUp::Why::kStalled};
  return BareVerdict{predicate == 1};
}

/// A distance with its nearest points, one of each body; of bodies at distance 0 they say nothing more.
inline GjkAnswer answer_of(double distance, const GEOSCoordSequence* nearest) {
  if (distance == 0) return BareDistance{0};
  const auto points = points_of(nearest);
  if (!points || points->size() != 2) return GaveUp{GaveUp::Why::kStalled};
  const Point2 &on_a = (*points)[0], &on_b = (*points)[1];
  return MeasuredApart{distance, {on_a.x, on_a.y, 0}, {on_b.x, on_b.y, 0}};
}

}  // namespace assay::geos
