// A pair as GEOS has it, two planar geometries, and its answers about them.
#pragma once
#include <array>
#include <optional>
#include <variant>

#include "algorithms/hull2/hull2.h"
#include "algorithms/model/convex_pair.h"
#include "engines/adapters/collision_adapter_kit.h"
#include "engines/adapters/geos/geometry.h"

namespace assay::geos {

/// Why a pair is not asked; nothing where it is.
inline const char* why_declined(const ConvexPair& pair) {
  if (pair.a.dimension != 2 || pair.b.dimension != 2 || pair.a.empty() || pair.b.empty())
    return "not two planar bodies";
  if (!collision_adapter::is_finite(pair)) return "a coordinate that is not finite";
  return nullptr;
}

/// The convex hull of the vertices, by the production hull: a polygon, a segment or a point. Null where GEOS refuses.
/// Precondition: planar, finite, not empty.
inline Geometry geometry_of(const Points& body) {
  std::vector<Point2> vertices;
  for (std::uint32_t i = 0; i < body.size(); ++i) vertices.push_back({body[i][0], body[i][1]});
  const Hull2Answer hull = hull2(vertices);
  if (const auto* region = std::get_if<Hull>(&hull)) {
    std::vector<Point2> ring;
    for (const std::uint32_t i : region->ccw) ring.push_back(vertices[i]);
    return polygon(ring);
  }
  const auto* flat = std::get_if<FlatHull>(&hull);
  if (flat == nullptr) return nullptr;
  const Point2 &from = vertices[flat->extreme.front()], &to = vertices[flat->extreme.back()];
  return flat->extreme.size() == 1 ? point(from) : segment(from, to);
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
