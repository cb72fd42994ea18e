// The one way from a problem to an outcome: which questions a property asks, and what becomes of the replies.
#pragma once
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_problems.h"
#include "properties/entry.h"
#include "properties/giving_up.h"
#include "properties/severity/severity.h"
#include "properties/widened.h"

namespace assay {

/// What became of one (engine, property, case).
struct Assessment {
  Outcome outcome = Outcome::kUndecided;
  ClaimId claim;  ///< that is violated, or what stands for it where an engine crashed, hung, was nondeterministic
  std::string evidence;  ///< the judge's words, the incident, or why it gave up or declined
  double magnitude = 0;
  bool inside_promise = false;    ///< undecided because it is inside the engine's own promise
  bool harness_defect = false;    ///< the judges contradict themselves; `evidence` says what
  bool too_large = false;         ///< undecided because judging it would cost more than it may
  bool within_statement = false;  ///< violated by the relative parts of the gaps alone: the absolute ones cover it
  Delivery delivery = Delivery::kAnswered;  ///< the worst of the replies: any other settles the outcome without a judge

  /// Whether a finding starts here: everything that an engine's author would want to hear of.
  bool is_failure() const {
    return outcome == Outcome::kViolated || outcome == Outcome::kCrashed || outcome == Outcome::kHung ||
           outcome == Outcome::kNondeterministic;
  }
  friend bool operator==(const Assessment&, const Assessment&) = default;
};

inline constexpr ClaimSentence kClaimInsideBuffers{"writes only inside its buffers"};
inline constexpr ClaimSentence kClaimFloatEnvironment{"leaves the floating-point environment as it was"};
/// What stands for a claim where none was judged.
inline constexpr ClaimSentence kClaimCrashed{name_of(Outcome::kCrashed)}, kClaimHung{name_of(Outcome::kHung)},
    kClaimNondeterministic{name_of(Outcome::kNondeterministic)};

/// Of a record: the claim, of those that no judge makes, with this sentence; none where a judge makes it.
inline ClaimId claim_of_no_judge(std::string_view sentence) {
  for (const ClaimId claim : {ClaimId(kClaimInsideBuffers), ClaimId(kClaimFloatEnvironment), ClaimId(kClaimAnswers),
                              ClaimId(kClaimCrashed), ClaimId(kClaimHung), ClaimId(kClaimNondeterministic)})
    if (claim.sentence() == sentence) return claim;
  return {};
}

/// Whether a claim, which no judge makes, is about how the answer came, and not what it says.
inline bool is_about_delivery(ClaimId claim) { return claim == kClaimInsideBuffers || claim == kClaimFloatEnvironment; }

/// Whether a violated claim says that an answer is wrong: all do but those on how it came, and whether one came.
inline bool is_about_an_answer(ClaimId claim) { return !is_about_delivery(claim) && claim != kClaimAnswers; }

/// The failure that a claim tells of: one that stands for an outcome, else a violation.
inline Outcome failure_of(ClaimId claim) {
  if (claim == kClaimCrashed) return Outcome::kCrashed;
  if (claim == kClaimHung) return Outcome::kHung;
  return claim == kClaimNondeterministic ? Outcome::kNondeterministic : Outcome::kViolated;
}

/// The reply whose delivery is the worst, the first of those; null where there is none. A question that was not asked
/// says nothing, and must not hide what another brought.
template <Family F>
const Reply<F>* worst_delivered(std::span<const Reply<F>> replies) {
  constexpr Delivery kMildestFirst[] = {Delivery::kAnswered, Delivery::kNotAsked, Delivery::kFloatEnvironment,
                                        Delivery::kOverran,  Delivery::kHung,     Delivery::kCrashed};
  const auto severity = [&](const Reply<F>& reply) {
    return std::ranges::find(kMildestFirst, reply.delivery) - std::begin(kMildestFirst);
  };
  const auto worst = std::ranges::max_element(replies, {}, severity);
  return worst == replies.end() ? nullptr : &*worst;
}

/// The assessment that does not need a judge, if any reply forces one: the worst delivery, then an engine that
/// declined, then one that gave up, where the property does not judge that.
template <Family F>
bool assess_delivery(const PropertyEntry<F>& property, std::span<const Reply<F>> replies, Assessment& assessment) {
  const auto settle = [&](Outcome outcome, ClaimId claim, std::string evidence) {
    assessment.outcome = outcome;
    assessment.claim = claim;
    assessment.evidence = std::move(evidence);
    return true;
  };
  if (const Reply<F>* worst = worst_delivered<F>(replies)) {
    assessment.delivery = worst->delivery;
    switch (worst->delivery) {
      case Delivery::kAnswered: break;
      case Delivery::kCrashed: return settle(Outcome::kCrashed, kClaimCrashed, worst->incident);
      case Delivery::kHung: return settle(Outcome::kHung, kClaimHung, worst->incident);
      case Delivery::kOverran: return settle(Outcome::kViolated, kClaimInsideBuffers, worst->incident);
      case Delivery::kNotAsked: return settle(Outcome::kNotAsked, {}, worst->incident);
      case Delivery::kFloatEnvironment: return settle(Outcome::kViolated, kClaimFloatEnvironment, worst->incident);
    }
  }
  if (property.expects_refusals) return false;
  for (const Reply<F>& reply : replies) {
    if (const auto* declined = std::get_if<Declined>(&reply.answer))
      return settle(Outcome::kDeclined, {}, std::string(declined->reason));
  }
  if (property.judges_every_reply) return false;
  for (const Reply<F>& reply : replies) {
    if (const auto* gave_up = std::get_if<GaveUp>(&reply.answer))
      return settle(Outcome::kGaveUp, {}, std::string(name_of(gave_up->why)));
  }
  return false;
}

/// Clears and fills: the problem itself, or the images of it that a metamorphic property asks.
template <Family F>
void questions_of(const PropertyEntry<F>& property, const typename F::Problem& problem,
                  std::vector<typename F::Problem>& questions) {
  if (property.is_metamorphic())
    property.ask(problem, questions);
  else
    questions.assign(1, problem);
}

/// Makes a case that was given up a violation where that is against what the engine states of the question.
template <Family F>
void hold_to_answering(const PropertyEntry<F>& property, const typename F::Problem& problem,
                       std::span<const Reply<F>> replies, const Stated<F>& states, Assessment& assessment) {
  if (!(states.answers_up_to > 0)) return;
  std::vector<typename F::Problem> questions;
  questions_of(property, problem, questions);
  for (std::size_t i = 0; i < std::min(questions.size(), replies.size()); ++i) {
    const auto* gave_up = std::get_if<GaveUp>(&replies[i].answer);
    if (gave_up == nullptr || !is_against_statement(*gave_up, questions[i], states)) continue;
    assessment.outcome = Outcome::kViolated;
    assessment.claim = kClaimAnswers;
    assessment.evidence = "gave up (" + std::string(name_of(gave_up->why)) + ") on a finite problem of size " +
                          std::to_string(size_of(questions[i]));
    return;
  }
}

/// What the judge says of the replies that came.
template <Family F>
Assessment judged(const PropertyEntry<F>& property, const typename F::Problem& problem,
                  std::span<const Reply<F>> replies, const Court<F>& court) {
  Assessment assessment;
  Verdict verdict = property.judge(problem, replies, court);
  if (holds(verdict)) {
    assessment.outcome = Outcome::kHolds;
  } else if (auto* violated = std::get_if<Violated>(&verdict)) {
    assessment.outcome = Outcome::kViolated;
    assessment.claim = violated->claim;
    assessment.evidence = std::move(violated->evidence);
    assessment.magnitude = violated->magnitude;
  } else {
    assessment.evidence = why_open(verdict);
    if (std::holds_alternative<NotJudged>(verdict)) assessment.outcome = Outcome::kNotJudged;
    if (const auto* undecided = std::get_if<Undecided>(&verdict)) {
      assessment.inside_promise = undecided->inside_promise;
      assessment.too_large = undecided->too_large;
    }
    assessment.harness_defect = std::holds_alternative<HarnessDefect>(verdict);
  }
  return assessment;
}

/// A violation by the larger of both parts of each gap, where that is one too: an accusation that the engine's
/// documents do not excuse is told by what they state. Otherwise the violation is within the statement.
template <Family F>
Assessment by_both_parts(const PropertyEntry<F>& property, const typename F::Problem& problem,
                         std::span<const Reply<F>> replies, const Court<F>& court, Assessment by_relative) {
  if (by_relative.outcome != Outcome::kViolated || !has_absolute_part<F>(court.semantics)) return by_relative;
  std::vector<typename F::Problem> images;
  if (property.is_metamorphic()) property.ask(problem, images);
  const Court<F> wide{widened<F>(problem, court.semantics, images), court.propose};
  Assessment by_larger = judged<F>(property, problem, replies, wide);
  if (by_larger.outcome == Outcome::kViolated || by_larger.harness_defect) return by_larger;
  by_relative.within_statement = true;
  by_relative.evidence += "; within the absolute tolerance that the engine states";
  return by_relative;
}

/// The statement that a verdict on the problem was reached by.
template <Family F>
Stated<F> held_to(const Assessment& assessment, const typename F::Problem& problem, const Stated<F>& says) {
  const bool by_larger = assessment.outcome == Outcome::kViolated && !assessment.within_statement;
  return by_larger && has_absolute_part<F>(says) ? widened<F>(problem, says) : says;
}

/// Whether a violation of the replies is one by a default of ours alone: it is none where that is wide
/// (without_defaults).
template <Family F>
bool rests_on_default(const PropertyEntry<F>& property, const typename F::Problem& problem,
                      std::span<const Reply<F>> replies, const Court<F>& court, const Assessment& assessment) {
  if (assessment.outcome != Outcome::kViolated || assessment.within_statement ||
      assessment.delivery != Delivery::kAnswered || !is_about_an_answer(assessment.claim))
    return false;
  const Stated<F> says = without_defaults<F>(held_to<F>(assessment, problem, court.semantics));
  return judged<F>(property, problem, replies, {says, court.propose}).outcome != Outcome::kViolated;
}

/// Whether the engine's own statement excuses a failure: an answer that is_stated for one of the questions. That a
/// process ended, or wrote where it must not, is excused by a question outside of the stated range alone.
template <Family F>
bool is_within_documented(const PropertyEntry<F>& property, const typename F::Problem& problem, const Stated<F>& says,
                          const Assessment& assessment) {
  if (!assessment.is_failure()) return false;
  const bool is_an_answer = assessment.outcome == Outcome::kViolated && !is_about_delivery(assessment.claim);
  const WrongVerdicts& wrong = property.wrong_verdicts;
  const bool verdict_is_wrong =
      is_an_answer && (wrong.all || std::ranges::find(wrong.claims, assessment.claim) != wrong.claims.end());
  std::vector<typename F::Problem> questions;
  questions_of(property, problem, questions);
  return std::ranges::any_of(questions, [&](const auto& question) {
    return is_an_answer ? is_stated<F>(question, says, verdict_is_wrong) : is_outside(question, says.range);
  });
}

/// The replies judged as if the engine stated nothing that excuses a failure.
template <Family F>
Assessment assess_strictly(const PropertyEntry<F>& property, const typename F::Problem& problem,
                           std::span<const Reply<F>> replies, const Court<F>& court) {
  Assessment assessment;
  if (assess_delivery<F>(property, replies, assessment)) {
    if (assessment.outcome == Outcome::kGaveUp)
      hold_to_answering<F>(property, problem, replies, court.semantics, assessment);
    return assessment;
  }
  return by_both_parts<F>(property, problem, replies, court, judged<F>(property, problem, replies, court));
}

/// What becomes of the replies to the questions of the property.
template <Family F>
Assessment assess(const PropertyEntry<F>& property, const typename F::Problem& problem,
                  std::span<const Reply<F>> replies, const Court<F>& court) {
  Assessment assessment = assess_strictly<F>(property, problem, replies, court);
  if (assessment.within_statement || is_within_documented<F>(property, problem, court.semantics, assessment))
    assessment.outcome = Outcome::kWithinDocumented;
  return assessment;
}

/// The questions that were asked and what came back, in this order; fewer replies where the rest was not worth asking.
template <Family F>
struct Hearing {
  std::vector<typename F::Problem> questions;
  std::vector<Reply<F>> replies;
};

/// Asks by `ask(questions, replies)`, which fills the empty replies, and judges. `hearing` holds both afterwards.
template <Family F, class Ask>
Assessment evaluate(const PropertyEntry<F>& property, const typename F::Problem& problem, const Court<F>& court,
                    Hearing<F>& hearing, Ask&& ask) {
  questions_of(property, problem, hearing.questions);
  hearing.replies.clear();
  ask(std::as_const(hearing.questions), hearing.replies);
  return assess<F>(property, problem, hearing.replies, court);
}

/// The same for a function that answers one question.
template <Family F, class Solve>
Assessment evaluate(const PropertyEntry<F>& property, const typename F::Problem& problem, const Court<F>& court,
                    Solve&& solve) {
  Hearing<F> hearing;
  return evaluate(property, problem, court, hearing, [&](const auto& questions, auto& replies) {
    for (const auto& question : questions) replies.push_back(solve(question));
  });
}

}  // namespace assay
