// What casts decline, number by number, and the radii that their proofs rest on.
#include "algorithms/cast/refusal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string_view>
#include <vector>

#include "algorithms/cast/proofs.h"

namespace assay::refusal_test {
namespace {

MovingPair points_in(std::uint32_t dimension) {
  const Points point{dimension, std::vector<double>(dimension, 1)};
  return {{point, point}, {}, {}};
}

std::string_view declined(const MovingPair& pair) {
  const auto refused = cast::refusal(pair);
  return refused ? std::string_view(refused->reason) : "";
}

TEST(CastRefusal, SaysWhatIsNotServed) {
  EXPECT_EQ(declined(points_in(2)), "");
  EXPECT_EQ(declined(points_in(3)), "");
  for (const std::uint32_t dimension : {1u, 4u})
    EXPECT_EQ(declined(points_in(dimension)), "only the plane and space are served");
  for (const bool first : {true, false}) {
    MovingPair pair = points_in(2);
    Points& body = first ? pair.bodies.a : pair.bodies.b;
    body.coordinates.clear();
    EXPECT_EQ(declined(pair), "a body without vertices");
    body = points_in(3).bodies.a;
    EXPECT_EQ(declined(pair), "bodies of different dimensions");
  }
}

TEST(CastRefusal, DeclinesATurnBeyondTheGreatestAboutAnyAxisEitherWay) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  for (const bool first : {true, false})
    for (std::size_t axis = 0; axis < 3; ++axis)
      for (const int side : {-1, 1}) {
        MovingPair pair = points_in(3);
        double& angle = (first ? pair.of_a : pair.of_b).rotation[axis];
        angle = side * cast::kGreatestRotation;
        EXPECT_EQ(declined(pair), "");
        angle = std::nextafter(angle, side * kInf);
        EXPECT_EQ(declined(pair), "a rotation of more than 32 radians") << axis << " " << side;
      }
}

TEST(CastRefusal, DeclinesEveryWayOutOfThePlane) {
  for (const bool first : {true, false})
    for (std::size_t k = 0; k < 9; ++k) {
      MovingPair pair = points_in(2);
      Motion& motion = first ? pair.of_a : pair.of_b;
      (k < 3 ? motion.displacement : k < 6 ? motion.rotation : motion.centre)[k % 3] = 0x1p-1074;
      const bool leaves = k == 2 || k == 3 || k == 4 || k == 8;
      EXPECT_EQ(declined(pair), leaves ? "a motion out of the plane" : "") << k;
    }
}

// What is proved hangs on the last bit of a radius, so each formula is held to its own roundings.
TEST(CastProofs, RadiiAreRoundedAsTheFormulasStand) {
  using cast::kUnitRoundoff;
  using cast::Near;
  constexpr double kWide = 1 + 16 * kUnitRoundoff;
  // Twice half a unit beside 1: lost one by one, a whole unit together.
  const Near product = Near{1, 0x1p-53} * Near{0x1p-53, 1};
  EXPECT_EQ(product.middle, 0x1p-53);
  EXPECT_EQ(product.radius, 1.0 * kWide + 2 * kUnitRoundoff * 0x1p-53 + 0x1p-1000);
  const Near difference = Near{3, 1} - Near{5, 0.5}, sum = Near{3, 1} + Near{-5, 0.5};
  EXPECT_EQ(difference.radius, 1.5 * kWide + 4 * kUnitRoundoff + 0x1p-1000);
  EXPECT_EQ(sum.radius, difference.radius);
  EXPECT_EQ((Near{0, 0} - Near{0, 0}).radius, 0x1p-1000);
  EXPECT_EQ((Near{0, 0} * Near{5, 0}).radius, 0x1p-1000);
  EXPECT_EQ(cast::proved_sign({1, 1}), 0);
  EXPECT_EQ(cast::proved_sign({-1, 1}), 0);
  EXPECT_EQ(cast::proved_sign({std::nextafter(1, 2), 1}), 1);
  EXPECT_EQ(cast::proved_sign({-std::nextafter(1, 2), 1}), -1);
}

}  // namespace
}  // namespace assay::refusal_test
