// What every simplex code of ours refuses, field by field and entry by entry, the last ones too; and how a program that
// is refused for its rows is asked again in the canonical form.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/lp/canonical_form.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/seidel.h"
#include "algorithms/lp/tableau_simplex.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::lp_refusals_test {
namespace {

using List = std::vector<double> LpProblem::*;

/// A code that knows only A x <= b, x >= 0.
LpAnswer canonical_only(const LpProblem& problem, const Watch& watch) {
  for (const double bound : problem.row_lower)
    if (bound != -kInfinity) return Declined{"a lower bound of a row"};
  return TableauBland::solve(problem, watch);
}

template <class A>
class LpRefusals : public testing::Test {
 protected:
  static bool declines(const LpProblem& problem) {
    return std::holds_alternative<Declined>(A::solve(problem, Watch{}));
  }
  /// Gives up on numbers that are none, before any step.
  static bool finds_no_number(const LpProblem& problem) {
    const LpAnswer answer = A::solve(problem, Watch{});
    const auto* gave_up = std::get_if<GaveUp>(&answer);
    return gave_up != nullptr && gave_up->why == GaveUp::Why::kNotFinite && gave_up->steps == 0;
  }
  /// Infeasible by nothing but crossed bounds: multipliers of 0.
  static bool finds_crossed(const LpProblem& problem) {
    const LpAnswer answer = A::solve(problem, Watch{});
    const auto* infeasible = std::get_if<Infeasible>(&answer);
    return infeasible != nullptr && infeasible->farkas == std::vector<double>(problem.rows, 0.0);
  }
};
using Engines = testing::Types<TableauDantzig, TableauDevexHarris, Seidel, PrimalDantzig, DualSteepestFlipping>;
TYPED_TEST_SUITE(LpRefusals, Engines);

TYPED_TEST(LpRefusals, DeclinesAListThatIsTooShortOrTooLong) {
  for (const List list : {&LpProblem::cost, &LpProblem::matrix, &LpProblem::row_lower, &LpProblem::row_upper,
                          &LpProblem::lower, &LpProblem::upper}) {
    LpProblem problem = test::general();
    (problem.*list).push_back(0);
    EXPECT_TRUE(this->declines(problem));
    problem = test::general();
    (problem.*list).pop_back();
    EXPECT_TRUE(this->declines(problem));
  }
  EXPECT_FALSE(this->declines(test::general()));
}

TYPED_TEST(LpRefusals, GivesUpOnEveryEntryThatIsNoNumber) {
  const double nan = std::nan("");
  for (const List list : {&LpProblem::cost, &LpProblem::matrix}) {
    for (std::size_t k = 0; k < (test::general().*list).size(); ++k) {
      for (const double odd : {nan, kInfinity, -kInfinity}) {
        LpProblem problem = test::general();
        (problem.*list)[k] = odd;
        EXPECT_TRUE(this->finds_no_number(problem)) << k << " " << odd;
      }
    }
  }
}

TYPED_TEST(LpRefusals, GivesUpOnEveryBoundThatNothingKeeps) {
  const double nan = std::nan("");
  const auto expect = [this](List list, double odd) {
    for (std::size_t k = 0; k < (test::general().*list).size(); ++k) {
      LpProblem problem = test::general();
      // The other bound is absent, so that these are not crossed.
      for (auto* bounds : {&problem.row_lower, &problem.lower}) std::fill(bounds->begin(), bounds->end(), -kInfinity);
      for (auto* bounds : {&problem.row_upper, &problem.upper}) std::fill(bounds->begin(), bounds->end(), kInfinity);
      (problem.*list)[k] = odd;
      EXPECT_TRUE(this->finds_no_number(problem)) << k << " " << odd;
    }
  };
  for (const List list : {&LpProblem::row_lower, &LpProblem::lower}) {
    expect(list, nan);
    expect(list, kInfinity);
  }
  for (const List list : {&LpProblem::row_upper, &LpProblem::upper}) {
    expect(list, nan);
    expect(list, -kInfinity);
  }
}

TYPED_TEST(LpRefusals, SaysWithoutMultipliersThatBoundsCross) {
  for (std::uint32_t i = 0; i < 2; ++i) {
    LpProblem problem = test::general();
    problem.row_lower[i] = std::nextafter(problem.row_upper[i], kInfinity);
    EXPECT_TRUE(this->finds_crossed(problem)) << "row " << i;
    problem.row_lower[i] = problem.row_upper[i];
    EXPECT_FALSE(this->finds_crossed(problem)) << "row " << i;
  }
  for (std::uint32_t j = 0; j < 3; ++j) {
    LpProblem problem = test::general();
    problem.lower[j] = 4;
    problem.upper[j] = std::nextafter(4.0, 0.0);
    EXPECT_TRUE(this->finds_crossed(problem)) << "column " << j;
  }
}

TEST(SeidelRefusals, KnowsSixColumnsAndNotSeven) {
  for (const std::uint32_t n : {6u, 7u}) {
    LpProblem problem;
    problem.columns = n;
    problem.cost.assign(n, 1.0);
    problem.lower.assign(n, 0.0);
    problem.upper.assign(n, 1.0);
    const LpAnswer answer = Seidel::solve(problem, Watch{});
    EXPECT_EQ(std::holds_alternative<Optimal>(answer), n == 6);
    EXPECT_EQ(std::holds_alternative<Declined>(answer), n == 7);
  }
}

// Without columns the row activities are 0.
TEST(SeidelRefusals, NamesTheRowThatNoActivityOfZeroKeeps) {
  LpProblem problem;
  problem.rows = 3;
  problem.row_lower = {-1, 0, 0};
  problem.row_upper = {0, 0, 1};
  const auto farkas = [&] {
    const LpAnswer answer = Seidel::solve(problem, Watch{});
    const auto* infeasible = std::get_if<Infeasible>(&answer);
    return infeasible == nullptr ? std::vector<double>{} : infeasible->farkas;
  };
  const LpAnswer answer = Seidel::solve(problem, Watch{});
  ASSERT_TRUE(std::holds_alternative<Optimal>(answer));
  EXPECT_EQ(std::get<Optimal>(answer).basis.basic, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(std::get<Optimal>(answer).y, (std::vector<double>{0, 0, 0}));
  problem.row_lower = {-1, 0, 0x1p-1074};
  EXPECT_EQ(farkas(), (std::vector<double>{0, 0, 1}));
  problem.row_lower = {-1, -1, 0};
  problem.row_upper = {0, -0x1p-1074, 1};
  EXPECT_EQ(farkas(), (std::vector<double>{0, -1, 0}));
}

TEST(TableauRefusals, DeclinesBoundFlippingBeforeItLooksAtNumbers) {
  LpProblem problem = test::wedge();
  problem.cost[0] = std::nan("");
  const lp::SimplexRules rules{.ratio = lp::RatioTest::kBoundFlipping};
  EXPECT_TRUE(std::holds_alternative<Declined>(lp::run_tableau(problem, rules, Watch{}).answer));
}

TEST(CanonicalForm, FoldsTheAnswerOfSplitRowsBack) {
  // minimise -x - 2y, 1 <= x + y <= 4, x - y = 2, y <= 3, and a row without bounds.
  LpProblem problem = test::canonical(4, 2, {-1, -2}, {1, 1, 1, -1, 0, 1, 5, 7}, {4, 2, 3, kInfinity});
  problem.row_lower = {1, 2, -kInfinity, -kInfinity};
  EXPECT_TRUE(std::holds_alternative<Declined>(canonical_only(problem, Watch{})));
  const LpAnswer answer = lp::solve_in_any_form(&canonical_only, problem, Watch{});
  const auto* optimal = std::get_if<Optimal>(&answer);
  ASSERT_NE(optimal, nullptr);
  EXPECT_EQ(optimal->x, (std::vector<double>{3, 1}));
  EXPECT_EQ(optimal->y, (std::vector<double>{-1.5, 0.5, 0, 0}));
  EXPECT_EQ(optimal->basis.basic, (std::vector<std::uint32_t>{0, 1, 4, 5}));
  EXPECT_EQ(optimal->basis.at_upper, (std::vector<std::uint32_t>{2})) << "of the equation its lower part rests";
}

/// minimise x, 1 <= x <= 2 by a row.
LpProblem between_one_and_two() {
  LpProblem problem = test::canonical(1, 1, {1}, {1}, {2});
  problem.row_lower = {1};
  return problem;
}

TEST(CanonicalForm, SplitsNothingWhereVariablesHaveOtherBoundsOrListsAreTooShort) {
  LpProblem problem = between_one_and_two();
  const auto is_declined = [&] {
    return std::holds_alternative<Declined>(lp::solve_in_any_form(&canonical_only, problem, Watch{}));
  };
  EXPECT_FALSE(is_declined());
  problem.upper[0] = 9;
  EXPECT_TRUE(is_declined());
  problem = between_one_and_two();
  problem.lower[0] = -1;
  EXPECT_TRUE(is_declined());
  for (auto list : {&LpProblem::matrix, &LpProblem::row_lower, &LpProblem::row_upper}) {
    problem = between_one_and_two();
    (problem.*list).push_back(1);
    EXPECT_TRUE(is_declined());
  }
}

}  // namespace
}  // namespace assay::lp_refusals_test
