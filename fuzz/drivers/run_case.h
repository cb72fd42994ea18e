// What all drivers share: one variant in this process, asked and judged on one problem.
#pragma once
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/statement.h"
#include "fuzz/drivers/step_limit.h"
#include "properties/case_text.h"
#include "properties/entry.h"

namespace assay {

/// A variant on trial inside this process: its function and what it says about itself.
template <Family F>
struct Suspect {
  using Problem = typename F::Problem;
  std::string_view name;
  Standing standing = Standing::kSuspected;
  typename F::Answer (*solve)(const Problem&, const Watch&) = nullptr;
  Court<F> court;
  /// Claims that the variant's own statement admits it may break: told like any other, but no defects.
  std::vector<std::string_view> admitted;

  bool admits(std::string_view claim) const {
    return std::find(admitted.begin(), admitted.end(), claim) != admitted.end();
  }
  /// Whether breaking this claim is a defect of this project.
  bool is_defect(std::string_view claim) const { return standing == Standing::kProduction && !admits(claim); }
};

template <Family F, AlgorithmOf<F> A>
Suspect<F> suspect(Standing standing, Court<F> court = {}, std::vector<std::string_view> admitted = {}) {
  return {A::kName, standing, &A::solve, std::move(court), std::move(admitted)};
}

/// What came of one case.
struct CaseOutcome {
  Outcome outcome = Outcome::kUndecided;
  std::string claim;     ///< the judge's name for what is violated
  std::string evidence;  ///< the judge's words, or why there is no verdict
  std::uint32_t steps = 0;
  bool inside_promise = false;  ///< undecided because it is inside the variant's own promise
  bool harness_defect = false;  ///< the judges contradict themselves
  bool too_large = false;       ///< undecided because judging it would cost more than it may
  friend bool operator==(const CaseOutcome&, const CaseOutcome&) = default;
};

/// Asks the questions of the property and judges the replies. A reply that declines, or gives up where the property
/// does not judge that, settles the outcome without the judge.
template <Family F>
CaseOutcome run_case(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const typename F::Problem& problem) {
  std::vector<typename F::Problem> questions;
  if (property.ask != nullptr) {
    property.ask(problem, questions);
  } else {
    questions.push_back(problem);
  }
  CaseOutcome result;
  std::vector<Reply<F>> replies(questions.size());
  for (std::size_t i = 0; i < questions.size(); ++i) {
    StepLimit limit;
    replies[i].answer = on_trial.solve(questions[i], limit.watch());
    replies[i].trace.steps = limit.steps();
    if (limit.reached() && std::holds_alternative<GaveUp>(replies[i].answer)) {
      TailRecorder tail;
      on_trial.solve(questions[i], tail.watch());
      replies[i].trace.cycle = tail.cycle();
    }
    result.steps += limit.steps();
  }
  for (const Reply<F>& reply : replies) {
    if (const auto* declined = std::get_if<Declined>(&reply.answer)) {
      result.outcome = Outcome::kDeclined;
      result.evidence = declined->reason;
      return result;
    }
  }
  for (const Reply<F>& reply : replies) {
    if (property.judges_every_reply) break;
    if (const auto* gave_up = std::get_if<GaveUp>(&reply.answer)) {
      result.outcome = Outcome::kGaveUp;
      result.evidence = name_of(gave_up->why);
      return result;
    }
  }
  Verdict verdict = property.judge(problem, replies, on_trial.court);
  if (auto* violated = std::get_if<Violated>(&verdict)) {
    result.outcome = Outcome::kViolated;
    result.claim = violated->claim;
    result.evidence = std::move(violated->evidence);
  } else if (holds(verdict)) {
    result.outcome = Outcome::kHolds;
  } else {
    result.evidence = why_open(verdict);
    if (std::holds_alternative<NotJudged>(verdict)) result.outcome = Outcome::kNotJudged;
    if (const auto* undecided = std::get_if<Undecided>(&verdict)) {
      result.inside_promise = undecided->inside_promise;
      result.too_large = undecided->too_large;
    }
    result.harness_defect = std::holds_alternative<HarnessDefect>(verdict);
  }
  return result;
}

/// The case as a file that `assay replay` reads.
template <Family F>
CaseFile case_file(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
                   const CaseOutcome& outcome, const typename F::Problem& problem) {
  CaseFile file;
  file.header = {{"engine", std::string(on_trial.name)},
                 {"property", std::string(property.name)},
                 {"domain", domain.versioned_name()}};
  if (outcome.outcome == Outcome::kViolated) file.header["claim"] = outcome.claim;
  file.problem = problem;
  return file;
}

/// The line that a person types after saving the case.
inline constexpr std::string_view kReplayLine =
    "replay: save the case from 'assay-case' to 'end' as FILE, then\n"
    "        assay replay FILE";

}  // namespace assay
