// Each condition of a certificate with its size, worked out by hand, and how far double arithmetic decides it.
#include "oracles/lp/certificate/lp_breaches.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::lp_breaches_test {
namespace {

/// -4 <= x0 <= 4, x1 <= 8; x0 - 3 x1 <= 4, -10 <= 2 x0 + 5 x1 <= 10; minimise 2 x0 - 7 x1.
LpProblem program() {
  LpProblem problem;
  problem.rows = problem.columns = 2;
  problem.cost = {2, -7};
  problem.matrix = {1, -3, 2, 5};
  problem.row_lower = {-kInfinity, -10};
  problem.row_upper = {4, 10};
  problem.lower = {-4, -kInfinity};
  problem.upper = {4, 8};
  return problem;
}

/// "variable 1: 1/4", with "exactly" where rationals had to decide; "none" and "none exactly".
std::string in_short(const std::optional<Breach>& breach, bool exactly) {
  std::string text = "none";
  if (breach) text = breach->words.substr(0, breach->words.find(" is ")) + ": " + breach->relative.str();
  return exactly ? text + ", exactly" : text;
}

std::string primal(const LpProblem& problem, const std::vector<double>& x, const Allowance& promise) {
  bool exactly = false;
  const auto breach = primal_breach(problem, x, promise, exactly);
  return in_short(breach, exactly);
}
std::string dual(const LpProblem& problem, const std::vector<double>& y, const Allowance& promise) {
  bool exactly = false;
  const auto breach = dual_breach(problem, y, promise, exactly);
  return in_short(breach, exactly);
}
std::string gap(const LpProblem& problem, const std::vector<double>& x, const std::vector<double>& y,
                const Allowance& promise) {
  bool exactly = false;
  const auto breach = gap_breach(problem, x, y, promise, exactly);
  return breach ? in_short(Breach{"gap is ", breach->relative}, exactly) : in_short(breach, exactly);
}
std::string farkas_signs(const LpProblem& problem, const std::vector<double>& y, const Allowance& promise) {
  bool exactly = false;
  const auto breach = farkas_sign_breach(problem, y, promise, exactly);
  return in_short(breach, exactly);
}
std::string farkas_bound(const LpProblem& problem, const std::vector<double>& y) {
  bool exactly = false;
  const auto breach = farkas_bound_breach(problem, y, exactly);
  return in_short(breach, exactly);
}
std::string recession(const LpProblem& problem, const std::vector<double>& ray, const Allowance& promise) {
  bool exactly = false;
  const auto breach = recession_breach(problem, ray, promise, exactly);
  return in_short(breach, exactly);
}
std::string descent(const LpProblem& problem, const std::vector<double>& ray) {
  bool exactly = false;
  const auto breach = descent_breach(problem, ray, exactly);
  return in_short(breach, exactly);
}

double less(double x) { return std::nextafter(x, 0.0); }

TEST(LpBreaches, PrimalIsTheLargestExcessOverItsBound) {
  const LpProblem problem = program();
  EXPECT_EQ(primal(problem, {4, 0.25}, 0), "none");
  EXPECT_EQ(primal(problem, {5, 1}, 0), "activity of row 1: 1/2, exactly");
  EXPECT_EQ(primal(problem, {5, 1}, 0.5), "none");
  EXPECT_EQ(primal(problem, {5, 1}, less(0.5)), "activity of row 1: 1/2, exactly");
  EXPECT_EQ(primal(problem, {-6, 1}, 0), "variable 0: 1/2, exactly");
  EXPECT_EQ(primal(problem, {0, 10}, 0), "activity of row 1: 4, exactly");
  EXPECT_EQ(primal(problem, {-16, 10}, 0), "variable 0: 3, exactly");
  EXPECT_EQ(primal(problem, {0, -4}, 0), "activity of row 0: 2, exactly");
  EXPECT_EQ(primal(problem, {-4, -4}, 0), "activity of row 1: 9/5, exactly");
  EXPECT_EQ(primal(problem, {5, 0.5}, 0), "variable 0: 1/4, exactly") << "of equal ones the first: row 1 as well";
  EXPECT_EQ(primal(problem, {-2, 8.5}, 0), "activity of row 1: 57/20, exactly");
  EXPECT_EQ(primal(problem, {5, 1}, kInfinity), "none") << "nothing is promised";
  EXPECT_EQ(primal(problem, {5, 1}, -1), "none");
}

TEST(LpBreaches, DualIsTheLargestMultiplierThatLeansOnNothing) {
  const LpProblem problem = program();
  EXPECT_EQ(dual(problem, {0, -1}, 0), "none");
  EXPECT_EQ(dual(problem, {1, 0}, 0), "multiplier of row 0: 1/7, exactly");
  EXPECT_EQ(dual(problem, {1, 0}, 1), "none");
  EXPECT_EQ(dual(problem, {0, -3}, 0), "reduced cost of variable 1: 8/7, exactly");
  EXPECT_EQ(dual(problem, {7, 0}, 0), "reduced cost of variable 1: 2, exactly");
  EXPECT_EQ(dual(problem, {7, 0}, 2), "none");
  EXPECT_EQ(dual(problem, {7, 0}, less(2)), "reduced cost of variable 1: 2, exactly");
  LpProblem upwards = program();
  upwards.lower = {0, 0};
  upwards.upper = {kInfinity, kInfinity};
  upwards.row_upper = {4, kInfinity};
  upwards.row_lower = {-kInfinity, -10};
  EXPECT_EQ(dual(upwards, {0, -14}, 0), "multiplier of row 1: 2, exactly");
  EXPECT_EQ(dual(upwards, {0, 0}, 0), "reduced cost of variable 1: 1, exactly");
  EXPECT_EQ(dual(upwards, {0, 3}, 0), "reduced cost of variable 1: 22/7, exactly");
  upwards.cost = {-0.5, 7};
  EXPECT_EQ(dual(upwards, {0, 0}, 0), "reduced cost of variable 0: 1/2, exactly");
}

TEST(LpBreaches, TheGapIsBetweenTheCostAndWhatTheMultipliersImply) {
  const LpProblem problem = program();
  // Rows -4 and -20; reduced costs -1 and -20 lean on 4 and 8: -188 in all.
  const std::vector<double> y = {-1, 2};
  EXPECT_EQ(gap(problem, {1, 1}, y, 0), "gap: 183/5, exactly");
  EXPECT_EQ(gap(problem, {4, 0}, y, 24.5), "none");
  EXPECT_EQ(gap(problem, {4, 0}, y, less(24.5)), "gap: 49/2, exactly");
  EXPECT_EQ(gap(problem, {-4, 0}, y, 22.5), "none");
  EXPECT_EQ(gap(problem, {-4, 0}, y, less(22.5)), "gap: 45/2, exactly");
  EXPECT_EQ(gap(problem, {0.25, 0}, y, 188.5), "none");
  EXPECT_EQ(gap(problem, {0.25, 0}, y, less(188.5)), "gap: 377/2, exactly");
  EXPECT_EQ(gap(problem, {-94, 0}, y, 0), "none");
  EXPECT_EQ(gap(problem, {-188, 0}, y, 0.5), "none") << "the cost may be below as well";
  EXPECT_EQ(gap(problem, {-188, 0}, y, less(0.5)), "gap: 1/2, exactly");
  // Row 1 -20; reduced costs 6 on -4 and 3 on no bound at all: -44.
  EXPECT_EQ(gap(problem, {-8, 4}, {0, -2}, 0), "none");
  EXPECT_EQ(gap(problem, {-8, 4.5}, {0, -2}, 0), "gap: 7/95, exactly");
  EXPECT_EQ(gap(problem, {1, 1}, y, kInfinity), "none");
}

TEST(LpBreaches, BoundsOfZeroAndInfinityAddNothingToWhatIsImplied) {
  LpProblem problem = program();
  problem.rows = 0;
  problem.matrix = problem.row_lower = problem.row_upper = {};
  const auto implied = [&](double lower, double upper, double cost) {
    problem.lower = {lower, 0}, problem.upper = {upper, 0};
    problem.cost = {cost, 1};
    bool exactly = false;
    const auto breach = gap_breach(problem, std::vector<double>{0, 0}, std::vector<double>{}, 0, exactly);
    return breach ? breach->relative : Rational(0);
  };
  EXPECT_EQ(implied(0, 5, -3), 15);
  EXPECT_EQ(implied(-5, 0, 3), 15);
  EXPECT_EQ(implied(0, kInfinity, -3), 0);
  EXPECT_EQ(implied(-5, kInfinity, 3), 15);
  EXPECT_EQ(implied(-kInfinity, 5, -3), 15);
  EXPECT_EQ(implied(-kInfinity, 0, 3), 0);
  EXPECT_EQ(implied(-kInfinity, kInfinity, 3), 0);
  EXPECT_EQ(implied(0, 0, 3), 0);
  EXPECT_EQ(implied(2, 2, 3), 6);
  EXPECT_EQ(implied(2, 2, -3), 6);
}

/// The least relative part of terms that forgives a violation: forgiven just above violation / terms, held just below.
template <class Words>
void expect_forgiven_from(double share, const Words& words) {
  EXPECT_EQ(words(Allowance{0, share * (1 + 0x1p-50)}), "none, exactly");
  EXPECT_NE(words(Allowance{0, share * (1 - 0x1p-50)}), "none, exactly");
}

TEST(LpBreaches, TermsAreTheSizesOfAllThatIsAddedUp) {
  LpProblem problem = program();
  // 2 x0 + 5 x1 = 10 + 2^-7 with terms 2 2^20 and 5 x1, x1 negative.
  const double x0 = 0x1p20, x1 = (10 + 0x1p-7 - 0x1p21) / 5;
  problem.lower = {-kInfinity, -kInfinity}, problem.upper = {kInfinity, kInfinity};
  problem.row_upper[0] = kInfinity;
  const double over = std::fma(5, x1, 2 * x0 - 10);
  ASSERT_GT(over, 0);
  expect_forgiven_from(over / (2 * x0 - 5 * x1), [&](const Allowance& promise) {
    return primal(problem, {x0, x1}, promise);
  });
  // d1 = -7 + 3 y0 - 5 y1 above 0, x1 free: terms 7, 3 y0 and 5 y1.
  expect_forgiven_from(5 * 0x1p-11 / (7 + 3 * 4 + 5 * (1 - 0x1p-11)), [&](const Allowance& promise) {
    LpProblem free = problem;
    free.row_lower = {-1, -1};
    free.row_upper = {1, 1};
    free.lower[0] = -1, free.upper[0] = 1;
    return dual(free, {4, 1 - 0x1p-11}, promise);
  });
  // The gap of cost -188 + 2^-7: terms |cost.x|, rows 4 and 20, variables 4 and 160.
  const std::vector<double> y = {-1, 2};
  const auto of_gap = [&](const Allowance& promise) { return gap(program(), {-94 + 0x1p-8, 0}, y, promise); };
  expect_forgiven_from(0x1p-7 / (188 - 0x1p-7 + 188), of_gap);
  EXPECT_EQ(gap(program(), {-101, -2}, y, Allowance{0, 1}), "none");
  const auto of_parts = [&](const Allowance& promise) { return gap(program(), {-101 + 0x1p-8, -2}, y, promise); };
  expect_forgiven_from(0x1p-7 / (202 - 0x1p-7 + 14 + 188), of_parts);
  const auto of_value = [&](const Allowance& promise) {
    const auto breach = gap_breach(program(), exact(-188 + 0x1p-7), y, promise);
    return in_short(breach, true);
  };
  expect_forgiven_from(0x1p-7 / (188 - 0x1p-7 + 188), of_value);
  EXPECT_FALSE(gap_breach(program(), exact(-188), y, 0));
  EXPECT_EQ(gap_breach(program(), exact(-47), y, 0)->relative, 3);
  EXPECT_FALSE(gap_breach(program(), exact(-47), y, -1));
}

TEST(LpBreaches, ThePlaceOfANonbasicVariableIsItsBoundOrZero) {
  LpProblem problem = program();
  const auto off = [&](std::vector<Place> places, const std::vector<double>& x, const Allowance& promise) {
    bool exactly = false;
    const auto breach = place_breach(problem, places, x, promise, exactly);
    return in_short(breach, exactly);
  };
  constexpr Place kBasic = Place::kBasic, kLow = Place::kAtLower, kHigh = Place::kAtUpper, kFree = Place::kFree;
  EXPECT_EQ(off({kLow, kBasic, kBasic, kLow}, {-4, -0.5}, 0), "activity of nonbasic row 1: 1/20, exactly");
  EXPECT_EQ(off({kLow, kBasic, kBasic, kBasic}, {-4, 5}, 0), "none");
  EXPECT_EQ(off({kLow, kBasic, kBasic, kBasic}, {-3, 5}, 0), "nonbasic variable 0: 1/4, exactly");
  EXPECT_EQ(off({kLow, kBasic, kBasic, kBasic}, {-5, 5}, 0), "nonbasic variable 0: 1/4, exactly");
  EXPECT_EQ(off({kHigh, kBasic, kBasic, kBasic}, {5, 5}, 0), "nonbasic variable 0: 1/4, exactly");
  EXPECT_EQ(off({kHigh, kBasic, kBasic, kBasic}, {5, 5}, 0.25), "none");
  EXPECT_EQ(off({kBasic, kHigh, kBasic, kBasic}, {0, 6}, 0), "nonbasic variable 1: 1/4, exactly");
  EXPECT_EQ(off({kBasic, kFree, kBasic, kBasic}, {0, 6}, 0), "nonbasic variable 1: 6, exactly");
  EXPECT_EQ(off({kBasic, kBasic, kHigh, kBasic}, {1, 1}, 0), "activity of nonbasic row 0: 3/2, exactly");
  EXPECT_EQ(off({kBasic, kBasic, kFree, kLow}, {1, -1}, 0), "activity of nonbasic row 0: 4, exactly");
  EXPECT_EQ(off({kBasic, kBasic, kBasic, kLow}, {1, 1}, 0), "activity of nonbasic row 1: 17/10, exactly");
  EXPECT_EQ(off({kBasic, kBasic, kBasic, kHigh}, {1, 1}, 0), "activity of nonbasic row 1: 3/10, exactly");
  EXPECT_EQ(off({kHigh, kBasic, kBasic, kHigh}, {5, 1.5}, 0), "activity of nonbasic row 1: 3/4, exactly");
  EXPECT_EQ(off({kHigh, kBasic, kBasic, kHigh}, {5, 0.5}, 0), "nonbasic variable 0: 1/4, exactly")
      << "of equals the first";
  EXPECT_EQ(off({kHigh, kBasic, kBasic, kBasic}, {5, 5}, -1), "none");
}

TEST(LpBreaches, FarkasSignsAreMeasuredByTheVectorAndTheColumn) {
  const LpProblem problem = program();
  EXPECT_EQ(farkas_signs(problem, {-1, -0.5}, 0), "none");
  EXPECT_EQ(farkas_signs(problem, {1, 2}, 0), "multiplier of row 0: 1/2, exactly");
  EXPECT_EQ(farkas_signs(problem, {1, -2}, 0), "reduced multiplier of variable 1: 13/10, exactly");
  EXPECT_EQ(farkas_signs(problem, {-1, -1}, 0), "reduced multiplier of variable 1: 2/5, exactly");
  EXPECT_EQ(farkas_signs(problem, {-4, -4}, 0.5), "none");
  EXPECT_EQ(farkas_signs(problem, {-1, -1}, less(0.25)), "reduced multiplier of variable 1: 2/5, exactly");
  EXPECT_EQ(farkas_signs(problem, {1, -2}, -1), "none");
}

TEST(LpBreaches, AFarkasVectorImpliesMoreThanZero) {
  LpProblem problem = program();
  // x0 <= 4 and x1 <= 8 give row 1 at most 48: y = (0, 1) implies its lower bound less 48.
  EXPECT_EQ(farkas_bound(problem, {0, 1}), "the implied bound: 58, exactly");
  problem.row_lower[1] = 48;
  problem.row_upper[1] = 50;
  EXPECT_EQ(farkas_bound(problem, {0, 1}), "the implied bound: 0, exactly");
  problem.row_lower[1] = 47;
  EXPECT_EQ(farkas_bound(problem, {0, 1}), "the implied bound: 1, exactly");
  problem.row_lower[1] = 49;
  EXPECT_EQ(farkas_bound(problem, {0, 1}), "none");
  problem.row_lower[1] = 48 + 0x1p-47;
  EXPECT_EQ(farkas_bound(problem, {0, 1}), "none");
  EXPECT_EQ(farkas_bound(problem, {0, 1.0 / 3}), "none, exactly") << "reduced multipliers are rounded then";
}

TEST(LpBreaches, ARayIsMeasuredByItselfAndTheRow) {
  LpProblem problem = program();
  EXPECT_EQ(recession(problem, {0, 0}, 0), "none");
  EXPECT_EQ(recession(problem, {0, -2}, 0), "ray of row 0: 1, exactly") << "of equals the first";
  EXPECT_EQ(recession(problem, {0, -2}, 1), "none");
  EXPECT_EQ(recession(problem, {0, -2}, less(1)), "ray of row 0: 1, exactly");
  EXPECT_EQ(recession(problem, {1, 0}, 0), "ray of variable 0: 1, exactly");
  EXPECT_EQ(recession(problem, {-1, 0}, 0), "ray of variable 0: 1, exactly");
  EXPECT_EQ(recession(problem, {0, 1}, 0), "ray of variable 1: 1, exactly");
  problem.lower = {-kInfinity, -kInfinity}, problem.upper = {kInfinity, kInfinity};
  EXPECT_EQ(recession(problem, {3, -1}, 0), "ray of row 0: 2/3, exactly");
  EXPECT_EQ(recession(problem, {-3, 1}, 0), "ray of row 1: 1/15, exactly");
  EXPECT_EQ(recession(problem, {-4, 1}, 0), "ray of row 1: 3/20, exactly");
  EXPECT_EQ(recession(problem, {-5, 2}, 0), "none");
  EXPECT_EQ(recession(problem, {3, -1}, -1), "none");
}

TEST(LpBreaches, TheCostFallsAlongARay) {
  const LpProblem problem = program();
  EXPECT_EQ(descent(problem, {1, 1}), "none");
  EXPECT_EQ(descent(problem, {-1, 0}), "none");
  EXPECT_EQ(descent(problem, {7, 2}), "cost.ray: 0, exactly");
  EXPECT_EQ(descent(problem, {4, 1}), "cost.ray: 1, exactly");
}

TEST(LpBreaches, SizesOfVectorsAreNotRounded) {
  EXPECT_EQ(farkas_signs(program(), {1, 1 + 0x1p-30}, 0), "multiplier of row 0: 1073741824/1073741825, exactly");
}

}  // namespace
}  // namespace assay::lp_breaches_test
