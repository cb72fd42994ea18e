// Where a function of the sure reach is too steep for the roundings of its terms.
#include <gtest/gtest.h>

#include "oracles/hull3/direction_cells.h"

namespace assay::steep_reach_test {
namespace {

using Seen = DirectionCells::Seen;

/// Between x = 1/2 and 1 the gauge grows from 2^-15 to 1: its function 2 b - a is steep, of sizes 3, and -1 + 2 is not.
TEST(SureReach, HowSteepAFunctionIsIsTheSumOfSizes) {
  const DirectionCells quarters({0, 0, 0}, {1, 1, 1}, 4);
  const auto covers = [&](double nearest) {
    const SureReach reach(quarters, [&](std::uint32_t, double x, double y) {
      const double a = 1 / (nearest + (1 - nearest) * (2 * x - 1));
      return x >= 0.5 ? Seen{a, a * x, a * y} : Seen{1, x, y};
    });
    return reach.covers(quarters.place({0x1p-20, 0.75 * 0x1p-20, 0.25 * 0x1p-20}));
  };
  EXPECT_FALSE(covers(0x1p-15)) << "3 * 2^15";
  EXPECT_TRUE(covers(0x1p-14)) << "3 * 2^14";
}

}  // namespace
}  // namespace assay::steep_reach_test
