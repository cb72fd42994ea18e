#include "engines/host/answers/breach.h"
#include "engines/host/answers/breach_words.h"

namespace assay {

std::string breach_of(const ShapesProblem& problem, const ShapesAnswer& answer) {
  const auto* moved = std::get_if<MovedPoints>(&answer);
  return moved == nullptr ? std::string()
                          : abi::breach_of_count("count", moved->coordinates.size(), problem.a.numbers.size());
}

}  // namespace assay
