// Two points that doubles cannot order by their distance from a hull, and a limit between them.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <span>

#include "oracles/exact/words.h"
#include "oracles/hull2/squared_diagonal.h"

namespace assay::test {

/// A limit below the farther of both points convicts, and one that is no less does not, whichever of them doubles
/// take for the farther: `draw(share, share, height)` places a point at nearly that height over a facet of the corners
/// `listed`, `squared_height(point)` is exact.
template <class CloudOf, class Draw, class SquaredHeight>
void expect_the_farther_decides(const CloudOf& corners, std::span<const std::uint32_t> listed, const Draw& draw,
                                const SquaredHeight& squared_height) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> share(0.1, 0.4), height(0.01, 0.02);
  int between = 0;
  for (int i = 0; i < 2000; ++i) {
    CloudOf cloud = corners;
    const double h = height(random);
    for (int k = 0; k < 2; ++k) cloud.points.push_back(draw(share(random), share(random), h));
    const Rational one = squared_height(cloud.points.end()[-2]), other = squared_height(cloud.points.back());
    const Rational farther = std::max(one, other), nearer = std::min(one, other),
                   diagonal = squared_diagonal(cloud.points);
    double below = std::sqrt(approximate(farther / diagonal));
    while (exact(below) * exact(below) * diagonal >= farther) below = std::nextafter(below, 0);
    double enough = below;
    while (exact(enough) * exact(enough) * diagonal < farther) below = enough, enough = std::nextafter(enough, 1);
    if (nearer <= exact(below) * exact(below) * diagonal) ++between;
    EXPECT_TRUE(lost_farther_than(below, cloud, listed)) << i;
    EXPECT_FALSE(lost_farther_than(enough, cloud, listed)) << i;
  }
  EXPECT_GT(between, 100);
}

}  // namespace assay::test
