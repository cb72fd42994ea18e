// The referee's depth: known ones, and agreement with the trusted core's.
#include <gtest/gtest.h>

#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/referee/referee.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::referee::depth_test {
namespace {

TEST(RefereeDepth, KnowsBoxes) {
  for (const std::uint32_t n : {2u, 3u}) {
    EXPECT_EQ(*squared_depth(test::boxes(n, 0.75)), Rational(1, 16)) << n;
    EXPECT_EQ(*squared_depth(test::boxes(n, 0)), 1) << n;
    EXPECT_EQ(*squared_depth(test::boxes(n, 1)), 0) << n;
    EXPECT_EQ(*squared_depth(test::boxes(n, 2)), 0) << n;
  }
  EXPECT_FALSE(squared_depth(test::boxes(4, 0.5)));
}

TEST(RefereeDepth, AgreesWithTheTrustedCore) {
  test::RandomPairs pairs(31);
  int overlapping = 0;
  for (int i = 0; i < 300; ++i) {
    const auto n = static_cast<std::uint32_t>(2 + pairs.below(2));
    const ConvexPair pair = pairs.draw(i % 3, n, 8);
    const auto depth = exact_depth(pair);
    ASSERT_TRUE(depth && depth->verified) << i;
    const auto opinion = squared_depth(pair);
    ASSERT_TRUE(opinion) << opinion.error();
    ASSERT_EQ(depth->squared, *opinion) << i;
    overlapping += !opinion->is_zero();
  }
  EXPECT_GT(overlapping, 80);
}

}  // namespace
}  // namespace assay::referee::depth_test
