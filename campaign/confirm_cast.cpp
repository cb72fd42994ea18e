#include <algorithm>
#include <optional>

#include "campaign/second_opinion_words.h"
#include "oracles/cast/check_cast.h"
#include "oracles/exact/words.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

/// What the referee's first contact has against an answer; the judge's claim where it is broken by that.
std::optional<std::string_view> objection(const CastAnswer& answer, const std::optional<Rational>& time) {
  using namespace cast_claims;
  if (std::holds_alternative<Missed>(answer)) return time ? std::optional(kNoWrongMiss) : std::nullopt;
  if (std::holds_alternative<InitiallyOverlapping>(answer))
    return !time || *time > 0 ? std::optional(kBeginningAsItIs) : std::nullopt;
  if (!time) return kNoWrongHit;
  const auto* hit = std::get_if<HitAt>(&answer);
  if (hit == nullptr) return std::nullopt;
  if (hit->t0 == hit->t0 && hit->t0 < 2 && hit->t0 > -1 && exact(hit->t0) > *time) return kNoContactBefore;
  if (hit->t1 == hit->t1 && hit->t1 < 2 && hit->t1 > -1 && exact(hit->t1) < *time) return kContactWithin;
  return std::nullopt;
}

bool gives_no_answer(const CastAnswer& answer) {
  return std::holds_alternative<GaveUp>(answer) || std::holds_alternative<Declined>(answer);
}

}  // namespace

SecondOpinion second_opinion(std::string_view property, const MovingPair& problem,
                             std::span<const Reply<CastFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics) {
  using namespace cast_claims;
  if (auto settled = without_geometry(property, replies, assessment)) return *settled;
  const auto truth = referee::cast(problem);
  if (!truth) return no_opinion(truth.error());
  for (const Reply<CastFamily>& reply : replies)
    if (gives_no_answer(reply.answer)) return no_opinion("an answer without a verdict");
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const std::string sentence = truth->time ? "by the referee they first meet at t = " + in_words(*truth->time)
                                           : "by the referee they never meet";
  if (replies.size() > 1) {
    if (!claimed_wrong) return no_opinion("a relation between answers");
    return confirms("the questions are exact images of one pair; the answers contradict each other; " + sentence);
  }
  const auto against = objection(replies.front().answer, truth->time);
  if (!claimed_wrong) {
    // Touches may be counted as misses, and a promise may be used.
    const bool may_be_meant = against && (semantics.cast_gap > 0 || semantics.touching != Touching::kHit);
    if (!against) return confirms(sentence);
    return may_be_meant ? no_opinion(sentence + "; touches and the promise are tier 0's to weigh")
                        : disagrees(sentence);
  }
  const std::string_view claim = assessment.claim;
  const bool of_the_contact = claim == kNoWrongHit || claim == kNoWrongMiss || claim == kNoContactBefore ||
                              claim == kContactWithin || (claim == kBeginningAsItIs && against);
  if (!of_the_contact) return no_opinion(sentence + "; tier 0 judged the rest of the claim in rationals");
  return against ? confirms(sentence) : disagrees(sentence);
}

}  // namespace assay
