#include "algorithms/lp/tableau/scaled_problem.h"

#include <algorithm>
#include <cmath>

namespace assay::lp {
namespace {

// value * 2^power, or false where that is not exact.
bool shift(double& value, int power) {
  if (value == 0 || std::isinf(value)) return true;
  value = std::ldexp(value, power);
  return std::isnormal(value);
}

bool apply(LpProblem& problem, const std::vector<int>& row_power, const std::vector<int>& column_power) {
  bool is_exact = true;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      is_exact &= shift(problem.matrix[std::size_t{i} * problem.columns + j], row_power[i] + column_power[j]);
    }
    is_exact &= shift(problem.row_lower[i], row_power[i]) && shift(problem.row_upper[i], row_power[i]);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    is_exact &= shift(problem.cost[j], column_power[j]);
    is_exact &= shift(problem.lower[j], -column_power[j]) && shift(problem.upper[j], -column_power[j]);
  }
  return is_exact;
}

/// Minus the mean of the least and greatest exponent of some entries.
class MiddleExponent {
 public:
  void add(double entry, int power) {
    if (entry == 0) return;
    const int exponent = std::ilogb(entry) + power;
    least_ = is_empty_ ? exponent : std::min(least_, exponent);
    greatest_ = is_empty_ ? exponent : std::max(greatest_, exponent);
    is_empty_ = false;
  }
  int correction() const { return is_empty_ ? 0 : -(least_ + greatest_) / 2; }

 private:
  bool is_empty_ = true;
  int least_ = 0, greatest_ = 0;
};

}  // namespace

ScaledProblem scaled(const LpProblem& problem, Scaling scaling) {
  constexpr int kRounds = 3;
  ScaledProblem result{problem, std::vector<int>(problem.rows), std::vector<int>(problem.columns)};
  if (scaling == Scaling::kNone) return result;
  for (int round = 0; round < kRounds; ++round) {
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      MiddleExponent middle;
      for (std::uint32_t j = 0; j < problem.columns; ++j) middle.add(problem.at(i, j), result.column_power[j]);
      result.row_power[i] = middle.correction();
    }
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      MiddleExponent middle;
      for (std::uint32_t i = 0; i < problem.rows; ++i) middle.add(problem.at(i, j), result.row_power[i]);
      result.column_power[j] = middle.correction();
    }
  }
  if (apply(result.problem, result.row_power, result.column_power)) return result;
  return {problem, std::vector<int>(problem.rows), std::vector<int>(problem.columns)};
}

std::vector<double> unscaled_rows(const ScaledProblem& scaled, std::vector<double> multipliers) {
  for (std::size_t i = 0; i < multipliers.size(); ++i) multipliers[i] = std::ldexp(multipliers[i], scaled.row_power[i]);
  return multipliers;
}

std::vector<double> unscaled_columns(const ScaledProblem& scaled, std::vector<double> x) {
  for (std::size_t j = 0; j < x.size(); ++j) x[j] = std::ldexp(x[j], scaled.column_power[j]);
  return x;
}

}  // namespace assay::lp
