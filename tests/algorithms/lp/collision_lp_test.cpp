// Our simplex as a collision engine: every answer is proved, what cannot be proved is not answered.
#include "algorithms/lp/collision/collision_lp.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/collision/half_spaces.h"
#include "algorithms/lp/collision/proofs.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"

namespace assay::collision_lp_test {
namespace {

TEST(CollisionLp, HasTheOptimumMinusTwoExactlyWhereBodiesMeet) {
  std::array<std::uint64_t, 2> seen{};
  for (std::uint64_t key = 0; key < 500; ++key) {
    Choices choices{mix64(key + 43)};
    const ConvexPair pair = GjkLattice<3>::draw(choices).problem;
    const auto truth = certify_lp(lp::collision_lp(pair));
    ASSERT_TRUE(truth);
    ASSERT_EQ(truth->status, LpStatus::kOptimal);
    const bool meets = certify_collision(pair, nullptr).contact != Contact::kSeparated;
    ASSERT_EQ(truth->objective == -lp::kCollisionConstant, meets) << "stream " << key;
    ++seen[meets];
  }
  EXPECT_GT(seen[0], 100u);
  EXPECT_GT(seen[1], 100u);
}

struct Tally {
  std::uint64_t separated = 0, overlapping = 0, gave_up = 0;
};

// Every answer must pass its judge; `cases` of domain D.
template <class A, class D>
Tally expect_proved(std::uint64_t cases) {
  Tally tally;
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 47)};
    const ConvexPair pair = D::draw(choices).problem;
    const GjkAnswer answer = A::solve(pair, Watch{});
    if (const auto* separated = std::get_if<SeparatedAlong>(&answer)) {
      EXPECT_TRUE(holds(check_separated_along(pair, *separated))) << D::kName << ", stream " << key;
      ++tally.separated;
    } else if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
      EXPECT_TRUE(holds(check_overlapping(pair, *overlapping))) << D::kName << ", stream " << key;
      ++tally.overlapping;
    } else {
      EXPECT_TRUE(std::holds_alternative<GaveUp>(answer)) << D::kName << ", stream " << key;
      ++tally.gave_up;
    }
  }
  return tally;
}

template <class A>
class CollisionByLpVariant : public testing::Test {};
using Variants = testing::Types<CollisionBland, CollisionDantzig>;
TYPED_TEST_SUITE(CollisionByLpVariant, Variants);

TYPED_TEST(CollisionByLpVariant, ProvesWhatItAnswers) {
  expect_proved<TypeParam, GjkLattice<2>>(1000);
  expect_proved<TypeParam, GjkLattice<3>>(1000);
  expect_proved<TypeParam, GjkFlat<3>>(500);
  expect_proved<TypeParam, GjkNearTouching<2>>(1000);
  expect_proved<TypeParam, GjkNearTouching<3>>(1000);
  expect_proved<TypeParam, GjkScaled<3>>(1000);
  expect_proved<TypeParam, GjkSlivers<3>>(500);
  expect_proved<TypeParam, GjkUlpGrid<2>>(1000);
}

TYPED_TEST(CollisionByLpVariant, AnswersAllOrdinaryPairs) {
  const Tally tally = expect_proved<TypeParam, GjkRandom<3>>(300);
  EXPECT_EQ(tally.gave_up, 0u);
  EXPECT_GT(tally.separated, 50u);
  EXPECT_GT(tally.overlapping, 50u);
}

TYPED_TEST(CollisionByLpVariant, GivesUpOnBodiesThatTouch) {
  const Tally tally = expect_proved<TypeParam, GjkTouching<2>>(300);
  EXPECT_EQ(tally.gave_up, 300u);
}

TEST(CollisionByLp, DeclinesAndGivesUpByName) {
  const Points triangle{2, {0, 0, 1, 0, 0, 1}};
  EXPECT_TRUE(std::holds_alternative<Declined>(CollisionBland::solve({triangle, {2, {}}}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<Declined>(CollisionBland::solve({triangle, {3, {0, 0, 0}}}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<Declined>(CollisionBland::solve({{4, {0, 0, 0, 0}}, {4, {0, 0, 0, 0}}}, Watch{})));
  ConvexPair pair{triangle, triangle};
  pair.b.coordinates[3] = std::nan("");
  const GjkAnswer answer = CollisionBland::solve(pair, Watch{});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
}

TEST(CollisionByLp, IsIndifferentToTheUnit) {
  for (const double unit : {1e-300, 1e-100, 1.0, 1e100, 1e300}) {
    const Points a{1, {0, unit}}, b{1, {3 * unit, 4 * unit}}, c{1, {unit / 2, 2 * unit}};
    EXPECT_TRUE(std::holds_alternative<SeparatedAlong>(CollisionDantzig::solve({a, b}, Watch{}))) << unit;
    EXPECT_TRUE(std::holds_alternative<Overlapping>(CollisionDantzig::solve({a, c}, Watch{}))) << unit;
  }
}

// Three or four corners within 2^-28 to 2^-49 of a line, on which entries rounded once led Bland's rule round in
// circles.
TEST(CollisionLp, IsNotLedRoundByRounding) {
  const std::array<ConvexPair, 4> pairs = {
      ConvexPair{{2, {0x1.fff8p-1, 1, 1, 0x1.fffffffff8p-1}}, {2, {1, 1}}},
      ConvexPair{{2, {-1, -1, -0x1.fffffffffp-1, -0x1.0000000004p+0}}, {2, {-0x1.0004p+0, -1, -1, -0x1.0002p+0}}},
      ConvexPair{{2, {-0x1.02p+0, 0x1.2p+0, -1, 1}}, {2, {-1, 1, -0x1.fffffffcp-1, 0x1.fffffffcp-1}}},
      ConvexPair{{2, {-0x1.fffff9p-1, 0x1.fffffep-1, -1, 1}},
                 {2, {-0x1.fffffep-1, 0x1.fffffep-1, -0x1.000002p+0, 0x1.000002p+0}}}};
  for (const ConvexPair& pair : pairs) {
    const GjkAnswer answer = CollisionBland::solve(pair, Watch{});
    const auto* gave_up = std::get_if<GaveUp>(&answer);
    EXPECT_TRUE(gave_up == nullptr || gave_up->why != GaveUp::Why::kCycling);
    EXPECT_LT(gave_up == nullptr ? 0 : gave_up->steps, 20u);
  }
}

TEST(HalfSpaceCollision, KnowsTheFacetsOfASquareAndOfACube) {
  const auto square = lp::facets_of({2, {0, 0, 2, 0, 2, 2, 0, 2}});
  ASSERT_TRUE(square);
  EXPECT_EQ(square->normals, (std::vector<double>{0, -1, 1, 0, 0, 1, -1, 0}));
  EXPECT_EQ(square->offsets, (std::vector<double>{0, 2, 2, 0}));
  EXPECT_EQ(square->simplices, (std::vector<std::uint32_t>{1, 2, 2, 3}));
  EXPECT_EQ(square->apex, 0u);
  const auto cube = lp::facets_of({3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1}});
  ASSERT_TRUE(cube);
  EXPECT_EQ(cube->size(), 12u) << "two triangles a face";
  for (std::size_t i = 0; i < cube->size(); ++i) {
    double norm = 0;
    for (std::size_t k = 0; k < 3; ++k) norm += std::fabs(cube->normals[3 * i + k]);
    EXPECT_EQ(norm, 1);
  }
  EXPECT_FALSE(lp::facets_of({2, {0, 0, 1, 1, 2, 2}})) << "flat";
  EXPECT_FALSE(lp::facets_of({3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}})) << "flat";
}

TEST(HalfSpaceCollision, DeclinesAndGivesUpByName) {
  const Points triangle{2, {0, 0, 1, 0, 0, 1}}, segment{2, {0, 0, 1, 1}}, line{1, {0, 1}};
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}}, four{4, {0, 0, 0, 0}};
  const auto declines = [](const Points& a, const Points& b) {
    return std::holds_alternative<Declined>(HalfSpaceCollision::solve({a, b}, Watch{}));
  };
  EXPECT_TRUE(declines(triangle, tetrahedron));
  EXPECT_TRUE(declines(line, line));
  EXPECT_TRUE(declines(four, four));
  EXPECT_TRUE(declines(triangle, {2, {}}));
  EXPECT_TRUE(declines({2, {}}, triangle));
  EXPECT_TRUE(declines(tetrahedron, {3, {0, 0}})) << "numbers that are no whole point";
  EXPECT_TRUE(declines({3, {0, 0}}, tetrahedron));
  EXPECT_TRUE(declines(triangle, segment));
  EXPECT_TRUE(declines(segment, triangle));
  EXPECT_FALSE(declines(triangle, triangle));
  for (const bool is_first : {true, false}) {
    ConvexPair pair{triangle, triangle};
    (is_first ? pair.a : pair.b).coordinates.back() = kInfinity;
    const GjkAnswer answer = HalfSpaceCollision::solve(pair, Watch{});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
    const GjkAnswer other = CollisionBland::solve(pair, Watch{});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(other));
    EXPECT_EQ(std::get<GaveUp>(other).why, GaveUp::Why::kNotFinite);
  }
  EXPECT_TRUE(std::holds_alternative<Declined>(CollisionBland::solve({{2, {}}, triangle}, Watch{})));
}

TEST(ProvesApart, NeedsMoreThanExtentsThatMeetOnceRoundingIsAdded) {
  for (const double x : {1 + 0x1p-50, 1 + 0x1.8p-50})
    EXPECT_EQ(lp::proves_apart({{1, {x}}, {1, {1}}}, {1}), x > 1 + 0x1p-50);
}

}  // namespace
}  // namespace assay::collision_lp_test
