// What widened() makes of a statement is the larger of both parts of each gap in the unit of the gap, upwards by no
// more than a few roundings: on bodies and clouds whose lengths are small integers.
#include "properties/widened.h"

#include <gtest/gtest.h>

#include <limits>

#include "oracles/exact/rational.h"
#include "properties/cast/default_promises.h"
#include "properties/gjk/default_promises.h"

namespace assay::widened_test {
namespace {

constexpr double kPart = 0x1p-6, kSmall = 0x1p-20, kLarge = 0.5, kEndless = std::numeric_limits<double>::infinity();

void expect_just_above(double told, const Rational& truth, const char* what) {
  EXPECT_GE(exact(told), truth) << what;
  EXPECT_LE(exact(told), truth * (1 + exact(0x1p-48))) << what;
}

Points square(double x) { return {2, {x, 0, x + 1, 0, x + 1, 1, x, 1}}; }
/// 1 apart, L = 3.
const ConvexPair kApart{square(0), square(2)};

TEST(Widened, ADistanceIsBoundedByItsSquare) {
  Stated<GjkFamily> says;
  says.distance_gap_absolute = kPart;
  const Rational part = exact(kPart) * (1 + exact(kPart)) / 9;
  for (const double gap : {0.0, kSmall}) {
    says.distance_gap = gap;
    expect_just_above(widened<GjkFamily>(kApart, says).distance_gap, part, "the absolute part");
  }
  says.distance_gap = kLarge;
  EXPECT_EQ(widened<GjkFamily>(kApart, says).distance_gap, kLarge);
  says.distance_gap = -1;
  const Rational by_default = length_of(gjk_defaults::distance(says), kApart) / 3;
  expect_just_above(widened<GjkFamily>(kApart, says).distance_gap, part + by_default, "besides the default");
  says.distance_gap_absolute = kEndless;
  EXPECT_EQ(widened<GjkFamily>(kApart, says).distance_gap, kEndless);
  says.distance_gap_absolute = 0;
  EXPECT_EQ(widened<GjkFamily>(kApart, says).distance_gap, -1);
}

struct Length {
  const char* name;
  double Stated<GjkFamily>::*gap;
  double Stated<GjkFamily>::*absolute;
};
constexpr Length kLengths[] = {
    {"points", &Stated<GjkFamily>::points_gap, &Stated<GjkFamily>::points_gap_absolute},
    {"depth", &Stated<GjkFamily>::depth_gap, &Stated<GjkFamily>::depth_gap_absolute},
    {"normal", &Stated<GjkFamily>::normal_gap, &Stated<GjkFamily>::normal_gap_absolute},
};

TEST(Widened, ALengthIsOverTheExtent) {
  for (const Length& length : kLengths) {
    Stated<GjkFamily> says;
    for (const Length& other : kLengths) says.*other.gap = kSmall;
    says.*length.absolute = kPart;
    const Stated<GjkFamily> wide = widened<GjkFamily>(kApart, says);
    for (const Length& other : kLengths)
      if (other.gap != length.gap) EXPECT_EQ(wide.*other.gap, kSmall) << length.name << " widens " << other.name;
    expect_just_above(wide.*length.gap, exact(kPart) / 3, length.name);
    says.*length.gap = kLarge;
    EXPECT_EQ(widened<GjkFamily>(kApart, says).*length.gap, kLarge) << length.name;
  }
}

TEST(Widened, AHullIsOverTheDiagonal) {
  const Cloud2 plane{{{0, 0}, {4, 0}, {4, 3}}};           // 5
  const Cloud3 space{{{0, 0, 0}, {2, 3, 0}, {2, 3, 6}}};  // 7
  Stated<Hull2Family> of_plane;
  Stated<Hull3Family> of_space;
  of_plane.hull_gap_absolute = of_space.hull_gap_absolute = kPart;
  for (const double gap : {0.0, kSmall}) {
    of_plane.hull_gap = of_space.hull_gap = gap;
    expect_just_above(widened<Hull2Family>(plane, of_plane).hull_gap, exact(kPart) / 5, "plane");
    expect_just_above(widened<Hull3Family>(space, of_space).hull_gap, exact(kPart) / 7, "space");
  }
  of_plane.hull_gap = of_space.hull_gap = kLarge;
  EXPECT_EQ(widened<Hull2Family>(plane, of_plane).hull_gap, kLarge);
  EXPECT_EQ(widened<Hull3Family>(space, of_space).hull_gap, kLarge);
}

/// L = 5 times the scale.
MovingPair meeting(double scale) {
  MovingPair pair{kApart, {}, {}};
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& x : body->coordinates) x *= scale;
  pair.of_a.displacement = {2 * scale, 0, 0};
  return pair;
}

TEST(Widened, ACastIsOverTheReachOfTheSmallestImage) {
  const MovingPair pair = meeting(1), images[] = {pair, meeting(0.5)};
  Stated<CastFamily> says;
  says.gap_absolute = kPart;
  const Rational by_default = exact(cast_statement(pair, says).gap);
  expect_just_above(widened<CastFamily>(pair, says).gap, exact(kPart) / 5 + by_default, "besides the default");
  for (const double gap : {0.0, kSmall}) {
    says.gap = gap;
    expect_just_above(widened<CastFamily>(pair, says).gap, exact(kPart) / 5, "alone");
    expect_just_above(widened<CastFamily>(pair, says, images).gap, exact(kPart) * 2 / 5, "with an image half as large");
  }
  says.gap = kLarge;
  EXPECT_EQ(widened<CastFamily>(pair, says).gap, kLarge);
  says.gap_absolute = kEndless;
  EXPECT_EQ(widened<CastFamily>(pair, says).gap, kEndless);
}

TEST(Widened, ATimeStaysATime) {
  const MovingPair pair = meeting(1);
  Stated<CastFamily> says;
  says.gap = kSmall, says.time_absolute = kPart;
  EXPECT_EQ(cast_statement(pair, says).time, 0) << "by the relative part";
  const Stated<CastFamily> wide = widened<CastFamily>(pair, says);
  EXPECT_EQ(cast_statement(pair, wide).time, kPart);
  EXPECT_EQ(wide.gap, kSmall);
  says.time_absolute = 0;
  EXPECT_EQ(cast_statement(pair, widened<CastFamily>(pair, says)).time, 0);
  says.time_absolute = kEndless;
  EXPECT_EQ(widened<CastFamily>(pair, says).gap, kEndless);
}

}  // namespace
}  // namespace assay::widened_test
