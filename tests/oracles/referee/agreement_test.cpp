// Tier 1 and tier 2 share no solver: the certified answers and CGAL's must be equal, number by number, on cases built
// to be degenerate. Any difference is a defect of the harness.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "oracles/gjk/certify_collision.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/referee/referee.h"

namespace assay::referee::agreement_test {
namespace {

/// Small lattice numbers; in every other round moved by some ulps or spread over the exponent range.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : random_(seed) {}
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  void next_round() { style_ = below(4); }
  double number() {
    const double small = static_cast<double>(below(5)) - 2;
    if (style_ == 0) return std::ldexp(small, static_cast<int>(below(1600)) - 800);
    if (style_ == 1) return small + std::ldexp(static_cast<double>(below(5)) - 2, -50);
    return small;
  }

 private:
  std::mt19937_64 random_;
  std::uint64_t style_ = 0;
};

TEST(RefereeAgreesWithTierOne, OnContactAndDistance) {
  Numbers numbers(21);
  std::array<int, 3> seen{};
  for (int round = 0; round < 600; ++round) {
    numbers.next_round();
    const auto dimension = static_cast<std::uint32_t>(1 + numbers.below(4));
    ConvexPair pair{{dimension, {}}, {dimension, {}}};
    for (Points* body : {&pair.a, &pair.b}) {
      for (std::size_t i = (1 + numbers.below(7)) * dimension; i > 0; --i)
        body->coordinates.push_back(numbers.number());
    }
    const double shift = static_cast<double>(numbers.below(4));
    for (std::uint32_t i = 0; i < pair.b.size(); ++i) pair.b[i][0] += shift;

    const auto opinion = collision(pair);
    ASSERT_TRUE(opinion) << opinion.error();
    EXPECT_EQ(name_of(opinion->contact), name_of(certify_collision(pair, nullptr).contact)) << "round " << round;
    EXPECT_EQ(opinion->squared_distance, exact_distance(pair).squared) << "round " << round;
    ++seen[static_cast<std::size_t>(opinion->contact)];
  }
  for (const int count : seen) EXPECT_GT(count, 25);
}

TEST(RefereeAgreesWithTierOne, OnLinearPrograms) {
  Numbers numbers(22);
  std::array<int, 3> seen{};
  for (int round = 0; round < 600; ++round) {
    numbers.next_round();
    LpProblem problem;
    problem.rows = static_cast<std::uint32_t>(numbers.below(6));
    problem.columns = static_cast<std::uint32_t>(numbers.below(6));
    const auto draw_bounds = [&](std::uint32_t count, std::vector<double>& lower, std::vector<double>& upper) {
      for (std::uint32_t i = 0; i < count; ++i) {
        const double p = numbers.number(), q = numbers.number();
        const std::uint64_t kind = numbers.below(8);  // mostly one-sided; sometimes free, ranged, fixed, crossed
        lower.push_back(kind < 3 ? 0 : kind < 5 ? -kInfinity : kind == 5 ? std::fmin(p, q) : p);
        upper.push_back(kind < 3 ? kInfinity : kind == 3 ? kInfinity : kind == 6 ? p : std::fmax(p, q));
        if (kind == 7 && numbers.below(8) == 0) std::swap(lower.back(), upper.back());
      }
    };
    draw_bounds(problem.rows, problem.row_lower, problem.row_upper);
    draw_bounds(problem.columns, problem.lower, problem.upper);
    for (std::uint32_t j = 0; j < problem.columns; ++j) problem.cost.push_back(numbers.number());
    for (std::uint32_t k = 0; k < problem.rows * problem.columns; ++k) problem.matrix.push_back(numbers.number());
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
    }

    const auto opinion = lp(problem);
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(opinion) << opinion.error();
    ASSERT_TRUE(truth) << truth.error();
    EXPECT_EQ(static_cast<int>(opinion->status), static_cast<int>(truth->status)) << "round " << round;
    if (opinion->status == LpStatus::kOptimal) {
      EXPECT_EQ(opinion->objective, truth->objective) << "round " << round;
    }
    ++seen[static_cast<std::size_t>(opinion->status)];
  }
  for (const int count : seen) EXPECT_GT(count, 60);
}

TEST(RefereeAgreesWithTierOne, OnPlanarHulls) {
  Numbers numbers(23);
  int flat = 0;
  for (int round = 0; round < 600; ++round) {
    numbers.next_round();
    Cloud2 cloud;
    for (std::uint64_t i = numbers.below(12); i > 0; --i) cloud.points.push_back({numbers.number(), numbers.number()});
    const auto opinion = hull2(cloud);
    ASSERT_TRUE(opinion) << opinion.error();
    const Hull2Answer answer = exact_hull2(cloud);
    const auto* hull = std::get_if<Hull>(&answer);
    const auto* ends = std::get_if<FlatHull>(&answer);
    ASSERT_TRUE(hull || ends);
    std::vector<Point2> points;
    for (const std::uint32_t i : hull ? hull->ccw : ends->extreme) points.push_back(cloud.points[i]);
    EXPECT_EQ(*opinion, points) << "round " << round;
    flat += ends != nullptr;
  }
  EXPECT_GT(flat, 60);
  EXPECT_LT(flat, 540);
}

}  // namespace
}  // namespace assay::referee::agreement_test
