// SPDX-License-Identifier: GPL-3.0-or-later
// GLPK's simplex solvers through its library, with the settings of glp_init_smcp: no presolver, no scaling, projected
// steepest edge, Harris' ratio test. A plug-in of its own, under GLPK's licence.
#include "engines/adapters/glpk/answer.h"

namespace {

using namespace assay::glpk_adapter;

enum class Method : uint8_t { kPrimal, kDual, kExact };

// glp_exact has no callback but stops at an iteration limit with its basis in place, and being exact it walks the same
// way each time. So where it has not ended after far more iterations than a program of this size can need, its first
// steps are walked again, each from the start, to show the watch where it goes round.
constexpr int kShownSteps = 128;
int limit_of(const assay_lp_problem& problem) { return static_cast<int>(2000 + 50 * (problem.rows + problem.columns)); }

void show_steps(const assay_lp_problem& problem, glp_smcp settings, const assay_watch& watch) {
  std::vector<uint32_t> state;
  for (int steps = 0; steps < kShownSteps; ++steps) {
    const Handle lp = load(problem);
    settings.it_lim = steps;
    if (const int code = glp_exact(lp.get(), &settings); code != 0 && code != GLP_EITLIM) return;
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
  if (!supported(*problem) || (method == Method::kExact && (problem->rows == 0 || problem->columns == 0)))
    return ASSAY_DECLINED;
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

// The tolerances are those of glp_init_smcp and of spx_primal and spy_dual, which use tol + 0.001 tol |bound|; that is
// at most 1.001 tol relative to max(1, |bound|).
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
    "Declines crossed bounds (GLP_EBOUND) and bounds of DBL_MAX, its infinity, or NaN; gives up where the status is "
    "undefined. No watch.";

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
         "Declines a problem without rows or without columns, and what glpk/primal declines. It has no iteration "
         "limit; the "
         "adapter sets one of 2000 + 50 (rows + columns), beyond which it shows the watch the first steps."),
     nullptr, &solve<Method::kExact>, nullptr, nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
