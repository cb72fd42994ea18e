// What a program's answer proves about two polytopes, checked on their corners with the rounding errors of the check.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/lp/collision/answer.h"
#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// Least and greatest value of direction . corner over one body, rounding errors included.
struct Extent {
  double least = 0, greatest = 0;
};
Extent extent_along(const Points& body, const std::vector<double>& direction);

/// min direction.a > max direction.b for certain.
bool proves_apart(const ConvexPair& pair, const std::vector<double>& direction);

/// A weight of the basic solution counts as positive from here on. Far above the promise of the final check, which it
/// is held to, and far below 1 / (dimension + 1), the size of weights in the middle of a face.
inline constexpr double kInteriorWeight = 0x1p-20;

/// The corners of positive weight, if it is certain that they span polytopes with a common point: either the given
/// weights name the same point of both bodies without any rounding, or those corners are linearly independent columns
/// of feasibility_lp, without the axes along which all of them agree, and the exact weights are at least
/// kInteriorWeight, less the promise of the final check.
///
/// Shape   `weights` has one entry a corner, those of a first; entries of at most 0 are left out.
std::optional<Meeting> proved_meeting(const ConvexPair& pair, const std::vector<double>& weights);

/// Both bodies times the power of two that brings the largest coordinate to [1, 2); as they are where that is not
/// exact. Nothing about separation or overlap depends on the unit, but the tolerances of a simplex code do.
ConvexPair in_units_of_one(const ConvexPair& pair);
/// The exponent of that unit: coordinates are those of in_units_of_one times 2^exponent. 0 where nothing is scaled.
int exponent_of_unit(const ConvexPair& pair);

bool all_finite(const Points& points);

}  // namespace assay::lp
