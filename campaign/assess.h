// From replies to an outcome: the one place where "what came back" becomes one of the closed list of outcomes.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "properties/entry.h"

namespace assay {

/// What became of one (engine, property, case).
struct Assessment {
  Outcome outcome = Outcome::kUndecided;
  std::string claim;     ///< claim violated, or the outcome's name for crashed, hung, nondeterministic
  std::string evidence;  ///< the judge's words, the incident, or why it gave up or declined
  double magnitude = 0;
  bool inside_promise = false;  ///< undecided because it is inside the engine's own promise
  bool harness_defect = false;  ///< the judges contradict themselves; `evidence` says what
  bool too_large = false;       ///< undecided because judging it would cost more than it may

  /// Whether a finding starts here: everything that an engine's author would want to hear of.
  bool is_failure() const {
    return outcome == Outcome::kViolated || outcome == Outcome::kCrashed || outcome == Outcome::kHung ||
           outcome == Outcome::kNondeterministic;
  }
};

inline constexpr std::string_view kClaimInsideBuffers = "writes only inside its buffers";
inline constexpr std::string_view kClaimFloatEnvironment = "leaves the floating-point environment as it was";

/// The assessment that does not need a judge, if any reply forces one: the first that does decides.
template <Family F>
bool assess_delivery(std::span<const Reply<F>> replies, bool judges_every_reply, Assessment& assessment) {
  const auto settle = [&](Outcome outcome, std::string_view claim, std::string evidence) {
    assessment = {outcome, std::string(claim), std::move(evidence), 0};
    return true;
  };
  for (const Reply<F>& reply : replies) {
    switch (reply.delivery) {
      case Delivery::kAnswered: break;
      case Delivery::kCrashed: return settle(Outcome::kCrashed, name_of(Outcome::kCrashed), reply.incident);
      case Delivery::kHung: return settle(Outcome::kHung, name_of(Outcome::kHung), reply.incident);
      case Delivery::kOverran: return settle(Outcome::kViolated, kClaimInsideBuffers, reply.incident);
      case Delivery::kNotAsked: return settle(Outcome::kNotJudged, "", reply.incident);
      case Delivery::kFloatEnvironment: return settle(Outcome::kViolated, kClaimFloatEnvironment, reply.incident);
    }
  }
  for (const Reply<F>& reply : replies) {
    if (const auto* declined = std::get_if<Declined>(&reply.answer))
      return settle(Outcome::kDeclined, "", std::string(declined->reason));
  }
  if (judges_every_reply) return false;
  for (const Reply<F>& reply : replies) {
    if (const auto* gave_up = std::get_if<GaveUp>(&reply.answer))
      return settle(Outcome::kGaveUp, "", std::string(name_of(gave_up->why)));
  }
  return false;
}

template <Family F>
Assessment assess(const PropertyEntry<F>& property, const typename F::Problem& problem,
                  std::span<const Reply<F>> replies, const Court<F>& court) {
  Assessment assessment;
  if (assess_delivery<F>(replies, property.judges_every_reply, assessment)) return assessment;
  Verdict verdict = property.judge(problem, replies, court);
  if (holds(verdict)) {
    assessment.outcome = Outcome::kHolds;
  } else if (auto* violated = std::get_if<Violated>(&verdict)) {
    assessment = {Outcome::kViolated, std::string(violated->claim), std::move(violated->evidence), violated->magnitude};
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

}  // namespace assay
