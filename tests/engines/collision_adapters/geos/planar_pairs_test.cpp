// What the adapters of planar libraries decline by one word of the kit.
#include <gtest/gtest.h>

#include <cmath>

#include "engines/adapters/collision_adapter_kit.h"

namespace assay::collision_adapter {
namespace {

TEST(PlanarPairs, AreTwoFiniteBodiesOfThePlane) {
  const Points square{2, {0, 0, 1, 0, 1, 1, 0, 1}};
  EXPECT_EQ(why_not_planar({square, square}), nullptr);
  for (const double odd : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
    Points other = square;
    other.coordinates[3] = odd;
    EXPECT_NE(why_not_planar({square, other}), nullptr) << odd;
    EXPECT_NE(why_not_planar({other, square}), nullptr) << odd;
  }
  EXPECT_NE(why_not_planar({square, {2, {}}}), nullptr);
  EXPECT_NE(why_not_planar({{3, {0, 0, 0}}, {3, {0, 0, 0}}}), nullptr);
}

}  // namespace
}  // namespace assay::collision_adapter
