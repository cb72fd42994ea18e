// A program of few entries.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::known {

/// Rows of any activity and columns from 0 on, all of cost 1.
inline LpProblem program_of(std::uint32_t rows, std::vector<double> matrix) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = static_cast<std::uint32_t>(matrix.size() / rows);
  problem.cost.assign(problem.columns, 1), problem.matrix = std::move(matrix);
  problem.lower.assign(problem.columns, 0), problem.upper.assign(problem.columns, kInfinity);
  problem.row_lower.assign(rows, -kInfinity), problem.row_upper.assign(rows, kInfinity);
  return problem;
}

}  // namespace assay::known
