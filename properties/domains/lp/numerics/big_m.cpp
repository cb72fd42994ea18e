#include "properties/domains/lp/numerics/big_m.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

std::vector<double> counts(Choices& choices, std::size_t count, std::int64_t most) {
  std::vector<double> values(count);
  for (double& value : values) value = static_cast<double>(choices.between(0, most));
  return values;
}

LpProblem as_price(Choices& choices, double big) {
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 3));
  const auto rows = static_cast<std::uint32_t>(choices.between(1, 3));
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns + rows;
  problem.cost = counts(choices, columns, 4);
  problem.cost.resize(problem.columns, big);
  for (std::uint32_t i = 0; i < rows; ++i) {
    const auto row = lp_build::integers(choices, columns, 3);
    problem.matrix.insert(problem.matrix.end(), row.begin(), row.end());
    for (std::uint32_t k = 0; k < rows; ++k) problem.matrix.push_back(k == i ? 1 : 0);
    problem.row_lower.push_back(static_cast<double>(choices.around_zero(6)));
  }
  problem.row_upper.assign(rows, kInfinity);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
  return problem;
}

LpProblem as_switch(Choices& choices, double big) {
  const auto items = static_cast<std::uint32_t>(choices.between(1, 3));
  LpProblem problem;
  problem.columns = 2 * items;
  problem.rows = items + 1;
  problem.cost = counts(choices, items, 4);
  for (std::uint32_t k = 0; k < items; ++k) problem.cost.push_back(big * static_cast<double>(choices.between(0, 4)));
  for (std::uint32_t i = 0; i < items; ++i) {  // x_i - M y_i <= 0
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      problem.matrix.push_back(j == i ? 1 : j == items + i ? -big : 0);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix.push_back(j < items ? 1 : 0);
  problem.row_lower.assign(items, -kInfinity);
  problem.row_lower.push_back(static_cast<double>(choices.between(0, 9)));
  problem.row_upper.assign(items, 0);
  problem.row_upper.push_back(kInfinity);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(items, kInfinity);
  problem.upper.resize(problem.columns, 1);
  return problem;
}

}  // namespace

Case<LpFamily> LpBigM::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(10, 50));
  const double big = std::ldexp(1.0, exponent);
  LpProblem problem = choices.chance(1, 2) ? as_switch(choices, big) : as_price(choices, big);
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

}  // namespace assay
