// Rows and columns of the exact tableau of a basis. Part of the trusted core.
#pragma once
#include <optional>
#include <vector>

#include "oracles/exact/dyadic_sum.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/basis/exact_kernel.h"

namespace assay {

/// One number a variable: own_v + sum of a_vk u_k, with u known exactly. Signs come from an evaluation in double where
/// that is certain, and from integers where it is not.
///
/// Lemma. Each u_k is taken as a double with a relative error of at most 3 * 2^-52, and only if all that are not 0 lie
/// within 2^-900 and 2^900. A sum of n products of such numbers in any order is off by at most (n + 8) 2^-52 times the
/// sum of sizes, the roundings of that sum included, and 2^-1073 for every product that underflows, for n < 2^20.
/// Source  N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., SIAM 2002, section 3.1.
class ExactLine {
 public:
  int sign(std::uint32_t v) const;
  /// Sign of the number minus `bound`. Precondition: finite.
  int compare(std::uint32_t v, double bound) const;
  /// About the number minus `bound`: within 2^-20 of itself, and 0 only where it is.
  double near_difference(std::uint32_t v, double bound) const;
  /// About the number: for choosing among several, never for deciding.
  double near(std::uint32_t v) const { return value_[v]; }
  /// Beyond this near(v) has the number's sign: 0 for u itself, and what sums are off by.
  double sign_error(std::uint32_t v) const { return bound_[v]; }
  /// How far near(v) may be off: that, and 3 * 2^-52 of u.
  double near_error(std::uint32_t v) const;
  Rational at(std::uint32_t v) const { return sum(v).over(u_.denominator); }
  std::size_t variables() const { return value_.size(); }

 private:
  friend class LineBuilder;
  enum class Form : std::uint8_t { kZero, kUnit, kDirect, kAlongColumn, kAlongRow };

  bool is_clear(std::uint32_t v, double difference, double bound) const;
  DyadicSum sum(std::uint32_t v) const;

  const LpProblem* problem_ = nullptr;
  CommonFractions u_;
  std::vector<std::uint32_t> index_;  // rows or columns of A that u belongs to
  std::vector<Form> form_;            // by variable
  std::vector<std::uint32_t> place_;  // by variable: which u, for kDirect
  std::vector<double> own_, value_, bound_;
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

/// x, then A x, of the only point that the basis allows, which its nonbasic activities have as their bounds: 0 stands
/// for those, which are known anyway. Empty when the basis is singular.
///
/// Lemma. With D the common denominator of x_C and every resting value x_N a double, one power of two makes D x_N
/// integers as well, so all of x has a common denominator and every activity is one sum of doubles times integers.
std::optional<ExactLine> basic_line(const LpProblem& problem, const std::vector<Place>& places,
                                    const ExactKernel& factored);

/// cost - A^T y, then y, for the multipliers y of the basis; 0 for basic variables. Empty when the basis is singular.
std::optional<ExactLine> reduced_costs(const LpProblem& problem, const std::vector<Place>& places,
                                       const ExactKernel& factored);

}  // namespace assay
