#include <algorithm>
#include <optional>

#include "campaign/referee/second_opinion_words.h"
#include "oracles/cast/check_cast.h"
#include "oracles/exact/words.h"
#include "oracles/referee/referee.h"
#include "properties/cast/default_promises.h"

namespace assay {
namespace {

/// The first contact by the referee: apart before `earliest`, and meeting at `latest` at the latest where that is
/// given.
struct FirstMeeting {
  Rational earliest;
  std::optional<Rational> latest;
  bool never = false;
};

Result<FirstMeeting> by_the_referee(const MovingPair& problem) {
  if (!problem.turns()) {
    const auto truth = referee::cast(problem);
    if (!truth) return Error{truth.error()};
    if (!truth->time) return FirstMeeting{1, std::nullopt, true};
    return FirstMeeting{*truth->time, *truth->time};
  }
  const auto truth = referee::turning_cast(problem);
  if (!truth) return Error{truth.error()};
  return FirstMeeting{truth->apart_until, truth->meeting, truth->apart_all_the_way};
}

std::string sentence_of(const FirstMeeting& contact) {
  if (contact.never) return "by the referee they never meet";
  if (!contact.latest) return "by the referee they are apart until t = " + in_words(contact.earliest);
  if (contact.earliest == *contact.latest) return "by the referee they first meet at t = " + in_words(contact.earliest);
  return "by the referee they first meet between t = " + in_words(contact.earliest) + " and " +
         in_words(*contact.latest);
}

/// What the referee has against an answer: the judge's claim that is broken. A verdict may be right where the times are
/// not, which are a claim of their own.
std::optional<std::string_view> objection(const CastAnswer& answer, const FirstMeeting& contact, bool of_the_verdict) {
  using namespace cast_claims;
  if (std::holds_alternative<Missed>(answer)) return contact.latest ? std::optional(kNoWrongMiss) : std::nullopt;
  if (std::holds_alternative<InitiallyOverlapping>(answer))
    return contact.earliest > 0 ? std::optional(kBeginningAsItIs) : std::nullopt;
  if (contact.never) return kNoWrongHit;
  const auto* hit = std::get_if<HitAt>(&answer);
  if (hit == nullptr || of_the_verdict) return std::nullopt;
  const auto is_a_time = [](double t) { return t > -1 && t < 2; };
  if (contact.latest && is_a_time(hit->t0) && exact(hit->t0) > *contact.latest) return kNoContactBefore;
  if (is_a_time(hit->t1) && exact(hit->t1) < contact.earliest) return kContactWithin;
  return std::nullopt;
}

bool gives_no_answer(const CastAnswer& answer) {
  return std::holds_alternative<GaveUp>(answer) || std::holds_alternative<Declined>(answer);
}

}  // namespace

template <>
SecondOpinion second_opinion(const PropertyEntry<CastFamily>& property, const MovingPair& problem,
                             std::span<const Reply<CastFamily>> replies, const Assessment& assessment,
                             const Stated<CastFamily>& semantics) {
  using namespace cast_claims;
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  const auto truth = by_the_referee(problem);
  if (!truth) return no_opinion(truth.error());
  for (const Reply<CastFamily>& reply : replies)
    if (gives_no_answer(reply.answer)) return no_opinion("an answer without a verdict");
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const std::string sentence = sentence_of(*truth);
  if (replies.size() > 1) {
    if (!claimed_wrong) return no_opinion("a relation between answers");
    return confirms("the questions are exact images of one pair; the answers contradict each other; " + sentence);
  }
  const auto against = objection(replies.front().answer, *truth, property.asks == Question::kVerdict);
  if (!claimed_wrong) {
    // Touches may be counted as misses, and a promise may be used.
    const bool may_be_meant =
        against && (cast_statement(problem, semantics).gap > 0 || semantics.touching != Touching::kHit);
    if (!against) return truth->never || truth->latest ? confirms(sentence) : no_opinion(sentence);
    return may_be_meant ? no_opinion(sentence + "; touches and the promise are tier 0's to weigh")
                        : disagrees(sentence);
  }
  const std::string_view claim = assessment.claim;
  const bool of_the_contact = claim == kNoWrongHit || claim == kNoWrongMiss || claim == kNoContactBefore ||
                              claim == kContactWithin || (claim == kBeginningAsItIs && against);
  if (!of_the_contact) return no_opinion(sentence + "; tier 0 judged the rest of the claim in rationals");
  if (against) return confirms(sentence);
  // Between the two ends of what the referee encloses either may be.
  return truth->never || truth->latest == truth->earliest ? disagrees(sentence) : no_opinion(sentence);
}

}  // namespace assay
