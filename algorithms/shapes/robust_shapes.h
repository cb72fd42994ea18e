// The production answers about shapes: exact until they are written down as doubles.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"
#include "algorithms/shapes/tolerances.h"

namespace assay {

/// Every question of the family, in every pair of kinds and both dimensions.
///
/// Promise  yes and no as if computed without rounding, for all finite numbers, overflow and underflow included; bounds
///          are the box itself; every other number as shapes::kGap says, and the distance within a few roundings of
///          itself.
/// Error    Declined: not posed. GaveUp kNotFinite: a NaN or infinity in the problem, or an answer beyond the doubles.
/// Cost     some microseconds for balls and boxes, O(n + m) exact edges for polygons.
struct RobustShapes {
  static constexpr std::string_view kName = "shapes/robust";
  static constexpr Statement<ShapesFamily> kStatement{
      .sentence = "contact, bounds, centroid, images and sweeps of simple shapes, exact until written down",
      .promises = {.touching = Touching::kHit, .gap = shapes::kGap, .refuses_no_problem = true},
      .note = "yes and no exact; 16 ulp of the size"};
  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch);
};

}  // namespace assay
