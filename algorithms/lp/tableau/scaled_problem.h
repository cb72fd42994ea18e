// A linear program in other units, powers of two, and the way back.
#pragma once
#include <vector>

#include "algorithms/lp/simplex_rules.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// Row i times 2^row_power[i], variable j in units of 2^column_power[j]: x = unit * scaled x, y = row factor * scaled
/// y.
struct ScaledProblem {
  LpProblem problem;
  std::vector<int> row_power, column_power;
};

/// kGeometric: three rounds of dividing rows, then columns, by the power of two nearest to the square root of least
/// times greatest entry. Exact, or nothing is scaled: where a product would leave the normal range, all powers are 0.
/// Source  J. A. Tomlin, On scaling linear programming problems, Math. Program. Study 4, 1975, 146-166.
ScaledProblem scaled(const LpProblem& problem, Scaling scaling);

std::vector<double> unscaled_rows(const ScaledProblem& scaled, std::vector<double> multipliers);
std::vector<double> unscaled_columns(const ScaledProblem& scaled, std::vector<double> x);

}  // namespace assay::lp
