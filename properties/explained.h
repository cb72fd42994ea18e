// A violated relation whose reply is itself wrong: explained by that, and no failure of its own.
#pragma once
#include <span>
#include <string>
#include <utility>

#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"

namespace assay {

/// Whether a violation of the claim says that the reply to one question is itself wrong: all claims do but relations
/// between replies, that an engine ends, and which of coinciding points it names, which no relation compares.
template <Family F>
bool tells_wrong_reply(const PropertyEntry<F>& claim) {
  return !claim.is_metamorphic() && claim.asks != Question::kTermination && claim.asks != Question::kNames;
}

/// The first claim that a single reply violates for its own question, of those of the family that tell a wrong reply
/// (tells_wrong_reply) and are judged for the engine; `outcome` is kViolated only where there is one. A
/// harness defect met on the way ends the search.
template <Family F>
Assessment wrong_reply(std::span<const typename F::Problem> questions, std::span<const Reply<F>> replies,
                       const Court<F>& court) {
  for (std::size_t i = 0; i < std::min(questions.size(), replies.size()); ++i)
    for (const PropertyEntry<F>& claim : catalog<F>().properties) {
      if (!tells_wrong_reply(claim) || !claim.judges(court.semantics)) continue;
      Assessment own = assess_strictly<F>(claim, questions[i], replies.subspan(i, 1), court);
      if (own.outcome != Outcome::kViolated && !own.harness_defect) continue;
      own.evidence = "the reply to question " + std::to_string(i + 1) + " is itself wrong, " + std::string(claim.name) +
                     ", " + std::string(own.claim.sentence()) + ": " + own.evidence;
      return own;
    }
  return {};
}

/// Makes a violated relation an undecided one, and says so, where a reply is itself wrong: what the relation says
/// of right replies is then open. What came back from questions that failed in another way is no violation of the
/// relation, and stays what it is. An answer to what is no problem is wrong because it is one: no other
/// claim tells that.
///
/// Cost  a judgement of each reply under each such claim, for violated relations only.
template <Family F>
bool explain(const PropertyEntry<F>& property, std::span<const typename F::Problem> questions,
             std::span<const Reply<F>> replies, const Court<F>& court, Assessment& assessment) {
  if (!property.is_metamorphic() || property.expects_refusals || assessment.outcome != Outcome::kViolated ||
      assessment.delivery != Delivery::kAnswered)
    return false;
  Assessment own = wrong_reply<F>(questions, replies, court);
  if (own.harness_defect) {
    assessment = std::move(own);
    return false;
  }
  if (own.outcome != Outcome::kViolated) return false;
  assessment = {};
  assessment.evidence = std::move(own.evidence);
  return true;
}

}  // namespace assay
