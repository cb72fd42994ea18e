// How severe a case of a property is.
#pragma once
#include <algorithm>
#include <span>

#include "properties/severity/severity.h"

namespace assay {

/// Of what was asked, whoever answered: the mildest severity of all questions, as it takes all of them to fail.
template <Family F>
Severity severity_of_questions(std::span<const typename F::Problem> questions) {
  Severity mildest = Severity::kPlain;
  for (const auto& question : questions) {
    mildest = std::max(mildest, severity_of(question));
    if (mildest == Severity::kDegenerate) break;
  }
  return mildest;
}

}  // namespace assay
