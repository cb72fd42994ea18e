// The referee on clouds whose hull is known.
#include <gtest/gtest.h>

#include <cfenv>
#include <chrono>
#include <cmath>
#include <limits>
#include <random>

#include "oracles/referee/referee.h"

namespace assay::referee::hull2_test {
namespace {

using Cloud = std::vector<Point2>;

void expect_hull(const Cloud& cloud, const Cloud& hull) {
  const auto opinion = hull2({cloud});
  ASSERT_TRUE(opinion) << opinion.error();
  EXPECT_EQ(*opinion, hull);
}

TEST(RefereeHull2, KnowsASquareWithPointsOnItsEdgesAndInside) {
  expect_hull({{1, 1}, {2, 2}, {0, 2}, {1, 0}, {2, 0}, {0, 0}, {0, 1}, {2, 2}}, {{0, 0}, {2, 0}, {2, 2}, {0, 2}});
}

TEST(RefereeHull2, FlatAndEmptyClouds) {
  expect_hull({}, {});
  expect_hull({{1, 2}}, {{1, 2}});
  expect_hull({{1, 2}, {1, 2}, {1, 2}}, {{1, 2}});
  expect_hull({{1, 2}, {0, 5}}, {{0, 5}, {1, 2}});
  expect_hull({{2, 2}, {1, 1}, {3, 3}, {1, 1}, {3, 3}}, {{1, 1}, {3, 3}});
  expect_hull({{5, 2}, {5, -1}, {5, 0}}, {{5, -1}, {5, 2}});
  expect_hull({{0, 0}, {-0.0, 0}, {0, -0.0}}, {{0, 0}});
}

TEST(RefereeHull2, OneUlpOffALineIsExtreme) {
  const double above = std::nextafter(1.0, 2.0);
  expect_hull({{0, 0}, {1, 1}, {2, 2}}, {{0, 0}, {2, 2}});
  expect_hull({{0, 0}, {1, above}, {2, 2}}, {{0, 0}, {2, 2}, {1, above}});
  expect_hull({{0, 0}, {above, 1}, {2, 2}}, {{0, 0}, {above, 1}, {2, 2}});
}

TEST(RefereeHull2, ScaleByAPowerOfTwoChangesOnlyTheUnit) {
  const Cloud cloud = {{1, 1}, {2, 2}, {0, 2}, {1, 0}, {2, 0}, {0, 0}, {0, 1}, {1, 1.9375}, {3, 1}};
  const Cloud hull = {{0, 0}, {2, 0}, {3, 1}, {2, 2}, {0, 2}};
  for (const int exponent : {-1070, -1022, -400, -201, -200, -199, 198, 199, 200, 400, 1021, 1022}) {
    SCOPED_TRACE(exponent);
    Cloud scaled_cloud = cloud, scaled_hull = hull;
    for (Cloud* points : {&scaled_cloud, &scaled_hull}) {
      for (Point2& p : *points) p = {std::ldexp(p.x, exponent), std::ldexp(p.y, exponent)};
    }
    if (exponent == -1070) scaled_cloud.erase(scaled_cloud.begin() + 7);  // 1.9375 * 2^-1070 is not a double
    expect_hull(scaled_cloud, scaled_hull);
  }
}

TEST(RefereeHull2, MixedScalesInOneCloud) {
  const double huge = std::numeric_limits<double>::max(), tiny = std::numeric_limits<double>::denorm_min();
  expect_hull({{-huge, -huge}, {huge, huge}, {0, tiny}, {0, 0}, {tiny, 0}, {1, 1}},
              {{-huge, -huge}, {tiny, 0}, {huge, huge}, {0, tiny}});
}

TEST(RefereeHull2, RefusesNonFinitePoints) {
  for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
    EXPECT_FALSE(hull2({{{0, 0}, {1, bad}}}));
    EXPECT_FALSE(hull2({{{bad, 0}}}));
  }
}

TEST(RefereeHull2, IsRightInAnyRoundingMode) {
  for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    std::fesetround(mode);
    const auto opinion = hull2({{{0.1, 0.1}, {0.3, 0.3}, {0.7, 0.7}, {0.5, 0.25}, {0.2, 0.2}}});
    EXPECT_EQ(std::fegetround(), mode);
    std::fesetround(FE_TONEAREST);
    ASSERT_TRUE(opinion);
    EXPECT_EQ(opinion->front(), (Point2{0.1, 0.1}));
  }
}

TEST(RefereeHull2, LargeCloudsRunInAChildAndKeepTheBound) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> angle(0, 6.2831853);
  Cloud circle;
  for (int i = 0; i < 20000; ++i) {
    const double a = angle(random);
    circle.push_back({std::ldexp(std::cos(a), 500), std::sin(a)});
  }
  const auto start = std::chrono::steady_clock::now();
  const auto opinion = hull2({circle}, {0.01});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_FALSE(opinion);
  EXPECT_LT(seconds, 2) << "10 ms asked; the rest is a loaded machine";

  const Cloud some(circle.begin(), circle.begin() + 400);
  const auto hull = hull2({some});
  ASSERT_TRUE(hull) << hull.error();
  EXPECT_GT(hull->size(), 390U);
  EXPECT_FALSE(hull2({{{0, 0}}}, {0})) << "tiny clouds keep the bound, too";
}

// The exact kernel and the filtered one must give the same hull; a shift of the exponents chooses between them.
TEST(RefereeHull2, BothKernelsAgreeOnNearlyCollinearClouds) {
  std::mt19937_64 random(9);
  for (int round = 0; round < 200; ++round) {
    Cloud near, far;
    for (std::size_t i = 0, n = 3 + random() % 20; i < n; ++i) {
      const double t = 12 * static_cast<double>(1 + random() % 4);
      const double ulp = std::ldexp(1.0, -49);
      const Point2 p{t + ulp * static_cast<double>(random() % 4), t + ulp * static_cast<double>(random() % 4)};
      near.push_back(p);
      far.push_back({std::ldexp(p.x, 300), std::ldexp(p.y, 300)});
    }
    const auto filtered = hull2({near}), rational = hull2({far});
    ASSERT_TRUE(filtered && rational);
    Cloud back = *rational;
    for (Point2& p : back) p = {std::ldexp(p.x, -300), std::ldexp(p.y, -300)};
    EXPECT_EQ(*filtered, back);
  }
}

}  // namespace
}  // namespace assay::referee::hull2_test
