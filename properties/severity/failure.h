// How severe one failure of one engine is.
#pragma once
#include <algorithm>
#include <span>

#include "properties/evaluate.h"
#include "properties/severity/severity.h"

namespace assay {

/// Of what was asked, whoever answered: the mildest severity of all questions, as it takes all of them to fail.
template <Family F>
Severity severity_of_questions(std::span<const typename F::Problem> questions) {
  Severity mildest = Severity::kPlain;
  for (const auto& question : questions) mildest = std::max(mildest, severity_of(question));
  return mildest;
}

/// Stated where an absolute part of a gap covers it, or one of the questions is stated for this engine (is_stated);
/// else `of_questions`.
template <Family F>
Severity severity_of_failure(const PropertyEntry<F>& property, std::span<const typename F::Problem> questions,
                             const Stated<F>& says, const Assessment& assessment, Severity of_questions) {
  const WrongVerdicts& wrong = property.wrong_verdicts;
  const bool verdict_is_wrong = assessment.outcome == Outcome::kViolated &&
                                (wrong.all || std::ranges::find(wrong.claims, assessment.claim) != wrong.claims.end());
  const bool stated = assessment.within_statement || std::ranges::any_of(questions, [&](const auto& question) {
                        return is_stated<F>(question, says, verdict_is_wrong);
                      });
  return stated ? Severity::kStated : of_questions;
}

/// The same with severity_of_questions.
template <Family F>
Severity severity_of_failure(const PropertyEntry<F>& property, std::span<const typename F::Problem> questions,
                             const Stated<F>& says, const Assessment& assessment) {
  return severity_of_failure<F>(property, questions, says, assessment, severity_of_questions<F>(questions));
}

}  // namespace assay
