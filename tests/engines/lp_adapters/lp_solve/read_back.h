// The program that lp_solve holds, as its own getters tell it.
#pragma once
#include <lpsolve/lp_lib.h>

#include <cmath>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay {

/// Manual, set_constr_type, set_rh and set_rh_range: a row has a right hand side; the other bound, if any, is the range
/// away from it, above for >=, below for <=.
inline LpProblem read_back(lprec* lp) {
  LpProblem problem;
  const int rows = get_Nrows(lp), columns = get_Ncolumns(lp);
  problem.rows = static_cast<std::uint32_t>(rows);
  problem.columns = static_cast<std::uint32_t>(columns);
  const auto bound = [](double number) { return std::abs(number) >= 1e30 ? std::copysign(kInfinity, number) : number; };
  for (int i = 1; i <= rows; ++i) {
    const double side = get_rh(lp, i), range = get_rh_range(lp, i);
    const bool equation = is_constr_type(lp, i, EQ), above = is_constr_type(lp, i, GE);
    problem.row_lower.push_back(bound(equation || above ? side : range >= 1e30 ? -kInfinity : side - range));
    problem.row_upper.push_back(bound(equation || !above ? side : range >= 1e30 ? kInfinity : side + range));
  }
  problem.matrix.assign(problem.rows * std::size_t{problem.columns}, 0);
  std::vector<double> column(static_cast<std::size_t>(rows) + 1);
  for (int j = 1; j <= columns; ++j) {
    problem.lower.push_back(bound(get_lowbo(lp, j)));
    problem.upper.push_back(bound(get_upbo(lp, j)));
    get_column(lp, j, column.data());  // row 0 is the objective
    problem.cost.push_back(column[0]);
    for (int i = 1; i <= rows; ++i) problem.matrix[static_cast<std::size_t>((i - 1) * columns + j - 1)] = column[i];
  }
  return problem;
}

}  // namespace assay
