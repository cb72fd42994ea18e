// lp_solve 5.5 through its library: with its defaults, and as a textbook Dantzig simplex without scaling.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engines/adapters/lp_solve/answer.h"

/// lp_solve's own random numbers (lp_utils.h), which choose among ties and perturb bounds where it stalls.
extern "C" double rand_uniform(lprec*, double);

namespace {

using namespace assay::lp_solve_adapter;

/// What the abort function, which lp_solve calls at every iteration, needs to show the watch the basis.
struct Look {
  const assay_watch* watch;
  std::vector<uint32_t>
      numbers;  ///< Assay's number of each variable of lp_solve, from 1; columns + rows on for its own
  std::vector<uint32_t> state, shown;
  bool stopped = false;
};

/// lp_solve's variables: 1..rows are the rows, then the columns, then helpers for free variables that it split. The
/// second half of a row that became two is numbered with the helpers.
std::vector<uint32_t> numbers_of(const Loaded& loaded, const assay_lp_problem& problem) {
  const auto rows = static_cast<std::size_t>(loaded.row_count);
  std::vector<uint32_t> numbers(1 + rows + problem.columns);
  uint32_t next = problem.columns + problem.rows;
  for (uint32_t i = 0; i < problem.rows; ++i) {
    numbers[loaded.rows[i].first] = problem.columns + i;
    if (loaded.rows[i].second != 0) numbers[loaded.rows[i].second] = next++;
  }
  for (uint32_t j = 0; j < problem.columns; ++j) numbers[1 + rows + j] = j;
  return numbers;
}

int __WINAPI look(lprec* lp, void* context) {
  Look& self = *static_cast<Look*>(context);
  if (self.stopped) return TRUE;
  if (lp->var_basic == nullptr || lp->is_lower == nullptr || lp->is_basic == nullptr) return FALSE;
  const auto ours = [&](int variable) {
    const auto v = static_cast<std::size_t>(variable), known = self.numbers.size();
    return v < known ? self.numbers[v] : static_cast<uint32_t>(2 * known + v);
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

/// The first number drawn in a process seeds the C library's generator by the clock, once, and nothing lets a caller
/// state the seed. So one is drawn first, and every program begins with the same seed: the same question, the same
/// answer.
void begin_with_the_same_random_numbers() {
  static const double seeded_by_the_clock = rand_uniform(nullptr, 1);
  static_cast<void>(seeded_by_the_clock);
  std::srand(1);
}

template <bool textbook>
assay_status solve_with(void*, const assay_lp_problem* problem, const assay_watch* watch,
                        assay_lp_answer* answer) noexcept {
  const Loaded loaded = load(*problem);
  if (loaded.status == ASSAY_DECLINED) return ASSAY_DECLINED;
  if (loaded.status != ASSAY_ANSWERED) return give_up(*answer, ASSAY_STALLED);
  lprec* const lp = loaded.lp.get();
  begin_with_the_same_random_numbers();
  set_presolve(lp, PRESOLVE_SENSDUALS, 0);  // removes nothing: asks for the dual values
  if (textbook) {
    set_scaling(lp, SCALE_NONE);
    set_pivoting(lp, PRICER_DANTZIG);
    set_simplextype(lp, SIMPLEX_PRIMAL_PRIMAL);
  }
  Look context{watch, numbers_of(loaded, *problem), {}, {}};
  if (watch != nullptr && watch->step != nullptr) put_abortfunc(lp, &look, &context);
  return answer_of(::solve(lp), loaded, *problem, *answer);
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
           "set_break_numeric_accuracy, 5e-7: that is the promise judged. The library itself rounds the matrix and the "
           "costs to 12 digits and takes entries and sides below 1e-12 as 0. Infinity is 1e30: bounds of 1e30 and more "
           "are declined, and crossed bounds of a column, which set_bounds refuses. A row without bounds is left out; "
           "one whose range would not keep both bounds becomes two. Infeasible and unbounded come as a status only. "
           "The watch sees the basis at every call of the abort function."),
       nullptr, &solve_with<false>, nullptr, nullptr},
      {sizeof(assay_engine), "lp_solve/dantzig", installed.c_str(), "foreign",
       "lp_solve with Dantzig's rule, primal simplex in both phases, no scaling (-piv1 -prim -s0)",
       semantics("As lp_solve/default, without scaling. Known to run in circles."), nullptr, &solve_with<true>, nullptr,
       nullptr},
  };
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(engines), engines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
