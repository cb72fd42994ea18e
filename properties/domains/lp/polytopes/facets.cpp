#include "properties/domains/lp/polytopes/facets.h"

#include "properties/domains/lp/build.h"

namespace assay {

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

}  // namespace assay
