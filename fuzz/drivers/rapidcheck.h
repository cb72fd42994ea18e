// RapidCheck as a driver: it owns the tape and its shrinking, and knows no geometry. For use within GoogleTest.
#pragma once
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <sstream>

#include "fuzz/drivers/run_case.h"

namespace assay {

struct RapidCheckPlan {
  int tries = 2000;
  std::uint64_t seed = 1;  ///< fixed, so that a test passes or fails for a reason; RC_PARAMS="seed=..." overrides it
  /// RapidCheckReport::reproduction of a failure: that case again, and nothing else. Without it RC_PARAMS says.
  std::string reproduction = {};
};

/// What RapidCheck said. `smallest` is the shrunk case, `message` everything it would print.
struct RapidCheckReport {
  bool falsified = false;
  int passed_before = 0;  ///< tries before the first violation
  std::array<std::uint64_t, kOutcomes> outcomes{};
  std::uint64_t inside_promise = 0;  ///< part of outcomes[undecided]
  std::optional<CaseFile> smallest;
  ClaimId claim;
  std::string message;
  std::string reproduction;  ///< what RC_PARAMS is set to for the same failure again; empty where nothing failed
};

/// Full-size integers from the first try on: RapidCheck scales integers with the test's size, and a monotone decode of
/// small integers is always the simplest case.
inline rc::Gen<std::vector<std::uint64_t>> tape_generator() {
  return rc::gen::container<std::vector<std::uint64_t>>(
      rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

/// Tries the property on `plan.tries` problems and shrinks the first violation. `draw` makes a problem from generators
/// of RapidCheck; `source` names it.
template <Family F, class Draw>
RapidCheckReport run_with_rapidcheck(const Suspect<F>& on_trial, const PropertyEntry<F>& property,
                                     const std::string& source, const Draw& draw, const RapidCheckPlan& plan) {
  RapidCheckReport report;
  const auto holds_on_a_draw = [&] {
    const typename F::Problem problem = draw();
    const Assessment outcome = run_case(on_trial, property, problem);
    if (!report.claim) {
      ++report.outcomes[static_cast<std::size_t>(outcome.outcome)];
      report.inside_promise += outcome.inside_promise ? 1 : 0;
    }
    if (outcome.outcome != Outcome::kViolated || on_trial.admits(outcome.claim)) return;
    // Shrinking must not wander off to another defect.
    if (report.claim && outcome.claim != report.claim) return;
    report.claim = outcome.claim;
    report.smallest = case_file(on_trial, property, source, outcome, problem);
    RC_LOG() << write_case(*report.smallest) << kReplayLine << '\n';
    RC_FAIL(std::string(outcome.claim.sentence()) + ": " + outcome.evidence);
  };
  rc::detail::TestMetadata metadata;
  metadata.id = metadata.description = std::string(on_trial.name) + " / " + std::string(property.name) + " / " + source;
  const auto& configured = rc::detail::configuration();
  rc::detail::TestParams params = configured.testParams;
  if (std::getenv("RC_PARAMS") == nullptr) params.seed = plan.seed;
  params.maxSuccess = plan.tries;
  rc::detail::TestListenerAdapter silent;  // the message says it all
  const auto asked = plan.reproduction.empty() ? configured : rc::detail::configFromString(plan.reproduction);
  const auto result = rc::detail::checkTestable(holds_on_a_draw, metadata, params, silent, asked.reproduce);
  report.falsified = !result.template is<rc::detail::SuccessResult>();
  std::ostringstream text;
  text << metadata.description << '\n';
  rc::detail::printResultMessage(result, text);
  if (result.template is<rc::detail::FailureResult>()) {
    const auto& failure = result.template get<rc::detail::FailureResult>();
    report.passed_before = failure.numSuccess;
    rc::detail::Configuration again;
    again.reproduce.emplace(metadata.id, failure.reproduce);
    report.reproduction = rc::detail::configToMinimalString(again);
    text << "\nthis failure again, and no other test: RC_PARAMS='" << report.reproduction << "'\n";
  }
  report.message = text.str();
  return report;
}

/// The same on cases of the domain, drawn by tapes.
template <Family F>
RapidCheckReport run_with_rapidcheck(const Suspect<F>& on_trial, const PropertyEntry<F>& property,
                                     const DomainEntry<F>& domain, const RapidCheckPlan& plan = {}) {
  const auto tapes = tape_generator();
  const auto draw = [&] {
    const auto tape = *tapes;
    Choices choices{std::span<const std::uint64_t>(tape)};
    return domain.draw(choices).problem;
  };
  return run_with_rapidcheck(on_trial, property, domain.versioned_name(), draw, plan);
}

/// Fails the running test with RapidCheck's message, the shrunk case and how to replay it.
template <Family F>
void expect_holds(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
                  const RapidCheckPlan& plan = {}) {
  const RapidCheckReport report = run_with_rapidcheck(on_trial, property, domain, plan);
  if (report.falsified) ADD_FAILURE() << report.message;
}

/// The other way round, for planted defects: fails the running test unless the property is violated within the tries.
template <Family F>
void expect_convicted(const Suspect<F>& on_trial, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
                      const RapidCheckPlan& plan = {}) {
  const RapidCheckReport report = run_with_rapidcheck(on_trial, property, domain, plan);
  if (!report.falsified) {
    ADD_FAILURE() << on_trial.name << " was not convicted by " << property.name << " on " << domain.versioned_name()
                  << " within " << plan.tries << " tries";
  }
}

}  // namespace assay
