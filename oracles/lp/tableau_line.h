// Rows and columns of the exact tableau of a basis.
#pragma once
#include <optional>
#include <vector>

#include "oracles/exact/dyadic_sum.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/basis_solution.h"

namespace assay {

/// One number a variable, over a common denominator > 0.
struct ExactLine {
  std::vector<DyadicSum> entry;
  Integer denominator = 1;

  int sign(std::uint32_t v) const { return entry[v].sign(); }
  double near(std::uint32_t v) const { return entry[v].near(denominator); }
  Rational at(std::uint32_t v) const { return entry[v].over(denominator); }
};

/// The t with w_v = sum of t_k w_k over the nonbasic k, for the basic variable v and every w = (x, A x); 0 for basic k.
/// Empty when the basis is singular.
///
/// Lemma. With R the nonbasic rows and C the basic columns of A, K = A[R, C]: x_C = K^-1 (r_R - A[R, N] x_N). So let u
/// solve K^T u = e_v for a column v of C, K^T u = A[i, C]^T for the activity v of a basic row i. Then t is u on the
/// activities of R, and A[i, j] - u.A[R, j] (without the first term for a column v) on a nonbasic column j.
std::optional<ExactLine> tableau_row(const LpProblem& problem, const std::vector<Place>& places,
                                     const ExactKernel& factored, std::uint32_t basic);

/// How fast every variable changes while the nonbasic variable `moving` rises by 1 and the other nonbasic ones rest.
/// Empty when the basis is singular.
std::optional<ExactLine> tableau_column(const LpProblem& problem, const std::vector<Place>& places,
                                        const ExactKernel& factored, std::uint32_t moving);

/// cost - A^T y, then y, for the multipliers y of the basis; 0 for basic variables. Empty when the basis is singular.
std::optional<ExactLine> reduced_costs(const LpProblem& problem, const std::vector<Place>& places,
                                       const ExactKernel& factored);

}  // namespace assay
