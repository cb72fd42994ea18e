// Bullet's btConvexHullComputer as an engine, in the precision that the library was built with.
#include <LinearMath/btConvexHullComputer.h>

#include <cmath>
#include <string>
#include <vector>

#include "engines/plugin_kit.h"

namespace {

using namespace assay;

#ifdef BT_USE_DOUBLE_PRECISION
constexpr bool kDouble = true;
#else
constexpr bool kDouble = false;
#endif

/// Steps across the cloud in each axis: btConvexHullInternal::compute divides the extents by 10216.
constexpr double kSteps = 10216;

/// Points are moved to their grid, each coordinate by less than a step, so a vertex and a lost point may both be off by a
/// step of the diagonal.
constexpr double kGap = 2 / kSteps;

struct BulletHull {
  static constexpr std::string_view kName = kDouble ? "bullet/convex_hull_double" : "bullet/convex_hull_float";

  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    std::vector<btScalar> coordinates;
    for (const Point3& p : cloud.points)
      for (const double x : {p.x, p.y, p.z}) {
        if (!std::isfinite(x)) return Declined{"a coordinate that is not finite"};
        if (static_cast<double>(static_cast<btScalar>(x)) != x) return Declined{"a coordinate that is no float"};
        coordinates.push_back(static_cast<btScalar>(x));
      }
    if (cloud.points.empty()) return Declined{"no points"};
    btConvexHullComputer computer;
    computer.compute(coordinates.data(), 3 * sizeof(btScalar), static_cast<int>(cloud.points.size()), 0, 0);
    // The grid spans every axis along which points differ: one vertex says that they do not, two that they are nearly on a
    // line, which is no exact statement.
    if (computer.vertices.size() == 1)
      return FlatHull3{0, {static_cast<std::uint32_t>(computer.original_vertex_index[0])}};
    if (computer.vertices.size() < 3) return GaveUp{GaveUp::Why::kUncertain};
    Hull3 hull;
    for (int f = 0; f < computer.faces.size(); ++f) {
      const btConvexHullComputer::Edge* const first = &computer.edges[computer.faces[f]];
      const btConvexHullComputer::Edge* edge = first;
      do {
        if (hull.corner.size() >= static_cast<std::size_t>(computer.edges.size())) return GaveUp{GaveUp::Why::kStalled};
        hull.corner.push_back(static_cast<std::uint32_t>(computer.original_vertex_index[edge->getSourceVertex()]));
        edge = edge->getNextEdgeOfFace();
      } while (edge != first);
      hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
    }
    return hull;
  }
};

#define BULLET_TEXT_(x) #x
#define BULLET_TEXT(x) BULLET_TEXT_(x)

}  // namespace

ASSAY_PLUGIN(plugin::engine<Hull3Family, BulletHull>(
    {.version = BULLET_TEXT(BT_BULLET_VERSION),
     .sentence = kDouble ? "Bullet's btConvexHullComputer in double precision"
                         : "Bullet's btConvexHullComputer in single precision",
     .note =
         "Takes the points to a grid of 10216 steps along each axis of the cloud (btConvexHullInternal::compute) and "
         "is exact there: points nearer than two steps of the diagonal to the hull may be missing, faces are n-gons "
         "that are plane on the grid. A flat cloud gives a polygon with two sides, equal points one vertex; a "
         "segment on the grid has no facets, for which the adapter gives up (uncertain). The documentation states no "
         "range of "
         "coordinates. In single precision, points that are no floats are declined.",
     .merges_faces = true,
     .hull_gap = kGap}))
