// The claims about a basis, part of check_optimal.
#pragma once
#include <optional>

#include "algorithms/model/verdict.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay {

/// What is wrong with a basis: `unusable` is kBasisFormed or kBasisSolvable; otherwise the largest relative violations
/// of kBasisPrimal and kBasisDual that the promise does not cover. The values and reduced costs of the basis are its
/// exact ones; `promise` is relative to the scales of primal_breach and dual_breach, and nothing here is rounded, so
/// that its parts for rounding do not count. A nonbasic variable at its lower bound needs a reduced cost >= 0, at its
/// upper bound <= 0, at neither 0; fixed ones any.
struct BasisFindings {
  std::optional<Violated> unusable;
  std::optional<Breach> primal, dual;
  bool optimal = false;       ///< of class kOptimal
  std::vector<Place> places;  ///< empty for a malformed basis
};
BasisFindings examine_basis(const LpProblem& problem, const Basis& basis, const LpPromise& promise, bool& exactly);

/// The largest relative violations of an exact basic solution, 0 where there is none.
struct BasisExcess {
  std::uint32_t worst_primal = 0, worst_dual = 0;  ///< the variables concerned
  Rational primal, dual;
};
/// Rows and variables outside their bounds; reduced costs of a forbidden sign.
void add_primal_excess(const LpProblem& problem, const std::vector<Place>& places, const ExactLine& value,
                       BasisExcess& most);
void add_dual_excess(const LpProblem& problem, const std::vector<Place>& places, const ExactLine& reduced,
                     BasisExcess& most);

}  // namespace assay
