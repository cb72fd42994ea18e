#include "oracles/referee/collision/cast_opinion.h"

#include <variant>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/words.h"
#include "oracles/referee/collision/moment_opinion.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

/// What the referee has against an answer: the judge's claim that is broken, or none. A verdict may be right where the
/// times are not, which are a claim of their own.
ClaimId objection(const CastAnswer& answer, const FirstMeeting& contact, bool of_the_verdict) {
  using namespace cast_claims;
  if (std::holds_alternative<Missed>(answer)) return contact.latest ? ClaimId(kNoWrongMiss) : ClaimId();
  if (std::holds_alternative<InitiallyOverlapping>(answer))
    return contact.earliest > 0 ? ClaimId(kBeginningAsItIs) : ClaimId();
  if (contact.never) return kNoWrongHit;
  const auto* hit = std::get_if<HitAt>(&answer);
  if (hit == nullptr || of_the_verdict) return {};
  const auto is_a_time = [](double t) { return t > -1 && t < 2; };
  if (contact.latest && is_a_time(hit->t0) && exact(hit->t0) > *contact.latest) return kNoContactBefore;
  if (is_a_time(hit->t1) && exact(hit->t1) < contact.earliest) return kContactWithin;
  return {};
}

bool in_range(const CastAnswer& answer) {
  if (const auto* hit = std::get_if<HitAt>(&answer)) return 0 <= hit->t0 && hit->t0 <= hit->t1 && hit->t1 <= 1;
  if (const auto* bare = std::get_if<BareTime>(&answer)) return 0 <= bare->time && bare->time <= 1;
  return true;
}

/// Of a time that a judge calls too early, as the bodies are too far apart then, or too late, as they have been too
/// deep in each other: then, or at a time since the contact.
SecondOpinion opinion_of_time(const MovingPair& pair, double time, const FirstMeeting& truth, const CastStatement& says,
                              const std::string& sentence) {
  const Rational t = exact(time), promised = exact(says.gap) * reach_of(pair);
  if (!truth.latest) return no_opinion(sentence);
  if (t < truth.earliest) {
    const auto then = moment_opinion(pair, t);
    if (!then) return no_opinion(sentence + "; " + then.error());
    const auto apart = then->is_farther_apart(promised);
    if (!apart) return no_opinion(sentence + "; " + apart.error());
    return as_claimed(*apart, true, sentence + ", and are farther apart before, at the time told, than promised");
  }
  // Of bodies that move straight on what they are deep in each other is concave in time: eight moments show most of it.
  for (int eighth = 8; eighth > 0; --eighth) {
    const Rational moment = *truth.latest + (t - *truth.latest) * eighth / 8;
    const auto then = moment_opinion(pair, moment);
    if (!then) return no_opinion(sentence + "; " + then.error());
    const auto deep = then->is_deeper(promised);
    if (!deep) return no_opinion(sentence + "; " + deep.error());
    if (*deep) return confirms(sentence + ", and are deeper in each other than promised by the time told");
  }
  // What was apart until `earliest` cannot be deeper than it has come nearer since.
  return (t - truth.earliest) * greatest_approach(pair) <= promised
             ? disagrees(sentence)
             : no_opinion(sentence + "; when it was looked at they were no deeper than promised");
}

}  // namespace

Result<FirstMeeting> first_meeting(const MovingPair& problem) {
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

SecondOpinion cast_opinion(const MovingPair& pair, const CastAnswer& answer, const FirstMeeting& truth,
                           const CastStatement& says, bool of_the_verdict, const Judged& judged) {
  using namespace cast_claims;
  const std::string sentence = sentence_of(truth);
  const auto against = objection(answer, truth, of_the_verdict);
  if (!judged.wrong) {
    // Touches may be counted as misses, and a promise may be used.
    const bool may_be_meant = against && (says.gap > 0 || says.touching != Touching::kHit);
    if (!against) return truth.never || truth.latest ? confirms(sentence) : no_opinion(sentence);
    return may_be_meant ? no_opinion(sentence + "; touches and the promise are tier 0's to weigh")
                        : disagrees(sentence);
  }
  const ClaimId claim = judged.claim;
  if (claim == kTimesInRange) return as_claimed(!in_range(answer), true, "the times are doubles; " + sentence);
  if (const auto* bare = std::get_if<BareTime>(&answer); bare != nullptr && claim == kTimeWithinPromise)
    return opinion_of_time(pair, bare->time, truth, says, sentence);
  const bool of_the_contact = claim == kNoWrongHit || claim == kNoWrongMiss || claim == kNoContactBefore ||
                              claim == kContactWithin || (claim == kBeginningAsItIs && against);
  if (!of_the_contact) return no_opinion(sentence + "; tier 0 judged the rest of the claim in rationals");
  if (against) return confirms(sentence);
  // Between the two ends of what the referee encloses either may be.
  return truth.never || truth.latest == truth.earliest ? disagrees(sentence) : no_opinion(sentence);
}

}  // namespace assay
