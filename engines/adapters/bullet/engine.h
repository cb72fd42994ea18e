// Bullet's btConvexHullComputer as an engine, in the precision that the library was built with.
#pragma once
#include "engines/adapters/bullet/translation.h"
#include "engines/plugin_kit.h"

namespace assay::bullet {

/// Steps across the cloud in each axis: btConvexHullInternal::compute divides the extents by 10216.
inline constexpr double kSteps = 10216;

/// Points are moved to their grid, each coordinate by less than a step, so a vertex and a lost point may both be off by
/// a step of the diagonal.
inline constexpr double kGap = 2 / kSteps;

#define BULLET_TEXT_(x) #x
#define BULLET_TEXT(x) BULLET_TEXT_(x)

/// `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
constexpr assay_engine engine() {
  return plugin::engine<Hull3Family, BulletHull<Computes>>(
      {.version = BULLET_TEXT(BT_BULLET_VERSION),
       .sentence = kDouble ? "Bullet's btConvexHullComputer in double precision"
                           : "Bullet's btConvexHullComputer in single precision",
       .promises = {.merges_faces = true, .hull_gap = kGap},
       .note =
           "Takes the points to a grid of 10216 steps along each axis of the cloud (btConvexHullInternal::compute) and "
           "is exact there: points nearer than two steps of the diagonal to the hull may be missing, faces are n-gons "
           "that are plane on the grid. A flat cloud gives a polygon with two sides, equal points one vertex; a "
           "segment on the grid has no facets, for which the adapter gives up (uncertain). The documentation states no "
           "range of "
           "coordinates. In single precision, points that are no floats are declined."});
}

}  // namespace assay::bullet
