#include "properties/domains/lp/numerics/hilbert.h"

#include <numeric>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpHilbert::draw(Choices& choices) {
  const auto order = static_cast<std::uint32_t>(choices.between(1, 10));
  std::int64_t multiple = 1;  // of 1 .. 2 order - 1: at most 232792560
  for (std::int64_t k = 2; k < 2 * std::int64_t{order}; ++k) multiple = std::lcm(multiple, k);
  LpProblem problem;
  problem.rows = problem.columns = order;
  std::vector<double> planted(order);
  for (double& entry : planted) entry = static_cast<double>(choices.between(0, 3));
  for (std::uint32_t i = 0; i < order; ++i) {
    double side = 0;  // integers below 2^53: exact
    for (std::uint32_t j = 0; j < order; ++j) {
      const auto entry = static_cast<double>(multiple / (std::int64_t{i} + j + 1));
      problem.matrix.push_back(entry);
      side += entry * planted[j];
    }
    problem.row_lower.push_back(side);
  }
  problem.row_upper = problem.row_lower;
  problem.lower.assign(order, 0);
  problem.upper.assign(order, kInfinity);
  problem.cost = lp_build::integers(choices, order, 4);
  lp_build::shuffle(problem, choices);
  return {std::move(problem), static_cast<std::int32_t>(order)};
}

}  // namespace assay
