// SPDX-License-Identifier: GPL-3.0-or-later
// GLPK's simplex solvers through its library, with the settings of glp_init_smcp: no presolver, no scaling, projected
// steepest edge, Harris' ratio test. A plug-in of its own, under GLPK's licence.
#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

using namespace assay::lp_adapter;

enum class Method : uint8_t { kPrimal, kDual, kExact };

int kind_of_bounds(double lower, double upper) {
  const bool below = lower != -HUGE_VAL, above = upper != HUGE_VAL;
  if (below && above) return lower == upper ? GLP_FX : GLP_DB;
  return below ? GLP_LO : above ? GLP_UP : GLP_FR;
}

struct Delete {
  void operator()(glp_prob* lp) const { glp_delete_prob(lp); }
};
using Handle = std::unique_ptr<glp_prob, Delete>;

Handle load(const assay_lp_problem& problem) {
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

void put_point(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  for (uint32_t j = 0; j < problem.columns; ++j) answer.x[j] = glp_get_col_prim(lp, static_cast<int>(j) + 1);
  answer.given |= ASSAY_LP_GIVES_X;
}

/// GLPK numbers the rows' auxiliary variables 1..rows and then the columns.
uint32_t our_number(const assay_lp_problem& problem, int k) {
  const auto variable = static_cast<uint32_t>(k - 1);
  return variable < problem.rows ? problem.columns + variable : variable - problem.rows;
}

int status_of(glp_prob* lp, const assay_lp_problem& problem, uint32_t v) {
  return v < problem.columns ? glp_get_col_stat(lp, static_cast<int>(v) + 1)
                             : glp_get_row_stat(lp, static_cast<int>(v - problem.columns) + 1);
}

bool put_glpk_basis(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  return put_basis(problem, answer, [&](uint32_t v) {
    const int status = status_of(lp, problem, v);
    return status == GLP_BS ? Place::kBasic : status == GLP_NU ? Place::kUpper : Place::kLower;
  });
}

double value_of(glp_prob* lp, const assay_lp_problem& problem, uint32_t v) {
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

/// The variable that glp_get_unbnd_ray names, 0 where it names none of the wanted kind: after the dual simplex a basic one
/// whose row shows that nothing is feasible, after the primal one a nonbasic one whose column is a ray. Where rows are
/// empty it may name one of the other kind, which shows nothing.
int named_variable(glp_prob* lp, const assay_lp_problem& problem, bool basic) {
  const int k = glp_get_unbnd_ray(lp);
  if (k == 0 || (status_of(lp, problem, our_number(problem, k)) == GLP_BS) != basic) return 0;
  return glp_bf_exists(lp) || glp_factorize(lp) == 0 ? k : 0;
}

/// The row of basic variable k is the identity  x_k - sum of alpha_j x_j = 0  over the nonbasic ones, which a combination
/// of the rows r = A x gives: its multipliers are the coefficients of the activities. Turned so that x_k is held against
/// the bound that it violates.
void put_farkas(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const int k = named_variable(lp, problem, true);
  if (k == 0) return;
  const uint32_t named = our_number(problem, k);
  const double side = value_of(lp, problem, named) < lower_of(problem, named) ? 1 : -1;
  std::fill_n(answer.y, problem.rows, 0.0);
  const auto add = [&](uint32_t v, double coefficient) {
    if (v >= problem.columns) answer.y[v - problem.columns] = side * coefficient;
  };
  add(named, 1);
  for (const auto& [v, alpha] : TableauEntries(lp, problem, k, true).entries) add(v, -alpha);
  answer.given |= ASSAY_LP_GIVES_Y;
}

/// Nonbasic variable k moves the way its reduced cost asks for, and the basic ones with it.
void put_ray(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
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
  answer.given |= ASSAY_LP_GIVES_RAY;
  put_point(lp, problem, answer);
}

assay_status explain(int code, assay_lp_answer& answer) {
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

assay_status answer_of(glp_prob* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
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

// glp_exact has no callback but stops at an iteration limit with its basis in place, and being exact it walks the same way
// each time. So where it has not ended after far more iterations than a program of this size can need, its first steps are
// walked again, each from the start, to show the watch where it goes round.
constexpr int kShownSteps = 128;
int limit_of(const assay_lp_problem& problem) { return static_cast<int>(2000 + 50 * (problem.rows + problem.columns)); }

void show_steps(const assay_lp_problem& problem, glp_smcp settings, const assay_watch& watch) {
  std::vector<uint32_t> state;
  for (int steps = 0; steps < kShownSteps; ++steps) {
    const Handle lp = load(problem);
    settings.it_lim = steps;
    glp_exact(lp.get(), &settings);
    state.clear();
    const auto add = [&](int status) {
      for (uint32_t v = 0; v < problem.columns + problem.rows; ++v)
        if (status_of(lp.get(), problem, v) == status) state.push_back(v);
    };
    add(GLP_BS);
    add(GLP_NU);
    if (watch.step(watch.context, state.data(), static_cast<uint32_t>(state.size())) == 0) return;
  }
}

template <Method method>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch* watch, assay_lp_answer* answer) noexcept {
  // glp_exact refuses a problem without rows or without columns.
  if (method == Method::kExact && (problem->rows == 0 || problem->columns == 0)) return ASSAY_DECLINED;
  glp_term_out(GLP_OFF);
  const Handle lp = load(*problem);
  glp_smcp settings;
  glp_init_smcp(&settings);
  settings.msg_lev = GLP_MSG_OFF;
  settings.meth = method == Method::kDual ? GLP_DUALP : GLP_PRIMAL;
  if (method != Method::kExact) {
    const int code = glp_simplex(lp.get(), &settings);
    return code == 0 ? answer_of(lp.get(), *problem, *answer) : explain(code, *answer);
  }
  settings.it_lim = limit_of(*problem);
  const int code = glp_exact(lp.get(), &settings);
  if (code == GLP_EITLIM && watch != nullptr && watch->step != nullptr) show_steps(*problem, settings, *watch);
  return code == 0 ? answer_of(lp.get(), *problem, *answer) : explain(code, *answer);
}

// The tolerances are those of glp_init_smcp and of spx_primal and spy_dual, which use tol + 0.001 tol |bound|; that is at
// most 1.001 tol relative to max(1, |bound|).
constexpr double kTolerance = 1.001e-7;

constexpr assay_semantics double_semantics(const char* note) {
  return {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, kTolerance, kTolerance, -1, note, 0, 0};
}

constexpr const char* kNote =
    "tol_bnd = tol_dj = 1e-7: a bound may be missed by 1e-7 + 1e-10 |bound|, a reduced cost by 1e-7 + 1e-10 |cost| "
    "(where "
    "the largest cost exceeds 1000, after the costs are divided to bring it there). No promise on the gap. No "
    "presolver, no "
    "scaling (glp_init_smcp). Infeasible and unbounded come with the vector of the tableau line of glp_get_unbnd_ray "
    "where there is "
    "one. "
    "Declines crossed bounds (GLP_EBOUND); gives up where the status is undefined. No watch.";

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "glpk/primal", glp_version(), "foreign", "GLPK's primal simplex, glp_simplex with defaults",
     double_semantics(kNote), nullptr, &solve<Method::kPrimal>, nullptr, nullptr},
    {sizeof(assay_engine), "glpk/dual", glp_version(), "foreign",
     "GLPK's dual simplex, then the primal where it fails (GLP_DUALP), as glpsol --dual does", double_semantics(kNote),
     nullptr, &solve<Method::kDual>, nullptr, nullptr},
    {sizeof(assay_engine), "glpk/exact", glp_version(), "foreign",
     "GLPK's simplex in rationals, glp_exact, on data that it rounds to nearby fractions first",
     double_semantics(
         "glp_exact computes in rationals on fractions that approximate each double to a relative 1e-10 (set_d_eps), "
         "which "
         "its manual does not mention; its answer goes through doubles. Judged by the promise of the double simplex. "
         "Declines a problem without rows or without columns, and crossed bounds. It has no iteration limit; the "
         "adapter sets one of 2000 + 50 (rows + columns), beyond which it shows the watch the first steps."),
     nullptr, &solve<Method::kExact>, nullptr, nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
