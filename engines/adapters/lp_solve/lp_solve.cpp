// lp_solve 5.5 through its library: with its defaults, and as a textbook Dantzig simplex without scaling.
#include <lpsolve/lp_lib.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

using namespace assay::lp_adapter;

struct Delete {
  void operator()(lprec* lp) const { delete_lp(lp); }
};
using Handle = std::unique_ptr<lprec, Delete>;

/// A bound as lp_solve has it; infinity is 1e30 and everything beyond.
double bound_of(double bound) { return std::isinf(bound) ? std::copysign(1e30, bound) : bound; }

/// Row i (from 1) gets its sense, its right hand side and, with two different bounds, its range.
void set_row_bounds(lprec* lp, int i, double lower, double upper) {
  const bool below = std::isfinite(lower), above = std::isfinite(upper);
  if (below && above && lower == upper) {
    set_constr_type(lp, i, EQ);
    set_rh(lp, i, upper);
  } else if (below && !above) {
    set_constr_type(lp, i, GE);
    set_rh(lp, i, lower);
  } else {
    set_constr_type(lp, i, LE);
    set_rh(lp, i, bound_of(upper));
    if (below) set_rh_range(lp, i, upper - lower);
  }
}

Handle load(const assay_lp_problem& problem) {
  const int rows = static_cast<int>(problem.rows), columns = static_cast<int>(problem.columns);
  Handle lp(make_lp(rows, columns));
  if (lp == nullptr) return lp;
  set_verbose(lp.get(), NEUTRAL);
  const Columns entries(problem);
  std::vector<double> values;
  std::vector<int> row_numbers;  // row 0 is the objective
  for (int j = 0; j < columns; ++j) {
    values.assign(1, problem.cost[j]);
    row_numbers.assign(1, 0);
    for (int k = entries.starts[j]; k < entries.starts[j + 1]; ++k) {
      values.push_back(entries.values[k]);
      row_numbers.push_back(entries.rows[k] + 1);
    }
    set_columnex(lp.get(), j + 1, static_cast<int>(values.size()), values.data(), row_numbers.data());
    set_bounds(lp.get(), j + 1, bound_of(problem.lower[j]), bound_of(problem.upper[j]));
  }
  for (int i = 0; i < rows; ++i) set_row_bounds(lp.get(), i + 1, problem.row_lower[i], problem.row_upper[i]);
  return lp;
}

/// What the abort function, which lp_solve calls at every iteration, needs to show the watch the basis.
struct Look {
  const assay_watch* watch;
  uint32_t rows, columns;
  std::vector<uint32_t> state, shown;
  bool stopped = false;
};

/// lp_solve's variables: 1..rows are the rows, then the columns, then helpers for free variables that it split.
int __WINAPI look(lprec* lp, void* context) {
  Look& self = *static_cast<Look*>(context);
  if (self.stopped) return TRUE;
  if (lp->var_basic == nullptr || lp->is_lower == nullptr || lp->is_basic == nullptr) return FALSE;
  const auto ours = [&](int variable) {
    const auto v = static_cast<uint32_t>(variable - 1);
    return v < self.rows ? self.columns + v : v < self.rows + self.columns ? v - self.rows : v;
  };
  self.state.clear();
  for (int i = 1; i <= lp->rows; ++i) self.state.push_back(ours(lp->var_basic[i]));
  std::sort(self.state.begin(), self.state.end());
  for (int v = 1; v <= lp->sum; ++v)
    if (!lp->is_basic[v] && !lp->is_lower[v]) self.state.push_back(ours(v));
  if (self.state == self.shown) return FALSE;  // called more than once an iteration
  self.shown = self.state;
  self.stopped =
      self.watch->step(self.watch->context, self.state.data(), static_cast<uint32_t>(self.state.size())) == 0;
  return self.stopped ? TRUE : FALSE;
}

/// get_basis: -k at its lower, +k at its upper bound. A row of type <= is stored by its slack, so that its "lower" is the
/// upper bound of the activity.
void put_lp_solve_basis(lprec* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const uint32_t rows = problem.rows, all = problem.rows + problem.columns;
  std::vector<int> listed(all + 1);
  if (!::get_basis(lp, listed.data(), TRUE)) return;
  std::vector<Place> places(all, Place::kElsewhere);
  for (uint32_t k = 1; k <= all; ++k) {
    const auto v = static_cast<uint32_t>(std::abs(listed[k])) - 1;
    if (v >= all) return;
    const uint32_t ours = v < rows ? problem.columns + v : v - rows;
    const bool by_slack = v < rows && !is_constr_type(lp, static_cast<int>(v) + 1, GE);
    places[ours] = k <= rows ? Place::kBasic : (listed[k] > 0) == !by_slack ? Place::kUpper : Place::kLower;
  }
  put_basis(problem, answer, [&](uint32_t v) { return places[v]; });
}

assay_status put_optimum(lprec* lp, const assay_lp_problem& problem, assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  if (get_variables(lp, answer.x)) answer.given |= ASSAY_LP_GIVES_X;
  std::vector<double> duals(1 + std::size_t{problem.rows} + problem.columns);
  if (get_dual_solution(lp, duals.data())) {
    std::copy_n(duals.begin() + 1, problem.rows, answer.y);
    answer.given |= ASSAY_LP_GIVES_Y;
  }
  put_lp_solve_basis(lp, problem, answer);
  return ASSAY_ANSWERED;
}

template <bool textbook>
assay_status solve_with(void*, const assay_lp_problem* problem, const assay_watch* watch,
                        assay_lp_answer* answer) noexcept {
  const Handle lp = load(*problem);
  if (lp == nullptr) return give_up(*answer, ASSAY_STALLED);
  set_presolve(lp.get(), PRESOLVE_SENSDUALS, 0);  // removes nothing: asks for the dual values
  if (textbook) {
    set_scaling(lp.get(), SCALE_NONE);
    set_pivoting(lp.get(), PRICER_DANTZIG);
    set_simplextype(lp.get(), SIMPLEX_PRIMAL_PRIMAL);
  }
  Look context{watch, problem->rows, problem->columns, {}, {}};
  if (watch != nullptr && watch->step != nullptr) put_abortfunc(lp.get(), &look, &context);
  switch (::solve(lp.get())) {
    case OPTIMAL:
    case PRESOLVED: return put_optimum(lp.get(), *problem, *answer);
    case INFEASIBLE: answer->kind = ASSAY_LP_INFEASIBLE; return ASSAY_ANSWERED;
    case UNBOUNDED: answer->kind = ASSAY_LP_UNBOUNDED; return ASSAY_ANSWERED;
    case USERABORT: return give_up(*answer, ASSAY_STOPPED);
    case TIMEOUT: return give_up(*answer, ASSAY_STEP_LIMIT);
    case 25:
      return give_up(*answer, ASSAY_UNCERTAIN);  // ACCURACYERROR of the manual; lp_lib.h 5.5.2.5 has no name for it
    default: return give_up(*answer, ASSAY_STALLED);  // DEGENERATE, NUMFAILURE, NOMEMORY
  }
}

// lp_solve's manual names several constants; judged is the weakest, beyond which it says itself that it failed.
constexpr double kAccuracy = 5e-7;

constexpr assay_semantics semantics(const char* note) {
  return {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, kAccuracy, kAccuracy, -1, note, 0, 0};
}

std::string version() {
  int major = 0, minor = 0, release = 0, build = 0;
  lp_solve_version(&major, &minor, &release, &build);
  char text[64];
  std::snprintf(text, sizeof text, "%d.%d.%d.%d", major, minor, release, build);
  return text;
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const std::string installed = version();
  static const assay_engine engines[] = {
      {sizeof(assay_engine), "lp_solve/default", installed.c_str(), "foreign",
       "lp_solve with defaults: dual then primal simplex, adaptive devex, scaling 196",
       semantics(
           "set_epsb 1e-10 and set_epsd 1e-9 decide what is zero, in the problem as scaled; solve fails with "
           "ACCURACYERROR where the largest relative deviation of a bound or constraint exceeds "
           "set_break_numeric_accuracy, 5e-7: that is the promise judged. Infinity is 1e30. Infeasible and unbounded "
           "come as a status only. The watch sees the basis at every call of the abort function."),
       nullptr, &solve_with<false>, nullptr, nullptr},
      {sizeof(assay_engine), "lp_solve/dantzig", installed.c_str(), "foreign",
       "lp_solve with Dantzig's rule, primal simplex in both phases, no scaling (-piv1 -prim -s0)",
       semantics("As lp_solve/default, without scaling. Known to run in circles."), nullptr, &solve_with<true>, nullptr,
       nullptr},
  };
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(engines), engines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
