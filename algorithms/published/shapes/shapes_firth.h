// Simple shapes as the article "Collision detection for dummies" (P. Firth, 2011) treats them.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"
#include "algorithms/shapes/tolerances.h"

namespace assay {

/// Circles by squared distances, boxes by centres and half extents, a circle and a box by clamping, polygons by walking
/// the edges of the Minkowski difference; bounds of points and of two boxes.
///
/// Shape    Planar. Two boxes are only told whether they overlap. Oriented boxes and polygons go to the listing of
///          minimum_translation_firth.h as polygons.
/// Promise  None. Overlap is strict, so touching is a miss. The centre of a circle inside a box is its own nearest
///          point, and the normal is 0/0.
/// Error    Declined: in space, a motion or a centroid, a box whose axis is no unit vector up to 2^-50, polygons that
///          the listing does not take; GaveUp kNotFinite.
/// Source   The article's text for circles; its listings for bounds, circle and oriented box, Minkowski difference.
///          Readings: boxes are kept as centre and half extents, as both listings for bounds return them; the box of a
///          circle and box pair is the first where it is drawn first, and the contact's normal, which leads from the
///          box to the circle, is turned round where it is not; the penetration vector of such a pair is normal times
///          distance, as of circles.
struct ShapesFirth {
  static constexpr std::string_view kName = "published/shapes_firth";
  static constexpr Statement<ShapesFamily> kStatement{
      .kind = EngineKind::kPublished,
      .sentence = "circles, boxes, bounds and polygons as P. Firth prints them",
      .promises = {.touching = Touching::kMiss, .gap = shapes::kGap, .refuses_no_problem = true},
      .note = "as printed: strict comparisons, boxes as centre and half extents"};
  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch);
};

}  // namespace assay
