// What the variants cost, in orientation tests: Chan's algorithm grows as n log h, the others as their docstrings say.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

#include "algorithms/hull2/chan.h"
#include "algorithms/hull2/divide_and_conquer.h"
#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/jarvis_march.h"
#include "algorithms/hull2/melkman.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/counting_orient2d.h"
#include "properties/growth/fitted_line.h"
#include "properties/hull2/clouds_with_vertices.h"

namespace assay::hull_growth_test {
namespace {

using Counted = CountingOrient2d<AdaptiveOrient2d>;

Cloud2 with_vertices(std::size_t n, std::size_t h) { return cloud_with_vertices(n, h, n + h); }

template <class A>
double turns_of(const Cloud2& cloud, std::size_t h) {
  Counted::calls = 0;
  const Hull2Answer answer = A::solve(cloud, Watch{});
  EXPECT_EQ(std::get<Hull>(answer).ccw.size(), h) << A::kName;
  return static_cast<double>(Counted::calls);
}

double exponent(const std::vector<double>& x, const std::vector<double>& y) { return fitted_power(x, y)->slope; }

// The rounds with m = 4, 16, 256 and n make steps of the count, so it stays between two multiples of n log h, and over
// the whole range h = 8 .. n its exponent against n log h is 1 within those steps.
TEST(Chan, TakesTurnsInProportionToNLogH) {
  constexpr std::size_t kPoints = 1 << 14;
  std::vector<double> predicted, counted;
  for (std::size_t h = 8; h <= kPoints; h *= 2) {
    predicted.push_back(static_cast<double>(kPoints) * std::log2(static_cast<double>(h)));
    counted.push_back(turns_of<Chan<Counted>>(with_vertices(kPoints, h), h));
    RecordProperty("turns_per_n_log_h_at_" + std::to_string(h), std::to_string(counted.back() / predicted.back()));
  }
  double least = 1e300, greatest = 0;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    const double constant = counted[i] / predicted[i];
    least = std::min(least, constant);
    greatest = std::max(greatest, constant);
  }
  EXPECT_LT(greatest / least, 4) << least << " to " << greatest << " orientation tests a point and bit of h";
  EXPECT_NEAR(exponent(predicted, counted), 1, 0.35);
}

TEST(Chan, TakesTurnsInProportionToNAtFixedH) {
  std::vector<double> points, counted;
  for (std::size_t n = 1 << 8; n <= 1 << 16; n *= 4) {
    points.push_back(static_cast<double>(n));
    counted.push_back(turns_of<Chan<Counted>>(with_vertices(n, 12), 12));
  }
  EXPECT_NEAR(exponent(points, counted), 1, 0.05);
}

TEST(JarvisMarch, TakesTurnsInProportionToNTimesH) {
  std::vector<double> predicted, counted;
  for (const std::size_t h : {8u, 16u, 64u, 256u}) {
    predicted.push_back(2048.0 * static_cast<double>(h));
    counted.push_back(turns_of<JarvisMarch<Counted>>(with_vertices(2048, h), h));
  }
  EXPECT_NEAR(exponent(predicted, counted), 1, 0.02);
}

TEST(SortingHulls, TakeTheTurnsTheyShould) {
  for (const std::size_t n : {std::size_t{1} << 10, std::size_t{1} << 14}) {
    const Cloud2 cloud = with_vertices(n, n / 4);
    const auto points = static_cast<double>(n);
    EXPECT_LT(turns_of<MonotoneChain<Counted>>(cloud, n / 4), 4 * points);
    EXPECT_LT(turns_of<Melkman<Counted>>(cloud, n / 4), 6 * points);
    EXPECT_LT(turns_of<GrahamScan<Counted>>(cloud, n / 4), points * (std::log2(points) + 2));
    EXPECT_LT(turns_of<DivideAndConquer<Counted>>(cloud, n / 4), points * (std::log2(points) + 2));
  }
}

}  // namespace
}  // namespace assay::hull_growth_test
