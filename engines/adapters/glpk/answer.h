// What GLPK says after its solve, in Assay's terms.
#pragma once
#include <algorithm>
#include <utility>

#include "engines/adapters/glpk/load.h"

namespace assay::glpk_adapter {

inline void put_point(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  for (uint32_t j = 0; j < problem.columns; ++j) answer.x[j] = glp_get_col_prim(lp, static_cast<int>(j) + 1);
  answer.given |= ASSAY_LP_GIVES_X;
}

/// GLPK numbers the rows' auxiliary variables 1..rows and then the columns.
inline uint32_t our_number(const assay_lp_problem& problem, int k) {
  const auto variable = static_cast<uint32_t>(k - 1);
  return variable < problem.rows ? problem.columns + variable : variable - problem.rows;
}

inline int status_of(glp_prob* lp, const assay_lp_problem& problem, uint32_t v) {
  return v < problem.columns ? glp_get_col_stat(lp, static_cast<int>(v) + 1)
                             : glp_get_row_stat(lp, static_cast<int>(v - problem.columns) + 1);
}

inline bool put_glpk_basis(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  return put_basis(problem, answer, [&](uint32_t v) {
    const int status = status_of(lp, problem, v);
    return status == GLP_BS ? Place::kBasic : status == GLP_NU ? Place::kUpper : Place::kLower;
  });
}

inline double value_of(glp_prob* lp, const assay_lp_problem& problem, uint32_t v) {
  return v < problem.columns ? glp_get_col_prim(lp, static_cast<int>(v) + 1)
                             : glp_get_row_prim(lp, static_cast<int>(v - problem.columns) + 1);
}

/// One row or column of the tableau of the basis that GLPK ended in, its variables in Assay's numbers.
struct TableauEntries {
  std::vector<std::pair<uint32_t, double>> entries;

  TableauEntries(glp_prob* lp, const assay_lp_problem& problem, int k, bool row) {
    std::vector<int> where(1 + std::size_t{problem.rows} + problem.columns);
    std::vector<double> values(where.size());
    const int count = row ? glp_eval_tab_row(lp, k, where.data(), values.data())
                          : glp_eval_tab_col(lp, k, where.data(), values.data());
    for (int t = 1; t <= count; ++t) entries.emplace_back(our_number(problem, where[t]), values[t]);
  }
};

/// The variable that glp_get_unbnd_ray names, 0 where it names none of the wanted kind: after the dual simplex a basic
/// one whose row shows that nothing is feasible, after the primal one a nonbasic one whose column is a ray. Where rows
/// are empty it may name one of the other kind, which shows nothing.
inline int named_variable(glp_prob* lp, const assay_lp_problem& problem, bool basic) {
  const int k = glp_get_unbnd_ray(lp);
  if (k == 0 || (status_of(lp, problem, our_number(problem, k)) == GLP_BS) != basic) return 0;
  return glp_bf_exists(lp) || glp_factorize(lp) == 0 ? k : 0;
}

/// Whether the named basic variable misses its lower bound rather than its upper one. The one bound that there is
/// decides, else the nearer one: GLPK's value may be rounded onto the bound.
inline bool is_below(glp_prob* lp, const assay_lp_problem& problem, uint32_t named) {
  const double lower = lower_of(problem, named), upper = upper_of(problem, named);
  if (std::isinf(upper)) return true;
  if (std::isinf(lower)) return false;
  const double value = value_of(lp, problem, named);
  return value - lower < upper - value;
}

/// The row of basic variable k is the identity  x_k - sum of alpha_j x_j = 0  over the nonbasic ones, which a
/// combination of the rows r = A x gives: its multipliers are the coefficients of the activities. Turned so that x_k is
/// held against the bound that it violates.
inline void put_farkas(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const int k = named_variable(lp, problem, true);
  if (k == 0) return;
  const uint32_t named = our_number(problem, k);
  const double side = is_below(lp, problem, named) ? 1 : -1;
  std::fill_n(answer.y, problem.rows, 0.0);
  const auto add = [&](uint32_t v, double coefficient) {
    if (v >= problem.columns) answer.y[v - problem.columns] = side * coefficient;
  };
  add(named, 1);
  for (const auto& [v, alpha] : TableauEntries(lp, problem, k, true).entries) add(v, -alpha);
  if (all_finite(answer.y, problem.rows)) answer.given |= ASSAY_LP_GIVES_Y;  // a row may overflow
}

/// Nonbasic variable k moves the way its reduced cost asks for, and the basic ones with it.
inline void put_ray(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const int k = named_variable(lp, problem, false);
  if (k == 0) return;
  const uint32_t named = our_number(problem, k);
  const double reduced = named < problem.columns ? glp_get_col_dual(lp, static_cast<int>(named) + 1)
                                                 : glp_get_row_dual(lp, static_cast<int>(named - problem.columns) + 1);
  const double step = reduced < 0 ? 1 : -1;
  std::fill_n(answer.ray, problem.columns, 0.0);
  if (named < problem.columns) answer.ray[named] = step;
  for (const auto& [v, alpha] : TableauEntries(lp, problem, k, false).entries)
    if (v < problem.columns) answer.ray[v] = step * alpha;
  if (!all_finite(answer.ray, problem.columns)) return;  // a column may overflow
  answer.given |= ASSAY_LP_GIVES_RAY;
  put_point(lp, problem, answer);
}

inline assay_status explain(int code, assay_lp_answer& answer) {
  switch (code) {
    case GLP_EBOUND: return ASSAY_DECLINED;  // "incorrect bounds": its interface wants lower < upper
    case GLP_EBADB:
    case GLP_ESING:
    case GLP_ECOND: return give_up(answer, ASSAY_SINGULAR_BASIS);
    case GLP_EITLIM:
    case GLP_ETMLIM: return give_up(answer, ASSAY_STEP_LIMIT);
    default: return give_up(answer, ASSAY_STALLED);  // GLP_EFAIL
  }
}

inline assay_status answer_of(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  switch (glp_get_status(lp)) {
    case GLP_OPT:
      answer.kind = ASSAY_LP_OPTIMAL;
      put_point(lp, problem, answer);
      // A row's dual value is the reduced cost of its activity: Assay's y, for minimisation with the same sign.
      for (uint32_t i = 0; i < problem.rows; ++i) answer.y[i] = glp_get_row_dual(lp, static_cast<int>(i) + 1);
      answer.given |= ASSAY_LP_GIVES_Y;
      put_glpk_basis(lp, problem, answer);
      return ASSAY_ANSWERED;
    case GLP_NOFEAS:
      answer.kind = ASSAY_LP_INFEASIBLE;
      put_farkas(lp, problem, answer);
      return ASSAY_ANSWERED;
    case GLP_UNBND:
      answer.kind = ASSAY_LP_UNBOUNDED;
      put_ray(lp, problem, answer);
      return ASSAY_ANSWERED;
    default: return give_up(answer, ASSAY_UNCERTAIN);  // GLP_UNDEF, GLP_FEAS, GLP_INFEAS
  }
}

}  // namespace assay::glpk_adapter
