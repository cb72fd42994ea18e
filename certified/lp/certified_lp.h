// A linear program solved so that nothing about the answer is left to rounding: double proposes, exact arithmetic
// decides.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// An answer whose status is right for the doubles of the problem, and how it came about.
struct CertifiedRun {
  /// Larger than what an enclosure in double leaves open for all but hopeless bases, small beside every use of a point.
  static constexpr double kVectorError = 1e-12;
  enum class Way : std::uint8_t {
    kDoubleWasRight,  ///< the basis or line that the double solver named is the proof
    kMagnified,  ///< so is the basis that it named when it was asked again about the program magnified (exact_basis.h)
    kRepaired,   ///< exact pivots from its last basis led to one; none where it had only given up too early
    kSolvedExactly,  ///< it named no basis at all; exact pivots from the row activities on
    kRefused,        ///< the problem is not finite or out of order, or the watch said stop
  };
  /// With a proof: Optimal with a basis of class BasisClass::kOptimal, Infeasible and Unbounded with a line that the
  /// judges accept (none where bounds are crossed: that needs no proof). x and y are within kVectorError, relative to
  /// max(1, |.|), of the exact solution of that basis, entry by entry, and as a rule next to it; infinite beyond the
  /// range of doubles. farkas and ray are those of the double solver where it was right, otherwise the exact ones of
  /// the line, each entry truncated to a double next to it.
  LpAnswer answer;
  Way way = Way::kRefused;
  std::uint32_t double_pivots = 0, exact_pivots = 0;
};

constexpr std::string_view name_of(CertifiedRun::Way way) {
  switch (way) {
    case CertifiedRun::Way::kDoubleWasRight: return "double was right";
    case CertifiedRun::Way::kMagnified: return "magnified";
    case CertifiedRun::Way::kRepaired: return "repaired";
    case CertifiedRun::Way::kSolvedExactly: return "solved exactly";
    case CertifiedRun::Way::kRefused: return "refused";
  }
  return "unknown";
}

/// minimise cost.x subject to row_lower <= A x <= row_upper, lower <= x <= upper.
///
/// A revised simplex in double runs first. What it names is judged exactly (oracles/lp): the basis of an optimum, the
/// line of a contradiction or a ray. Where the judge refuses, the double solver goes on from its last basis with the
/// program moved to the exact point of that basis and magnified, a few times; where that ends nowhere, or in a line, an
/// exact simplex (exact_simplex.h) goes on until it has a proof.
///
/// Shape    every form of LpProblem, 0 rows and 0 columns included.
/// Promise  the status is right for every finite input, and so is the value that the basis has.
/// Watch    that of the double solver; its word to stop is obeyed.
/// Error    Declined: inconsistent sizes. GaveUp: kNotFinite for NaN and for infinite entries of the matrix or the
///          cost; kStopped; kStepLimit, undecided because too large, after exact_pivots(problem) exact pivots, or
///          as many as it was made for, or kExactWork.
/// Cost     a basis is as a rule proved by two systems solved exactly; each magnification costs two more and a short
///          run.
/// Source   M. Dhiflaoui et al., Certifying and repairing solutions to large LPs: how good are LP-solvers?, SODA 2003,
///          255-256 (the idea: judge the basis, go on from it); for the magnification see exact_basis.h.
class CertifiedSolver {
 public:
  static constexpr std::uint32_t kExactPivots = 20000;
  /// An exact pivot passes the whole matrix a few times, so this many entries are passed at most, times that few: a
  /// minute or two. Only a program with an optimum that hangs on digits beyond the sixteenth needs more than some dozen
  /// pivots.
  static constexpr std::uint64_t kExactEntries = 1'000'000'000;
  /// And their digits: what all exact arithmetic of one call may cost, in the unit of oracles/exact/work_bound.h.
  static constexpr std::uint64_t kExactWork = std::uint64_t{1} << 37;
  /// The exact pivots that a program may have; beyond them the answer is GaveUp, undecided because too large.
  static std::uint32_t exact_pivots(const LpProblem& problem);
  /// What is wrong shrinks by about nine digits each time, so a basis that needs more is not near an optimal one.
  static constexpr int kMagnifications = 6;
  static constexpr std::uint32_t kMagnifiedPivots = 5000;

  /// `most_exact_pivots`: for callers who would rather hear that it is too large.
  explicit CertifiedSolver(std::uint32_t most_exact_pivots = kExactPivots);
  CertifiedRun solve(const LpProblem& problem, const Watch& watch = {});

 private:
  CertifiedRun prove(const LpProblem& problem, const Watch& watch);
  bool go_on(const LpProblem& problem, const Watch& watch, lp::RevisedRun& proposed, CertifiedRun& run);

  std::uint32_t most_exact_pivots_;
  lp::RevisedSimplex double_, magnified_;
};

/// As an engine on trial it answers by the basis or the line alone, which promise exactness; no double holds the point.
struct CertifiedLp {
  static constexpr std::string_view kName = "lp/certified";
  static constexpr Statement<LpFamily> kStatement{
      .sentence = "revised simplex whose basis is judged and, where refused, repaired exactly",
      .promises = {.primal = 0, .dual = 0, .gap = 0, .refuses_no_problem = true},
      .note = "exact: answers by a basis or by one line of its tableau, judged in rationals before it is given"};
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
