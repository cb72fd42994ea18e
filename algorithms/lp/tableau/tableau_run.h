// The two-phase tableau simplex of the general form under any choice of rules, with everything that was seen on the
// way.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/simplex_rules.h"
#include "algorithms/lp/tableau/cycle_proof.h"
#include "algorithms/model/lp.h"
#include "algorithms/model/watch.h"

namespace assay::lp {

struct TableauRun {
  LpAnswer answer;
  std::uint32_t pivots = 0;         ///< exchanges of two variables
  std::uint32_t bound_flips = 0;    ///< moves of one variable from bound to bound; pivots + bound_flips are the steps
  std::uint32_t resets = 0;         ///< of EXPAND
  std::uint32_t longest_stall = 0;  ///< most successive pivots whose textbook step was 0
  std::vector<double> objective;    ///< cost.x before the first and after every step, if asked for
  std::vector<std::vector<std::uint32_t>> bases;  ///< the same of the states of the watch, if asked for
  std::optional<ProvenCycle> cycle;
  std::optional<Repetition> repetition;  ///< of the sequence of bases, whether or not it is the whole state
};

struct TableauOptions {
  std::uint32_t step_limit = 0;  ///< 0: pivot_limit of tolerances.h
  bool keeps_trace = false;
  std::uint32_t seed = 0;  ///< of random edge
};

/// minimise cost.x subject to row_lower <= A x <= row_upper, lower <= x <= upper, on a dictionary of x and A x.
///
/// Start    every activity basic, every x at its bound (the lower one of two, 0 without any). Bounds are not shifted
///          into right-hand sides and nothing is split or negated, so nothing is rounded. A canonical problem with b >=
///          0 starts in phase two from its slack basis.
/// Phases   one: while a basic variable is outside its bounds, the sum of what they are outside is the objective, and a
///          variable that comes back to its bound may leave there. Two: the cost.
/// Rules    as named in simplex_rules.h. kBland as anti-cycling rules only within a run of degenerate pivots.
///          kLexicographic and kExpand bring their own ratio test. The lexicographic perturbation is anchored anew
///          after every pivot that moves: the objective has fallen, so no earlier basis comes back. kPerturbation moves
///          row bounds outward once. Harris, EXPAND and perturbation end with a second act: every variable back on its
///          true bound, then textbook steps with Bland's rule against cycling, so that what they let pass is not handed
///          out. kBoundFlipping is Declined: it belongs to the dual method. kGeometric scaling multiplies rows and
///          columns by powers of two, or does nothing where one of the products would not be exact.
/// Cycles   a basis that comes back is not yet a cycle: rounded entries remember the way. So from the first return on a
///          small tableau (kPreciseEntriesMax) is computed anew from the problem at every step, as a code that
///          factorises does, and in twice the precision, which makes basis, weights and flags the whole state and
///          leaves little of it to rounding. When that returns, `cycle` names it, and GaveUp{kCycling} follows one
///          round later; under rules that never return in exact arithmetic (Bland's, or against cycling, or the
///          lexicographic one, with the textbook ratio test) it is still rounding that decides, so GaveUp{kUncertain}
///          follows at once. Under EXPAND the states compared are those at its resets, where its tolerance and all
///          nonbasic variables start afresh. Random edge never returns, as its generator does not.
/// Promise  as TableauSimplex.
/// Error    Declined: inconsistent sizes, bound flipping, a tableau of more than 256 MiB; GaveUp: kNotFinite,
///          kStepLimit, kSingularBasis, kUncertain (its final check fails), kStopped, kCycling.
/// Watch    the basic variable of each row, then the nonbasic ones that stand at the upper of two bounds, after every
///          step.
/// Cost     (rows + 1) columns doubles, as many operations a pivot; steepest edge and greatest improvement as many
///          again.
/// Source   V. Chvatal, Linear Programming, Freeman 1983, chapters 2, 3 and 8.
TableauRun run_tableau(const LpProblem& problem, const SimplexRules& rules, const Watch& watch,
                       const TableauOptions& options = {});

}  // namespace assay::lp
