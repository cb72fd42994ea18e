// Small programs whose numbers are drawn one after the other.
#pragma once
#include "algorithms/model/lp.h"

namespace assay::known {

/// So many rows and columns: of each column a number `cost()` and then its bounds, then the bounds of each row, then
/// `entry()` for each entry; `bounds(lower, upper)` adds one to either list.
template <class Cost, class Bounds, class Entry>
LpProblem drawn_program(std::uint32_t rows, std::uint32_t columns, const Cost& cost, const Bounds& bounds,
                        const Entry& entry) {
  LpProblem problem;
  problem.rows = rows, problem.columns = columns;
  for (std::uint32_t j = 0; j < columns; ++j) {
    problem.cost.push_back(cost());
    bounds(problem.lower, problem.upper);
  }
  for (std::uint32_t i = 0; i < rows; ++i) bounds(problem.row_lower, problem.row_upper);
  for (std::uint32_t e = 0; e < rows * columns; ++e) problem.matrix.push_back(entry());
  return problem;
}

}  // namespace assay::known
