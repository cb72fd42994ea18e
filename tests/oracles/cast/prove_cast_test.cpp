// What the proof of a first contact consists of, by how bodies move. Whether it proves that is the independent
// checker's to say (tests/campaign/certificates.sh, tests/scripts/certificates).
#include "oracles/cast/prove_cast.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/support/moving_squares.h"

namespace assay::prove_cast_test {
namespace {

using Kind = CastProof::Kind;
using test::approaching;

CastProof proof_of(const MovingPair& pair) {
  const auto proof = prove_cast(pair);
  EXPECT_TRUE(proof) << proof.error();
  return proof ? *proof : CastProof{};
}

Rational sum(const std::vector<Rational>& weights) {
  return std::accumulate(weights.begin(), weights.end(), Rational(0));
}

/// A thin rod from (-4, 0) to (4, 0) that turns by the angle about its middle; a square around (3, 3).
MovingPair turning_rod(double angle, double distance = 3) {
  MovingPair pair{{{2, {-4, -0.125, 4, -0.125, 4, 0.125, -4, 0.125}}, test::square(distance, distance)}, {}, {}};
  pair.of_a.rotation = {0, 0, angle};
  return pair;
}

TEST(ProveCast, OfBodiesThatMoveStraightOnIsExact) {
  const CastProof hit = proof_of(approaching(3));
  EXPECT_EQ(hit.kind, Kind::kImpact);
  EXPECT_EQ(hit.times, std::vector<Rational>{Rational(2, 3)});
  EXPECT_EQ(hit.directions.size(), 2U);
  EXPECT_LT(hit.directions[0], 0);  // from b to a
  EXPECT_EQ(hit.sweep_a.size(), 8U);
  EXPECT_EQ(sum(hit.sweep_a), 1);
  EXPECT_EQ(sum(hit.sweep_b), 1);
  const CastProof miss = proof_of(approaching(1));
  EXPECT_EQ(miss.kind, Kind::kApart);
  EXPECT_EQ(miss.times, std::vector<Rational>{Rational(1)});
}

TEST(ProveCast, OfATouchHasADirectionThatIsNotZero) {
  for (const MovingPair& touch : {approaching(2), approaching(8, 2)}) {
    const CastProof proof = proof_of(touch);
    EXPECT_EQ(proof.kind, Kind::kGraze);
    ASSERT_EQ(proof.direction.size(), 2U);
    EXPECT_TRUE(proof.direction[0] != 0 || proof.direction[1] != 0);
    EXPECT_TRUE(proof.sweep_a.empty());
  }
}

/// A point that passes through a point sweeps a segment, across which nothing changes.
TEST(ProveCast, OfPointsThatMeetIsATouch) {
  MovingPair pair{{{2, {0, 0}}, {2, {1, 0}}}, {}, {}};
  pair.of_a.displacement = {2, 0, 0};
  const CastProof proof = proof_of(pair);
  EXPECT_EQ(proof.kind, Kind::kGraze);
  EXPECT_EQ(proof.direction, (std::vector<Rational>{0, 1}));
}

TEST(ProveCast, OfBodiesThatTurnHasRisingPiecesAndAnOverlapAfterThem) {
  const CastProof proof = proof_of(turning_rod(1));
  EXPECT_EQ(proof.kind, Kind::kOverlap);
  ASSERT_FALSE(proof.times.empty());
  EXPECT_EQ(proof.directions.size(), 2 * proof.times.size());
  for (std::size_t i = 1; i < proof.times.size(); ++i) EXPECT_LT(proof.times[i - 1], proof.times[i]);
  EXPECT_LT(proof.times.back(), proof.time);
  EXPECT_LT(proof.time - proof.times.back(), Rational(1, 1000000));
  EXPECT_EQ(proof.weights_a.size(), 16U);
  EXPECT_EQ(sum(proof.weights_b), 4);
  const CastProof miss = proof_of(turning_rod(6, 4));
  EXPECT_EQ(miss.kind, Kind::kApart);
  EXPECT_EQ(miss.times.back(), 1);
}

TEST(ProveCast, OfBodiesThatTurnAndMeetFromTheBeginningHasNoPieces) {
  const CastProof inside = proof_of(turning_rod(1, 0));
  EXPECT_EQ(inside.kind, Kind::kOverlap);
  EXPECT_TRUE(inside.times.empty());
  EXPECT_EQ(inside.time, 0);
  MovingPair parting{{test::square(0, 0), test::square(2, 0)}, {}, {}};
  parting.of_a = {{-6, 0, 0}, {0, 0, 1}, {0, 0, 0}};
  const CastProof touch = proof_of(parting);
  EXPECT_EQ(touch.kind, Kind::kContact);
  EXPECT_TRUE(touch.times.empty());
  EXPECT_EQ(sum(touch.weights_a), 1);
}

TEST(ProveCast, OfBodiesThatMeetFromTheBeginningAndMoveStraightOnHasNoTime) {
  for (const double x : {1.0, 2.0}) {
    const CastProof proof = proof_of({{test::square(0, 0), test::square(x, 0)}, {{0, 1, 0}, {}, {}}, {}});
    EXPECT_EQ(proof.kind, x < 2 ? Kind::kImpact : Kind::kGraze);
    EXPECT_TRUE(proof.times.empty() && proof.directions.empty());
    EXPECT_EQ(sum(proof.weights_a), 1);
  }
}

/// In each other from the beginning until 2^-19, past each other afterwards.
TEST(ProveCast, OfATurnThatTouchesShowsTheOverlapSoonAfter) {
  const CastProof proof =
      proof_of({{test::square(0, 0), test::square(2, 0)}, {{0x1p21, 0, 0}, {0, 0, 0x1p-30}, {}}, {}});
  EXPECT_EQ(proof.kind, Kind::kOverlap);
  EXPECT_EQ(proof.time, Rational(1, 1 << 20));
}

/// The tip of a rod grazes a wall: apart before, and nothing is known of what comes.
TEST(ProveCast, OfATipThatGrazesIsApartUntilThen) {
  const CastProof proof =
      proof_of({{{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, 5, 8, 5, 8, 6, -8, 6}}}, {{}, {0, 0, 3}, {}}, {}});
  EXPECT_EQ(proof.kind, Kind::kApartUntil);
  ASSERT_FALSE(proof.times.empty());
  EXPECT_LT(proof.times.back(), Rational(53, 100));  // pi / 6
}

}  // namespace
}  // namespace assay::prove_cast_test
