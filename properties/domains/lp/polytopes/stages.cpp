#include "properties/domains/lp/polytopes/stages.h"

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

/// The first column of each stage, and of what would follow the last.
using Starts = std::vector<std::size_t>;

/// Appends bounds of a drawn kind that hold `value`, at a bound in `tight` of 8 cases, and gives a price, of a row or a
/// variable, under which it may stay there: not negative at a lower bound, not positive at an upper one, 0 between.
double draw_bounds(Choices& choices, double value, std::uint64_t tight, std::vector<double>& lower,
                   std::vector<double>& upper) {
  enum Kind : std::uint8_t { kAtLower, kAtUpper, kFixed, kTight, kBetween = kTight, kFree };
  const bool at_bound = !choices.chance(8 - tight, 8);
  const auto kind = at_bound ? choices.below(kTight) : kBetween + choices.below(2);
  const auto room = static_cast<double>(choices.between(1, 6)), price = static_cast<double>(choices.between(0, 3));
  const bool other = choices.chance(1, 2);  // whether the other side is bounded, too
  double least = value - room, most = value + room;
  if (kind == kAtLower || kind == kFixed) least = value;
  if (kind == kAtUpper || kind == kFixed) most = value;
  if (kind == kFree || (kind == kAtUpper && !other)) least = -kInfinity;
  if (kind == kFree || ((kind == kAtLower || kind == kBetween) && !other)) most = kInfinity;
  lower.push_back(least);
  upper.push_back(most);
  if (kind == kFixed) return other ? price : -price;
  return kind == kAtLower ? price : kind == kAtUpper ? -price : 0;
}

/// Entries of half of a stage's own columns, and one of the stage before.
std::vector<double> draw_row(Choices& choices, const Starts& starts, std::size_t stage) {
  std::vector<double> row(starts.back(), 0.0);
  for (std::size_t j = starts[stage]; j < starts[stage + 1]; ++j) {
    const bool there = choices.chance(1, 2);
    const auto entry = static_cast<double>(choices.around_zero(3));
    if (there) row[j] = entry;
  }
  if (stage > 0) {
    const std::size_t before = starts[stage - 1] + choices.below(starts[stage] - starts[stage - 1]);
    row[before] = static_cast<double>(choices.around_zero(1));
  }
  return row;
}

/// A row that no point satisfies beside those of [first, last).
void add_contradiction(Choices& choices, std::size_t first, std::size_t last, lp_build::Rows& rows,
                       LpProblem& problem) {
  std::vector<double> sum(rows.front().size(), 0.0);
  double most = 0;
  for (std::size_t i = first; i < last; ++i) {
    if (problem.row_upper[i] == kInfinity) continue;
    most += problem.row_upper[i];
    for (std::size_t j = 0; j < sum.size(); ++j) sum[j] += rows[i][j];
  }
  rows.push_back(std::move(sum));
  problem.row_lower.push_back(most + 1);
  problem.row_upper.push_back(choices.chance(1, 3) ? most : kInfinity);
}

}  // namespace

Case<LpFamily> LpStages::draw(Choices& choices) {
  const auto stages = static_cast<std::size_t>(choices.between(4, 9));
  const auto what = choices.below(8);
  Starts columns{0}, rows_until{0};
  for (std::size_t stage = 0; stage < stages; ++stage) {
    columns.push_back(columns.back() + static_cast<std::size_t>(choices.between(3, 6)));
    rows_until.push_back(rows_until.back() + static_cast<std::size_t>(choices.between(3, 5)));
  }
  const std::size_t n = columns.back();

  LpProblem planted;
  const std::vector<double> x = lp_build::integers(choices, n, 3);
  std::vector<double> cost(n);
  for (std::size_t j = 0; j < n; ++j) cost[j] = draw_bounds(choices, x[j], 3, planted.lower, planted.upper);
  lp_build::Rows rows;
  for (std::size_t stage = 0; stage < stages; ++stage) {
    while (rows.size() < rows_until[stage + 1]) {
      rows.push_back(draw_row(choices, columns, stage));
      const double price = draw_bounds(choices, lp_build::dot(rows.back(), x), 7, planted.row_lower, planted.row_upper);
      for (std::size_t j = 0; j < n; ++j) cost[j] += price * rows.back()[j];
    }
  }
  if (what == 5) cost = lp_build::integers(choices, n, 3);
  if (what > 5) {
    const auto stage = static_cast<std::size_t>(choices.below(stages));
    add_contradiction(choices, rows_until[stage], rows_until[stage + 1], rows, planted);
  }

  LpProblem problem = lp_build::canonical(static_cast<std::uint32_t>(n), rows, planted.row_upper, std::move(cost));
  problem.row_lower = std::move(planted.row_lower);
  problem.lower = std::move(planted.lower);
  problem.upper = std::move(planted.upper);
  lp_build::shuffle(problem, choices);
  const auto size = static_cast<std::int32_t>(problem.rows + problem.columns);
  return {std::move(problem), size};
}

}  // namespace assay
