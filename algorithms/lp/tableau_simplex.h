// The variants of the tableau simplex that have a name: a choice of rules each.
#pragma once
#include <string_view>

#include "algorithms/lp/statement.h"
#include "algorithms/lp/tableau/tableau_run.h"
#include "algorithms/model/family.h"

namespace assay {

namespace lp {

struct DantzigRules {
  static constexpr std::string_view kName = "lp/tableau_dantzig";
  static constexpr Statement<LpFamily> kStatement =
      checked("two-phase tableau simplex, Dantzig's rule, nothing against cycling", kMayCycle);
  static constexpr SimplexRules kRules{};
};
struct BlandRules {
  static constexpr std::string_view kName = "lp/tableau_bland";
  static constexpr Statement<LpFamily> kStatement = checked("two-phase tableau simplex, Bland's rule");
  static constexpr SimplexRules kRules{.pricing = Pricing::kBland};
};
struct GreatestRules {
  static constexpr std::string_view kName = "lp/tableau_greatest";
  static constexpr Statement<LpFamily> kStatement =
      checked("two-phase tableau simplex, greatest improvement, Bland's rule while it stalls");
  static constexpr SimplexRules kRules{.pricing = Pricing::kGreatestImprovement, .anti_cycling = AntiCycling::kBland};
};
struct LexicographicRules {
  static constexpr std::string_view kName = "lp/tableau_lexicographic";
  static constexpr Statement<LpFamily> kStatement =
      checked("two-phase tableau simplex, Dantzig's rule, lexicographic ratio test");
  static constexpr SimplexRules kRules{.anti_cycling = AntiCycling::kLexicographic};
};
struct PerturbedRules {
  static constexpr std::string_view kName = "lp/tableau_perturbed";
  static constexpr Statement<LpFamily> kStatement =
      checked("two-phase tableau simplex, Dantzig's rule on a perturbed right-hand side");
  static constexpr SimplexRules kRules{.anti_cycling = AntiCycling::kPerturbation, .tie = TieBreak::kLargestPivot};
};
struct DevexHarrisRules {
  static constexpr std::string_view kName = "lp/tableau_devex_harris";
  static constexpr Statement<LpFamily> kStatement = checked("two-phase tableau simplex, devex, Harris's two passes");
  static constexpr SimplexRules kRules{.pricing = Pricing::kDevex,
                                       .ratio = RatioTest::kHarris,
                                       .anti_cycling = AntiCycling::kBland,
                                       .tie = TieBreak::kLargestPivot,
                                       .scaling = Scaling::kGeometric};
};
struct SteepestExpandRules {
  static constexpr std::string_view kName = "lp/tableau_steepest_expand";
  static constexpr Statement<LpFamily> kStatement = checked("two-phase tableau simplex, steepest edge, EXPAND");
  static constexpr SimplexRules kRules{.pricing = Pricing::kSteepestEdge,
                                       .anti_cycling = AntiCycling::kExpand,
                                       .tie = TieBreak::kLargestPivot,
                                       .scaling = Scaling::kGeometric};
};
struct RandomEdgeRules {
  static constexpr std::string_view kName = "lp/tableau_random_edge";
  static constexpr Statement<LpFamily> kStatement = checked("two-phase tableau simplex, random edge from a fixed seed");
  static constexpr SimplexRules kRules{.pricing = Pricing::kRandomEdge, .anti_cycling = AntiCycling::kBland};
};

}  // namespace lp

/// The general form by the dictionary of lp::run_tableau under the rules of Choice.
///
/// Promise  lp::kPrimalPromise, kDualPromise, kGapPromise, for x and y and for the basis solved anew from the problem's
///          own numbers. The final check adds bounds of its own rounding errors. Infeasible and Unbounded are handed
///          out only with a vector that passes the same way; of bounds that cross, the vector is 0.
/// Watch, Error, Cost  as lp::run_tableau. DantzigRules and BlandRules do nothing against cycling: kLowestIndex ties.
template <class Choice>
struct TableauSimplex {
  static constexpr std::string_view kName = Choice::kName;
  static constexpr Statement<LpFamily> kStatement = Choice::kStatement;
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    return lp::run_tableau(problem, Choice::kRules, watch).answer;
  }
};

using TableauDantzig = TableauSimplex<lp::DantzigRules>;
using TableauBland = TableauSimplex<lp::BlandRules>;
using TableauGreatest = TableauSimplex<lp::GreatestRules>;
using TableauLexicographic = TableauSimplex<lp::LexicographicRules>;
using TableauPerturbed = TableauSimplex<lp::PerturbedRules>;
using TableauDevexHarris = TableauSimplex<lp::DevexHarrisRules>;
using TableauSteepestExpand = TableauSimplex<lp::SteepestExpandRules>;
using TableauRandomEdge = TableauSimplex<lp::RandomEdgeRules>;

}  // namespace assay
