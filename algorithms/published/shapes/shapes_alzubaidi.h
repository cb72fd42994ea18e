// The centre of a hull, translation and scaling as A. M. N. Alzubaidi prints them.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"
#include "algorithms/shapes/tolerances.h"

namespace assay {

/// The area-weighted centre of a ring by cross products of its coordinates, and (x - f) s + f + t for every point.
///
/// Shape    Maps with no entries off the diagonal, as the article has no rotation.
/// Promise  None. The centre divides by the area, 0/0 for a flat ring, and its cross products are of coordinates, not
///          of differences: far from the origin they cancel.
/// Error    Declined: contacts, bounds, other maps. GaveUp kNotFinite for a problem that is not finite.
/// Source   Section 5.2 (equation 3), 5.5 and 5.6 of the article on GJK, Chan's algorithm and divide and conquer.
///          Reading: "X_i + 1" is the next vertex's coordinate; A is half the sum of the cross products; where both a
///          fixed point and a translation are given, scaling goes first.
struct ShapesAlzubaidi {
  static constexpr std::string_view kName = "published/shapes_alzubaidi";
  static constexpr Statement<ShapesFamily> kStatement{
      .kind = EngineKind::kPublished,
      .sentence = "centre, scaling and translation as A. M. N. Alzubaidi prints them",
      .promises = {.gap = shapes::kGap, .refuses_no_problem = true},
      .note = "as printed: divides by the area"};
  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch);
};

}  // namespace assay
