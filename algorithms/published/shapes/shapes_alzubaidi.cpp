#include "algorithms/published/shapes/shapes_alzubaidi.h"

#include <cmath>

#include "algorithms/published/shapes/shapes_alzubaidi_listing.h"

namespace assay {

ShapesAnswer ShapesAlzubaidi::solve(const ShapesProblem& problem, const Watch&) {
  if (!is_posed(problem)) return Declined{"not a question of the article"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return published::alzubaidi::answer_of<double>(problem);
}

}  // namespace assay
