// The sphere test in front of the boolean search: what it decides alone, and that it decides nothing wrongly.
#include "algorithms/gjk/distance/spheres_first.h"

#include <gtest/gtest.h>

#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "tests/algorithms/gjk/domain_score.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::spheres_first_test {
namespace {

constexpr std::uint64_t kFew = 600;

TEST(GjkSpheresFirst, IsHonestOnEveryDomain) {
  expect_honest<GjkSpheresFirst, GjkRandom<2>>(0, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkRandom<3>>(0, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkScaled<2>>(0.01, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkScaled<3>>(0.01, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkLattice<2>>(0.01, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkLattice<3>>(0.01, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkFarOffset<3>>(0.01, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkNearTouching<2>>(0.5, 1000, kFew);
  expect_honest<GjkSpheresFirst, GjkTouching<3>>(0, 1000, kFew);
}

/// Whether no search was needed.
bool decided_by_spheres(const ConvexPair& pair) {
  std::uint64_t steps = 0;
  const auto count = [](void* context, const std::uint32_t*, std::uint32_t) {
    ++*static_cast<std::uint64_t*>(context);
    return true;
  };
  const GjkAnswer answer = GjkSpheresFirst::solve(pair, Watch{count, &steps});
  EXPECT_TRUE(std::holds_alternative<SeparatedAlong>(answer));
  EXPECT_EQ(violation_of(pair, answer), "");
  return steps == 0;
}

TEST(GjkSpheresFirst, NeedsNoSearchWhereTheSpheresAreApart) {
  // Unit cubes have spheres of radius 0.866.
  EXPECT_TRUE(decided_by_spheres({box(0, 0, 0, 1), box(1.74, 0, 0, 1)}));
  EXPECT_FALSE(decided_by_spheres({box(0, 0, 0, 1), box(1.72, 0, 0, 1)}));
  EXPECT_TRUE(decided_by_spheres({rectangle(0, 0, 3, 4), rectangle(5.01, 0, 3, 4)}));
  EXPECT_FALSE(decided_by_spheres({rectangle(0, 0, 3, 4), rectangle(4.99, 0, 3, 4)}));
}

TEST(GjkSpheresFirst, LeavesSpheresThatTouchToTheSearch) {
  EXPECT_FALSE(decided_by_spheres({rectangle(0, 0, 3, 4), rectangle(5, 0, 3, 4)}));
  const ConvexPair points{plane({{1, 0}}), plane({{2, 0}})};
  EXPECT_TRUE(decided_by_spheres(points));
}

}  // namespace
}  // namespace assay::spheres_first_test
