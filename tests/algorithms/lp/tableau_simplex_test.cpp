// Our own tableau simplex: cases solved by hand, honest statuses, cycles seen by the watch.
#include "algorithms/lp/tableau_simplex.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/check_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/collision.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/integers.h"
#include "properties/domains/lp/planted.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/relations/order.h"
#include "properties/relations/scaling.h"
#include "tests/algorithms/lp/programs/trials.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/support/recorded_states.h"

namespace assay::tableau_simplex_test {
namespace {

using test::Tally;
using test::try_out;

const LpProblem& classic(std::string_view name) {
  for (const LpClassic& entry : lp_classics()) {
    if (entry.name == name) return entry.problem;
  }
  ADD_FAILURE() << "no classic " << name;
  return lp_classics()[0].problem;
}

using test::RecordedStates;

TEST(TableauSimplex, SolvesAWedge) {
  const LpAnswer answer = TableauDantzig::solve(test::wedge(), Watch{});
  const auto* optimal = std::get_if<Optimal>(&answer);
  ASSERT_NE(optimal, nullptr);
  EXPECT_TRUE(holds(check_optimal(test::wedge(), *optimal, {0, 0, 0})));
}

TEST(TableauSimplex, ProvesInfeasibility) {
  const LpAnswer answer = TableauBland::solve(test::apart(), Watch{});
  const auto* infeasible = std::get_if<Infeasible>(&answer);
  ASSERT_NE(infeasible, nullptr);
  EXPECT_TRUE(holds(check_infeasible(test::apart(), *infeasible, {0, 0, 0})));
}

TEST(TableauSimplex, ProvesUnboundedness) {
  const LpAnswer answer = TableauBland::solve(test::open_cone(), Watch{});
  const auto* unbounded = std::get_if<Unbounded>(&answer);
  ASSERT_NE(unbounded, nullptr);
  EXPECT_TRUE(holds(check_unbounded(test::open_cone(), *unbounded, {0, 0, 0})));
}

TEST(TableauSimplex, CyclesOnBealeWithPeriodSixUnderDantzigsRule) {
  for (const char* name : {"beale_dyadic", "beale_1955", "chvatal"}) {
    RecordedStates recorded;
    const LpAnswer answer = TableauDantzig::solve(classic(name), recorded.watch());
    const auto* gave_up = std::get_if<GaveUp>(&answer);
    ASSERT_NE(gave_up, nullptr) << name;
    EXPECT_EQ(gave_up->why, GaveUp::Why::kCycling) << name;
    EXPECT_EQ(gave_up->steps, recorded.states.size()) << name;
    ASSERT_GE(recorded.states.size(), 18u) << name << ": whoever looks on is to see the period three times";
    for (std::size_t k = 6; k < recorded.states.size(); ++k)
      ASSERT_EQ(recorded.states[k], recorded.states[k - 6]) << name;
  }
}

TEST(TableauSimplex, EndsOnEveryClassicUnderBlandsRule) {
  for (const LpClassic& entry : lp_classics()) {
    RecordedStates recorded;
    const LpAnswer answer = TableauBland::solve(entry.problem, recorded.watch());
    if (entry.name.starts_with("hilbert_equations")) {
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      ASSERT_NE(gave_up, nullptr) << entry.name << ": its own check cannot vouch for the promise in double";
      EXPECT_EQ(gave_up->why, GaveUp::Why::kUncertain) << entry.name;
      continue;
    }
    EXPECT_FALSE(std::holds_alternative<GaveUp>(answer)) << entry.name;
    EXPECT_LT(recorded.states.size(), 700u) << entry.name;
  }
}

TEST(TableauSimplex, VisitsEveryVertexOfTheKleeMintyCubeUnderDantzigsRule) {
  for (const auto& [name, pivots] : {std::pair{"klee_minty_3", 7u}, {"klee_minty_4", 15u}, {"klee_minty_6", 63u}}) {
    RecordedStates recorded;
    const LpAnswer answer = TableauDantzig::solve(classic(name), recorded.watch());
    EXPECT_TRUE(std::holds_alternative<Optimal>(answer)) << name;
    EXPECT_EQ(recorded.states.size(), pivots) << name;
  }
}

TEST(TableauSimplex, StopsWhenTold) {
  RecordedStates recorded;
  recorded.stop_after = 3;
  const LpAnswer answer = TableauDantzig::solve(classic("beale_dyadic"), recorded.watch());
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  ASSERT_NE(gave_up, nullptr);
  EXPECT_EQ(gave_up->why, GaveUp::Why::kStopped);
  EXPECT_EQ(gave_up->steps, 3u);
}

TEST(TableauSimplex, DeclinesInconsistentSizes) {
  LpProblem problem = test::wedge();
  problem.matrix.pop_back();
  EXPECT_TRUE(std::holds_alternative<Declined>(TableauBland::solve(problem, Watch{})));
}

TEST(TableauSimplex, SolvesTheGeneralForm) {
  const LpAnswer answer = TableauBland::solve(test::general(), Watch{});
  const auto* optimal = std::get_if<Optimal>(&answer);
  ASSERT_NE(optimal, nullptr);
  EXPECT_TRUE(holds(check_optimal(test::general(), *optimal, {0, 0, 0})));
}

TEST(TableauSimplex, GivesUpOnNumbersThatAreNone) {
  for (const double odd : {std::nan(""), kInfinity, -kInfinity}) {
    LpProblem problem = test::wedge();
    problem.matrix[1] = odd;
    const LpAnswer answer = TableauDantzig::solve(problem, Watch{});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
  }
}

TEST(TableauSimplex, SurvivesEmptyProblemsAndTheEndsOfTheRange) {
  EXPECT_TRUE(std::holds_alternative<Optimal>(TableauBland::solve(test::canonical(0, 0, {}, {}, {}), Watch{})));
  EXPECT_TRUE(std::holds_alternative<Unbounded>(TableauBland::solve(test::canonical(0, 1, {-1}, {}, {}), Watch{})));
  EXPECT_TRUE(std::holds_alternative<Infeasible>(TableauBland::solve(test::canonical(1, 0, {}, {}, {-1}), Watch{})));
  for (const double size : {1e300, 1e-300, 0x1p-1074, 1e154}) {
    LpProblem problem = test::wedge();
    for (double& entry : problem.matrix) entry *= size;
    for (double& bound : problem.row_upper) bound = -bound * size;
    for (const double cost : {1.0, 1e300, 1e-300}) {
      problem.cost = {-cost, cost};
      const LpAnswer answer = TableauDantzig::solve(problem, Watch{});
      if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
        EXPECT_TRUE(holds(check_infeasible(problem, *infeasible, {1e-9, 1e-9, 1e-9}))) << size;
      } else {
        EXPECT_TRUE(std::holds_alternative<GaveUp>(answer)) << size;
      }
    }
  }
}

// On every domain every answer keeps the promise; where the status is wrong it is so inside the promise.
template <class A, class D>
Tally expect_certified(std::uint64_t cases) {
  const Tally tally = try_out<AnswerIsCertified, A, D>(cases);
  EXPECT_TRUE(tally.violations.empty()) << A::kName << " on " << D::kName << ": " << tally.violations.begin()->first
                                        << ", " << tally.first;
  EXPECT_EQ(tally.undecided, 0u);
  testing::Test::RecordProperty(std::string(A::kName) + " " + std::string(D::kName),
                                std::to_string(tally.holds) + " hold, " + std::to_string(tally.gave_up) + " gave up");
  return tally;
}

template <class A>
class TableauVariant : public testing::Test {};
using Variants = testing::Types<TableauDantzig, TableauBland, TableauGreatest, TableauLexicographic, TableauPerturbed,
                                TableauDevexHarris, TableauSteepestExpand, TableauRandomEdge>;
TYPED_TEST_SUITE(TableauVariant, Variants);

TYPED_TEST(TableauVariant, AnswersSmallIntegerProgramsExactly) {
  const Tally tally = expect_certified<TypeParam, LpSmallInteger>(3000);
  EXPECT_EQ(tally.holds, 3000u);
}

TYPED_TEST(TableauVariant, AnswersPlantedOptima) {
  const Tally tally = expect_certified<TypeParam, LpPlantedOptimum>(3000);
  EXPECT_EQ(tally.holds, 3000u);
}

TYPED_TEST(TableauVariant, AnswersCollisionPrograms) {
  const Tally tally = expect_certified<TypeParam, LpCollision>(2000);
  EXPECT_GE(tally.holds, 1990u);
}

TYPED_TEST(TableauVariant, IsHonestAboutHardPrograms) {
  expect_certified<TypeParam, LpPlantedInfeasible>(2000);
  expect_certified<TypeParam, LpPlantedRay>(2000);
  expect_certified<TypeParam, LpNearParallel>(2000);
  expect_certified<TypeParam, LpScaled>(2000);
  expect_certified<TypeParam, LpCyclers>(200);
}

TYPED_TEST(TableauVariant, AnswersGeneralForms) {
  const Tally tally = expect_certified<TypeParam, LpGeneralBounds>(3000);
  EXPECT_EQ(tally.holds, 3000u);
}

TEST(TableauSimplex, KeepsItsStatusUnderExactTransforms) {
  EXPECT_TRUE((try_out<RowOrder<LpFamily>, TableauBland, LpSmallInteger>(1000).violations.empty()));
  EXPECT_TRUE((try_out<Scaling<LpFamily>, TableauBland, LpSmallInteger>(1000).violations.empty()));
}

TEST(TableauSimplex, CyclesOnMostPlantedCyclersUnderDantzigsRuleAndOnNoneUnderBlands) {
  EXPECT_GE((try_out<AnswerIsCertified, TableauDantzig, LpCyclers>(200).reasons["cycling"]), 190u);
  EXPECT_EQ((try_out<AnswerIsCertified, TableauBland, LpCyclers>(200).holds), 200u);
}

}  // namespace
}  // namespace assay::tableau_simplex_test
