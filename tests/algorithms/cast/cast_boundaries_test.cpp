// What casts say at the edge of what they serve, and what their proofs refuse.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/exact_number.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/near_along.h"
#include "algorithms/cast/proofs.h"
#include "oracles/exact/rational.h"
#include "tests/support/random_numbers.h"

namespace assay::cast_boundaries_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

/// Unit boxes of the plane two apart along the first axis, the first one moving by `x`, `y`.
MovingPair boxes(double x, double y, double unit = 1) {
  MovingPair pair{{{2, {0, 0, 1, 0, 1, 1, 0, 1}}, {2, {3, 0, 4, 0, 4, 1, 3, 1}}}, {}, {}};
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& coordinate : body->coordinates) coordinate *= unit;
  pair.of_a.displacement = {x * unit, y * unit, 0};
  return pair;
}

std::optional<GaveUp::Why> why(const CastAnswer& answer) {
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  return gave_up != nullptr ? std::optional(gave_up->why) : std::nullopt;
}

TEST(CastBoundaries, EveryNumberThatIsNotFiniteIsSeen) {
  for (const double bad : {kInf, -kInf, std::numeric_limits<double>::quiet_NaN()})
    for (const bool first : {true, false})
      for (std::size_t k = 0; k < 12; ++k) {
        MovingPair pair = boxes(4, 0);
        Points& body = first ? pair.bodies.a : pair.bodies.b;
        Motion& motion = first ? pair.of_a : pair.of_b;
        (k < 8 ? body.coordinates[k] : k < 10 ? motion.displacement[k - 8] : motion.centre[k - 10]) = bad;
        for (const CastAnswer& answer : {CastEdges2d::solve(pair, Watch{}), GjkRaycast::solve(pair, Watch{}),
                                         ConservativeAdvancement::solve(pair, Watch{})})
          EXPECT_EQ(why(answer), GaveUp::Why::kNotFinite) << bad << " " << first << " " << k;
      }
}

TEST(CastBoundaries, OnePointThatDoesNotMoveIsLeftOpenOrDecidedExactly) {
  const MovingPair pair{{{2, {1, 2}}, {2, {1, 2, 1, 2}}}, {}, {}};
  EXPECT_TRUE(std::holds_alternative<InitiallyOverlapping>(CastEdges2d::solve(pair, Watch{})));
  EXPECT_EQ(why(GjkRaycast::solve(pair, Watch{})), GaveUp::Why::kUncertain);
  EXPECT_EQ(why(ConservativeAdvancement::solve(pair, Watch{})), GaveUp::Why::kUncertain);
}

TEST(CastBoundaries, EdgesServeThreeHundredBinadesAndNoMore) {
  for (const double unit : {0x1p-500, 1.0, 0x1p500})
    for (const int side : {1, -1}) {
      // The greatest number is 4 units, below 8: the least may be 2^-300 of that.
      MovingPair pair = boxes(4, 0, unit);
      double& least = pair.bodies.a.coordinates[1];
      least = side * std::ldexp(unit, 3 - 300);
      const CastAnswer served = CastEdges2d::solve(pair, Watch{});
      ASSERT_TRUE(std::holds_alternative<HitAt>(served)) << unit << " " << side;
      EXPECT_EQ(std::get<HitAt>(served).t0, 0.5);
      least = std::nextafter(least, 0);
      EXPECT_EQ(why(CastEdges2d::solve(pair, Watch{})), GaveUp::Why::kUncertain) << unit << " " << side;
    }
}

// The greatest number decides the unit whatever its sign.
TEST(CastBoundaries, EdgesServeNegativeNumbersAsPositiveOnes) {
  for (const double unit : {-0x1p600, -1.0, -0x1p-600}) {
    const CastAnswer answer = CastEdges2d::solve(boxes(4, 0, unit), Watch{});
    ASSERT_TRUE(std::holds_alternative<HitAt>(answer)) << unit;
    EXPECT_EQ(std::get<HitAt>(answer).t0, 0.5);
    EXPECT_EQ(std::get<HitAt>(answer).normal[0], -1);
  }
}

TEST(CastBoundaries, PointsThatMoveAcrossTheFirstAxisMeet) {
  MovingPair pair{{{2, {0, 0}}, {2, {0, 2}}}, {}, {}};
  pair.of_a.displacement = {0, 4, 0};
  const CastAnswer hit = CastEdges2d::solve(pair, Watch{});
  ASSERT_TRUE(std::holds_alternative<HitAt>(hit));
  EXPECT_EQ(std::get<HitAt>(hit).t0, 0.5);
  EXPECT_EQ(std::get<HitAt>(hit).t1, 0.5);
  pair.bodies.b.coordinates[0] = 1;
  EXPECT_TRUE(std::holds_alternative<Missed>(CastEdges2d::solve(pair, Watch{})));
}

Overlapping simplex_of(std::uint32_t size) {
  Overlapping answer;
  answer.size = size;
  for (std::uint32_t i = 0; i < size; ++i) answer.on_a[i] = i;
  return answer;
}

// The origin is moved from the inside over each side in turn, and onto each: only inside is a meeting.
TEST(CastProofs, MeetingIsProvedInsideOfASimplexAlone) {
  const Points triangle{2, {-1, -1, 2, -1, -1, 2}}, tetrahedron{3, {-1, -1, -1, 3, -1, -1, -1, 3, -1, -1, -1, 3}};
  const auto meets = [](const Points& body, std::vector<double> at, double error = 0) {
    const ConvexPair pair{body, {body.dimension, std::move(at)}};
    return body.dimension == 2 ? cast::proves_meeting<2>(pair, simplex_of(3), error)
                               : cast::proves_meeting<3>(pair, simplex_of(4), error);
  };
  EXPECT_TRUE(meets(triangle, {0, 0}));
  EXPECT_TRUE(meets(tetrahedron, {0, 0, 0}));
  for (const double out : {-1.0, -1.5}) {
    EXPECT_FALSE(meets(triangle, {out, 0}));
    EXPECT_FALSE(meets(triangle, {0, out}));
    EXPECT_FALSE(meets(triangle, {0.5 - (out + 1), 0.5 - (out + 1)}));
    EXPECT_FALSE(meets(tetrahedron, {out, 0, 0}));
    EXPECT_FALSE(meets(tetrahedron, {0, out, 0}));
    EXPECT_FALSE(meets(tetrahedron, {0, 0, out}));
    EXPECT_FALSE(meets(tetrahedron, {0, 0, 1 - (out + 1)}));
  }
  EXPECT_FALSE(meets(triangle, {0, 0}, 2)) << "vertices may be anywhere";
  const ConvexPair inside{triangle, {2, {0, 0}}};
  for (const std::uint32_t size : {0u, 1u, 2u, 4u}) EXPECT_FALSE(cast::proves_meeting<2>(inside, simplex_of(size), 0));
}

// The direction is a unit vector whatever the bodies' size, from one body to the other.
TEST(CastProofs, APartingDirectionHasLengthOneInEveryUnit) {
  for (const double unit : {0x1p-540, 1.0, 0x1p540}) {
    const ConvexPair pair{{2, {0, 0}}, {2, {3 * unit, 4 * unit}}};
    Separated answer;
    answer.on_a = {1, {0}, {0.5}};
    answer.on_b = {1, {0}, {0.25}};
    const auto normal = cast::parting_direction<2>(pair, answer);
    EXPECT_EQ(normal[0], 1 / 5.0 * 3) << unit;
    EXPECT_EQ(normal[1], 1 / 5.0 * 4) << unit;
    const auto along = cast::parting_direction<2>(pair, SeparatedAlong{{0, -unit, 0}});
    EXPECT_EQ(along[0], 0);
    EXPECT_EQ(along[1], 1);
  }
  const ConvexPair pair{{2, {0, 0}}, {2, {0, 0}}};
  const gjk::Vec<2> none{};
  EXPECT_EQ(cast::parting_direction<2>(pair, SeparatedAlong{}), none);
  EXPECT_EQ(cast::parting_direction<2>(pair, BareVerdict{true}), none);
}

TEST(CastExactNumbers, AreExactAndNearOnesWithinTheirError) {
  test::RandomDoubles drawn{std::mt19937_64(21)};
  const auto number = [&] { return std::ldexp(drawn.generic(), -static_cast<int>(drawn.below(60))); };
  for (int i = 0; i < 300; ++i) {
    const std::array<double, 6> x = {number(), number(), number(), number(), number(), number()};
    const auto n0 = cast::ExactNumber::difference(x[0], x[1]), n1 = cast::ExactNumber::difference(x[2], x[3]);
    const Rational r0 = exact(x[0]) - exact(x[1]), r1 = exact(x[2]) - exact(x[3]);
    const cast::ExactNumber determinant = n0 * cast::ExactNumber(x[4]) + n1 * cast::ExactNumber(x[5]);
    const Rational sum = r0 * exact(x[4]) + r1 * exact(x[5]);
    EXPECT_EQ(determinant.sign(), sign(sum)) << i;
    EXPECT_EQ((determinant - determinant).sign(), 0) << i;
    EXPECT_LE(abs(Rational(exact(determinant.estimate()) - sum)), abs(sum) * exact(0x1p-51)) << i;
    const cast::NearAlong near = cast::RoundedDirection(n0, n1).along({x[4], x[5]});
    EXPECT_LE(abs(Rational(exact(near.value) - sum)), exact(near.error)) << i;
    // 8 units of the products' sizes, and no more.
    const double sizes = std::abs(n0.estimate() * x[4]) + std::abs(n1.estimate() * x[5]);
    EXPECT_EQ(near.error, 0x1p-50 * sizes) << i;
  }
}

}  // namespace
}  // namespace assay::cast_boundaries_test
