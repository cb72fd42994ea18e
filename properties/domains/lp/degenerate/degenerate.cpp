#include "properties/domains/lp/degenerate/degenerate.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpCubeRoots::draw(Choices& choices) {
  const int bits = static_cast<int>(choices.between(0, 4));
  const double a = std::ldexp(static_cast<double>(choices.around_zero(std::int64_t{4} << bits)), -bits);
  const int power = static_cast<int>(choices.around_zero(4));
  const double b = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, power);
  const double g1 = std::ldexp(static_cast<double>(choices.around_zero(32)), -2);
  const double g2 = std::ldexp(static_cast<double>(choices.around_zero(32)), -2);
  const double c = -(1 + a + a * a) / b, d = -1 - a;  // all multiples of 2^-12 and below 2^9
  const double h1 = g1 * (1 + a) + g2 * c, h2 = g1 * b + g2 * (1 + d);
  const lp_build::Rows rows = {{a, b, -1 - a, -b}, {c, d, -c, -1 - d}};
  LpProblem problem = lp_build::canonical(4, rows, {0, 0}, {0 - g1, 0 - g2, 0 - h1, 0 - h2});
  return {std::move(problem), bits};
}

namespace {

/// `count` numbers of [1, 4], the first `zeros` of them 0 instead.
std::vector<double> with_zeros(Choices& choices, std::size_t count, std::size_t zeros) {
  std::vector<double> values(count, 0.0);
  for (std::size_t k = zeros; k < count; ++k) values[k] = static_cast<double>(choices.between(1, 4));
  return values;
}

}  // namespace

// Variables 0 .. tight-1 are basic, rows 0 .. tight-1 are tight. The basic variables are those and the activities of
// the other rows; the nonbasic ones are the other variables and the activities of the tight rows.
Case<LpFamily> LpPlantedDegenerate::draw(Choices& choices) {
  const auto tight = static_cast<std::size_t>(choices.between(3, 5));
  const std::size_t rows = tight + choices.below(4);
  const std::size_t columns = tight + choices.below(4);
  const std::size_t primal_zeros = choices.below(rows + 1);
  const std::size_t dual_zeros = choices.below(columns + 1);

  lp_build::Rows matrix(tight, std::vector<double>(tight, 0.0));
  for (std::size_t i = 0; i < tight; ++i) {  // unit upper triangular, then each row added to those below some times
    matrix[i][i] = 1;
    for (std::size_t j = i + 1; j < tight; ++j) matrix[i][j] = static_cast<double>(choices.around_zero(1));
  }
  for (std::size_t i = tight; i-- > 1;) {
    const auto times = static_cast<double>(choices.around_zero(1));
    for (std::size_t j = 0; j < tight; ++j) matrix[i][j] += times * matrix[i - 1][j];
  }
  for (auto& row : matrix) {
    for (const double entry : lp_build::integers(choices, columns - tight, 2)) row.push_back(entry);
  }
  while (matrix.size() < rows) matrix.push_back(lp_build::integers(choices, columns, 2));

  const std::vector<double> basics = with_zeros(choices, rows, primal_zeros);      // x*, then slacks
  const std::vector<double> nonbasics = with_zeros(choices, columns, dual_zeros);  // multipliers, then reduced costs
  std::vector<double> x(columns, 0.0), right(rows), cost(columns, 0.0);
  for (std::size_t j = 0; j < tight; ++j) x[j] = basics[j];
  for (std::size_t i = 0; i < rows; ++i) right[i] = lp_build::dot(matrix[i], x) + (i < tight ? 0 : basics[i]);
  for (std::size_t j = 0; j < columns; ++j) {
    for (std::size_t i = 0; i < tight; ++i) cost[j] -= nonbasics[i] * matrix[i][j];
    if (j >= tight) cost[j] += nonbasics[j];
  }
  LpProblem problem =
      lp_build::canonical(static_cast<std::uint32_t>(columns), matrix, std::move(right), std::move(cost));
  lp_build::shuffle(problem, choices);
  return {std::move(problem), static_cast<std::int32_t>(primal_zeros + dual_zeros)};
}

}  // namespace assay
