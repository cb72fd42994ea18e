// What the families' second opinions share: outcomes that need no geometry.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "campaign/referee/confirm.h"

namespace assay {

inline Judged judged_as(const Assessment& assessment) {
  return {assessment.outcome == Outcome::kViolated, assessment.claim};
}

/// Outcomes that need no geometry: the run in front of us is the evidence, and it was made in a fresh engine. And those
/// that leave nothing to ask: a referee answers the property's own question, and a property that neither accuses nor
/// passes an answer (undecided, not judged, given up, declined) has asked none. What the answer would be to another
/// question, such as that of a relation between answers whose image does not exist, is not told either.
template <Family F>
std::optional<SecondOpinion> without_geometry(Question asks, std::span<const Reply<F>> replies,
                                              const Assessment& assessment) {
  switch (assessment.outcome) {
    case Outcome::kCrashed: return confirms("it crashed again in a fresh process");
    case Outcome::kHung: return confirms("it hung again in a fresh process");
    case Outcome::kNondeterministic: return confirms("asked again, it gave two answers again");
    default: break;
  }
  if (assessment.outcome != Outcome::kHolds && assessment.outcome != Outcome::kViolated)
    return no_opinion("nothing was judged");
  if (assessment.delivery != Delivery::kAnswered) return confirms("it happened again in a fresh process");
  if (assessment.claim == kClaimAnswers) return confirms("run again, it gave up again");
  if (asks == Question::kRefusal)
    return assessment.outcome == Outcome::kViolated ? confirms("run again, it answered again what is no problem")
                                                    : no_opinion("nothing of what was asked is a problem");
  if (asks != Question::kTermination) return std::nullopt;
  for (const Reply<F>& reply : replies)
    if (reply.trace.cycle && assessment.outcome == Outcome::kViolated)
      return confirms("run again, the same " + std::to_string(reply.trace.cycle->states.size()) +
                      " states came back in the same order");
  if (assessment.outcome == Outcome::kViolated) return confirms("run again, it gave up cycling again");
  return no_opinion("the referee does not run the engine");
}

}  // namespace assay
