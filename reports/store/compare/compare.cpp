#include "reports/store/compare/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "reports/store/compare/intervals.h"

namespace assay {
namespace {

using Totals = std::map<RowKey, CellsByDifficulty>;
using Run = std::pair<std::string, std::string>;  // engine and property

std::string words(const RowKey& row) { return row.engine + ", " + row.property + " on " + row.domain; }

std::set<Run> runs_of(const Totals& totals) {
  std::set<Run> runs;
  for (const auto& [row, cells] : totals) runs.insert({row.engine, row.property});
  return runs;
}

/// Rows that only one campaign has, one sentence an engine and property.
void note_unmatched(const Totals& here, const Totals& there, const std::string& where, Comparison& comparison) {
  std::map<Run, std::vector<std::string>> unmatched;
  for (const auto& [row, cells] : here) {
    if (!there.contains(row)) unmatched[{row.engine, row.property}].push_back(row.domain);
  }
  for (const auto& [run, domains] : unmatched) {
    comparison.not_compared.push_back(
        fmt::format("{}, {}: {} only in the {} ({}{})", run.first, run.second,
                    domains.size() == 1 ? "one domain" : fmt::format("{} domains", domains.size()), where,
                    domains.front(), domains.size() > 1 ? ", ..." : ""));
  }
}

void compare_rates(const Totals& before, const Totals& after, Comparison& comparison) {
  for (const auto& [row, cells] : after) {
    const auto found = before.find(row);
    if (found == before.end()) continue;
    const CellCounts was = sum_of(found->second), is = sum_of(cells);
    if (tried(was) == 0 || tried(is) == 0) continue;
    ++comparison.tests;
    comparison.increases.push_back({row, failed(was), tried(was), failed(is), tried(is),
                                    fisher_increase(failed(was), tried(was), failed(is), tried(is))});
  }
  const double alpha = kFamilyAlpha / static_cast<double>(std::max<std::size_t>(comparison.tests, 1));
  std::erase_if(comparison.increases, [alpha](const RateIncrease& increase) { return !(increase.p_value < alpha); });
}

void compare_steps(const Totals& before, const Totals& after, Comparison& comparison) {
  for (const auto& [row, cells] : after) {
    const auto found = before.find(row);
    if (found == before.end()) continue;
    const CellCounts was = sum_of(found->second), is = sum_of(cells);
    if (asked(was) != asked(is) || asked(is) == 0 || was.steps == is.steps) continue;
    const double cases = static_cast<double>(asked(is));
    const double mean_before = static_cast<double>(was.steps) / cases,
                 mean_after = static_cast<double>(is.steps) / cases;
    if (mean_after > kStepsRatio * mean_before || mean_before > kStepsRatio * mean_after)
      comparison.steps.push_back({row, mean_before, mean_after});
  }
}

}  // namespace

std::vector<Signature> signatures_of(const Campaign& campaign) {
  std::set<Signature> signatures;
  for (const Finding& finding : campaign.findings)
    for (Signature& one : signatures_of(finding)) signatures.insert(std::move(one));
  for (const auto& [row, cells] : totals_of(campaign)) {
    const CellCounts total = sum_of(cells);
    for (const auto& [claim, count] : total.violations) {
      if (count > 0) signatures.insert({row.engine, row.property, claim});
    }
    for (const Outcome outcome : {Outcome::kCrashed, Outcome::kHung, Outcome::kNondeterministic}) {
      if (count_of(total, outcome) > 0) signatures.insert({row.engine, row.property, std::string(name_of(outcome))});
    }
  }
  return {signatures.begin(), signatures.end()};
}

std::vector<Signature> signatures_of(const Finding& finding) {
  std::vector<Signature> all = {{finding.engine, finding.property, finding.claim}};
  for (const SeenAs& one : finding.seen_as) all.push_back({finding.engine, one.property, one.claim});
  return all;
}

bool is_new(const Finding& finding, const std::set<Signature>& known) {
  return std::ranges::any_of(signatures_of(finding), [&](const Signature& one) { return !known.contains(one); });
}

Comparison compare(const Campaign& baseline, const Campaign& current) {
  Comparison comparison;
  const Totals before = totals_of(baseline), after = totals_of(current);
  const std::vector<Signature> old_ones = signatures_of(baseline), new_ones = signatures_of(current);
  std::set_difference(new_ones.begin(), new_ones.end(), old_ones.begin(), old_ones.end(),
                      std::back_inserter(comparison.appeared));
  std::set_difference(old_ones.begin(), old_ones.end(), new_ones.begin(), new_ones.end(),
                      std::back_inserter(comparison.disappeared));
  const std::set<Run> runs = runs_of(after);
  std::erase_if(comparison.disappeared, [&](const Signature& signature) {
    return !runs.contains({signature.engine, signature.property});
  });
  compare_rates(before, after, comparison);
  if (baseline.header.seed == current.header.seed) compare_steps(before, after, comparison);
  if (baseline.header.battery == current.header.battery &&
      baseline.header.battery_version != current.header.battery_version)
    comparison.not_compared.push_back(fmt::format("rows that only one version of the battery {} has: {} before, {} now",
                                                  current.header.battery, baseline.header.battery_version,
                                                  current.header.battery_version));
  note_unmatched(before, after, "baseline", comparison);
  note_unmatched(after, before, "current campaign", comparison);
  return comparison;
}

std::vector<Change> Comparison::changes() const {
  using enum Change::Sense;
  std::vector<Change> list;
  const auto add = [&list](Change::Sense sense, std::string sentence) { list.push_back({sense, std::move(sentence)}); };
  for (const Signature& one : appeared)
    add(kWorse, fmt::format("New: {} violates \"{}\" of {}.", one.engine, one.claim, one.property));
  for (const RateIncrease& one : increases)
    add(kWorse, fmt::format("More often: {}: {} of {} failed before, {} of {} now (p = {:.2g}, {} rows tested).",
                            words(one.row), one.failures_before, one.cases_before, one.failures_after, one.cases_after,
                            one.p_value, tests));
  for (const Signature& one : disappeared)
    add(kBetter, fmt::format("Gone: {} no longer violates \"{}\" of {}.", one.engine, one.claim, one.property));
  for (const StepsChange& one : steps)
    add(kNeither, fmt::format("Iterations: {}: {:.4g} a case before, {:.4g} now.", words(one.row), one.mean_before,
                              one.mean_after));
  for (const std::string& sentence : not_compared) add(kNeither, "Not compared: " + sentence + ".");
  return list;
}

}  // namespace assay
