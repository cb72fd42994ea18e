// Claims that are no battery's: warm starts, solvers with a memory, and variants that are to agree.
#include <gtest/gtest.h>

#include "algorithms/faults/lp/stops_early.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/seidel.h"
#include "algorithms/lp/tableau_simplex.h"
#include "properties/domains/lp/general_bounds.h"
#include "properties/domains/lp/planted_optimum.h"
#include "properties/domains/lp/small_integer.h"
#include "properties/lp/variants_agree.h"
#include "properties/lp/warm_start.h"
#include "tests/algorithms/lp/programs/trials.h"
#include "tests/harness/claim_words.h"

namespace assay::lp_metamorphic_faults_test {
namespace {

constexpr std::uint64_t kBudget = 400;

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
    const Verdict verdict = VariantsAgree::check(problem, answers, semantics);
    if (const auto* broken = violation(verdict)) ++convicted[broken->claim.sentence()];
  });
  EXPECT_GT(held, kBudget * 9 / 10);
  EXPECT_GT(convicted[VariantsAgree::kClaim.words()], 10u);
  EXPECT_GT(convicted[VariantsAgree::kValueClaim.words()], 10u);
}

}  // namespace
}  // namespace assay::lp_metamorphic_faults_test
