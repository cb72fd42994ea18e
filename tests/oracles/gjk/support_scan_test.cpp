// The scan of both bodies in lanes, beside a loop.
#include "oracles/gjk/support_scan.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "tests/oracles/gjk/pairs.h"

namespace assay::support_scan_test {
namespace {

template <std::size_t N>
void expect_scanned_as_by_a_loop() {
  test::RandomPairs pairs(77);
  for (int i = 0; i < 4000; ++i) {
    ConvexPair pair = pairs.draw(i % test::RandomPairs::kKinds, N, 9);
    if (i % 50 == 0) pair.b.coordinates[pairs.below(pair.b.coordinates.size())] = std::nan("");
    const std::array<double, 3> along{pairs.generic(), pairs.generic(), pairs.generic()};
    double least = HUGE_VAL, greatest = -HUGE_VAL, most = 0, all = 0;
    std::array<double, 3> low, high;
    low.fill(HUGE_VAL), high.fill(-HUGE_VAL);
    for (const Points* body : {&pair.a, &pair.b})
      for (std::size_t v = 0; v < body->size(); ++v) {
        double value = 0, magnitude = 0;
        for (std::size_t k = 0; k < N; ++k) {
          const double x = (*body)[v][k], product = along[k] * x;
          value = k == 0 ? product : value + product;
          magnitude += std::abs(product);
          low[k] = x < low[k] ? x : low[k];
          high[k] = x > high[k] ? x : high[k];
        }
        if (body == &pair.a) least = value < least ? value : least;
        if (body == &pair.b) greatest = value > greatest ? value : greatest;
        most = magnitude > most ? magnitude : most;
        all += magnitude - magnitude;
      }
    const SupportScan scanned = scan_supports(pair, along);
    EXPECT_EQ(scanned.least_a, least);
    EXPECT_EQ(scanned.greatest_b, greatest);
    EXPECT_EQ(scanned.error, all == 0 ? dot_error(N, most) : HUGE_VAL);
    const Extents extents = extents_of(pair);
    for (std::size_t k = 0; k < N; ++k) {
      EXPECT_EQ(extents.lowest[k], low[k]);
      EXPECT_EQ(extents.highest[k], high[k]);
    }
  }
}

TEST(SupportScan, TwoLanesFindWhatALoopDoes) {
  expect_scanned_as_by_a_loop<1>();
  expect_scanned_as_by_a_loop<2>();
  expect_scanned_as_by_a_loop<3>();
}

}  // namespace
}  // namespace assay::support_scan_test
