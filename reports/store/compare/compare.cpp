#include "reports/store/compare/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include "reports/store/compare/first_failures.h"
#include "reports/store/compare/intervals.h"
#include "reports/store/given_engines.h"

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

std::vector<RowOfBoth> rows_of_both(const Totals& before, const Totals& after, bool one_seed) {
  std::vector<RowOfBoth> rows;
  for (const auto& [row, cells] : after)
    if (const auto found = before.find(row); found != before.end())
      rows.push_back({row, are_same_cases(one_seed, found->second, cells), sum_of(found->second), sum_of(cells)});
  return rows;
}

/// Engines that answered one question in two ways.
std::set<std::string> nondeterministic_ones(const std::vector<RowOfBoth>& rows) {
  std::set<std::string> engines;
  for (const RowOfBoth& both : rows)
    if (count_of(both.was, Outcome::kNondeterministic) + count_of(both.is, Outcome::kNondeterministic) > 0)
      engines.insert(both.row.engine);
  return engines;
}

void compare_failures(const std::vector<RowOfBoth>& rows, const FailuresByRow& before, const FailuresByRow& after,
                      Comparison& comparison) {
  const std::set<std::string> nondeterministic = nondeterministic_ones(rows);
  for (const RowOfBoth& both : rows) {
    const auto is = after.find(both.row), was = before.find(both.row);
    if (is == after.end()) continue;
    std::ranges::move(
        failing_more(both, nondeterministic.contains(both.row.engine),
                     was == before.end() ? std::vector<Candidate>{} : was->second, is->second, comparison.tests),
        std::back_inserter(comparison.increases));
  }
}

/// What fails more often before than after: the same with the campaigns in each other's place.
void compare_mended(const std::vector<RowOfBoth>& rows, const FailuresByRow& before, const FailuresByRow& after,
                    Comparison& comparison) {
  std::vector<RowOfBoth> turned;
  for (const RowOfBoth& both : rows) turned.push_back({both.row, both.same_cases, both.is, both.was});
  Comparison mended;
  compare_failures(turned, after, before, mended);
  for (FailingMore& one : mended.increases) {
    const bool beyond_chance = one.evidence.same_cases || one.evidence.p_value < comparison.threshold();
    if (!(one.growth() > 0) || !beyond_chance) continue;
    std::swap(one.before, one.after);
    comparison.decreases.push_back(std::move(one));
  }
}

void compare_giving_up(const std::vector<RowOfBoth>& rows, Comparison& comparison) {
  for (const auto& [row, same_cases, was, is] : rows) {
    if (tried(was) == 0 || tried(is) == 0) continue;
    comparison.giving_up.push_back(giving_up(row, same_cases, was, is));
    comparison.tests += same_cases ? 0 : 1;
  }
}

bool is_ours(const CampaignHeader& header, const std::string& engine) {
  const auto row = std::ranges::find(header.engines, engine, &EngineRow::name);
  return row != header.engines.end() && row->kind == EngineKind::kOurs;
}

void compare_costs(const std::vector<RowOfBoth>& rows, const CampaignHeader& header, Comparison& comparison) {
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

void compare_self_checks(const std::vector<RowOfBoth>& rows, const Campaign& baseline, const Campaign& current,
                         Comparison& comparison) {
  const auto before = self_checks_of(baseline), after = self_checks_of(current);
  for (const RowOfBoth& both : rows) {
    const auto was = before.find(both.row), is = after.find(both.row);
    if (both.same_cases && was != before.end() && is != after.end() && was->second != is->second && both.was == both.is)
      comparison.otherwise.push_back({both.row, was->second, is->second});
  }
}

/// The most severe first; of one severity what no chance is in, then what changed most.
bool is_worse_than(const FailingMore& left, const FailingMore& right) {
  const auto rank = [](const FailingMore& one) {
    return std::tuple(one.severity, !one.evidence.same_cases, -std::abs(one.growth()));
  };
  return rank(left) < rank(right);
}

/// What the campaigns say of claims that were never broken before.
FirstFailures first_failures(const std::vector<RowOfBoth>& rows, const FailuresByRow& after, const Totals& before,
                             const std::vector<Signature>& old_ones, const CampaignHeader& header) {
  FirstFailures facts{rows, {}, {}, {}};
  for (const PlannedRow& row : header.plan) facts.families[row.property] = row.family;
  for (const Signature& one : old_ones) facts.failed_before.emplace(one.engine, facts.family_of(one.property));
  for (const auto& [row, candidates] : after)
    if (!before.contains(row))
      for (const Candidate& one : candidates) facts.on_new_rows.insert({row.engine, row.property, one.claim});
  return facts;
}

/// Leaves what chance does not explain, and of what appeared all.
void keep_significant(Comparison& comparison) {
  const double alpha = comparison.threshold();
  const std::set<Signature> appeared(comparison.appeared.begin(), comparison.appeared.end());
  std::erase_if(comparison.increases, [&](const FailingMore& one) {
    return !one.evidence.same_cases && !(one.evidence.p_value < alpha) && !appeared.contains(signature_of(one));
  });
  std::erase_if(comparison.giving_up, [alpha](const GivingUp& one) {
    return one.evidence.same_cases ? one.gave_up_before == one.gave_up_after : !(one.evidence.p_value < alpha);
  });
  std::erase_if(comparison.costs, [alpha](const CostChange& one) {
    return one.evidence.same_cases ? !differs(one) : !(one.evidence.p_value < alpha);
  });
}

/// "libccd/gjk, libccd/mpr and 3 more".
std::string names_in_words(const std::vector<EngineRow>& engines) {
  constexpr std::size_t kNamed = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(engines.size(), kNamed); ++i) text += (i > 0 ? ", " : "") + engines[i].name;
  return engines.size() <= kNamed ? text : fmt::format("{} and {} more", text, engines.size() - kNamed);
}

}  // namespace

std::string nothing_in_common(const CampaignHeader& baseline, const CampaignHeader& current) {
  const auto has_engine = [&](const EngineRow& engine) {
    return std::ranges::find(baseline.engines, engine.name, &EngineRow::name) != baseline.engines.end();
  };
  const auto has_row = [&](const PlannedRow& row) {
    return std::ranges::any_of(baseline.plan, [&](const PlannedRow& other) {
      return other.property == row.property && other.domain == row.domain;
    });
  };
  if (std::ranges::any_of(current.engines, has_engine))
    return std::ranges::any_of(current.plan, has_row)
               ? ""
               : "has no property on a domain that the current campaign has, so nothing can be compared";
  return fmt::format("has {}, and none of the current campaign's engines ({}), so nothing can be compared",
                     names_in_words(baseline.engines), names_in_words(current.engines));
}

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
  comparison.seed = current.header.seed;
  const std::vector<RowOfBoth> both = rows_of_both(before, after, baseline.header.seed == current.header.seed);
  const FailuresByRow former = failures_of(baseline), failures = failures_of(current);
  compare_failures(both, former, failures, comparison);
  compare_giving_up(both, comparison);
  compare_costs(both, current.header, comparison);
  compare_self_checks(both, baseline, current, comparison);
  compare_mended(both, former, failures, comparison);
  comparison.rows = both.size();
  set_chance_apart(first_failures(both, failures, before, old_ones, current.header), comparison);
  keep_significant(comparison);
  for (std::vector<FailingMore>* list : {&comparison.increases, &comparison.decreases, &comparison.by_chance})
    std::ranges::stable_sort(*list, is_worse_than);
  for (const std::vector<FailingMore>* list : {&comparison.increases, &comparison.by_chance})
    for (const FailingMore& one : *list) comparison.given[one.row.engine] = option_of_given(current, one.row.engine);
  if (baseline.header.battery == current.header.battery &&
      baseline.header.battery_version != current.header.battery_version)
    comparison.not_compared.push_back(fmt::format("rows that only one version of the battery {} has: {} before, {} now",
                                                  current.header.battery, baseline.header.battery_version,
                                                  current.header.battery_version));
  note_unmatched(before, after, "baseline", comparison);
  note_unmatched(after, before, "current campaign", comparison);
  return comparison;
}

std::set<Signature> known_signatures(const Campaign& baseline, const Comparison& comparison) {
  const std::vector<Signature> failed = signatures_of(baseline);
  std::set<Signature> known(failed.begin(), failed.end());
  for (const Signature& one : comparison.worse_signatures()) known.erase(one);
  for (const FailingMore& one : comparison.by_chance) known.insert(signature_of(one));
  return known;
}

bool Comparison::is_worse() const {
  return !appeared.empty() || !increases.empty() || std::ranges::any_of(giving_up, &GivingUp::is_worse);
}

std::set<Signature> Comparison::worse_signatures() const {
  std::set<Signature> worse(appeared.begin(), appeared.end());
  for (const FailingMore& one : increases) worse.insert(signature_of(one));
  return worse;
}

}  // namespace assay
