#include "properties/domains/lp/cyclers.h"

#include <array>
#include <cmath>
#include <string_view>

#include "properties/domains/lp/classics.h"

namespace assay {
namespace {

constexpr std::array<std::string_view, 3> kCores = {"beale_dyadic", "chvatal", "beale_1955"};

const LpProblem& core(std::uint64_t number) {
  const LpProblem* found = nullptr;
  for (const LpClassic& classic : lp_classics()) {
    if (classic.name == kCores[number]) found = &classic.problem;
  }
  return *found;
}

}  // namespace

// What is added stays out of the cycle: new rows are far from binding and new columns touch new rows only, so the
// multipliers of all rows they touch stay 0 and their reduced costs stay their own positive costs.
Case<LpFamily> LpCyclers::draw(Choices& choices) {
  const LpProblem& inner = core(choices.below(kCores.size()));
  const auto rows_added = static_cast<std::uint32_t>(choices.below(4));
  const auto columns_added = static_cast<std::uint32_t>(choices.below(4));
  const int power = static_cast<int>(choices.around_zero(20));
  LpProblem problem = inner;
  problem.rows += rows_added;
  problem.columns += columns_added;
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0.0);
  for (std::uint32_t i = 0; i < inner.rows; ++i) {
    for (std::uint32_t j = 0; j < inner.columns; ++j) {
      problem.matrix[std::size_t{i} * problem.columns + j] = inner.at(i, j);
    }
  }
  for (std::uint32_t i = inner.rows; i < problem.rows; ++i) {
    const auto bounded = choices.below(inner.columns);
    problem.matrix[std::size_t{i} * problem.columns + bounded] = 1;
    for (std::uint32_t j = inner.columns; j < problem.columns; ++j) {
      problem.matrix[std::size_t{i} * problem.columns + j] = static_cast<double>(choices.below(4));
    }
    problem.row_lower.push_back(-kInfinity);
    problem.row_upper.push_back(static_cast<double>(choices.between(16, 64)));
  }
  for (double& cost : problem.cost) cost = std::ldexp(cost, power);
  for (std::uint32_t j = 0; j < columns_added; ++j) {
    problem.cost.push_back(std::ldexp(static_cast<double>(choices.between(1, 4)), power));
    problem.lower.push_back(0);
    problem.upper.push_back(kInfinity);
  }
  return {std::move(problem), static_cast<std::int32_t>(rows_added + columns_added)};
}

}  // namespace assay
