// What the planar and the spatial hulls share where an answer need only be near: from what was found to an opinion.
#pragma once
#include <string>
#include <utility>

#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/referee/hulls/lost_beyond.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// `turned` is whether the answer is inside out by more than the gap forgives, `sentence` what is known so far.
inline SecondOpinion opinion_on_near(std::string sentence, bool turned, const Result<LostPoints>& lost,
                                     const Judged& judged) {
  if (!lost) return no_opinion(lost.error());
  sentence += ", " + lost->words();
  if (judged.wrong && judged.claim == kNotInsideOut) return as_claimed(turned, true, std::move(sentence));
  if (turned || lost->beyond) return as_claimed(true, judged.wrong, std::move(sentence));
  if (!lost->settled()) return no_opinion(std::move(sentence));
  if (!judged.wrong) return confirms(std::move(sentence));
  if (judged.claim == kEnclosesWithinTheGap) return disagrees(std::move(sentence));
  return no_opinion(sentence + "; the referee does not judge how the parts of a hull that is near are joined");
}

}  // namespace assay
