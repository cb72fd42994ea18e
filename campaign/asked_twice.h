// What becomes of a case whose questions, put a second time, get other replies.
#pragma once
#include <algorithm>
#include <span>
#include <string>

#include "campaign/same_answer.h"
#include "properties/evaluate.h"

namespace assay {

/// Whether what came back the second time is what came back the first: as delivered, and the same answer bit for bit.
template <Family F>
bool are_same(std::span<const Reply<F>> first, std::span<const Reply<F>> second) {
  return std::ranges::equal(first, second, [](const Reply<F>& a, const Reply<F>& b) {
    return a.delivery == b.delivery && same_answer(b.answer, a.answer);
  });
}

inline Assessment nondeterministic() {
  Assessment assessment;
  assessment.outcome = Outcome::kNondeterministic;
  assessment.claim = kClaimNondeterministic;
  assessment.evidence = "the same question, asked twice, got two answers";
  return assessment;
}

}  // namespace assay
