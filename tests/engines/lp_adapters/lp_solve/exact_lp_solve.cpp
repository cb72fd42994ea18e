// lp_solve with its solver replaced: solve reads the program back, solves it exactly, and what is asked afterwards is
// told from that, each number as a double next to it. Everything else is lp_solve, but for one thing: it rounds columns
// to twelve digits and drops sides below 1e-12 as it stores them, which an exact library would not, so those are noted
// here as they are handed over. An executable that defines a function of a shared library uses its own.
#include <dlfcn.h>
#include <lpsolve/lp_lib.h>

#include <map>

#include "oracles/exact/words.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/lp_adapters/lp_solve/read_back.h"

namespace {

using assay::approximate;
using assay::inverted::ExactLp;

assay::inverted::SolvedFromOne solved;

std::uint32_t ours(int k) { return solved.ours(k); }

/// Manual, set_basis: "-k" is at the lower bound. A row of type <= or = is there by its slack, which is at its lower
/// bound where the activity is at the upper one; where there is one bound, "lower" is that one.
bool is_lower(lprec* lp, int k) {
  const std::uint32_t v = ours(k);
  const bool at_upper = solved.exact->place(v) == assay::Place::kAtUpper;
  const bool both =
      assay::lower_of(solved.problem, v) != -assay::kInfinity && assay::upper_of(solved.problem, v) != assay::kInfinity;
  if (!both) return true;
  const bool by_slack = k <= get_Nrows(lp) && !is_constr_type(lp, k, GE);
  return at_upper == by_slack;
}

/// What was handed over to the one program at a time that there is.
struct Noted {
  std::map<std::pair<int, int>, double> entries;  ///< (row, column) from 1; row 0 is the objective
  std::map<int, double> sides;
} noted;

template <class Function>
Function* of_the_library(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// The program as it was handed over: what lp_solve holds, less its rounding.
assay::LpProblem handed_over(lprec* lp) {
  assay::LpProblem problem = assay::read_back(lp);
  for (const auto& [where, entry] : noted.entries) {
    const auto j = static_cast<std::size_t>(where.second - 1);
    (where.first == 0 ? problem.cost[j]
                      : problem.matrix[static_cast<std::size_t>(where.first - 1) * problem.columns + j]) = entry;
  }
  for (const auto& [row, side] : noted.sides) {
    const auto i = static_cast<std::size_t>(row - 1);
    if (!is_constr_type(lp, row, GE)) problem.row_upper[i] = side;
    if (!is_constr_type(lp, row, LE)) problem.row_lower[i] = side;
  }
  return problem;
}

}  // namespace

extern "C" {

lprec* __WINAPI make_lp(int rows, int columns) {
  noted = {};
  return of_the_library<lprec*(int, int)>("make_lp")(rows, columns);
}

MYBOOL __WINAPI set_columnex(lprec* lp, int column, int count, REAL* values, int* rows) {
  for (int k = 0; k < count; ++k) noted.entries[{rows[k], column}] = values[k];
  return of_the_library<MYBOOL(lprec*, int, int, REAL*, int*)>("set_columnex")(lp, column, count, values, rows);
}

MYBOOL __WINAPI set_rh(lprec* lp, int row, REAL side) {
  noted.sides[row] = side;
  return of_the_library<MYBOOL(lprec*, int, REAL)>("set_rh")(lp, row, side);
}

int __WINAPI solve(lprec* lp) {
  solved.problem = handed_over(lp);
  solved.exact = ExactLp::of(solved.problem);
  if (solved.exact == nullptr || !solved.exact->fits_doubles()) return NUMFAILURE;
  switch (solved.exact->status()) {
    case assay::LpStatus::kOptimal: return OPTIMAL;
    case assay::LpStatus::kInfeasible: return INFEASIBLE;
    case assay::LpStatus::kUnbounded: return UNBOUNDED;
  }
  return NUMFAILURE;
}

MYBOOL __WINAPI get_variables(lprec*, REAL* x) {
  for (std::uint32_t j = 0; j < solved.problem.columns; ++j) x[j] = approximate(solved.exact->value(j));
  return TRUE;
}

// Manual, get_dual_solution: 1 + rows + columns numbers; entry 0 is unused, then the rows' dual values, then reduced
// costs.
MYBOOL __WINAPI get_dual_solution(lprec*, REAL* duals) {
  duals[0] = 1;
  const auto all = static_cast<int>(solved.problem.rows + solved.problem.columns);
  for (int k = 1; k <= all; ++k) duals[k] = approximate(solved.exact->reduced(ours(k)));
  return TRUE;
}

// Manual, get_basis: 1 + rows basic variables, then the others if asked; negative: at the lower bound.
MYBOOL __WINAPI get_basis(lprec* lp, int* listed, MYBOOL nonbasic) {
  const auto all = static_cast<int>(solved.problem.rows + solved.problem.columns);
  int next = 1;
  for (int k = 1; k <= all; ++k)
    if (solved.exact->place(ours(k)) == assay::Place::kBasic) listed[next++] = -k;
  for (int k = 1; nonbasic && k <= all; ++k)
    if (solved.exact->place(ours(k)) != assay::Place::kBasic) listed[next++] = is_lower(lp, k) ? -k : k;
  listed[0] = 0;
  return TRUE;
}

}  // extern "C"
