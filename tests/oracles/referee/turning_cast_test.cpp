// The referee for bodies that turn: what closed forms say, what tier 0 says on every domain, and what nobody can say.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "oracles/cast/first_contact.h"
#include "oracles/exact/words.h"
#include "oracles/referee/referee.h"
#include "properties/catalog/batteries.h"

namespace assay::referee::turning_cast_test {
namespace {

/// A rod from (-5, 0) to (5, 0) turning by 3 radians about the origin under a wall at y = height.
MovingPair spinning(double height, double turn = 3) {
  MovingPair pair{
      {{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, height, 8, height, 8, height + 1, -8, height + 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, turn};
  return pair;
}

/// In space, about (1, 1, 1), both bodies carried along: turned by w the tip (5, 0, 0) is at 5 (1 - cos w + sqrt(3) sin
/// w) / 3 on the second axis.
MovingPair tumbling(double wall) {
  MovingPair pair{{{3, {5, 0, 0, 0, 0.25, 0, 0, -0.25, 0, 0, 0, 0.25}},
                   {3, {-9, wall, -9, 9, wall, -9, 9, wall, 9, -9, wall, 9, 0, wall + 1, 0}}},
                  {},
                  {}};
  pair.of_a.rotation = {1, 1, 1};
  pair.of_a.displacement = pair.of_b.displacement = {2, -3, 5};
  return pair;
}

void expect_enclosed(const Result<TurningOpinion>& opinion, double truth, double width) {
  ASSERT_TRUE(opinion) << opinion.error();
  EXPECT_FALSE(opinion->apart_all_the_way);
  ASSERT_TRUE(opinion->meeting);
  EXPECT_LE(approximate(opinion->apart_until), truth + 1e-15);
  EXPECT_GE(approximate(*opinion->meeting), truth - 1e-15);
  EXPECT_LE(approximate(*opinion->meeting - opinion->apart_until), width);
}

TEST(TurningReferee, EnclosesTheTimeOfASpinningTip) {
  expect_enclosed(turning_cast(spinning(4)), std::asin(0.8) / 3, 1e-12);
  expect_enclosed(turning_cast(spinning(4, -3)), (std::asin(0.8)) / 3, 1e-12);
}

TEST(TurningReferee, EnclosesTheTimeOfATipInSpace) {
  // 5/3 (1 - cos(sqrt(3) t) + sqrt(3) sin(sqrt(3) t)) at t = 1/2: the wall there, as a double.
  const double w = std::sqrt(3.0) / 2, wall = 5.0 / 3 * (1 - std::cos(w) + std::sqrt(3.0) * std::sin(w));
  expect_enclosed(turning_cast(tumbling(wall)), 0.5, 1e-12);
}

TEST(TurningReferee, ProvesThatATipPasses) {
  for (const double beyond : {1.0, 1e-3, 1e-6}) {
    const auto opinion = turning_cast(spinning(5 + beyond));
    ASSERT_TRUE(opinion) << opinion.error();
    EXPECT_TRUE(opinion->apart_all_the_way) << beyond;
    EXPECT_FALSE(opinion->meeting);
  }
}

TEST(TurningReferee, SaysNothingAboutATipThatTouchesExactly) {
  const auto opinion = turning_cast(spinning(5));
  ASSERT_TRUE(opinion) << opinion.error();
  EXPECT_FALSE(opinion->apart_all_the_way);
  EXPECT_FALSE(opinion->meeting);
  EXPECT_NEAR(approximate(opinion->apart_until), std::acos(-1.0) / 6, 1e-4);
}

TEST(TurningReferee, SeesABeginningAndABodyThatIsMissing) {
  const auto meets = turning_cast(spinning(0.25));
  ASSERT_TRUE(meets) << meets.error();
  EXPECT_EQ(meets->apart_until, 0);
  EXPECT_EQ(meets->meeting, Rational(0));
  MovingPair missing = spinning(4);
  missing.bodies.b.coordinates.clear();
  EXPECT_TRUE(turning_cast(missing)->apart_all_the_way);
  MovingPair wild = spinning(4);
  wild.of_a.rotation[2] = 100;
  EXPECT_FALSE(turning_cast(wild));
}

TEST(TurningReferee, GivesUpAtItsBound) {
  const auto opinion = turning_cast(spinning(4), {1e-9});
  EXPECT_FALSE(opinion);
}

/// Two proofs with no arithmetic in common: they may not exclude each other.
TEST(TurningReferee, AgreesWithTierZeroOnTheDomainsThatTurn) {
  int met = 0, never = 0;
  for (const auto& domain : catalog<CastFamily>().domains)
    for (std::uint64_t index = 0; index < 6; ++index) {
      Choices choices(stream_key(11, domain.versioned_name(), index));
      const MovingPair pair = domain.draw(choices).problem;
      if (!pair.turns()) continue;
      SCOPED_TRACE(domain.versioned_name() + " " + std::to_string(index));
      const FirstContact truth = first_contact(pair, TurningPair(pair));
      const auto opinion = turning_cast(pair);
      ASSERT_TRUE(opinion) << opinion.error();
      if (opinion->apart_all_the_way) {
        EXPECT_NE(truth.kind, FirstContact::Kind::kMeets);
        ++never;
      } else if (opinion->meeting) {
        EXPECT_NE(truth.kind, FirstContact::Kind::kNever);
        EXPECT_GE(*opinion->meeting, truth.earliest);
        ++met;
      }
      if (truth.kind == FirstContact::Kind::kMeets) {
        EXPECT_LE(opinion->apart_until, truth.latest);
      }
    }
  EXPECT_GE(met, 8);
  EXPECT_GE(never, 8);
}

}  // namespace
}  // namespace assay::referee::turning_cast_test
