#include "properties/lp/relations/scaling_keeps_status.h"

#include <cmath>

#include "properties/lp/consistent.h"

namespace assay {
namespace {

// Fixed exponents of [-3, 3]: the same question for the same problem, in any run.
int row_power(std::uint32_t row) { return static_cast<int>(row * 5 % 7) - 3; }
int column_power(std::uint32_t column) { return static_cast<int>((column * 3 + 2) % 7) - 3; }
constexpr int kCostPower = 2;

// Whether scaling by at most 2^+-9 is exact: 0, infinite, or far from both ends of the exponent range.
bool can_be_scaled(const std::vector<double>& values) {
  for (const double value : values) {
    const double size = std::fabs(value);
    if (std::isnan(value)) return false;
    if (size != 0 && !std::isinf(value) && !(size >= 0x1p-1000 && size <= 0x1p1000)) return false;
  }
  return true;
}

}  // namespace

void ScalingKeepsStatus::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign(2, problem);
  for (const auto* values :
       {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper}) {
    if (!can_be_scaled(*values)) return;
  }
  LpProblem& scaled = questions[1];
  // x_j is measured in units of 2^power: its column and cost grow by that, its bounds shrink.
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const int power = column_power(j);
    scaled.cost[j] = std::ldexp(problem.cost[j], power + kCostPower);
    scaled.lower[j] = std::ldexp(problem.lower[j], -power);
    scaled.upper[j] = std::ldexp(problem.upper[j], -power);
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      scaled.matrix[std::size_t{i} * problem.columns + j] = std::ldexp(problem.at(i, j), power + row_power(i));
    }
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    scaled.row_lower[i] = std::ldexp(problem.row_lower[i], row_power(i));
    scaled.row_upper[i] = std::ldexp(problem.row_upper[i], row_power(i));
  }
}

Verdict ScalingKeepsStatus::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                  const Court<LpFamily>& court) {
  std::vector<LpProblem> questions;
  ask(problem, questions);
  LpRelation relation;
  relation.factor = questions[0] == questions[1] ? 1 : std::ldexp(1.0, kCostPower);
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(questions[0], questions[1], replies, relation, court.semantics);
}

}  // namespace assay
