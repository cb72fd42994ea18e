// Random programs of every form, of sizes at which an exact solve still takes milliseconds.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "algorithms/model/lp.h"
#include "properties/choices.h"

namespace assay::known {

/// Bounds of a drawn kind: none, lower, upper, both, equal. `middle` is inside them where `feasible`.
inline void draw_bounds(Choices& c, double middle, bool feasible, double& lower, double& upper) {
  const auto kind = c.below(6);
  const double below = static_cast<double>(c.below(4)), above = static_cast<double>(c.below(4));
  const double shift = feasible ? 0.0 : static_cast<double>(c.around_zero(3));
  lower = kind == 0 || kind == 2 ? -kInfinity : middle + shift - (kind == 4 ? 0 : below);
  upper = kind == 0 || kind == 1 ? kInfinity : middle + shift + (kind == 4 ? 0 : above);
}

/// Integer entries, `density` eighths of them nonzero; row and variable bounds of every kind around a point, so that
/// about half of the rows are degenerate there. Infeasible now and then, unbounded often unless `boxed`.
inline LpProblem mixed_program(Choices& c, std::uint32_t rows, std::uint32_t columns, std::uint64_t density,
                               bool feasible, bool boxed) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  std::vector<double> point(columns);
  for (double& x : point) x = static_cast<double>(c.around_zero(3));
  for (std::uint32_t j = 0; j < columns; ++j) {
    double lower = 0, upper = 0;
    draw_bounds(c, point[j], feasible, lower, upper);
    if (boxed) {
      lower = std::max(lower, point[j] - 8);
      upper = std::min(upper, point[j] + 8);
    }
    problem.lower.push_back(lower);
    problem.upper.push_back(upper);
    problem.cost.push_back(static_cast<double>(c.around_zero(5)));
  }
  for (std::uint32_t i = 0; i < rows; ++i) {
    double activity = 0;
    for (std::uint32_t j = 0; j < columns; ++j) {
      const double entry = c.below(8) < density ? static_cast<double>(c.around_zero(4)) : 0.0;
      problem.matrix.push_back(entry);
      activity += entry * point[j];
    }
    double lower = 0, upper = 0;
    draw_bounds(c, activity, feasible, lower, upper);
    problem.row_lower.push_back(lower);
    problem.row_upper.push_back(upper);
  }
  return problem;
}

}  // namespace assay::known
