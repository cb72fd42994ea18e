// What the referee has against an answer about a sweep.
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/shapes.h"
#include "oracles/referee/referee.h"
#include "oracles/shapes/check_shapes.h"

namespace assay {

std::optional<std::string> sweep_objection(const ShapesProblem& problem, const referee::ShapesOpinion& truth,
                                           bool touches, Touching touching);
std::optional<std::string> sweep_objection(const ShapesProblem& problem, const referee::ShapesOpinion& truth,
                                           const ShapeSweep& answer, const ShapesStatement& says);

}  // namespace assay
