#include "properties/domains/lp/near_parallel.h"

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpNearParallel::draw(Choices& choices) {
  const auto ulps = choices.between(0, 64);
  const auto rows = static_cast<std::size_t>(choices.between(2, 4));
  const auto tenths = [&choices] { return static_cast<double>(choices.between(1, 30)) / 10; };
  const std::vector<double> first = {tenths(), tenths()};
  const double bound = tenths();
  lp_build::Rows matrix = {first};
  std::vector<double> right = {bound};
  while (matrix.size() < rows) {
    std::vector<double> row = first;
    for (double& entry : row) entry = nudge(entry, choices.around_zero(ulps));
    matrix.push_back(std::move(row));
    right.push_back(nudge(bound, choices.around_zero(ulps)));
  }
  std::vector<double> cost;
  for (const double entry : first) cost.push_back(-nudge(entry, choices.around_zero(8)));
  return {lp_build::canonical(2, matrix, std::move(right), std::move(cost)), static_cast<std::int32_t>(ulps)};
}

}  // namespace assay
