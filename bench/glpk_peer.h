// GLPK as the peer of benchmarks: the same program in its own form, its simplex with default options.
#pragma once
#include <glpk.h>

#include <cmath>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::bench {

inline int glpk_kind(double lower, double upper) {
  if (lower == upper) return GLP_FX;
  if (std::isinf(lower)) return std::isinf(upper) ? GLP_FR : GLP_UP;
  return std::isinf(upper) ? GLP_LO : GLP_DB;
}

/// The program as GLPK holds it; building one is what "set-up" means.
class GlpkProgram {
 public:
  explicit GlpkProgram(const LpProblem& problem) : program_(glp_create_prob()) {
    const int m = static_cast<int>(problem.rows), n = static_cast<int>(problem.columns);
    if (m > 0) glp_add_rows(program_, m);
    if (n > 0) glp_add_cols(program_, n);
    std::vector<int> row{0}, column{0};
    std::vector<double> value{0};
    for (int i = 0; i < m; ++i) {
      glp_set_row_bnds(program_, i + 1, glpk_kind(problem.row_lower[i], problem.row_upper[i]), problem.row_lower[i],
                       problem.row_upper[i]);
      for (int j = 0; j < n; ++j) {
        const double entry = problem.at(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j));
        if (entry == 0) continue;
        row.push_back(i + 1);
        column.push_back(j + 1);
        value.push_back(entry);
      }
    }
    for (int j = 0; j < n; ++j) {
      glp_set_col_bnds(program_, j + 1, glpk_kind(problem.lower[j], problem.upper[j]), problem.lower[j],
                       problem.upper[j]);
      glp_set_obj_coef(program_, j + 1, problem.cost[j]);
    }
    glp_load_matrix(program_, static_cast<int>(value.size()) - 1, row.data(), column.data(), value.data());
  }
  ~GlpkProgram() { glp_delete_prob(program_); }
  GlpkProgram(const GlpkProgram&) = delete;
  GlpkProgram& operator=(const GlpkProgram&) = delete;

  /// glp_simplex from the basis of slack variables with its defaults, but silent; the optimum.
  double solve() {
    glp_std_basis(program_);
    glp_smcp options;
    glp_init_smcp(&options);
    options.msg_lev = GLP_MSG_OFF;
    glp_simplex(program_, &options);
    return glp_get_obj_val(program_);
  }
  bool is_optimal() const { return glp_get_status(program_) == GLP_OPT; }
  int iterations() const { return glp_get_it_cnt(program_); }

 private:
  glp_prob* program_;
};

}  // namespace assay::bench
