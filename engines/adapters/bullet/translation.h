// Between the model's clouds and btConvexHullComputer, in the precision that the library was built with. Nothing here
// asks Bullet to compute.
#pragma once
#include <LinearMath/btConvexHullComputer.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/model/hull3.h"
#include "algorithms/model/watch.h"

namespace assay::bullet {

#ifdef BT_USE_DOUBLE_PRECISION
inline constexpr bool kDouble = true;
#else
inline constexpr bool kDouble = false;
#endif

/// The coordinates as Bullet is given them, point after point, each the number asked; or why they cannot be given.
inline std::variant<std::vector<btScalar>, Declined> load(const Cloud3& cloud) {
  if (cloud.points.empty()) return Declined{"no points"};
  if (cloud.points.size() > std::numeric_limits<int>::max()) return Declined{"more points than an int counts"};
  std::vector<btScalar> coordinates;
  coordinates.reserve(3 * cloud.points.size());
  for (const Point3& p : cloud.points)
    for (const double x : {p.x, p.y, p.z}) {
      if (!std::isfinite(x)) return Declined{"a coordinate that is not finite"};
      // A double beyond the largest float has no conversion at all.
      if (std::abs(x) > std::numeric_limits<btScalar>::max() || static_cast<double>(static_cast<btScalar>(x)) != x)
        return Declined{"a coordinate that is no float"};
      coordinates.push_back(static_cast<btScalar>(x));
    }
  return coordinates;
}

/// What compute left, as an answer to a cloud of `count` points. Gives up where there are too few vertices for a
/// surface, and (stalled) where a face, an edge or a vertex that is named does not exist.
inline Hull3Answer answer_of(const btConvexHullComputer& computer, std::size_t count) {
  const auto known = static_cast<std::size_t>(computer.vertices.size());
  if (static_cast<std::size_t>(computer.original_vertex_index.size()) != known) return GaveUp{GaveUp::Why::kStalled};
  for (int v = 0; v < computer.original_vertex_index.size(); ++v) {
    const int index = computer.original_vertex_index[v];
    if (index < 0 || static_cast<std::size_t>(index) >= count) return GaveUp{GaveUp::Why::kStalled};
  }
  // The grid spans every axis along which points differ: one vertex says that they do not, two that they are nearly on
  // a line, which is no exact statement.
  if (known == 1) return FlatHull3{0, {static_cast<std::uint32_t>(computer.original_vertex_index[0])}};
  if (known < 3) return GaveUp{GaveUp::Why::kUncertain};
  const auto edges = static_cast<std::size_t>(computer.edges.size());
  Hull3 hull;
  for (int f = 0; f < computer.faces.size(); ++f) {
    if (static_cast<std::size_t>(computer.faces[f]) >= edges) return GaveUp{GaveUp::Why::kStalled};
    const btConvexHullComputer::Edge* const all = &computer.edges[0];
    const btConvexHullComputer::Edge* const first = all + computer.faces[f];
    const btConvexHullComputer::Edge* edge = first;
    do {
      const auto at = static_cast<std::size_t>(edge - all);  // below 0 it is large
      if (at >= edges || hull.corner.size() >= edges) return GaveUp{GaveUp::Why::kStalled};
      const int source = edge->getSourceVertex();
      if (static_cast<std::size_t>(source) >= known) return GaveUp{GaveUp::Why::kStalled};
      hull.corner.push_back(static_cast<std::uint32_t>(computer.original_vertex_index[source]));
      edge = edge->getNextEdgeOfFace();
    } while (edge != first);
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  return hull;
}

/// btConvexHullComputer as it is. Bullet reports no errors: compute returns by how much the hull was shrunk, 0 as
/// asked.
struct Library {
  static btScalar compute(btConvexHullComputer& computer, const std::vector<btScalar>& coordinates) {
    return computer.compute(coordinates.data(), 3 * sizeof(btScalar), static_cast<int>(coordinates.size() / 3), 0, 0);
  }
};

/// A whole question: load, compute, translate. `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
struct BulletHull {
  static constexpr std::string_view kName = kDouble ? "bullet/convex_hull_double" : "bullet/convex_hull_float";

  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    const auto loaded = load(cloud);
    if (const auto* declined = std::get_if<Declined>(&loaded)) return *declined;
    btConvexHullComputer computer;
    if (Computes::compute(computer, std::get<0>(loaded)) != 0) return GaveUp{GaveUp::Why::kStalled};
    return answer_of(computer, cloud.points.size());
  }
};

}  // namespace assay::bullet
