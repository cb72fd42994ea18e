// SPDX-License-Identifier: GPL-2.0-or-later
// Between Assay's programs and cddlib's: minimise c.x over b + A x >= 0, some rows equations.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "engines/adapters/cddlib/matrix.h"
#include "engines/adapters/lp_adapter_kit.h"

namespace assay::cddlib {

using namespace assay::lp_adapter;

/// What a row of cddlib's says: sign * (variable - bound) >= 0, or = 0. Variables in Assay's numbers.
struct Side {
  std::uint32_t variable;
  double sign, bound;
  bool is_equation;
};

/// Every bound that there is, rows first. cddlib tells of an equation by its own number, or by that of its negative,
/// which it puts behind all rows (dd_Matrix2LP).
inline std::vector<Side> sides_of(const assay_lp_problem& problem) {
  std::vector<Side> sides;
  const auto add = [&](std::uint32_t v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    const bool is_equation = lower == upper;
    if (lower != -HUGE_VAL) sides.push_back({v, 1, lower, is_equation});
    if (upper != HUGE_VAL && !is_equation) sides.push_back({v, -1, upper, false});
  };
  for (std::uint32_t i = 0; i < problem.rows; ++i) add(problem.columns + i);
  for (std::uint32_t j = 0; j < problem.columns; ++j) add(j);
  return sides;
}

inline Matrix load(const assay_lp_problem& problem, const std::vector<Side>& sides) {
  Matrix loaded = matrix(sides.size(), std::size_t{problem.columns} + 1, dd_Inequality);
  for (std::size_t k = 0; k < sides.size(); ++k) {
    const Side& side = sides[k];
    mytype* const row = loaded->matrix[k];
    dd_set_d(row[0], -side.sign * side.bound);
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      const bool is_row = side.variable >= problem.columns;
      const std::size_t at = is_row ? std::size_t{side.variable - problem.columns} * problem.columns + j : 0;
      dd_set_d(row[j + 1], side.sign * (is_row ? problem.matrix[at] : side.variable == j ? 1.0 : 0.0));
    }
    if (side.is_equation) set_addelem(loaded->linset, static_cast<long>(k) + 1);
  }
  loaded->objective = dd_LPmin;
  for (std::uint32_t j = 0; j < problem.columns; ++j) dd_set_d(loaded->rowvec[j + 1], problem.cost[j]);
  return loaded;
}

/// cddlib's own solver.
struct Solver {
  static dd_ErrorType solve(dd_LPPtr lp) {
    dd_ErrorType error = dd_NoError;
    dd_LPSolve(lp, dd_DualSimplex, &error);
    return error;
  }
};

/// The sides in the order of cddlib's numbers from 1.
inline std::vector<Side> with_negatives(std::vector<Side> sides) {
  const std::size_t count = sides.size();
  for (std::size_t k = 0; k < count; ++k)
    if (sides[k].is_equation) sides.push_back({sides[k].variable, -sides[k].sign, sides[k].bound, true});
  return sides;
}

/// x, y and the basis of an optimum. nbindex names the bounds that hold with equality and dsol has minus their
/// multipliers, as dd_WriteLPResult prints them. In rationals x and y are given where they are doubles.
inline assay_status put_optimum(const dd_lpdata& lp, const assay_lp_problem& problem, const std::vector<Side>& sides,
                                assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  bool exact_x = true, exact_y = true;
  for (std::uint32_t j = 0; j < problem.columns; ++j) answer.x[j] = double_of(lp.sol[j + 1], exact_x);
  for (std::uint32_t i = 0; i < problem.rows; ++i) answer.y[i] = 0;
  std::vector<const Side*> tight(std::size_t{problem.columns} + problem.rows, nullptr);
  for (std::uint32_t j = 1; j <= problem.columns; ++j) {
    const long named = lp.nbindex[j + 1];
    if (named <= 0 || static_cast<std::size_t>(named) > sides.size()) continue;
    const Side& side = sides[static_cast<std::size_t>(named) - 1];
    tight[side.variable] = &side;
    if (side.variable >= problem.columns)
      answer.y[side.variable - problem.columns] += -side.sign * double_of(lp.dsol[j], exact_y);
  }
  const bool has_basis = put_basis(problem, answer, [&](std::uint32_t v) {
    if (tight[v] == nullptr) return Place::kBasic;
    return tight[v]->sign > 0 ? Place::kLower : Place::kUpper;
  });
  if (exact_x) answer.given |= ASSAY_LP_GIVES_X;
  if (exact_y) answer.given |= ASSAY_LP_GIVES_Y;
  return exact_x || has_basis ? ASSAY_ANSWERED : give_up(answer, ASSAY_UNCERTAIN);
}

/// A whole question. `Computes` is Solver, or in tests one that answers exactly.
template <class Computes>
assay_status solve_lp(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) noexcept {
  const std::vector<Side> sides = sides_of(*problem);
  if (!is_a_program_of_numbers(*problem) || problem->columns == 0 || sides.empty()) return ASSAY_DECLINED;
  const Matrix program = load(*problem, sides);
  dd_ErrorType error = dd_NoError;
  const Lp lp(dd_Matrix2LP(program.get(), &error));
  if (lp == nullptr || error != dd_NoError || Computes::solve(lp.get()) != dd_NoError)
    return give_up(*answer, ASSAY_STALLED);
  switch (lp->LPS) {
    case dd_Optimal: return put_optimum(*lp, *problem, with_negatives(sides), *answer);
    case dd_Inconsistent:
    case dd_StrucInconsistent: answer->kind = ASSAY_LP_INFEASIBLE; return ASSAY_ANSWERED;
    case dd_DualInconsistent:
    case dd_StrucDualInconsistent:
    case dd_Unbounded: break;
    default: return give_up(*answer, ASSAY_UNCERTAIN);
  }
  // No dual solution leaves open whether there is a primal one: cddlib is asked that.
  const Lp feasible(dd_Matrix2Feasibility(program.get(), &error));
  if (feasible == nullptr || error != dd_NoError || Computes::solve(feasible.get()) != dd_NoError)
    return give_up(*answer, ASSAY_STALLED);
  if (feasible->LPS != dd_Optimal && feasible->LPS != dd_Inconsistent && feasible->LPS != dd_StrucInconsistent)
    return give_up(*answer, ASSAY_UNCERTAIN);
  answer->kind = feasible->LPS == dd_Optimal ? ASSAY_LP_UNBOUNDED : ASSAY_LP_INFEASIBLE;
  return ASSAY_ANSWERED;
}

}  // namespace assay::cddlib
