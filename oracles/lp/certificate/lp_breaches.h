// The single conditions that certificates of linear programs are made of, each checked once: by ball arithmetic where
// that is certain, by rationals where it is not. Part of the trusted core.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/sums/allowance.h"

namespace assay {

/// One condition is false: where, and by how much relative to the scale that its promise is relative to.
struct Breach {
  std::string words;
  Rational relative;  ///< not negative; 0 where a strict condition holds with equality
};

/// Each function names the largest breach relative to its scale; of equal ones the first, variables before rows where x
/// is asked and rows before variables where y is.
///
/// `promise` is the violation allowed, see allowance.h; 0 allows none, a negative or infinite one means that the
/// condition is not judged. `exactly` is set when rationals had to decide. V is double (an engine's answer) or Rational
/// (a certificate of ours). Precondition: shapes match, everything is finite.
///
/// Rows and variables inside their bounds. Scale max(1, |bound|), terms |a_ij x_j| of a row, none of a variable.
template <class V>
std::optional<Breach> primal_breach(const LpProblem& problem, const std::vector<V>& x, const Allowance& promise,
                                    bool& exactly);

/// y_i > 0 only where row_lower_i is finite, y_i < 0 only where row_upper_i is; the same for d = cost - A^T y and the
/// bounds of x. Scale max(1, |cost_j|) for d_j and max(1, max |cost|) for y_i, since a row's activity has no cost of
/// its own. Terms |c_j| and |a_ij y_i| of d_j, none of y_i.
template <class V>
std::optional<Breach> dual_breach(const LpProblem& problem, const std::vector<V>& y, const Allowance& promise,
                                  bool& exactly);

/// |cost.x - (sum of y_i * its bound + sum of d_j * its bound)| with the bound that the sign leans on; terms whose
/// bound does not exist are left out (dual_breach judges them). Scale max(1, |cost.x|), terms |c_j x_j|, |y_i * its
/// bound| and |d_j * its bound|.
template <class V>
std::optional<Breach> gap_breach(const LpProblem& problem, const std::vector<V>& x, const std::vector<V>& y,
                                 const Allowance& promise, bool& exactly);
/// The same against a value that is known exactly in place of cost.x; its terms are |value| alone.
std::optional<Breach> gap_breach(const LpProblem& problem, const Rational& value, const std::vector<double>& y,
                                 const Allowance& promise);

/// x is at the place that the basis gives to each nonbasic variable: |x_j - its bound|, |(A x)_i - its bound|, and
/// |x_j| or |(A x)_i| where there is no bound. Scale max(1, |bound|), terms as in primal_breach.
std::optional<Breach> place_breach(const LpProblem& problem, const std::vector<Place>& places,
                                   const std::vector<double>& x, const Allowance& promise, bool& exactly);

/// The sign conditions of dual_breach for y and d = -A^T y. Scale max |y|, times max(1, max_i |a_ij|) for d_j: a
/// Farkas vector means the same at every length.
template <class V>
std::optional<Breach> farkas_sign_breach(const LpProblem& problem, const std::vector<V>& y, const Allowance& promise,
                                         bool& exactly);

/// The bound implied by y and d = -A^T y is positive; strict, whatever is promised.
template <class V>
std::optional<Breach> farkas_bound_breach(const LpProblem& problem, const std::vector<V>& y, bool& exactly);

/// (A ray)_i >= 0 where row_lower_i is finite, <= 0 where row_upper_i is; the same for the ray and the bounds of x.
/// Scale max |ray|, times max(1, max_j |a_ij|) for rows.
template <class V>
std::optional<Breach> recession_breach(const LpProblem& problem, const std::vector<V>& ray, const Allowance& promise,
                                       bool& exactly);

/// cost.ray < 0; strict, whatever is promised.
template <class V>
std::optional<Breach> descent_breach(const LpProblem& problem, const std::vector<V>& ray, bool& exactly);

}  // namespace assay
