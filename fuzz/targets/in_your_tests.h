// Assay inside your own test program: your function in this process, every claim and domain of its family, findings as
// values.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/gjk/propose.h"
#include "fuzz/drivers/fuzz_target.h"
#include "properties/case/case_cpp.h"

namespace assay {

/// What to try. The cases are those of a campaign with the same seed; a different seed gives others.
struct YourPlan {
  std::uint64_t cases = 500;  ///< of each property on each domain
  std::uint64_t seed = 1;
  std::vector<std::string_view> properties{};  ///< by name, "gjk/verdict_is_right"; empty: all that apply
  std::vector<std::string_view> domains{};     ///< by name, "gjk/touching_2d"; empty: all of the family
};

/// One distinct failure: a claim of a property.
struct YourFinding {
  std::string property, claim, evidence;
  std::uint64_t cases = 0;  ///< that violate it
  CaseFile smallest;        ///< the first of them, reduced; `assay replay` reads it
};

/// What came of a trial.
struct YourReport {
  std::string engine;
  std::uint64_t cases = 0;
  std::array<std::uint64_t, kOutcomes> outcomes{};  ///< by Outcome
  std::vector<YourFinding> findings;                ///< in the order found
  std::vector<std::string> unknown;                 ///< names of the plan that no property or domain has

  /// Nothing was found, and what was to be tried was tried.
  bool clean() const { return findings.empty() && unknown.empty() && cases > 0; }
  /// For the message of a failed assertion: counts, then each finding with its case, ready to paste.
  std::string text() const {
    std::string text = engine + ": " + std::to_string(cases) + " cases";
    for (std::size_t k = 0; k < kOutcomes; ++k) {
      if (outcomes[k] > 0) text += ", " + std::to_string(outcomes[k]) + " " + std::string(kOutcomeNames[k]);
    }
    for (const std::string& name : unknown) text += "\nno property or domain is called " + name;
    for (const YourFinding& finding : findings) {
      text += "\n\n" + finding.property + ": " + finding.claim + " (" + std::to_string(finding.cases) +
              (finding.cases == 1 ? " case)\n" : " cases)\n") + finding.evidence + "\n\n" +
              cpp_of(finding.smallest.problem) + "\n" + write_case(finding.smallest) + std::string(kReplayLine);
    }
    return text + "\n";
  }
};

/// Tries variant A, a type with a name and one pure function (AlgorithmOf<F>, algorithms/model/family.h), on every
/// property that its statement calls for and on every domain.
///
/// Shape  `semantics` says what A promises: how it counts touching bodies, which gaps it keeps, what its hulls list.
/// Error  A crash or an endless loop of A is one of this process: `assay check` with a plug-in isolates engines, this
///        does not.
/// Cost   plan.cases calls of A for each property and domain, more for properties that transform the problem, and up to
///        4000 calls for each distinct failure.
template <Family F, AlgorithmOf<F> A>
YourReport try_in_your_tests(const Stated<F>& semantics = {}, const YourPlan& plan = {}) {
  Court<F> court{semantics, nullptr};
  if constexpr (std::same_as<F, GjkFamily>) court.propose = &propose_collision;
  Catalog<F> chosen = catalog<F>();
  YourReport report;
  report.engine = std::string(A::kName);
  const auto keep = [&report](auto& entries, const std::vector<std::string_view>& names) {
    if (names.empty()) return;
    for (const std::string_view name : names) {
      if (std::ranges::find(entries, name, [](const auto& entry) { return entry.name; }) == entries.end()) {
        report.unknown.emplace_back(name);
      }
    }
    std::erase_if(entries, [&](const auto& entry) { return std::ranges::find(names, entry.name) == names.end(); });
  };
  keep(chosen.properties, plan.properties);
  keep(chosen.domains, plan.domains);
  const FamilyTarget<F> target(suspect<F, A>(Standing::kSuspected, std::move(court)), chosen);

  for (std::size_t pair = 0; pair < target.pairs(); ++pair) {
    for (std::uint64_t index = 0; index < plan.cases; ++index) {
      const RanCase ran = target.run_stream(pair, plan.seed, index);
      ++report.cases;
      ++report.outcomes[static_cast<std::size_t>(ran.outcome.outcome)];
      if (ran.outcome.outcome != Outcome::kViolated) continue;
      const std::string& property = ran.file.header.at("property");
      const auto known = std::ranges::find_if(report.findings, [&](const YourFinding& finding) {
        return finding.property == property && finding.claim == ran.outcome.claim.sentence();
      });
      if (known != report.findings.end()) {
        ++known->cases;
        continue;
      }
      const CaseFile smallest = target.reduced(ran);
      const auto again = target.run_file(smallest);
      report.findings.push_back({property, std::string(ran.outcome.claim.sentence()),
                                 again && !again->empty() ? again->front().outcome.evidence : ran.outcome.evidence, 1,
                                 smallest});
    }
  }
  return report;
}

}  // namespace assay
