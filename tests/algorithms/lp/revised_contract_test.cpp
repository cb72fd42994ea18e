// What the revised simplex says about itself: edge cases, warm starts, reuse, watching, limits.
#include <gtest/gtest.h>

#include <bit>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "oracles/lp/certificate/check_lp.h"
#include "properties/domains/lp/integers.h"
#include "tests/algorithms/lp/programs/textbook_rules.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/support/random_programs.h"
#include "tests/support/recorded_states.h"

namespace assay::revised_contract_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RevisedOptions;
using lp::RevisedRun;
using lp::RevisedSimplex;
using test::classic;
using test::textbook;
using test::why;
using Method = RevisedOptions::Method;

constexpr LpPromise kPromise{lp::kPrimalPromise, lp::kDualPromise, lp::kGapPromise};

const std::vector<RevisedOptions> kBothMethods = {{lp::kProductionRules, Method::kPrimal, 0},
                                                  {lp::kProductionRules, Method::kDual, 0},
                                                  {lp::kProductionRules, Method::kAuto, 0}};

TEST(RevisedSimplex, SolvesProgramsWithoutRowsOrColumns) {
  for (const RevisedOptions& options : kBothMethods) {
    RevisedSimplex solver(options);
    LpProblem nothing;
    EXPECT_TRUE(std::holds_alternative<Optimal>(solver.solve(nothing).answer));

    LpProblem no_rows = test::canonical(0, 3, {1, -1, 0}, {}, {});
    no_rows.upper = {5, 5, 5};
    const RevisedRun boxed = solver.solve(no_rows);
    ASSERT_TRUE(std::holds_alternative<Optimal>(boxed.answer));
    EXPECT_EQ(std::get<Optimal>(boxed.answer).x, (std::vector<double>{0, 5, 0}));
    EXPECT_EQ(std::get<Optimal>(boxed.answer).basis.at_upper, (std::vector<std::uint32_t>{1}));
    no_rows.upper[1] = kInfinity;
    const RevisedRun open = solver.solve(no_rows);
    ASSERT_TRUE(std::holds_alternative<Unbounded>(open.answer));
    EXPECT_TRUE(holds(check_unbounded(no_rows, std::get<Unbounded>(open.answer), {0, 0, 0})));

    LpProblem no_columns = test::canonical(2, 0, {}, {}, {0, 1});
    EXPECT_TRUE(std::holds_alternative<Optimal>(solver.solve(no_columns).answer));
    no_columns.row_lower[1] = 1;
    const RevisedRun infeasible = solver.solve(no_columns);
    ASSERT_TRUE(std::holds_alternative<Infeasible>(infeasible.answer));
    EXPECT_TRUE(holds(check_infeasible(no_columns, std::get<Infeasible>(infeasible.answer), {0, 0, 0})));
  }
}

TEST(RevisedSimplex, FreeVariablesWithoutCostStayAtZero) {
  LpProblem problem = test::canonical(1, 2, {0, 1}, {1, 1}, {3});
  problem.lower[0] = -kInfinity;
  for (const RevisedOptions& options : kBothMethods) {
    const RevisedRun run = RevisedSimplex(options).solve(problem);
    ASSERT_TRUE(std::holds_alternative<Optimal>(run.answer));
    EXPECT_EQ(run.pivots, 0);
  }
}

TEST(RevisedSimplex, RefusesWhatIsNoProgram) {
  const double nan = std::nan("");
  LpProblem problem = test::wedge();
  problem.cost.pop_back();
  EXPECT_TRUE(std::holds_alternative<Declined>(RevisedSimplex().solve(problem).answer));
  for (const double bad : {nan, kInfinity, -kInfinity}) {
    problem = test::wedge();
    problem.matrix[1] = bad;
    EXPECT_EQ(why(RevisedSimplex().solve(problem).answer), GaveUp::Why::kNotFinite);
    problem = test::wedge();
    problem.cost[1] = bad;
    EXPECT_EQ(why(RevisedSimplex().solve(problem).answer), GaveUp::Why::kNotFinite);
  }
  problem = test::wedge();
  problem.row_upper[0] = nan;
  EXPECT_EQ(why(RevisedSimplex().solve(problem).answer), GaveUp::Why::kNotFinite);
  problem = test::wedge();
  problem.lower[0] = kInfinity;
  EXPECT_EQ(why(RevisedSimplex().solve(problem).answer), GaveUp::Why::kNotFinite);
}

TEST(RevisedSimplex, CrossedBoundsAreInfeasible) {
  LpProblem problem = test::wedge();
  problem.upper[0] = -1;
  const RevisedRun run = RevisedSimplex().solve(problem);
  ASSERT_TRUE(std::holds_alternative<Infeasible>(run.answer));
  EXPECT_TRUE(holds(check_infeasible(problem, std::get<Infeasible>(run.answer), {0, 0, 0})));
}

TEST(RevisedSimplex, SurvivesTheEndsOfTheExponentRange) {
  for (const double size : {1e300, 1e308, 1e-300, 5e-324, 1e155}) {
    for (const RevisedOptions& options : kBothMethods) {
      for (const int what : {0, 1, 2, 3}) {
        LpProblem problem = test::general();
        if (what == 0) problem.matrix[0] = size;
        if (what == 1) problem.row_upper[0] = problem.row_lower[0] = size;
        if (what == 2) problem.cost[1] = size;
        if (what == 3) problem.upper[0] = size;
        const RevisedRun run = RevisedSimplex(options).solve(problem);
        if (const auto* optimal = std::get_if<Optimal>(&run.answer)) {
          EXPECT_TRUE(holds(check_optimal(problem, *optimal, kPromise))) << size << " " << what;
        } else if (const auto* infeasible = std::get_if<Infeasible>(&run.answer)) {
          EXPECT_TRUE(holds(check_infeasible(problem, *infeasible, kPromise))) << size << " " << what;
        } else if (const auto* unbounded = std::get_if<Unbounded>(&run.answer)) {
          EXPECT_TRUE(holds(check_unbounded(problem, *unbounded, kPromise))) << size << " " << what;
        }
      }
    }
  }
}

TEST(RevisedSimplex, DeclinesRulesThatItsMethodDoesNotHave) {
  RevisedOptions options;
  options.rules.anti_cycling = AntiCycling::kLexicographic;
  EXPECT_TRUE(std::holds_alternative<Declined>(RevisedSimplex(options).solve(test::wedge()).answer));
  options.rules.anti_cycling = AntiCycling::kExpand;
  EXPECT_TRUE(std::holds_alternative<Declined>(RevisedSimplex(options).solve(test::wedge()).answer));
  options = {{Pricing::kGreatestImprovement}, Method::kDual, 0};
  EXPECT_TRUE(std::holds_alternative<Declined>(RevisedSimplex(options).solve(test::wedge()).answer));
}

TEST(RevisedSimplex, AnOptimalStartNeedsNoPivot) {
  std::uint32_t started = 0;
  for (std::uint64_t k = 0; k < 400; ++k) {
    Choices c{mix64(k + 77)};
    const LpProblem problem = k % 4 == 0 ? LpGeneralBounds::draw(c).problem
                                         : test::mixed_program(c, static_cast<std::uint32_t>(1 + k % 40),
                                                               static_cast<std::uint32_t>(1 + k % 30), 4, true, true);
    for (const RevisedOptions& options : kBothMethods) {
      RevisedSimplex solver(options);
      const RevisedRun cold = solver.solve(problem);
      const auto* optimal = std::get_if<Optimal>(&cold.answer);
      if (optimal == nullptr) continue;
      const RevisedRun warm = solver.solve(problem, Watch{}, &optimal->basis);
      EXPECT_TRUE(std::holds_alternative<Optimal>(warm.answer)) << k;
      EXPECT_EQ(warm.pivots + warm.flips, 0) << k;
      ++started;
    }
  }
  EXPECT_GT(started, 600);
}

TEST(RevisedSimplex, StartsFromAnyBasis) {
  const LpProblem problem = test::general();
  for (const RevisedOptions& options : kBothMethods) {
    for (const Basis& start : {Basis{{0, 1}, {}}, Basis{{3, 4}, {0, 2}}, Basis{{2, 3}, {0}}, Basis{{1, 4}, {2}}}) {
      const RevisedRun run = RevisedSimplex(options).solve(problem, Watch{}, &start);
      ASSERT_TRUE(std::holds_alternative<Optimal>(run.answer));
      EXPECT_TRUE(holds(check_optimal(problem, std::get<Optimal>(run.answer), kPromise)));
    }
  }
}

TEST(RevisedSimplex, CompletesASingularStartAndDeclinesAnIllFormedOne) {
  LpProblem twins = test::canonical(2, 3, {-1, -1, -1}, {1, 2, 0, 1, 2, 1}, {4, 6});
  const Basis singular{{0, 1}, {}}, repeated{{0, 0}, {}}, too_few{{0}, {}}, out_of_range{{0, 9}, {}};
  const Basis basic_at_upper{{0, 4}, {0}}, unbounded_at_upper{{0, 4}, {1}};
  for (const RevisedOptions& options : kBothMethods) {
    RevisedSimplex solver(options);
    const RevisedRun run = solver.solve(twins, Watch{}, &singular);
    ASSERT_TRUE(std::holds_alternative<Optimal>(run.answer));
    EXPECT_TRUE(holds(check_optimal(twins, std::get<Optimal>(run.answer), kPromise)));
    for (const Basis* bad : {&repeated, &too_few, &out_of_range, &basic_at_upper, &unbounded_at_upper}) {
      EXPECT_TRUE(std::holds_alternative<Declined>(solver.solve(twins, Watch{}, bad).answer));
    }
  }
}

bool same_bits(const std::vector<double>& a, const std::vector<double>& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](double x, double y) {
           return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
         });
}

void expect_same(const RevisedRun& a, const RevisedRun& b) {
  ASSERT_EQ(a.answer.index(), b.answer.index());
  EXPECT_EQ(a.basis.basic, b.basis.basic);
  EXPECT_EQ(a.basis.at_upper, b.basis.at_upper);
  EXPECT_EQ(a.pivots, b.pivots);
  EXPECT_EQ(a.flips, b.flips);
  if (const auto* optimal = std::get_if<Optimal>(&a.answer)) {
    EXPECT_TRUE(same_bits(optimal->x, std::get<Optimal>(b.answer).x));
    EXPECT_TRUE(same_bits(optimal->y, std::get<Optimal>(b.answer).y));
  } else if (const auto* infeasible = std::get_if<Infeasible>(&a.answer)) {
    EXPECT_TRUE(same_bits(infeasible->farkas, std::get<Infeasible>(b.answer).farkas));
  } else if (const auto* unbounded = std::get_if<Unbounded>(&a.answer)) {
    EXPECT_TRUE(same_bits(unbounded->ray, std::get<Unbounded>(b.answer).ray));
  }
}

TEST(RevisedSimplex, AReusedObjectAnswersLikeAFreshOne) {
  for (const Pricing pricing : {Pricing::kSteepestEdge, Pricing::kDevex, Pricing::kRandomEdge}) {
    for (RevisedOptions options : kBothMethods) {
      options.rules.pricing = pricing;
      RevisedSimplex reused(options);
      for (std::uint64_t k = 0; k < 120; ++k) {
        Choices c{mix64(k + 4000)};
        const auto rows = static_cast<std::uint32_t>(c.below(30)), columns = static_cast<std::uint32_t>(c.below(30));
        const LpProblem problem = test::mixed_program(c, rows, columns, 1 + c.below(8), k % 3 != 0, k % 2 == 0);
        expect_same(reused.solve(problem), RevisedSimplex(options).solve(problem));
      }
    }
  }
}

using test::RecordedStates;

TEST(RevisedSimplex, ShowsEveryBasisAndStopsWhenTold) {
  RevisedSimplex solver(textbook(Method::kPrimal, Pricing::kDantzig));
  RecordedStates all;
  const RevisedRun run = solver.solve(classic("klee_minty_4"), all.watch());
  EXPECT_EQ(all.states.size(), run.pivots + run.flips);
  std::vector<std::uint32_t> last = run.basis.basic;
  std::sort(last.begin(), last.end());
  EXPECT_EQ(all.states.back(), last);
  RecordedStates some;
  some.stop_after = 3;
  EXPECT_EQ(why(solver.solve(classic("klee_minty_4"), some.watch()).answer), GaveUp::Why::kStopped);
  EXPECT_EQ(some.states.size(), 3);
}

TEST(RevisedSimplex, KeepsItsPivotLimit) {
  RevisedOptions options = textbook(Method::kPrimal, Pricing::kDantzig);
  options.pivot_limit = 5;
  EXPECT_EQ(why(RevisedSimplex(options).solve(classic("klee_minty_4")).answer), GaveUp::Why::kStepLimit);
}

}  // namespace
}  // namespace assay::revised_contract_test
