// The claims about a basis, part of check_optimal.
#pragma once
#include <optional>

#include "algorithms/model/verdict.h"
#include "oracles/lp/basis_solution.h"
#include "oracles/lp/check_lp.h"

namespace assay {

/// The first claim about the basis that is false: kBasisFormed, kBasisSolvable, kBasisPrimal, kBasisDual. The values
/// and reduced costs of the basis are those of solve_basis; `promise` is relative to the scales of primal_breach and
/// dual_breach. A nonbasic variable at its lower bound needs a reduced cost >= 0, at its upper bound <= 0, at neither
/// 0; fixed ones any. `optimal` is set for a basis of class kOptimal, and `objective` to that of the basis.
std::optional<Violated> basis_violation(const LpProblem& problem, const Basis& basis, const LpPromise& promise,
                                        bool& exactly, bool& optimal, Rational& objective);

/// The largest relative violations of an exact basic solution, 0 where there is none.
struct BasisExcess {
  std::uint32_t worst_primal = 0, worst_dual = 0;  ///< the variables concerned
  Rational primal, dual;
};
BasisExcess excess_of(const LpProblem& problem, const std::vector<Place>& places, const BasicSolution& solution);

}  // namespace assay
