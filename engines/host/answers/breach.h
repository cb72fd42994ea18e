// What of an answer from outside is not in the interface's range: asked once, where the answer crosses, before any
// code uses it.
#pragma once
#include <string>

#include "algorithms/model/family.h"

namespace assay {

/// Every index of the answer names a point, vertex, row or column of the problem, every list has a length that the
/// problem allows, and a surface's facets are stretches of at least three corners that follow each other through its
/// whole list.
///
/// Promise  the first breach in the order of the fields, as in "set end[3] to 4294967295, expected 9 to 12"; empty
///          where there is none. What an index then means, and whether the numbers are right, finite or in order, is
///          for the judges.
/// Cost     one comparison an entry.
std::string breach_of(const LpProblem& problem, const LpAnswer& answer);
std::string breach_of(const ConvexPair& pair, const GjkAnswer& answer);
std::string breach_of(const Cloud2& cloud, const Hull2Answer& answer);
std::string breach_of(const Cloud3& cloud, const Hull3Answer& answer);
std::string breach_of(const ShapesProblem& problem, const ShapesAnswer& answer);
std::string breach_of(const MovingPair& pair, const CastAnswer& answer);

}  // namespace assay
