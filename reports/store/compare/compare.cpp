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

/// A row that both campaigns have.
struct Both {
  const RowKey& row;
  bool same_cases;
  CellCounts was, is;
};

std::vector<Both> rows_of_both(const Totals& before, const Totals& after, bool one_seed) {
  std::vector<Both> rows;
  for (const auto& [row, cells] : after)
    if (const auto found = before.find(row); found != before.end())
      rows.push_back({row, are_same_cases(one_seed, found->second, cells), sum_of(found->second), sum_of(cells)});
  return rows;
}

void compare_rates(const std::vector<Both>& rows, Comparison& comparison) {
  for (const auto& [row, same_cases, was, is] : rows) {
    if (tried(was) == 0 || tried(is) == 0) continue;
    comparison.increases.push_back({row, failed(was), tried(was), failed(is), tried(is),
                                    fisher_increase(failed(was), tried(was), failed(is), tried(is))});
    comparison.giving_up.push_back(giving_up(row, same_cases, was, is));
    comparison.tests += same_cases ? 1 : 2;
  }
}

bool is_ours(const CampaignHeader& header, const std::string& engine) {
  const auto row = std::ranges::find(header.engines, engine, &EngineRow::name);
  return row != header.engines.end() && row->kind == EngineKind::kOurs;
}

void compare_costs(const std::vector<Both>& rows, const CampaignHeader& header, Comparison& comparison) {
  for (const auto& [row, same_cases, was, is] : rows) {
    if (asked(was) == 0 || asked(is) == 0) continue;
    if (is_ours(header, row.engine)) {
      comparison.costs.push_back(exact_share(row, same_cases, was, is));
      comparison.costs.push_back(mean_of_steps(row, same_cases, was, is));
      comparison.tests += same_cases ? 0 : 2;
    } else if (same_cases && (static_cast<double>(is.steps) > kStepsRatio * static_cast<double>(was.steps) ||
                              static_cast<double>(was.steps) > kStepsRatio * static_cast<double>(is.steps))) {
      comparison.costs.push_back(mean_of_steps(row, same_cases, was, is));
    }
  }
}

/// Leaves what chance does not explain.
void keep_significant(Comparison& comparison) {
  const double alpha = kFamilyAlpha / static_cast<double>(std::max<std::size_t>(comparison.tests, 1));
  std::erase_if(comparison.increases, [alpha](const RateIncrease& one) { return !(one.p_value < alpha); });
  std::erase_if(comparison.giving_up, [alpha](const GivingUp& one) {
    return one.evidence.same_cases ? one.gave_up_before == one.gave_up_after : !(one.evidence.p_value < alpha);
  });
  std::erase_if(comparison.costs, [alpha](const CostChange& one) {
    return one.evidence.same_cases ? !differs(one) : !(one.evidence.p_value < alpha);
  });
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
  const std::vector<Both> both = rows_of_both(before, after, baseline.header.seed == current.header.seed);
  compare_rates(both, comparison);
  compare_costs(both, current.header, comparison);
  keep_significant(comparison);
  if (baseline.header.battery == current.header.battery &&
      baseline.header.battery_version != current.header.battery_version)
    comparison.not_compared.push_back(fmt::format("rows that only one version of the battery {} has: {} before, {} now",
                                                  current.header.battery, baseline.header.battery_version,
                                                  current.header.battery_version));
  note_unmatched(before, after, "baseline", comparison);
  note_unmatched(after, before, "current campaign", comparison);
  return comparison;
}

bool Comparison::is_worse_by_rates() const {
  return !increases.empty() || std::ranges::any_of(giving_up, &GivingUp::is_worse);
}

std::vector<Change> Comparison::changes_of_rates() const {
  using enum Change::Sense;
  std::vector<Change> list;
  for (const RateIncrease& one : increases)
    list.push_back({kWorse, fmt::format("More often: {}: {} of {} failed before, {} of {} now ({}).", words(one.row),
                                        one.failures_before, one.cases_before, one.failures_after, one.cases_after,
                                        Evidence{false, one.p_value}.words(tests))});
  for (const GivingUp& one : giving_up)
    list.push_back({one.is_worse() ? kWorse : one.is_more() ? kNeither : kBetter, one.sentence(tests)});
  for (const CostChange& one : costs) list.push_back({kNeither, one.sentence(tests)});
  std::ranges::stable_sort(list, {}, &Change::sense);
  return list;
}

std::vector<Change> Comparison::changes() const {
  using enum Change::Sense;
  std::vector<Change> list;
  for (const Signature& one : appeared)
    list.push_back({kWorse, fmt::format("New: {} violates \"{}\" of {}.", one.engine, one.claim, one.property)});
  for (const Signature& one : disappeared)
    list.push_back(
        {kBetter, fmt::format("Gone: {} no longer violates \"{}\" of {}.", one.engine, one.claim, one.property)});
  std::ranges::move(changes_of_rates(), std::back_inserter(list));
  for (const std::string& sentence : not_compared) list.push_back({kNeither, "Not compared: " + sentence + "."});
  std::ranges::stable_sort(list, {}, &Change::sense);
  return list;
}

}  // namespace assay
