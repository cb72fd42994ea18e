// GLPK with its solvers replaced: glp_simplex and glp_exact read the program back, solve it exactly, and what is asked
// afterwards is told from that, each number as a double next to it. Everything else is GLPK. An executable that defines
// a function of a shared library uses its own.
#include <glpk.h>

#include <algorithm>

#include "oracles/exact/words.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/lp_adapters/glpk/read_back.h"

namespace {

using assay::approximate;
using assay::inverted::ExactLp;

assay::inverted::SolvedFromOne solved;

std::uint32_t ours(int k) { return solved.ours(k); }
int theirs(std::uint32_t v) {
  const std::uint32_t columns = solved.problem.columns;
  return static_cast<int>(v < columns ? solved.problem.rows + v : v - columns) + 1;
}
std::uint32_t row(int i) { return ours(i); }
std::uint32_t column(int j) { return static_cast<std::uint32_t>(j - 1); }

int solve(glp_prob* lp) {
  solved.exact = nullptr;
  solved.problem = assay::read_back(lp);
  // Manual: "GLP_EBOUND, unable to start the search, because some double-bounded variables have incorrect bounds."
  for (int i = 1; i <= glp_get_num_rows(lp); ++i)
    if (glp_get_row_type(lp, i) == GLP_DB && glp_get_row_lb(lp, i) >= glp_get_row_ub(lp, i)) return GLP_EBOUND;
  for (int j = 1; j <= glp_get_num_cols(lp); ++j)
    if (glp_get_col_type(lp, j) == GLP_DB && glp_get_col_lb(lp, j) >= glp_get_col_ub(lp, j)) return GLP_EBOUND;
  solved.exact = ExactLp::of(solved.problem);
  return solved.exact == nullptr || !solved.exact->fits_doubles() ? GLP_EFAIL : 0;
}

int stat(std::uint32_t v) {
  switch (solved.exact->place(v)) {
    case assay::Place::kBasic: return GLP_BS;
    case assay::Place::kFree: return GLP_NF;
    case assay::Place::kAtUpper:
      return assay::lower_of(solved.problem, v) == assay::upper_of(solved.problem, v) ? GLP_NS : GLP_NU;
    case assay::Place::kAtLower:
      return assay::lower_of(solved.problem, v) == assay::upper_of(solved.problem, v) ? GLP_NS : GLP_NL;
  }
  return GLP_NL;
}

int put_line(const std::vector<std::pair<std::uint32_t, assay::Rational>>& line, int indices[], double values[]) {
  int count = 0;
  for (const auto& [v, entry] : line) {
    ++count;
    indices[count] = theirs(v);
    values[count] = approximate(entry);
  }
  return count;
}

}  // namespace

extern "C" {

int glp_simplex(glp_prob* lp, const glp_smcp*) { return solve(lp); }
int glp_exact(glp_prob* lp, const glp_smcp*) { return solve(lp); }

int glp_get_status(glp_prob*) {
  switch (solved.exact->status()) {
    case assay::LpStatus::kOptimal: return GLP_OPT;
    case assay::LpStatus::kInfeasible: return GLP_NOFEAS;
    case assay::LpStatus::kUnbounded: return GLP_UNBND;
  }
  return GLP_UNDEF;
}

int glp_get_row_stat(glp_prob*, int i) { return stat(row(i)); }
int glp_get_col_stat(glp_prob*, int j) { return stat(column(j)); }
double glp_get_row_prim(glp_prob*, int i) { return approximate(solved.exact->value(row(i))); }
double glp_get_col_prim(glp_prob*, int j) { return approximate(solved.exact->value(column(j))); }
double glp_get_row_dual(glp_prob*, int i) { return approximate(solved.exact->reduced(row(i))); }
double glp_get_col_dual(glp_prob*, int j) { return approximate(solved.exact->reduced(column(j))); }

// Manual: after the primal simplex the nonbasic variable that causes the unboundedness, after the dual one the basic
// variable; 0 where there is none, and here where its line has an entry that no double is next to.
int glp_get_unbnd_ray(glp_prob*) {
  if (solved.exact->status() == assay::LpStatus::kOptimal) return 0;
  const std::uint32_t v = solved.exact->truth().variable;
  const auto line = solved.exact->place(v) == assay::Place::kBasic ? solved.exact->row(v) : solved.exact->column(v);
  const bool fits =
      std::ranges::all_of(line, [](const auto& entry) { return assay::inverted::has_double(entry.second); });
  return fits ? theirs(v) : 0;
}
int glp_bf_exists(glp_prob*) { return 1; }

// Manual: x_k = alpha_1 x_N1 + ... for a basic k; its column for a nonbasic one, how the basic variables change with
// it.
int glp_eval_tab_row(glp_prob*, int k, int indices[], double values[]) {
  return put_line(solved.exact->row(ours(k)), indices, values);
}
int glp_eval_tab_col(glp_prob*, int k, int indices[], double values[]) {
  auto line = solved.exact->column(ours(k));
  std::erase_if(line, [&](const auto& entry) { return entry.first == ours(k); });
  return put_line(line, indices, values);
}

}  // extern "C"
