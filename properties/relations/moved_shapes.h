// The image of shapes under one exact move.
#pragma once
#include "properties/relations/relation.h"

namespace assay {

inline Images<ShapesFamily> moved_image(const ShapesProblem& problem, const ExactMove& move, std::string_view words) {
  ShapesProblem image = moved(problem, move);
  const bool is_itself = image == problem;
  return one_image<ShapesFamily>(words, std::move(image), {move},
                                 is_itself ? "the image would round, or is the problem itself" : "");
}

}  // namespace assay
