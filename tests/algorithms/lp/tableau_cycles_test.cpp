// The classics under the rules that are known to cycle, stall and explode on them, by name and by length.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "algorithms/lp/tableau_simplex.h"
#include "oracles/lp/certificate/check_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/lp/lp_status.h"

namespace assay::tableau_cycles_test {
namespace {

using namespace lp;

const LpProblem& classic(std::string_view name) {
  const LpClassic* found = find_classic(name);
  if (found != nullptr) return found->problem;
  ADD_FAILURE() << "no classic " << name;
  return lp_classics()[0].problem;
}

SimplexRules rules_of(Pricing pricing, TieBreak tie, AntiCycling anti_cycling = AntiCycling::kNone) {
  return {.pricing = pricing, .anti_cycling = anti_cycling, .tie = tie};
}

std::string in_words(const SimplexRules& rules) {
  return std::string(name_of(rules.pricing)) + "/" + std::string(name_of(rules.tie)) + "/" +
         std::string(name_of(rules.anti_cycling));
}

struct Known {
  std::string_view name;
  std::vector<TieBreak> ties;
  std::uint32_t length;
};
constexpr auto kLow = TieBreak::kLowestIndex, kFirst = TieBreak::kFirstRow, kLast = TieBreak::kLastRow,
               kLargest = TieBreak::kLargestPivot;

// Under Dantzig's rule; every other tie-break ends.
std::vector<Known> known_cycles() {
  return {{"beale_1955", {kLow, kFirst}, 6},
          {"beale_1955_dyadic", {kLow, kFirst, kLargest}, 6},
          {"beale_dyadic", {kLow, kFirst}, 6},
          {"marshall_suurballe_dyadic", {kLow, kFirst}, 6},
          {"kuhn", {kFirst, kLargest}, 6},
          {"kuhn_integer", {kFirst, kLargest}, 6},
          {"chvatal", {kLow, kFirst, kLargest}, 6},
          {"hall_mckinnon", {kLast, kLargest}, 6},
          {"hall_mckinnon_bounded", {kLast, kLargest}, 6},
          {"hall_mckinnon_dyadic", {kLast, kLargest}, 6},
          {"hall_mckinnon_dyadic_bounded", {kLast, kLargest}, 6},
          {"hoffman_5", {kLow, kFirst}, 10},
          {"hoffman_10", {kLow, kFirst, kLargest}, 10}};
}

TEST(TableauCycles, HaveTheirKnownLengthsUnderDantzigsRule) {
  for (const Known& known : known_cycles()) {
    for (const TieBreak tie : {kLow, kFirst, kLast, kLargest}) {
      const TableauRun run = run_tableau(classic(known.name), rules_of(Pricing::kDantzig, tie), Watch{});
      const bool is_known = std::find(known.ties.begin(), known.ties.end(), tie) != known.ties.end();
      ASSERT_EQ(run.cycle.has_value(), is_known) << known.name << ", " << name_of(tie);
      if (!is_known) {
        EXPECT_TRUE(status_of(run.answer)) << known.name << ", " << name_of(tie);
        continue;
      }
      EXPECT_EQ(run.cycle->length, known.length) << known.name;
      const std::set<std::vector<std::uint32_t>> different(run.cycle->bases.begin(), run.cycle->bases.end());
      EXPECT_EQ(different.size(), known.length) << known.name << ": every basis of the cycle is another one";
      const auto* gave_up = std::get_if<GaveUp>(&run.answer);
      ASSERT_NE(gave_up, nullptr) << known.name;
      EXPECT_EQ(gave_up->why, GaveUp::Why::kCycling) << known.name;
      EXPECT_EQ(run.longest_stall, run.pivots) << known.name << ": no pivot of it moves";
    }
  }
}

TEST(TableauCycles, GoThroughBealesBases) {
  // x is 0..3, rows are 4..6; the pairs of pivots that Beale printed: in go x1 x2, x3 x4, and the two slacks again.
  const TableauRun run = run_tableau(classic("beale_dyadic"), rules_of(Pricing::kDantzig, kLow), Watch{});
  ASSERT_TRUE(run.cycle);
  std::set<std::vector<std::uint32_t>> bases(run.cycle->bases.begin(), run.cycle->bases.end());
  const std::set<std::vector<std::uint32_t>> printed = {{4, 5, 6}, {0, 5, 6}, {0, 1, 6},
                                                        {2, 1, 6}, {2, 3, 6}, {4, 3, 6}};
  EXPECT_EQ(bases, printed);
}

TEST(TableauCycles, MarshallAndSuurballeAsPrintedFallsOutOfItsCycleByRounding) {
  const TableauRun run = run_tableau(classic("marshall_suurballe"), rules_of(Pricing::kDantzig, kLow), Watch{});
  EXPECT_FALSE(run.cycle);
  EXPECT_TRUE(std::holds_alternative<Optimal>(run.answer));
}

TEST(TableauCycles, EndUnderEveryOtherPricingRule) {
  for (const LpClassic& entry : cycling_classics()) {
    for (const Pricing pricing : {Pricing::kBland, Pricing::kGreatestImprovement, Pricing::kDevex,
                                  Pricing::kSteepestEdge, Pricing::kRandomEdge}) {
      for (const TieBreak tie : {kLow, kFirst, kLast, kLargest}) {
        const TableauRun run = run_tableau(entry.problem, rules_of(pricing, tie), Watch{});
        EXPECT_EQ(status_of(run.answer), entry.status) << entry.name << ", " << in_words(rules_of(pricing, tie));
        EXPECT_FALSE(run.cycle);
      }
    }
  }
}

TEST(TableauCycles, EndWithBlandsRuleTheLexicographicTestOrAPerturbation) {
  for (const LpClassic& entry : cycling_classics()) {
    for (const AntiCycling way : {AntiCycling::kBland, AntiCycling::kLexicographic, AntiCycling::kPerturbation}) {
      for (const TieBreak tie : {kLow, kFirst, kLast, kLargest}) {
        const SimplexRules rules = rules_of(Pricing::kDantzig, tie, way);
        const TableauRun run = run_tableau(entry.problem, rules, Watch{});
        EXPECT_EQ(status_of(run.answer), entry.status) << entry.name << ", " << in_words(rules);
        EXPECT_FALSE(run.repetition) << entry.name << ", " << in_words(rules) << ": a basis came back";
      }
    }
  }
}

TEST(Expand, GoesRoundOnHallAndMcKinnonsProgram) {
  // Within one growth of its tolerance the bases have period 6; 10000 is 4 modulo 6, so three resets later everything,
  // tolerance and places included, is as it was.
  for (const char* name :
       {"hall_mckinnon", "hall_mckinnon_bounded", "hall_mckinnon_dyadic", "hall_mckinnon_dyadic_bounded"}) {
    const SimplexRules rules = rules_of(Pricing::kDantzig, kLargest, AntiCycling::kExpand);
    const TableauRun run = run_tableau(classic(name), rules, Watch{}, {45000, false, 0});
    ASSERT_TRUE(run.repetition) << name;
    EXPECT_EQ(run.repetition->period, 6u) << name;
    EXPECT_GE(run.repetition->length, 9990u) << name;
    EXPECT_GE(run.resets, 4u) << name;
    ASSERT_TRUE(run.cycle) << name;
    EXPECT_EQ(run.cycle->length, 30000u) << name;
    EXPECT_EQ(run.cycle->bases.size(), 6u) << name;
  }
}

TEST(Expand, IsNotSaidToCycleBeforeItsWholeStateComesBack) {
  const SimplexRules rules = rules_of(Pricing::kDantzig, kLargest, AntiCycling::kExpand);
  const TableauRun run = run_tableau(classic("hall_mckinnon"), rules, Watch{}, {9000, false, 0});
  EXPECT_FALSE(run.cycle);
  ASSERT_TRUE(run.repetition);
  EXPECT_EQ(run.repetition->period, 6u);
  const auto* gave_up = std::get_if<GaveUp>(&run.answer);
  ASSERT_NE(gave_up, nullptr);
  EXPECT_EQ(gave_up->why, GaveUp::Why::kStepLimit);
}

TEST(Expand, LeavesTheOtherCycles) {
  for (const char* name : {"beale_1955", "beale_dyadic", "kuhn", "chvatal", "marshall_suurballe_dyadic", "hoffman_5"}) {
    const SimplexRules rules = rules_of(Pricing::kDantzig, kLargest, AntiCycling::kExpand);
    const TableauRun run = run_tableau(classic(name), rules, Watch{}, {45000, false, 0});
    EXPECT_TRUE(std::holds_alternative<Optimal>(run.answer)) << name;
  }
}

TEST(KleeMinty, TakesEveryVertexUnderDantzigsRule) {
  for (std::uint32_t n = 3; n <= 12; ++n) {
    const TableauRun run = run_tableau(klee_minty_cube(n), rules_of(Pricing::kDantzig, kLow), Watch{});
    EXPECT_TRUE(std::holds_alternative<Optimal>(run.answer)) << n;
    EXPECT_EQ(run.pivots, (1u << n) - 1) << n;
    EXPECT_EQ(run.longest_stall, 0u) << n;
  }
}

TEST(KleeMinty, TakesOnePivotUnderGreatestImprovementAndSteepestEdge) {
  for (std::uint32_t n = 3; n <= 12; ++n) {
    for (const Pricing pricing : {Pricing::kGreatestImprovement, Pricing::kSteepestEdge}) {
      EXPECT_EQ(run_tableau(klee_minty_cube(n), rules_of(pricing, kLow), Watch{}).pivots, 1u) << n;
    }
  }
}

TEST(AvisChvatal, GrowsLikeFibonacciUnderBlandsRule) {
  for (const auto& [name, pivots] :
       {std::pair{"avis_chvatal_4", 9u}, {"avis_chvatal_6", 25u}, {"avis_chvatal_8", 67u}, {"avis_chvatal_10", 177u}}) {
    EXPECT_EQ(run_tableau(classic(name), rules_of(Pricing::kBland, kLow), Watch{}).pivots, pivots) << name;
  }
}

TEST(TableauTrace, HasAValueForEveryStepAndNeverRises) {
  for (const LpClassic& entry : exponential_classics()) {
    const TableauRun run = run_tableau(entry.problem, rules_of(Pricing::kDantzig, kLow), Watch{}, {0, true, 0});
    ASSERT_EQ(run.objective.size(), run.pivots + run.bound_flips + 1) << entry.name;
    ASSERT_EQ(run.bases.size(), run.objective.size()) << entry.name;
    for (std::size_t k = 1; k < run.objective.size(); ++k) {
      ASSERT_LE(run.objective[k], run.objective[k - 1]) << entry.name << ", step " << k;
    }
    EXPECT_NEAR(run.objective.back(), Rational{std::string(entry.optimum)}.convert_to<double>(),
                1e-9 * std::fabs(run.objective.back()))
        << entry.name;
  }
}

TEST(TableauTrace, ShowsTheWatchTheSameBases) {
  std::vector<std::vector<std::uint32_t>> seen;
  const Watch watch(
      [](void* context, const std::uint32_t* state, std::uint32_t size) {
        static_cast<std::vector<std::vector<std::uint32_t>>*>(context)->emplace_back(state, state + size);
        return true;
      },
      &seen);
  const TableauRun run = run_tableau(classic("chvatal"), rules_of(Pricing::kBland, kLow), watch, {0, true, 0});
  ASSERT_EQ(seen.size() + 1, run.bases.size());
  EXPECT_TRUE(std::equal(seen.begin(), seen.end(), run.bases.begin() + 1));
  EXPECT_EQ(run.bases[0], (std::vector<std::uint32_t>{4, 5, 6}));
}

TEST(TableauRules, DeclinesBoundFlipping) {
  SimplexRules rules;
  rules.ratio = RatioTest::kBoundFlipping;
  EXPECT_TRUE(std::holds_alternative<Declined>(run_tableau(classic("chvatal"), rules, Watch{}).answer));
}

TEST(TableauRules, SayTheKnownStatusOfEveryClassicOrThatTheyDoNotKnow) {
  // Under every combination: an answer has the exact status, unless the difference is below the promise.
  const std::set<std::string_view> too_close = {"infeasible_2^-40", "infeasible_2^-52", "infeasible_2^-30"};
  for (const LpClassic& entry : lp_classics()) {
    for (int pricing = 0; pricing < 6; ++pricing) {
      for (const auto ratio : {RatioTest::kTextbook, RatioTest::kHarris}) {
        for (int way = 0; way < 5; ++way) {
          for (const auto scaling : {lp::Scaling::kNone, lp::Scaling::kGeometric}) {
            const SimplexRules rules{static_cast<Pricing>(pricing), ratio, static_cast<AntiCycling>(way), kLargest,
                                     scaling};
            const auto status = status_of(run_tableau(entry.problem, rules, Watch{}).answer);
            if (!status || (too_close.contains(entry.name) && *status == LpStatus::kOptimal)) continue;
            EXPECT_EQ(*status, entry.status) << entry.name << ", " << in_words(rules);
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace assay::tableau_cycles_test
