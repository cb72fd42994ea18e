// What was promised about numbers of shapes, as evidence says it.
#pragma once
#include <cmath>
#include <string>
#include <string_view>

#include "oracles/exact/words.h"
#include "oracles/shapes/check_shapes.h"

namespace assay {

/// Whether there is a promise to hold the numbers to.
inline bool judges_numbers(const ShapesStatement& statement) {
  return statement.gap >= 0 && std::isfinite(statement.gap);
}

inline std::string_view why_numbers_are_not_judged(const ShapesStatement& statement) {
  return statement.why_not.empty() ? "nothing is promised about numbers" : statement.why_not;
}

inline std::string promised_words(const ShapesStatement& statement) {
  return "; a gap of " + in_words(statement.gap) + (statement.by_default ? " by default" : " as stated");
}

}  // namespace assay
