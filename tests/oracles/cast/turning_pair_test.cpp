// Bodies that turn: where they are, what is sure of the gap between them, and the pieces of time and overlaps that
// proofs are made of.
#include "oracles/cast/turning_pair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "oracles/cast/parting_direction.h"
#include "oracles/cast/turning_proof.h"
#include "tests/support/moving_squares.h"
#include "tests/support/random_numbers.h"

namespace assay::turning_pair_test {
namespace {

using test::approaching;
using test::square;
using Vector = TurningPair::Vector;

const Vector kRight = {FixedBall::of(1), FixedBall::of(0), FixedBall::of(0)};

/// The same points, the first `by` of them last.
Points turned_round(const Points& points, std::uint32_t by) {
  Points turned{points.dimension, {}};
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (const double x : points[(i + by) % points.size()]) turned.coordinates.push_back(x);
  return turned;
}

TEST(TurningPair, TheUnitIsTheLeastPowerOfTwoThatIsNotLessThanTheReach) {
  EXPECT_EQ(TurningPair(approaching(2)).exponent(), 3);  // a reach of 8
  EXPECT_EQ(TurningPair(approaching(std::nextafter(2.0, 3.0))).exponent(), 4);
  EXPECT_EQ(TurningPair(approaching(std::nextafter(2.0, 1.0))).exponent(), 3);
  EXPECT_EQ(TurningPair({{{2, {1, 1}}, {2, {1, 1}}}, {}, {}}).exponent(), 0);
}

TEST(TurningPair, TheFirstVertexOfAIsTheOriginAndWhatDoesNotTurnIsWhereItIs) {
  MovingPair pair{{{3, {5, 6, 7, 8, 6, 7}}, {3, {6, 8, 10}}}, {}, {}};
  pair.of_a.displacement = {0, 0, 1};
  const TurningPair turning(pair);
  const auto start = turning.at(0), end = turning.at(1);
  const Rational unit = power_of_two(turning.exponent());
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(start.a.position[0][k].middle_value(), 0) << k;
    EXPECT_EQ(start.b.position[0][k].middle_value() * unit, static_cast<int>(k) + 1) << k;
    // A product with the time is known up to two units.
    EXPECT_LE(end.a.position[0][k].radius(), 2) << k;
    EXPECT_LE(end.a.velocity[0][k].radius(), 0) << k;
  }
  EXPECT_EQ(end.a.position[0][2].middle_value() * unit, 1);
}

/// A tip touches a wall; whichever vertex the tip is, no gap is sure.
TEST(TurningPair, IsSureOfNoGapWhereATipTouches) {
  const Points tip_right{2, {1, 0.3, -1, 1, -2, 0, -1, -1}}, tip_left{2, {1, 0.3, 3, 1, 4, 0, 3, -1}};
  const Points wall_right{2, {1, -4, 2, -4, 2, 4, 1, 4}}, wall_left{2, {1, -4, 0, -4, 0, 4, 1, 4}};
  for (std::uint32_t by = 0; by < 4; ++by)
    for (const bool of_b : {false, true}) {
      MovingPair pair{{turned_round(of_b ? wall_left : tip_right, by), turned_round(of_b ? tip_left : wall_right, by)},
                      {{}, {0, 0, 1.1}, {7.7, -7.7, 0}},
                      {{}, {0, 0, -0.7}, {1 / 3.0, 0.1, 0}}};
      const TurningPair turning(pair);
      EXPECT_LE(turning.least_gap_around(turning.at(0), kRight, 0), 0) << of_b << by;
      EXPECT_LE(TurningPair::least_gap(turning.at(0), kRight), 0);
      EXPECT_GE(TurningPair::greatest_gap(turning.at(0), kRight), 0);
    }
}

/// Whatever of the bodies is known up to rounding is what the stated error is made of.
TEST(TurningPair, TheErrorOfRoundedPlacesIsThatOfTheLargestOfThem) {
  test::RandomDoubles drawn{std::mt19937_64(4)};
  for (int k = 0; k < 60; ++k) {
    MovingPair pair = approaching(k % 2 == 0 ? 3 : -3, drawn.generic());
    if (k % 3 != 0) pair.of_a.rotation[2] = 2 * drawn.generic();
    if (k % 4 == 0) pair.bodies.a.coordinates = {0.1, 0.2}, pair.bodies.b.coordinates = {-0.1 * k, -0.7};
    const TurningPair turning(pair);
    const auto moment = turning.at(Rational(k, 60));
    const auto rounded = turning.rounded(moment);
    double largest = 0;
    for (const Points* body : {&rounded.pair.a, &rounded.pair.b})
      for (const double x : body->coordinates) largest = std::max(largest, std::abs(x));
    // Of radii of some units of 2^-192 nothing is left beside 2^-100.
    EXPECT_EQ(rounded.error, largest * 0x1p-52 + 0x1p-100) << k;
  }
}

/// A wall at x from 10 to 11 and a body whose one vertex is 2 from the centre it turns about.
MovingPair turning_before_a_wall(double angle, std::uint32_t by) {
  MovingPair pair{{turned_round({2, {0, 2, 0.5, 0, 0, -1}}, by), {2, {10, -1, 11, -1, 11, 1, 10, 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, angle};
  return pair;
}

TEST(CastPieces, AreHalvedUntilTheGapOutdoesWhatMayBend) {
  for (std::uint32_t by = 0; by < 3; ++by) {
    // angle^2 2 / 8 against a gap of 8 and more.
    const auto times = [&](double angle, const Vector& normal, bool added) {
      const MovingPair pair = turning_before_a_wall(angle, by);
      CastProof proof;
      EXPECT_EQ(add_pieces(pair, TurningPair(pair), {{1, normal}}, proof), added);
      EXPECT_EQ(proof.directions.size(), 2 * proof.times.size());
      return proof.times;
    };
    EXPECT_EQ(times(5, kRight, true), (std::vector<Rational>{1}));
    EXPECT_EQ(times(7, kRight, true), (std::vector<Rational>{Rational(1, 2), 1}));
    EXPECT_EQ(times(14, kRight, true), (std::vector<Rational>{Rational(1, 4), Rational(1, 2), Rational(3, 4), 1}));
    EXPECT_TRUE(times(5, {FixedBall::of(-1), FixedBall::of(0), FixedBall::of(0)}, false).empty());
  }
}

TEST(CastPieces, AreNoneWhereTheNormalPartsOnlyTheBeginning) {
  MovingPair pair = turning_before_a_wall(1, 0);
  pair.of_a.displacement[0] = 20;
  CastProof proof;
  EXPECT_FALSE(add_pieces(pair, TurningPair(pair), {{1, kRight}}, proof));
  EXPECT_TRUE(proof.times.empty() || proof.times.back() < Rational(1, 2));
}

TEST(CastPieces, AnOverlapIsStatedWhicheverVertexMakesItAndInSpace) {
  const Points block{2, {-4, -4, 2, -4, 2, 4, -4, 4}}, tip{2, {1, 0, 4, 1, 5, 0, 4, -1}};
  for (std::uint32_t by = 0; by < 4; ++by)
    for (const bool swapped : {false, true}) {
      MovingPair pair{{turned_round(swapped ? tip : block, by), turned_round(swapped ? block : tip, by)}, {}, {}};
      pair.of_a.rotation = {0, 0, 0.25};
      CastProof proof;
      EXPECT_TRUE(state_overlap(TurningPair(pair), 0, proof)) << by << swapped;
      EXPECT_EQ(proof.kind, CastProof::Kind::kOverlap);
      EXPECT_EQ(proof.weights_a.size(), 16U);
    }
  MovingPair solid{{{3, {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4}}, {3, {1, 1, 1, -4, 1, 1, 1, -4, 1, 1, 1, -4}}}, {}, {}};
  solid.of_b.rotation = {0.25, 0, 0};
  CastProof proof;
  EXPECT_TRUE(state_overlap(TurningPair(solid), 0, proof));
  EXPECT_EQ(proof.weights_a.size(), 24U);
}

TEST(PartingDirection, OfBodiesTooNearToTellIsNone) {
  for (const double apart : {0.0, 0x1p-600}) EXPECT_FALSE(propose_parting_direction({{2, {0, 0}}, {2, {apart, 0}}}));
  EXPECT_TRUE(propose_parting_direction({{2, {0, 0}}, {2, {0x1p-500, 0}}}));
}

/// The second vertex of b is nearer along the first difference by 2^-48 of it, which ends the search, or by more.
TEST(PartingDirection, EndsWhereNothingIsNearerByMoreThanRounding) {
  const auto proposed = [](double nearer) {
    return propose_parting_direction({{2, {0, 0}}, {2, {1, 0, 1 - nearer, 0x1p-24}}}).value();
  };
  EXPECT_EQ(proposed(0x1p-48), (std::array<double, 3>{1, 0, 0}));
  EXPECT_NE(proposed(0x1p-47)[1], 0);
}

}  // namespace
}  // namespace assay::turning_pair_test
