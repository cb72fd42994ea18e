// The exact answer to a linear program, for standing in for a library: status, point, multipliers, proof and tableau
// lines.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay::inverted {

/// Solved by certify_lp; everything else follows from its basis, in rationals. Where bounds are crossed there is
/// nothing but the status.
class ExactLp {
 public:
  /// Null where certify_lp gives no truth: the problem is out of order or asks for too much work. The last few programs
  /// are remembered, since several properties ask the same one. The pointer is good until the next call.
  static const ExactLp* of(const LpProblem& problem);

  const LpTruth& truth() const { return truth_; }
  LpStatus status() const { return truth_.status; }
  bool has_basis() const { return !truth_.crossed_bounds; }

  /// By variable number, all with has_basis(): where each stands, its value, its reduced cost (of an activity: its
  /// multiplier).
  Place place(std::uint32_t v) const { return places_[v]; }
  const Rational& value(std::uint32_t v) const { return value_[v]; }
  const Rational& reduced(std::uint32_t v) const { return reduced_[v]; }
  /// Whether every value and every multiplier has a double next to it, small ones 0: none is beyond the range of
  /// doubles. A library that computes in doubles has no such answer to give.
  bool fits_doubles() const;
  /// The row of the basic variable v, the column of the nonbasic one: (variable, entry) of what is not 0.
  std::vector<std::pair<std::uint32_t, Rational>> row(std::uint32_t v) const;
  std::vector<std::pair<std::uint32_t, Rational>> column(std::uint32_t v) const;

 private:
  explicit ExactLp(const LpProblem& problem, LpTruth truth);

  LpProblem problem_;
  LpTruth truth_;
  std::vector<Place> places_;
  std::vector<Rational> value_, reduced_;
};

/// For libraries that number rows 1..m and columns m+1..m+n: the program at hand and its exact answer.
struct SolvedFromOne {
  LpProblem problem;
  const ExactLp* exact = nullptr;

  std::uint32_t ours(int k) const {
    const auto v = static_cast<std::uint32_t>(k - 1);
    return v < problem.rows ? problem.columns + v : v - problem.rows;
  }
};

/// Whether a double is next to the number: it does not overflow, and does not underflow to 0.
bool has_double(const Rational& number);
/// A vector that means the same at every length, scaled by a power of two to a greatest entry near 1; empty where even
/// then some entry has no double.
std::vector<double> scaled_to_doubles(const std::vector<Rational>& vector);

}  // namespace assay::inverted
