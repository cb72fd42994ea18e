// Seidel's search against the exact truth: every answer is certified, and few small programs stay without one.
#include "algorithms/lp/seidel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "algorithms/lp/seidel/corner.h"
#include "algorithms/lp/seidel/translation.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/collision.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/integers.h"
#include "properties/domains/lp/planted.h"
#include "properties/lp/answer_is_certified.h"
#include "tests/algorithms/lp/programs/trials.h"

namespace assay::seidel_test {
namespace {

template <class D>
test::Tally trial(std::uint64_t cases) {
  const test::Tally tally = test::try_out<AnswerIsCertified, Seidel, D>(cases);
  // A status inside the promise is the domain's aim: contradictions and descents of 2^-k, down to 2^-40.
  EXPECT_TRUE(tally.violations.empty()) << D::kName << ": " << tally.first;
  return tally;
}

TEST(Seidel, IsCertifiedOnEveryDomain) {
  constexpr std::uint64_t kCases = 1500;
  EXPECT_EQ(trial<LpSmallInteger>(kCases).holds, kCases);
  EXPECT_EQ(trial<LpGeneralBounds>(kCases).holds, kCases);
  const test::Tally classics = trial<LpClassics>(kCases);
  EXPECT_GE(classics.holds + classics.declined, kCases * 9 / 10);
  const test::Tally planted = trial<LpPlantedOptimum>(kCases);
  EXPECT_EQ(planted.holds + planted.declined, kCases);
  EXPECT_GE(trial<LpPlantedInfeasible>(kCases).holds, kCases / 2);
  EXPECT_GE(trial<LpPlantedRay>(kCases).holds, kCases / 2);
  trial<LpNearParallel>(kCases);
  trial<LpScaled>(kCases);
  trial<LpCyclers>(kCases);
  trial<LpCollision>(kCases);
}

LpProblem boxed(std::vector<double> cost, std::vector<double> lower, std::vector<double> upper) {
  LpProblem problem;
  problem.columns = static_cast<std::uint32_t>(cost.size());
  problem.cost = std::move(cost);
  problem.lower = std::move(lower);
  problem.upper = std::move(upper);
  return problem;
}

TEST(Seidel, AnswersWithoutRowsOrColumns) {
  const auto optimal = [](const LpProblem& problem) { return std::get<Optimal>(Seidel::solve(problem, Watch{})); };
  EXPECT_EQ(optimal(boxed({1, -1}, {-2, 0}, {3, 4})).x, (std::vector<double>{-2, 4}));
  EXPECT_EQ(optimal(boxed({0}, {-kInfinity}, {kInfinity})).x, std::vector<double>{0});
  EXPECT_TRUE(optimal(boxed({}, {}, {})).x.empty());
  EXPECT_TRUE(std::holds_alternative<Unbounded>(Seidel::solve(boxed({1}, {-kInfinity}, {3}), Watch{})));
  EXPECT_TRUE(std::holds_alternative<Infeasible>(Seidel::solve(boxed({1}, {4}, {3}), Watch{})));
  LpProblem rows = boxed({}, {}, {});
  rows.rows = 1;
  rows.row_lower = {1};
  rows.row_upper = {2};
  EXPECT_TRUE(std::holds_alternative<Infeasible>(Seidel::solve(rows, Watch{})));
}

TEST(Seidel, RefusesByName) {
  EXPECT_TRUE(std::holds_alternative<Declined>(
      Seidel::solve(boxed(std::vector<double>(7), std::vector<double>(7), std::vector<double>(7)), Watch{})));
  LpProblem problem = boxed({1}, {0}, {1});
  problem.rows = 1;
  EXPECT_TRUE(std::holds_alternative<Declined>(Seidel::solve(problem, Watch{})));
  for (const double bad : {std::nan(""), kInfinity}) {
    const auto answer = Seidel::solve(boxed({bad}, {0}, {1}), Watch{});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
  }
  EXPECT_TRUE(std::holds_alternative<GaveUp>(Seidel::solve(boxed({1}, {std::nan("")}, {1}), Watch{})));
}

TEST(Seidel, SurvivesTheEndsOfTheExponentRange) {
  for (const double extreme : {1e300, 5e-324, 1.7e308}) {
    LpProblem problem = boxed({extreme, -extreme}, {-extreme, -kInfinity}, {kInfinity, extreme});
    problem.rows = 2;
    problem.matrix = {extreme, extreme, -extreme, 1};
    problem.row_lower = {-kInfinity, -extreme};
    problem.row_upper = {extreme, extreme};
    EXPECT_FALSE(std::holds_alternative<Declined>(Seidel::solve(problem, Watch{})));
  }
}

TEST(Seidel, FindsVerticesFarOutsideItsFirstBox) {
  // x + 2^-40 y >= 1 and x <= 1 - 2^-10: the optimum of y is 2^30.
  LpProblem problem = boxed({0, 1}, {-kInfinity, -kInfinity}, {1 - 0x1p-10, kInfinity});
  problem.rows = 1;
  problem.matrix = {1, 0x1p-40};
  problem.row_lower = {1};
  problem.row_upper = {kInfinity};
  const auto answer = Seidel::solve(problem, Watch{});
  ASSERT_TRUE(std::holds_alternative<Optimal>(answer));
  EXPECT_EQ(std::get<Optimal>(answer).x[1], 0x1p30);
}

/// 1000 half-spaces around the unit ball in three variables.
LpProblem around_a_ball(std::uint64_t key) {
  Choices choices{mix64(key)};
  LpProblem problem = boxed({}, std::vector<double>(3, -kInfinity), std::vector<double>(3, kInfinity));
  problem.columns = 3;
  problem.rows = 1000;
  for (int j = 0; j < 3; ++j) problem.cost.push_back(choices.dyadic(20) - 0.5);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    double length = 0;
    std::array<double, 3> normal{};
    for (double& entry : normal) {
      entry = choices.dyadic(30) - 0.5;
      length += entry * entry;
    }
    for (const double entry : normal) problem.matrix.push_back(entry);
    problem.row_lower.push_back(-kInfinity);
    problem.row_upper.push_back(std::sqrt(length));
  }
  return problem;
}

TEST(Seidel, AnswersManyRowsWithAnOptimalBasis) {
  for (std::uint64_t key = 0; key < 20; ++key) {
    const LpProblem problem = around_a_ball(key);
    const auto answer = Seidel::solve(problem, Watch{});
    ASSERT_TRUE(std::holds_alternative<Optimal>(answer)) << "stream " << key;
    EXPECT_EQ(classify_basis(problem, std::get<Optimal>(answer).basis), BasisClass::kOptimal) << "stream " << key;
  }
}

TEST(Seidel, ComesBackToNoStateAndStopsWhenTold) {
  struct Seen {
    std::set<std::vector<std::uint32_t>> states;
    bool repeated = false;
    std::size_t allowed = 1000000;
  } seen;
  const auto look = [](void* context, const std::uint32_t* state, std::uint32_t size) {
    auto& all = *static_cast<Seen*>(context);
    all.repeated |= !all.states.insert({state, state + size}).second;
    return all.states.size() < all.allowed;
  };
  EXPECT_TRUE(std::holds_alternative<Optimal>(Seidel::solve(around_a_ball(1), Watch(look, &seen))));
  EXPECT_FALSE(seen.repeated);
  EXPECT_GT(seen.states.size(), 3u);
  seen = {};
  seen.allowed = 2;
  const auto stopped = Seidel::solve(around_a_ball(1), Watch(look, &seen));
  ASSERT_TRUE(std::holds_alternative<GaveUp>(stopped));
  EXPECT_EQ(std::get<GaveUp>(stopped).why, GaveUp::Why::kStopped);
}

lp::HalfSpace half_space(std::initializer_list<double> normal, lp::SeidelLabel::Side side, std::uint32_t index) {
  lp::HalfSpace result;
  std::copy(normal.begin(), normal.end(), result.a.begin());
  result.label = {side, index};
  return result;
}

// Through the origin of the plane; cost (0, 1) asks for normals that have -(0, 1) between them.
TEST(SeidelCorner, FindsTheHalfSpacesBetweenWhichTheCostIs) {
  using Side = lp::SeidelLabel::Side;
  const std::vector<lp::HalfSpace> meeting = {
      half_space({1, 0}, Side::kRowUpper, 0), half_space({-1, 0}, Side::kRowUpper, 1),
      half_space({-1, -1}, Side::kRowUpper, 2), half_space({2, -1}, Side::kRowUpper, 3)};
  const auto labels = [&](std::vector<lp::HalfSpace> from, const lp::Vector& cost) {
    std::vector<std::uint32_t> indices;
    const auto corner = lp::optimal_corner(from, 2, cost);
    if (!corner) return indices;
    for (const lp::HalfSpace& found : *corner) indices.push_back(found.label.index);
    std::sort(indices.begin(), indices.end());
    return indices;
  };
  using Indices = std::vector<std::uint32_t>;
  EXPECT_EQ(labels({meeting[0], meeting[2], meeting[1]}, {0, 1}), (Indices{0, 2}));
  EXPECT_EQ(labels({meeting[3], meeting[0], meeting[2]}, {0, 1}), (Indices{2, 3}));
  EXPECT_EQ(labels({meeting[2], meeting[3]}, {0, 1}), (Indices{2, 3}));
  EXPECT_EQ(labels({meeting[0], meeting[1], meeting[2]}, {0, 1}), Indices{}) << "parallel ones are no basis";
  EXPECT_EQ(labels({meeting[0]}, {0, 1}), Indices{}) << "too few";
  EXPECT_EQ(labels({meeting[0], meeting[3]}, {0, 1}), Indices{}) << "nothing blocks the descent";
  EXPECT_EQ(labels({half_space({0, 1}, Side::kNone, 7), meeting[0], meeting[2]}, {0, 1}), (Indices{0, 2}))
      << "a resting place is no bound: its multiplier is 0 or it leaves";
  EXPECT_EQ(labels({half_space({0, -1}, Side::kNone, 7), meeting[0], meeting[2]}, {0, 1}), (Indices{0, 2}));
}

}  // namespace
}  // namespace assay::seidel_test
