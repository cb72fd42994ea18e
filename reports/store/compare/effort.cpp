#include "reports/store/compare/effort.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/store/compare/intervals.h"

namespace assay {
namespace {

double mean(std::uint64_t sum, std::uint64_t cases) { return static_cast<double>(sum) / static_cast<double>(cases); }

}  // namespace

bool are_same_cases(bool one_seed, const CellsByDifficulty& before, const CellsByDifficulty& after) {
  return one_seed && std::ranges::equal(before, after, [](const auto& was, const auto& is) {
           return was.first == is.first && asked(was.second) == asked(is.second);
         });
}

std::string words(const RowKey& row) { return row.engine + ", " + row.property + " on " + row.domain; }

std::string Evidence::words(std::size_t tests) const {
  return same_cases ? std::string("the same cases")
                    : fmt::format("p = {:.2g}, {} {} tested", p_value, tests, tests == 1 ? "rate" : "rates");
}

GivingUp giving_up(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after) {
  GivingUp change;
  change.row = row;
  change.gave_up_before = count_of(before, Outcome::kGaveUp), change.tried_before = tried(before);
  change.gave_up_after = count_of(after, Outcome::kGaveUp), change.tried_after = tried(after);
  change.lost_before = change.gave_up_before + failed(before);
  change.lost_after = change.gave_up_after + failed(after);
  change.evidence.same_cases = same_cases;
  if (!same_cases)
    change.evidence.p_value =
        fisher_increase(change.gave_up_before, change.tried_before, change.gave_up_after, change.tried_after);
  return change;
}

std::string GivingUp::sentence(std::size_t tests) const {
  const std::string_view what = is_worse() ? "Gives up more" : is_more() ? "Gives up where it failed" : "Gives up less";
  return fmt::format("{}: {}: gives up on {} of {}, gave up on {} of {} ({}).", what, assay::words(row), gave_up_after,
                     tried_after, gave_up_before, tried_before, evidence.words(tests));
}

CostChange exact_share(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after) {
  CostChange change{row, Cost::kExactShare, before, after, {same_cases}};
  if (same_cases) return change;
  const std::uint64_t was = before.filtered + before.exact, is = after.filtered + after.exact;
  change.evidence.p_value = std::min(1.0, 2 * std::min(fisher_increase(before.exact, was, after.exact, is),
                                                       fisher_increase(before.filtered, was, after.filtered, is)));
  return change;
}

CostChange mean_of_steps(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after) {
  CostChange change{row, Cost::kSteps, before, after, {same_cases}};
  if (same_cases || asked(before) == 0 || asked(after) == 0) return change;
  const double by = mean(after.steps, asked(after)) - mean(before.steps, asked(before));
  const double range = static_cast<double>(std::max(before.steps_max, after.steps_max));
  const double spread = range * range * (mean(1, asked(before)) + mean(1, asked(after)));
  if (spread > 0) change.evidence.p_value = std::min(1.0, 2 * std::exp(-2 * by * by / spread));
  return change;
}

bool differs(const CostChange& change) {
  const CellCounts &was = change.before, &is = change.after;
  if (change.cost == Cost::kSteps) return was.steps != is.steps;
  return was.filtered != is.filtered || was.exact != is.exact;
}

std::string Otherwise::sentence() const {
  const std::string lies = before.lies == after.lies && before.caught == after.caught
                               ? ""
                               : fmt::format("; of changed answers {} of {} were rejected before, {} of {} now",
                                             before.caught, before.lies, after.caught, after.lies);
  return fmt::format("Otherwise, at equal counts: {}: an answer, the way to it or a judgement has other bits{}.",
                     assay::words(row), lies);
}

std::string CostChange::sentence(std::size_t tests) const {
  if (cost == Cost::kSteps)
    return fmt::format("Iterations: {}: {:.6g} a case before, {:.6g} now ({}).", assay::words(row),
                       mean(before.steps, asked(before)), mean(after.steps, asked(after)), evidence.words(tests));
  return fmt::format("Judged otherwise: {}: {} by the filter and {} by rationals before, {} and {} now ({}).",
                     assay::words(row), before.filtered, before.exact, after.filtered, after.exact,
                     evidence.words(tests));
}

}  // namespace assay
