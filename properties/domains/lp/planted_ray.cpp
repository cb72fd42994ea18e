#include "properties/domains/lp/planted_ray.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpPlantedRay::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(0, 40));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto rows = choices.between(1, 4);
  std::vector<double> ray(columns), start(columns);
  for (double& entry : ray) entry = static_cast<double>(choices.below(3));
  for (double& entry : start) entry = static_cast<double>(choices.below(4));
  ray[0] = 1;  // the entry of every row that is chosen to make a.ray come out

  // `row` with its first entry set so that row.ray is `value`.
  const auto with_slope = [&ray](std::vector<double> row, double value) {
    row[0] = 0;
    row[0] = value - lp_build::dot(row, ray);
    return row;
  };
  lp_build::Rows matrix;
  std::vector<double> right;
  for (std::int64_t i = 0; i < rows; ++i) {
    auto entries = lp_build::integers(choices, columns, 4);
    matrix.push_back(with_slope(std::move(entries), -static_cast<double>(choices.below(3))));
    right.push_back(lp_build::dot(matrix.back(), start) + static_cast<double>(choices.below(4)));
  }
  auto cost = with_slope(lp_build::integers(choices, columns, 4), -std::ldexp(1.0, -exponent));
  LpProblem problem = lp_build::canonical(columns, matrix, std::move(right), std::move(cost));
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

}  // namespace assay
