// The revised simplex method in double, primal and dual, for the general form: rows with ranges, variables with bounds.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "algorithms/lp/simplex_rules.h"
#include "algorithms/lp/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace lp {

/// What a production code of this kind does unless told otherwise.
inline constexpr SimplexRules kProductionRules = {Pricing::kSteepestEdge, RatioTest::kBoundFlipping,
                                                  AntiCycling::kPerturbation, TieBreak::kLargestPivot,
                                                  Scaling::kGeometric};

struct RevisedOptions {
  enum class Method : std::uint8_t {
    kPrimal,  ///< phase one by the sum of infeasibilities
    kDual,    ///< phase one on a boxed copy; primal pivots only to clean up, or where the dual has no feasible point
    kAuto,    ///< primal from a basis that is primal feasible and not dual feasible, dual from every other
  };
  SimplexRules rules = kProductionRules;
  Method method = Method::kAuto;
  std::uint32_t pivot_limit = 0;  ///< 0: lp::pivot_limit(rows, columns)
  /// false for a caller who judges the basis or the line himself: an optimum, or a contradiction, is then handed out
  /// with the vectors as they are, without the final check and its promises, and RevisedRun names the basis or the
  /// line.
  bool checks_answer = true;
};

/// Bounds and costs by variable in the numbering of Basis, activities included, that take the place of a program's own:
/// the program seen from another origin and magnified. Costs of activities are what LpProblem has no room for.
struct MovedProgram {
  std::vector<double> lower, upper, cost;
};

/// An answer and how it came about.
struct RevisedRun {
  LpAnswer answer;
  Basis basis;  ///< the last basis, whatever the answer; empty where the problem was refused
  /// The tableau line that an infeasible or unbounded end, or a run that gave up on one, rests on. The answer itself
  /// names it only where double precision shows that it is exactly right.
  std::optional<TableauLine> line = std::nullopt;
  std::uint32_t pivots = 0, flips = 0, degenerate_pivots = 0, refactorisations = 0;
};

/// minimise cost.x subject to row_lower <= A x <= row_upper, lower <= x <= upper.
///
/// The constraints are written A x - r = 0 over the variables of Basis; a basis is a set of columns of [A, -I], held as
/// a sparse LU factorisation that is updated with every pivot. The object keeps its memory from one solve to the next
/// and nothing else: an answer depends on the arguments and the options alone, bit for bit.
///
/// Shape    every form of LpProblem, 0 rows and 0 columns included.
/// Promise  lp::kPrimalPromise, kDualPromise, kGapPromise for x and y, with the rounding errors of the check added; for
///          the exact solution of the basis the same with an estimate of the norm of the inverse. Infeasible and
///          Unbounded are handed out only with vectors that pass the same way; with a tableau line only where no sign
///          in it is left open by rounding.
/// Watch    after every pivot, and every bound flip that takes the place of one: the basic variables in increasing
///          order, then the nonbasic variables that rest at the upper of two finite bounds, in increasing order.
/// Error    Declined: inconsistent sizes, a rule that the method does not have (lexicographic; greatest improvement in
///          the dual). GaveUp: kNotFinite for NaN, infinite or overflowing numbers; kCycling where a basis came back
///          under rules that then repeat themselves; kStalled; kStepLimit; kSingularBasis; kUncertain when the final
///          check fails after refactorisation and smaller tolerances; kStopped.
/// Source   I. Maros, Computational Techniques of the Simplex Method, Kluwer 2003; A. Koberstein, The Dual Simplex
///          Method, Techniques for a Fast and Stable Implementation, PhD thesis, Paderborn 2005.
class RevisedSimplex {
 public:
  explicit RevisedSimplex(const RevisedOptions& options = {});
  ~RevisedSimplex();
  RevisedSimplex(RevisedSimplex&&) noexcept;
  RevisedSimplex& operator=(RevisedSimplex&&) noexcept;

  /// `start` is the basis to begin with, the row activities where it is absent; an ill-formed one is Declined, a
  /// singular one is completed with row activities. An optimal one needs no pivot.
  /// With `moved` its bounds and costs count instead of the problem's, to 1e-9 of 1 in the problem's units, and the
  /// basis or the line is the answer: x, y, farkas and ray mean nothing. Precondition: refused is what
  /// refusal_of(problem) refuses, `moved` has an entry a variable, an infinite bound exactly where the problem has one,
  /// and no NaN.
  RevisedRun solve(const LpProblem& problem, const Watch& watch = {}, const Basis* start = nullptr,
                   const MovedProgram* moved = nullptr);

 private:
  class Method;
  std::unique_ptr<Method> method_;
};

/// One solve in a fresh object.
LpAnswer solve_by_revised(const LpProblem& problem, const Watch& watch, const RevisedOptions& options);

constexpr RevisedOptions classic(RevisedOptions::Method method, Pricing pricing) {
  return {{pricing, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLowestIndex, Scaling::kNone}, method};
}
constexpr RevisedOptions practical(RevisedOptions::Method method, Pricing pricing) {
  return {{pricing, RatioTest::kHarris, AntiCycling::kPerturbation, TieBreak::kLargestPivot, Scaling::kGeometric},
          method};
}
constexpr RevisedOptions random_edge(RevisedOptions::Method method, TieBreak tie) {
  return {{Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kNone, tie, Scaling::kNone}, method};
}

/// Largest reduced cost, least ratio, lowest number; Bland's rule while the objective does not move.
struct PrimalDantzigChoice {
  static constexpr std::string_view kName = "lp/primal_dantzig", kSentence = "revised simplex, primal, Dantzig's rule";
  static constexpr RevisedOptions kOptions = classic(RevisedOptions::Method::kPrimal, Pricing::kDantzig);
};
/// Largest infeasibility, least ratio, lowest number; Bland's rule while the objective does not move.
struct DualDantzigChoice {
  static constexpr std::string_view kName = "lp/dual_dantzig", kSentence = "revised simplex, dual, Dantzig's rule";
  static constexpr RevisedOptions kOptions = classic(RevisedOptions::Method::kDual, Pricing::kDantzig);
};
/// Lowest number everywhere.
struct PrimalBlandChoice {
  static constexpr std::string_view kName = "lp/primal_bland", kSentence = "revised simplex, primal, Bland's rule";
  static constexpr RevisedOptions kOptions = classic(RevisedOptions::Method::kPrimal, Pricing::kBland);
};
/// Devex weights and Harris's two passes.
struct PrimalDevexHarrisChoice {
  static constexpr std::string_view kName = "lp/primal_devex_harris",
                                    kSentence = "revised simplex, primal, devex, Harris's two passes";
  static constexpr RevisedOptions kOptions = practical(RevisedOptions::Method::kPrimal, Pricing::kDevex);
};
/// Exact lengths of the edges and Harris's two passes.
struct PrimalSteepestChoice {
  static constexpr std::string_view kName = "lp/primal_steepest",
                                    kSentence = "revised simplex, primal, steepest edge, Harris's two passes";
  static constexpr RevisedOptions kOptions = practical(RevisedOptions::Method::kPrimal, Pricing::kSteepestEdge);
};
/// Dual devex weights and Harris's two passes.
struct DualDevexHarrisChoice {
  static constexpr std::string_view kName = "lp/dual_devex_harris",
                                    kSentence = "revised simplex, dual, devex, Harris's two passes";
  static constexpr RevisedOptions kOptions = practical(RevisedOptions::Method::kDual, Pricing::kDevex);
};
/// Any improving variable, from a fixed seed; the first of equal rows leaves.
struct PrimalRandomEdgeChoice {
  static constexpr std::string_view kName = "lp/primal_random_edge", kSentence = "revised simplex, primal, random edge";
  static constexpr RevisedOptions kOptions = random_edge(RevisedOptions::Method::kPrimal, TieBreak::kFirstRow);
};
/// Any row outside its bounds, from a fixed seed; the last of equal rows leaves.
struct DualRandomEdgeChoice {
  static constexpr std::string_view kName = "lp/dual_random_edge", kSentence = "revised simplex, dual, random edge";
  static constexpr RevisedOptions kOptions = random_edge(RevisedOptions::Method::kDual, TieBreak::kLastRow);
};
/// Dual steepest edge with bound flipping: what production codes run by default.
struct DualSteepestFlippingChoice {
  static constexpr std::string_view kName = "lp/dual_steepest_flipping",
                                    kSentence = "revised simplex, dual, steepest edge, bound flipping";
  static constexpr RevisedOptions kOptions = {kProductionRules, RevisedOptions::Method::kDual};
};

}  // namespace lp

/// The general form by a fresh RevisedSimplex with the options of Choice.
template <class Choice>
struct RevisedVariant {
  static constexpr std::string_view kName = Choice::kName;
  static constexpr Statement<LpFamily> kStatement = lp::checked(Choice::kSentence, lp::kMayCycle);
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    return lp::solve_by_revised(problem, watch, Choice::kOptions);
  }
};

using PrimalDantzig = RevisedVariant<lp::PrimalDantzigChoice>;
using DualDantzig = RevisedVariant<lp::DualDantzigChoice>;
using PrimalBland = RevisedVariant<lp::PrimalBlandChoice>;
using PrimalDevexHarris = RevisedVariant<lp::PrimalDevexHarrisChoice>;
using PrimalSteepest = RevisedVariant<lp::PrimalSteepestChoice>;
using DualDevexHarris = RevisedVariant<lp::DualDevexHarrisChoice>;
using PrimalRandomEdge = RevisedVariant<lp::PrimalRandomEdgeChoice>;
using DualRandomEdge = RevisedVariant<lp::DualRandomEdgeChoice>;
using DualSteepestFlipping = RevisedVariant<lp::DualSteepestFlippingChoice>;

}  // namespace assay
