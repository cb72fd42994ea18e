#include "algorithms/published/shapes/shapes_firth.h"

#include "algorithms/published/shapes/shapes_firth_listing.h"

namespace assay {

ShapesAnswer ShapesFirth::solve(const ShapesProblem& problem, const Watch&) {
  return published::firth::shapes<double>(problem);
}

}  // namespace assay
