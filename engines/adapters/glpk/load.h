// A program handed to GLPK.
#pragma once
#include <glpk.h>

#include <cfloat>
#include <cmath>
#include <memory>
#include <vector>

#include "engines/adapters/lp_adapter_kit.h"

namespace assay::glpk_adapter {

using namespace assay::lp_adapter;

struct Delete {
  void operator()(glp_prob* lp) const { glp_delete_prob(lp); }
};
using Handle = std::unique_ptr<glp_prob, Delete>;

/// GLPK tells that there is no bound by the kind of a row or column; its getters and solvers say +-DBL_MAX for it then.
inline bool supported(const assay_lp_problem& problem) { return bounds_are_within(problem, DBL_MAX); }

inline int kind_of_bounds(double lower, double upper) {
  const bool below = lower != -HUGE_VAL, above = upper != HUGE_VAL;
  if (below && above) return lower == upper ? GLP_FX : GLP_DB;
  return below ? GLP_LO : above ? GLP_UP : GLP_FR;
}

/// Precondition: supported. No call used here reports a failure: GLPK ends the process where it cannot go on. Crossed
/// bounds are stored as they are; glp_simplex and glp_exact refuse them with GLP_EBOUND.
inline Handle load(const assay_lp_problem& problem) {
  Handle lp(glp_create_prob());
  const int rows = static_cast<int>(problem.rows), columns = static_cast<int>(problem.columns);
  if (rows > 0) glp_add_rows(lp.get(), rows);
  if (columns > 0) glp_add_cols(lp.get(), columns);
  for (int i = 0; i < rows; ++i) {
    const double lower = problem.row_lower[i], upper = problem.row_upper[i];
    glp_set_row_bnds(lp.get(), i + 1, kind_of_bounds(lower, upper), lower, upper);
  }
  const Columns entries(problem);
  std::vector<int> row_numbers(entries.rows.size() + 1);  // GLPK counts from 1, and so do the arrays it is given
  std::vector<double> values(entries.values.size() + 1);
  for (int j = 0; j < columns; ++j) {
    const double lower = problem.lower[j], upper = problem.upper[j];
    glp_set_col_bnds(lp.get(), j + 1, kind_of_bounds(lower, upper), lower, upper);
    glp_set_obj_coef(lp.get(), j + 1, problem.cost[j]);
    int count = 0;
    for (int k = entries.starts[j]; k < entries.starts[j + 1]; ++k) {
      ++count;
      row_numbers[count] = entries.rows[k] + 1;
      values[count] = entries.values[k];
    }
    glp_set_mat_col(lp.get(), j + 1, count, row_numbers.data(), values.data());
  }
  return lp;
}

}  // namespace assay::glpk_adapter
