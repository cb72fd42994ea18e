// Turn signs and exact hulls: the filter against rationals on doubles of every kind, the hull against its own judge.
#include "oracles/hull2/exact_hull2.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "oracles/exact/rational.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/orient2d_sign.h"

namespace assay::exact_hull2_test {
namespace {

/// A full-period generator is enough here; tests of oracles see no other layer.
struct Stream {
  std::uint64_t state;
  std::uint64_t next() {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  std::uint64_t below(std::uint64_t n) { return next() % n; }
  double any_finite() {
    for (;;) {
      const double value = std::bit_cast<double>(next());
      if (std::isfinite(value)) return value;
    }
  }
};

int rational_turn(const Point2& a, const Point2& b, const Point2& c) {
  const Rational left = (exact(b.x) - exact(a.x)) * (exact(c.y) - exact(a.y));
  const Rational right = (exact(b.y) - exact(a.y)) * (exact(c.x) - exact(a.x));
  return left > right ? 1 : left < right ? -1 : 0;
}

void expect_right(const Point2& a, const Point2& b, const Point2& c) {
  bool exactly = false;
  ASSERT_EQ(orient2d_sign(a, b, c, exactly), rational_turn(a, b, c))
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
}

TEST(TurnSign, IsRightForAnyFiniteDoubles) {
  Stream stream{1};
  const double ends[] = {0.0,
                         -0.0,
                         std::numeric_limits<double>::max(),
                         std::numeric_limits<double>::lowest(),
                         std::numeric_limits<double>::min(),
                         std::numeric_limits<double>::denorm_min(),
                         -std::numeric_limits<double>::denorm_min(),
                         1.0,
                         -1.0,
                         std::ldexp(1.0, -537),
                         std::ldexp(1.0, 511)};
  const auto draw = [&] { return stream.below(2) == 0 ? ends[stream.below(std::size(ends))] : stream.any_finite(); };
  for (int round = 0; round < 20000; ++round) expect_right({draw(), draw()}, {draw(), draw()}, {draw(), draw()});
}

TEST(TurnSign, IsRightWithinUlpsOfALineAtEveryScale) {
  Stream stream{2};
  for (int round = 0; round < 50000; ++round) {
    const int scale = static_cast<int>(stream.below(2080)) - 1070;  // subnormal products, overflowing products
    const auto on_line = [&] {
      double t = std::ldexp(static_cast<double>(stream.below(1 << 20)), scale - 20), x = t, y = t;
      for (auto k = stream.below(4); k > 0; --k) x = std::nextafter(x, 1e308);
      for (auto k = stream.below(4); k > 0; --k) y = std::nextafter(y, 1e308);
      return Point2{x, y};
    };
    expect_right(on_line(), on_line(), on_line());
  }
}

TEST(TurnSign, TheFilterDecidesWhatIsFarFromALine) {
  bool exactly = false;
  EXPECT_EQ(orient2d_sign({0, 0}, {1, 0}, {0, 1}, exactly), 1);
  EXPECT_EQ(orient2d_sign({0, 0}, {0, 1}, {1, 0}, exactly), -1);
  EXPECT_EQ(orient2d_sign({3, 5}, {3, 5}, {1, 0}, exactly), 0);
  EXPECT_FALSE(exactly);
  EXPECT_EQ(orient2d_sign({0, 0}, {1, 1}, {3, 3}, exactly), 0);
  EXPECT_TRUE(exactly);
}

Verdict judged(const Cloud2& cloud) {
  const Hull2Answer answer = exact_hull2(cloud);
  if (const auto* hull = std::get_if<Hull>(&answer)) return check_hull2(cloud, *hull);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) return check_flat_hull(cloud, *flat);
  return Undecided{"gave up"};
}

TEST(ExactHull2, PassesItsJudgeOnSmallGridsAndUlpClouds) {
  Stream stream{3};
  for (int round = 0; round < 30000; ++round) {
    const bool grid = round % 2 == 0;
    Cloud2 cloud;
    for (auto n = stream.below(12); n > 0; --n) {
      const double t = static_cast<double>(stream.below(4));
      double x = t, y = grid ? static_cast<double>(stream.below(4)) : t;
      if (!grid && stream.below(2) == 0) x = std::nextafter(x, 9);
      cloud.points.push_back({x, y});
    }
    ASSERT_TRUE(holds(judged(cloud))) << "round " << round;
  }
}

TEST(ExactHull2, IsCanonical) {
  const Cloud2 cloud = {{{1, 1}, {2, 0}, {0, 0}, {2, 0}, {0, 2}, {-0.0, 0.0}}};
  EXPECT_EQ(std::get<Hull>(exact_hull2(cloud)).ccw, (std::vector<std::uint32_t>{2, 1, 4}));
  EXPECT_EQ(std::get<FlatHull>(exact_hull2({{{3, 3}, {1, 1}, {2, 2}}})).extreme, (std::vector<std::uint32_t>{1, 0}));
  EXPECT_TRUE(std::get<FlatHull>(exact_hull2({})).extreme.empty());
  EXPECT_EQ(std::get<GaveUp>(exact_hull2({{{0, std::nan("")}}})).why, GaveUp::Why::kNotFinite);
}

}  // namespace
}  // namespace assay::exact_hull2_test
