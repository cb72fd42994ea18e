// The referee's opinion on an answer about shapes.
#pragma once
#include "algorithms/model/shapes.h"
#include "oracles/referee/second_opinion.h"
#include "oracles/shapes/check_shapes.h"

namespace assay {

SecondOpinion shapes_opinion(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesStatement& says,
                             const Judged& judged);

}  // namespace assay
