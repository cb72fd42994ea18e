#include "properties/domains/lp/polytopes/polytopes.h"

#include <array>
#include <cmath>

#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpAssignment::draw(Choices& choices) {
  const auto k = static_cast<std::uint32_t>(choices.between(1, 5));
  LpProblem problem;
  problem.rows = 2 * k;
  problem.columns = k * k;
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0.0);
  for (std::uint32_t i = 0; i < k; ++i) {
    for (std::uint32_t j = 0; j < k; ++j) {
      const std::size_t column = std::size_t{i} * k + j;
      problem.matrix[std::size_t{i} * problem.columns + column] = 1;
      problem.matrix[(std::size_t{k} + j) * problem.columns + column] = 1;
      problem.cost.push_back(static_cast<double>(choices.below(6)));
    }
  }
  problem.row_lower.assign(problem.rows, 1.0);
  problem.row_upper = problem.row_lower;
  problem.lower.assign(problem.columns, 0.0);
  problem.upper.assign(problem.columns, kInfinity);
  return {std::move(problem), static_cast<std::int32_t>(k)};
}

Case<LpFamily> LpChebyshevCentre::draw(Choices& choices) {
  const auto dimension = static_cast<std::uint32_t>(choices.between(2, 3));
  const auto cuts = choices.below(9);
  lp_build::Rows matrix;
  std::vector<double> right;
  const auto add_face = [&](std::vector<double> normal, double bound) {
    normal.push_back(std::sqrt(lp_build::dot(normal, normal)));
    matrix.push_back(std::move(normal));
    right.push_back(bound);
  };
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    const auto centre = static_cast<double>(choices.around_zero(3));
    const auto half = static_cast<double>(choices.between(1, 5));
    std::vector<double> normal(dimension, 0.0);
    normal[axis] = 1;
    add_face(normal, centre + half);
    normal[axis] = -1;
    add_face(normal, half - centre);
  }
  for (std::uint64_t k = 0; k < cuts; ++k) {
    if (choices.chance(1, 3)) {
      const auto earlier = choices.below(matrix.size());
      matrix.push_back(matrix[earlier]);
      right.push_back(nudge(right[earlier], choices.around_zero(2)));
      continue;
    }
    std::vector<double> normal = lp_build::integers(choices, dimension, 4);
    if (lp_build::dot(normal, normal) == 0) normal[0] = 1;
    const auto bound = static_cast<double>(choices.between(-1, 10));
    add_face(std::move(normal), bound);
  }
  std::vector<double> cost(dimension, 0.0);
  cost.push_back(-1);
  const auto faces = static_cast<std::int32_t>(matrix.size());
  LpProblem problem = lp_build::canonical(dimension + 1, matrix, std::move(right), std::move(cost));
  for (std::uint32_t axis = 0; axis < dimension; ++axis) problem.lower[axis] = -kInfinity;
  return {std::move(problem), faces};
}

namespace {

// The one with the smallest pairs first, as the simplest.
constexpr std::array kDomains = {&GjkFlat<2>::draw, &GjkTouching<2>::draw, &GjkNearTouching<2>::draw,
                                 &GjkUlpGrid<2>::draw, &GjkLattice<2>::draw};

enum class Form : std::uint8_t { kSlack, kFeasibility, kDistance };

}  // namespace

Case<LpFamily> LpCollisionForms::draw(Choices& choices) {
  const auto form = static_cast<Form>(choices.below(3));
  const ConvexPair pair = kDomains[choices.below(kDomains.size())](choices).problem;
  const std::uint32_t n = pair.a.dimension, of_a = pair.a.size(), corners = of_a + pair.b.size();
  LpProblem problem;
  problem.rows = n + 2;
  problem.columns = corners + (form == Form::kDistance ? 2 * n : 0);
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0.0);
  problem.cost.assign(problem.columns, 0.0);
  const auto at = [&problem](std::size_t row, std::size_t column) -> double& {
    return problem.matrix[row * problem.columns + column];
  };
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) at(i, k) = k < of_a ? pair.a[k][i] : 0 - pair.b[k - of_a][i];
    at(k < of_a ? n : n + 1, k) = 1;
    for (std::uint32_t i = 0; form == Form::kSlack && i < problem.rows; ++i) problem.cost[k] -= at(i, k);
  }
  for (std::uint32_t column = corners; column < problem.columns; ++column) {
    at((column - corners) / 2, column) = (column - corners) % 2 == 0 ? 1 : -1;
    problem.cost[column] = 1;
  }
  problem.row_upper.assign(problem.rows, 0.0);
  problem.row_upper[n] = problem.row_upper[n + 1] = 1;
  problem.row_lower = problem.row_upper;
  if (form == Form::kSlack) problem.row_lower.assign(problem.rows, -kInfinity);
  problem.lower.assign(problem.columns, 0.0);
  problem.upper.assign(problem.columns, kInfinity);
  return {std::move(problem), static_cast<std::int32_t>(form)};
}

Case<LpFamily> LpFacets::draw(Choices& choices) {
  const auto dimension = static_cast<std::uint32_t>(choices.between(2, 3));
  const auto points = choices.between(4, 16);
  lp_build::Rows matrix;
  for (std::int64_t k = 0; k < points; ++k) matrix.push_back(lp_build::integers(choices, dimension, 3));
  std::vector<double> cost = lp_build::integers(choices, dimension, 3);
  for (double& entry : cost) entry = 0 - entry;
  LpProblem problem = lp_build::canonical(dimension, matrix, std::vector<double>(matrix.size(), 1.0), std::move(cost));
  problem.lower.assign(dimension, -kInfinity);
  return {std::move(problem), static_cast<std::int32_t>(points)};
}

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
