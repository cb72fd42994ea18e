// What all drivers share: one variant in this process, asked and judged on one problem.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/statement.h"
#include "fuzz/drivers/step_limit.h"
#include "properties/case/case_text.h"
#include "properties/evaluate.h"

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
  std::vector<ClaimId> admitted;

  bool admits(ClaimId claim) const { return std::find(admitted.begin(), admitted.end(), claim) != admitted.end(); }
  /// Whether breaking this claim is a defect of this project.
  bool is_defect(ClaimId claim) const { return standing == Standing::kProduction && !admits(claim); }
};

template <Family F, AlgorithmOf<F> A>
Suspect<F> suspect(Standing standing, Court<F> court = {}, std::vector<ClaimId> admitted = {}) {
  return {A::kName, standing, &A::solve, std::move(court), std::move(admitted)};
}

/// The outcome of the property on one problem. A variant that does not end by itself is stopped, and its end looked at
/// again.
template <Family F>
Assessment run_case(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const typename F::Problem& problem) {
  return evaluate(property, problem, on_trial.court, [&on_trial](const typename F::Problem& question) {
    Reply<F> reply;
    StepLimit limit;
    reply.answer = on_trial.solve(question, limit.watch());
    reply.trace.steps = limit.steps();
    const auto* gave_up = std::get_if<GaveUp>(&reply.answer);
    if (gave_up != nullptr && (limit.reached() || gave_up->why == GaveUp::Why::kStepLimit)) {
      TailRecorder tail(limit.reached() ? StepLimit::kDefault : limit.steps() + 1);
      on_trial.solve(question, tail.watch());
      reply.trace.cycle = limit.reached() ? tail.cycle() : tail.cycle_at_end();
    }
    return reply;
  });
}

/// The case as a file that `assay replay` reads. `source` is the domain with its version, or what else drew it.
template <Family F>
CaseFile case_file(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const std::string& source,
                   const Assessment& outcome, const typename F::Problem& problem) {
  CaseFile file;
  file.header = {{"engine", std::string(on_trial.name)}, {"property", std::string(property.name)}, {"domain", source}};
  if (outcome.outcome == Outcome::kViolated) file.header["claim"] = outcome.claim.sentence();
  file.problem = problem;
  return file;
}

/// The line that a person types after saving the case.
inline constexpr std::string_view kReplayLine =
    "replay: save the case from 'assay-case' to 'end' as FILE, then\n"
    "        assay replay FILE";

}  // namespace assay
