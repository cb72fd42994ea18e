#include "properties/domains/lp/small_integer.h"

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpSmallInteger::draw(Choices& choices) {
  const auto rows = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  lp_build::Rows matrix(rows);
  for (auto& row : matrix) row = lp_build::integers(choices, columns, 4);
  std::vector<double> right(rows);
  for (double& bound : right) {
    const auto k = choices.between(0, 11);  // 0, 1 ... 8, then -1, -2, -3
    bound = static_cast<double>(k <= 8 ? k : 8 - k);
  }
  auto cost = lp_build::integers(choices, columns, 4);
  return {lp_build::canonical(columns, matrix, std::move(right), std::move(cost)),
          static_cast<std::int32_t>(rows + columns)};
}

}  // namespace assay
