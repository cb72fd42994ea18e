// What the planar and the spatial hulls share where an answer need only be near: from what was found to an opinion.
#pragma once
#include <string>
#include <utility>

#include "campaign/referee/lost_beyond.h"
#include "campaign/referee/second_opinion_words.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"

namespace assay {

/// `turned` is whether the answer is inside out by more than the gap forgives, `sentence` what is known so far.
inline SecondOpinion opinion_on_near(std::string sentence, bool turned, const Result<LostPoints>& lost,
                                     const Assessment& assessment) {
  if (!lost) return no_opinion(lost.error());
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  sentence += ", " + lost->words();
  if (claimed_wrong && assessment.claim == kNotInsideOut) return as_claimed(turned, true, std::move(sentence));
  if (turned || lost->beyond) return as_claimed(true, claimed_wrong, std::move(sentence));
  if (!lost->settled()) return no_opinion(std::move(sentence));
  if (!claimed_wrong) return confirms(std::move(sentence));
  if (assessment.claim == kEnclosesWithinTheGap) return disagrees(std::move(sentence));
  return no_opinion(sentence + "; the referee does not judge how the parts of a hull that is near are joined");
}

}  // namespace assay
