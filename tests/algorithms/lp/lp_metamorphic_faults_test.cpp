// Every metamorphic claim convicts a planted fault, and leaves our sound variants alone, on borderline programs too.
#include <gtest/gtest.h>

#include "algorithms/faults/lp/bound_without_sign.h"
#include "algorithms/faults/lp/equations_one_sided.h"
#include "algorithms/faults/lp/ignores_last_column.h"
#include "algorithms/faults/lp/ignores_last_row.h"
#include "algorithms/faults/lp/ignores_lower_bounds.h"
#include "algorithms/faults/lp/stops_early.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/seidel.h"
#include "properties/domains/lp/general_bounds.h"
#include "properties/domains/lp/near_parallel.h"
#include "properties/domains/lp/planted_infeasible.h"
#include "properties/domains/lp/planted_optimum.h"
#include "properties/domains/lp/planted_ray.h"
#include "properties/domains/lp/scaled.h"
#include "properties/domains/lp/small_integer.h"
#include "properties/lp/relations/column_order_keeps_answer.h"
#include "properties/lp/relations/dual_has_same_value.h"
#include "properties/lp/relations/explicit_slacks_keep_answer.h"
#include "properties/lp/relations/redundant_rows_keep_answer.h"
#include "properties/lp/relations/relaxing_never_worsens.h"
#include "properties/lp/relations/row_order_keeps_status.h"
#include "properties/lp/relations/scaling_keeps_status.h"
#include "properties/lp/relations/sign_keeps_answer.h"
#include "properties/lp/relations/variants_agree.h"
#include "properties/lp/relations/warm_start.h"
#include "tests/algorithms/lp/trials.h"

namespace assay {
namespace {

constexpr std::uint64_t kBudget = 400;

template <class P, class A, class D>
std::uint64_t convictions(std::string_view claim) {
  return test::try_out<P, A, D>(kBudget).violations[std::string(claim)];
}

TEST(LpMetamorphic, ConvictsAColumnThatIsNeverPriced) {
  using P = ColumnOrderKeepsAnswer;
  EXPECT_GT((convictions<P, LpIgnoresLastColumn, LpSmallInteger>(P::kValueClaim)), 10u);
  EXPECT_GT((convictions<P, LpIgnoresLastColumn, LpSmallInteger>(P::kClaim)), 10u);
}
TEST(LpMetamorphic, ConvictsARowThatIsNeverRead) {
  using P = RedundantRowsKeepAnswer;
  EXPECT_GT((convictions<P, LpIgnoresLastRow, LpSmallInteger>(P::kValueClaim)), 10u);
  EXPECT_GT((convictions<P, LpIgnoresLastRow, LpSmallInteger>(P::kClaim)), 10u);
  EXPECT_GT((convictions<RowOrderKeepsStatus, LpIgnoresLastRow, LpSmallInteger>(RowOrderKeepsStatus::kValueClaim)),
            10u);
}
TEST(LpMetamorphic, ConvictsBoundsThatAreNotRead) {
  using P = SignKeepsAnswer;
  EXPECT_GT((convictions<P, LpIgnoresLowerBounds, LpGeneralBounds>(P::kValueClaim)), 5u);
  EXPECT_GT((convictions<P, LpIgnoresLowerBounds, LpGeneralBounds>(P::kClaim)), 5u);
}
TEST(LpMetamorphic, ConvictsEquationsThatAreKeptOnOneSide) {
  using P = ExplicitSlacksKeepAnswer;
  EXPECT_GT((convictions<P, LpEquationsOneSided, LpGeneralBounds>(P::kValueClaim)), 5u);
  EXPECT_GT((convictions<P, LpEquationsOneSided, LpGeneralBounds>(P::kClaim)), 5u);
}
TEST(LpMetamorphic, ConvictsADualThatLosesAColumn) {
  using P = DualHasSameValue;
  EXPECT_GT((convictions<P, LpIgnoresLastColumn, LpPlantedOptimum>(P::kValueClaim)), 10u);
  EXPECT_GT((convictions<P, LpIgnoresLastRow, LpSmallInteger>(P::kClaim)), 10u);
}
TEST(LpMetamorphic, ConvictsRightHandSidesWithoutSign) {
  using P = RelaxingNeverWorsens;
  EXPECT_GT((convictions<P, LpBoundWithoutSign, LpSmallInteger>(P::kValueClaim)), 2u);
  EXPECT_GT((convictions<P, LpIgnoresLowerBounds, LpGeneralBounds>(P::kClaim)) +
                (convictions<P, LpStopsEarly, LpSmallInteger>(P::kClaim)),
            0u);
}
TEST(LpMetamorphic, ConvictsAToleranceInTheWrongUnit) {
  using P = ScalingKeepsStatus;
  EXPECT_GT((convictions<P, LpStopsEarly, LpSmallInteger>(P::kClaim)), 2u);
  EXPECT_GT((convictions<P, LpStopsEarly, LpSmallInteger>(P::kValueClaim)), 2u);
}

/// No violation on any domain, the borderline ones among them, and most cases decided on the ordinary ones.
template <class P, class A>
void expect_no_accusation() {
  const auto none = [](const test::Tally& tally, std::string_view domain) {
    EXPECT_TRUE(tally.violations.empty()) << P::kName << " on " << domain << ": " << tally.first;
  };
  const test::Tally small = test::try_out<P, A, LpSmallInteger>(kBudget);
  none(small, "small_integer");
  EXPECT_GE(small.holds, kBudget * 9 / 10) << P::kName;
  none(test::try_out<P, A, LpGeneralBounds>(kBudget), "general_bounds");
  none(test::try_out<P, A, LpPlantedInfeasible>(kBudget), "planted_infeasible");
  none(test::try_out<P, A, LpPlantedRay>(kBudget), "planted_ray");
  none(test::try_out<P, A, LpNearParallel>(kBudget), "near_parallel");
  none(test::try_out<P, A, LpScaled>(kBudget), "scaled");
}

template <class A>
class SoundVariant : public testing::Test {};
using Variants = testing::Types<TableauBland, Seidel, DualSteepestFlipping>;
TYPED_TEST_SUITE(SoundVariant, Variants);

TYPED_TEST(SoundVariant, IsNotAccused) {
  expect_no_accusation<ColumnOrderKeepsAnswer, TypeParam>();
  expect_no_accusation<RedundantRowsKeepAnswer, TypeParam>();
  expect_no_accusation<SignKeepsAnswer, TypeParam>();
  expect_no_accusation<DualHasSameValue, TypeParam>();
  expect_no_accusation<RelaxingNeverWorsens, TypeParam>();
  expect_no_accusation<RowOrderKeepsStatus, TypeParam>();
  expect_no_accusation<ScalingKeepsStatus, TypeParam>();
}

TEST(SoundVariantWithManyColumns, IsNotAccusedOfItsSlacks) {
  expect_no_accusation<ExplicitSlacksKeepAnswer, TableauBland>();
  expect_no_accusation<ExplicitSlacksKeepAnswer, DualSteepestFlipping>();
}

template <class D, class Visit>
void for_each_problem(const Visit& visit) {
  for (std::uint64_t key = 0; key < kBudget; ++key) {
    Choices choices{mix64(key + 71)};
    visit(D::draw(choices).problem);
  }
}

bool same_answer(const LpAnswer& first, const LpAnswer& second) {
  if (first.index() != second.index()) return false;
  if (const auto* optimal = std::get_if<Optimal>(&first)) {
    const auto& other = std::get<Optimal>(second);
    return optimal->basis.basic == other.basis.basic && optimal->x == other.x && optimal->y == other.y;
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&first)) {
    return infeasible->farkas == std::get<Infeasible>(second).farkas;
  }
  if (const auto* unbounded = std::get_if<Unbounded>(&first)) return unbounded->ray == std::get<Unbounded>(second).ray;
  return true;
}

static_assert(WarmStartable<lp::RevisedSimplex>);

template <class D>
void expect_memoryless() {
  lp::RevisedSimplex reused;
  std::uint64_t warm = 0, held = 0;
  for_each_problem<D>([&](const LpProblem& problem) {
    lp::RevisedSimplex fresh;
    const Verdict equal = FreshEqualsReused::check(fresh, reused, problem, &same_answer);
    EXPECT_TRUE(holds(equal)) << D::kName;
    lp::RevisedSimplex solver;
    const Verdict verdict = WarmStartNeedsNoPivot::check(solver, problem);
    if (const auto* broken = violation(verdict))
      ADD_FAILURE() << D::kName << ": " << broken->claim << ", " << broken->evidence;
    held += holds(verdict);
    ++warm;
  });
  EXPECT_GT(held, warm / 4) << D::kName;
}

TEST(WarmStart, TheRevisedSimplexKeepsNoMemoryAndTakesNoPivotFromAnOptimalBasis) {
  expect_memoryless<LpSmallInteger>();
  expect_memoryless<LpGeneralBounds>();
  expect_memoryless<LpPlantedOptimum>();
}

/// A run of a solver with a defect of its memory.
struct Run {
  LpAnswer answer;
  std::uint32_t pivots = 0;
};
struct IgnoresItsStart {
  lp::RevisedSimplex inner;
  Run solve(const LpProblem& problem, const Watch& watch, const Basis*) {
    auto run = inner.solve(problem, watch, nullptr);
    return {std::move(run.answer), run.pivots};
  }
};
struct RemembersItsCost {
  lp::RevisedSimplex inner;
  std::vector<double> cost;
  Run solve(const LpProblem& problem, const Watch& watch, const Basis* start) {
    LpProblem stale = problem;
    if (cost.size() == problem.cost.size()) stale.cost = cost;
    cost = problem.cost;
    auto run = inner.solve(stale, watch, start);
    return {std::move(run.answer), run.pivots};
  }
};

TEST(WarmStart, ConvictsASolverThatIgnoresItsStart) {
  std::uint64_t convicted = 0;
  for_each_problem<LpPlantedOptimum>([&](const LpProblem& problem) {
    IgnoresItsStart solver;
    const Verdict verdict = WarmStartNeedsNoPivot::check(solver, problem);
    if (const auto* broken = violation(verdict)) convicted += broken->claim == WarmStartNeedsNoPivot::kClaim;
  });
  EXPECT_GT(convicted, kBudget / 2);
}
TEST(WarmStart, ConvictsASolverThatRemembersItsCost) {
  std::uint64_t convicted = 0;
  RemembersItsCost reused;
  for_each_problem<LpPlantedOptimum>([&](const LpProblem& problem) {
    RemembersItsCost fresh;
    convicted += violation(FreshEqualsReused::check(fresh, reused, problem, &same_answer)) != nullptr;
  });
  EXPECT_GT(convicted, 10u);
}

TEST(VariantsAgree, HoldsForOursAndConvictsTheOneThatStopsEarly) {
  const Stated<LpFamily> semantics = test::promised_by_tableau();
  std::uint64_t held = 0;
  std::map<std::string_view, std::uint64_t> convicted;
  for_each_problem<LpSmallInteger>([&](const LpProblem& problem) {
    lp::RevisedOptions unscaled;
    unscaled.rules.scaling = lp::Scaling::kNone;
    std::vector<LpAnswer> answers = {TableauBland::solve(problem, Watch{}), TableauDantzig::solve(problem, Watch{}),
                                     Seidel::solve(problem, Watch{}), PrimalSteepest::solve(problem, Watch{}),
                                     lp::solve_by_revised(problem, Watch{}, unscaled)};
    const Verdict sound = VariantsAgree::check(problem, answers, semantics);
    if (const auto* broken = violation(sound)) ADD_FAILURE() << broken->claim << ": " << broken->evidence;
    held += holds(sound);
    answers.push_back(LpStopsEarly::solve(problem, Watch{}));
    if (const auto* broken = violation(VariantsAgree::check(problem, answers, semantics))) ++convicted[broken->claim];
  });
  EXPECT_GT(held, kBudget * 9 / 10);
  EXPECT_GT(convicted[VariantsAgree::kClaim], 10u);
  EXPECT_GT(convicted[VariantsAgree::kValueClaim], 10u);
}

}  // namespace
}  // namespace assay
