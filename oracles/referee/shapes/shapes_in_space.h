// Pairs of balls and boxes along the axes in space, for the referee on shapes.
#pragma once
#include <array>

#include "oracles/referee/referee.h"

namespace assay::referee {

/// By `collision` and `squared_depth` on the corners. Precondition, here and below: a posed question about a pair in
/// space, numbers finite.
Result<ShapesOpinion> contact_in_space(const ShapesProblem& problem, Bound bound);

/// By arithmetic: the differences of the corners fill a box along the axes.
ShapesWitnessOpinion witness_in_space(const ShapesProblem& problem, const std::array<double, 3>& normal,
                                      const std::array<double, 3>& move);

}  // namespace assay::referee
