// The two-phase full-tableau simplex method in double, for A x <= b, x >= 0 with b of any sign.
#pragma once
#include <string_view>

#include "algorithms/lp/tableau_rules.h"
#include "algorithms/model/family.h"

namespace assay {

namespace lp {

/// The parts of a tableau simplex that a variant chooses.
struct TableauRules {
  std::uint32_t (*entering)(std::span<const double> reduced, double threshold) = nullptr;
  bool (*leaves_before)(const RatioCandidate& candidate, const RatioCandidate& best) = nullptr;
  bool checks_itself = true;  ///< false only in planted faults: hands out what the tableau says
};

LpAnswer solve_by_tableau(const LpProblem& problem, const Watch& watch, const TableauRules& rules);

}  // namespace lp

/// minimise cost.x subject to A x <= b, x >= 0, by pivoting on a dense tableau of slack and artificial variables.
///
/// Shape    canonical problems only; anything else is Declined. Variables as in Basis: columns + i stands for the
///          activity of row i, whose slack is b_i minus it; columns + rows + i is row i's artificial variable, seen
///          only by the watch.
/// Promise  lp::kPrimalPromise, kDualPromise, kGapPromise, for x and y and for the basis solved anew from the
///          problem's own numbers. The final check adds bounds of its own rounding errors. Infeasible and Unbounded
///          are handed out only with a certificate that passes the same way.
/// Ties     equal reduced costs and equal ratios: the lowest number.
/// Watch    the basic variable of each row, after every pivot. While phase one lasts at least one of them is
///          artificial, so states of the two phases never coincide.
/// Error    GaveUp: kNotFinite for NaN, infinite or overflowing numbers; kStepLimit after lp::pivot_limit pivots;
///          kSingularBasis when no pivot is large enough; kUncertain when the final check fails; kStopped.
/// Cost     (rows + 1) (columns + 2 rows + 1) doubles, as many operations a pivot.
/// Source   V. Chvatal, Linear Programming, Freeman 1983, chapters 2 and 3. Differs in having an artificial variable for
///          every negative b_i where the book has a single one.
template <class Pricing, class Leaving = lp::LowestNumberLeaves>
struct TableauSimplex {
  static constexpr std::string_view kName = Pricing::kName;
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    return lp::solve_by_tableau(problem, watch, {&Pricing::entering, &Leaving::is_better, true});
  }
};

using TableauDantzig = TableauSimplex<lp::DantzigPricing>;
using TableauBland = TableauSimplex<lp::BlandPricing>;
static_assert(LpAlgorithm<TableauDantzig> && LpAlgorithm<TableauBland>);

}  // namespace assay
