#include "properties/domains/lp/collision.h"

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpCollision::draw(Choices& choices) {
  const auto dimension = static_cast<std::size_t>(choices.between(2, 3));
  const auto of_a = static_cast<std::size_t>(choices.between(1, 6)),
             of_b = static_cast<std::size_t>(choices.between(1, 6));
  const auto columns = of_a + of_b;
  const auto shift = static_cast<double>(choices.below(6));
  lp_build::Rows matrix(dimension + 2, std::vector<double>(columns, 0.0));
  std::vector<double> right(dimension + 2, 0.0), cost(columns, 0.0);
  right[dimension] = right[dimension + 1] = 1;
  for (std::size_t k = 0; k < columns; ++k) {
    const bool is_a = k < of_a;
    for (std::size_t i = 0; i < dimension; ++i) {
      const double coordinate = static_cast<double>(choices.around_zero(3)) + (i == 0 && !is_a ? shift : 0);
      matrix[i][k] = is_a ? coordinate : 0 - coordinate;  // no negative zeros
    }
    matrix[is_a ? dimension : dimension + 1][k] = 1;
    for (const auto& row : matrix) cost[k] -= row[k];
  }
  return {lp_build::canonical(static_cast<std::uint32_t>(columns), matrix, std::move(right), std::move(cost)),
          static_cast<std::int32_t>(columns)};
}

}  // namespace assay
