// The program that GLPK holds, as its own getters tell it.
#pragma once
#include <glpk.h>

#include <cfloat>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay {

/// GLPK's manual: glp_get_row_lb and its kin return -DBL_MAX or +DBL_MAX where there is no bound.
inline LpProblem read_back(glp_prob* lp) {
  LpProblem problem;
  const int rows = glp_get_num_rows(lp), columns = glp_get_num_cols(lp);
  problem.rows = static_cast<std::uint32_t>(rows);
  problem.columns = static_cast<std::uint32_t>(columns);
  const auto bound = [](double number) {
    return number == -DBL_MAX ? -kInfinity : number == DBL_MAX ? kInfinity : number;
  };
  for (int i = 1; i <= rows; ++i) {
    problem.row_lower.push_back(bound(glp_get_row_lb(lp, i)));
    problem.row_upper.push_back(bound(glp_get_row_ub(lp, i)));
  }
  problem.matrix.assign(problem.rows * std::size_t{problem.columns}, 0);
  std::vector<int> row_numbers(static_cast<std::size_t>(rows) + 1);
  std::vector<double> values(static_cast<std::size_t>(rows) + 1);
  for (int j = 1; j <= columns; ++j) {
    problem.lower.push_back(bound(glp_get_col_lb(lp, j)));
    problem.upper.push_back(bound(glp_get_col_ub(lp, j)));
    problem.cost.push_back(glp_get_obj_coef(lp, j));
    const int count = glp_get_mat_col(lp, j, row_numbers.data(), values.data());
    for (int k = 1; k <= count; ++k)
      problem.matrix[static_cast<std::size_t>((row_numbers[k] - 1) * columns + j - 1)] = values[k];
  }
  return problem;
}

}  // namespace assay
