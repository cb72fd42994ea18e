#include "properties/domains/lp/numerics/tiny_entries.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpTinyEntries::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(20, 60));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto rows = choices.between(1, 4);
  lp_build::Rows matrix;
  std::vector<double> right;
  for (std::int64_t i = 0; i < rows; ++i) {
    matrix.push_back(lp_build::integers(choices, columns, 4));
    for (double& entry : matrix.back())
      if (choices.chance(1, 4)) entry = std::ldexp(entry, -exponent);
    right.push_back(static_cast<double>(choices.between(0, 6)));
  }
  auto cost = lp_build::integers(choices, columns, 4);
  return {lp_build::canonical(columns, matrix, std::move(right), std::move(cost)), exponent};
}

}  // namespace assay
