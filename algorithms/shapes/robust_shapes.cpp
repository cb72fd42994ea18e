#include "algorithms/shapes/robust_shapes.h"

#include "algorithms/shapes/questions.h"

namespace assay {

ShapesAnswer RobustShapes::solve(const ShapesProblem& problem, const Watch&) {
  return shapes::answer<shapes::ExactArithmetic>(problem);
}

}  // namespace assay
