// Passes in four lanes give what a plain loop gives, and the same numbers with AVX2 and without, first of equals
// included.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "algorithms/gjk/depth/face_planes.h"
#include "algorithms/gjk/depth/plane_fan.h"
#include "algorithms/gjk/support/lay_by_axis.h"
#include "algorithms/gjk/support/least_dot.h"
#include "algorithms/gjk/support/point_scan.h"
#include "properties/choices.h"

namespace assay::lanes_test {
namespace {

using namespace gjk;

constexpr std::uint32_t kGreatestSize = 41;

/// Numbers of many magnitudes, or few different ones, so that values are equal and zeros have either sign.
class Numbers {
 public:
  Numbers(std::uint64_t seed, bool few) : choices_(mix64(seed)), few_(few) {}
  double next() {
    if (few_) return (static_cast<double>(choices_.below(5)) - 2) * (choices_.below(2) == 0 ? -1.0 : 1.0);
    return std::ldexp(2 * choices_.dyadic(50) - 1, static_cast<int>(choices_.below(40)) - 20);
  }
  std::vector<double> many(std::size_t count) {
    std::vector<double> numbers(count);
    for (double& number : numbers) number = next();
    return numbers;
  }
  template <std::size_t D>
  Vec<D> vector() {
    Vec<D> vector;
    for (double& entry : vector) entry = next();
    return vector;
  }

 private:
  Choices choices_;
  bool few_;
};

/// `check` with numbers of both kinds for every size.
template <class Check>
void for_sizes(const Check& check) {
  for (const bool few : {false, true})
    for (std::uint32_t size = 1; size <= kGreatestSize; ++size)
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Numbers numbers(1000 * size + seed, few);
        check(numbers, size);
      }
}

template <std::size_t D>
void expect_scans_of_points() {
  for_sizes([](Numbers& numbers, std::uint32_t size) {
    const std::uint32_t b_size = kGreatestSize + 1 - size;
    const auto a = numbers.many(D * size), b = numbers.many(D * b_size);
    const Vec<D> v = numbers.vector<D>();
    Support plain;
    scan::Plain::least_difference<D>(a.data(), size, b.data(), b_size, v, plain);
    const auto value = [&v](const std::vector<double>& points, std::uint32_t i, double sign) {
      Vec<D> p;
      std::copy_n(points.begin() + i * D, D, p.begin());
      return dot(sign * v, p);
    };
    std::uint32_t at_a = 0, at_b = 0;
    for (std::uint32_t i = 1; i < size; ++i)
      if (value(a, i, 1) < value(a, at_a, 1)) at_a = i;
    for (std::uint32_t i = 1; i < b_size; ++i)
      if (value(b, i, -1) < value(b, at_b, -1)) at_b = i;
    EXPECT_EQ(plain.a, at_a);
    EXPECT_EQ(plain.b, at_b);
    EXPECT_EQ(plain.least, value(a, at_a, 1) + value(b, at_b, -1));

    Spread<D> spread;
    scan::Plain::spread<D>(a.data(), size, spread);
    for (std::size_t k = 0; k < D; ++k) {
      double low = a[k], high = a[k], sum = 0, sizes = 0;
      for (std::size_t i = 0; i < size; ++i) {
        low = std::min(low, a[i * D + k]);
        high = std::max(high, a[i * D + k]);
        sum += a[i * D + k];
        sizes += std::abs(a[i * D + k]);
      }
      EXPECT_EQ(spread.low[k], low);
      EXPECT_EQ(spread.high[k], high);
      EXPECT_LE(std::abs(spread.sum[k] - sum), sizes * 0x1p-46);  // two orders of at most 41 numbers
    }
    if (!has_avx2()) return;
    Support wide;
    scan::Wide::least_difference<D>(a.data(), size, b.data(), b_size, v, wide);
    EXPECT_EQ(wide.least, plain.least);
    EXPECT_EQ(wide.a, plain.a);
    EXPECT_EQ(wide.b, plain.b);
    Spread<D> again;
    scan::Wide::spread<D>(a.data(), size, again);
    EXPECT_EQ(again.low, spread.low);
    EXPECT_EQ(again.high, spread.high);
    EXPECT_EQ(again.sum, spread.sum);
  });
}

TEST(Lanes, ScanPointsAsALoopDoes) {
  expect_scans_of_points<2>();
  expect_scans_of_points<3>();
}

TEST(Lanes, KeepWhatIsNotFinite) {
  for (const double bad : {HUGE_VAL, -HUGE_VAL, std::nan("")})
    for (std::uint32_t size = 1; size < 12; ++size)
      for (std::size_t at = 0; at < 3 * size; ++at) {
        std::vector<double> points(3 * size, 1.5);
        points[at] = bad;
        const Vec<3> sum = spread_of<3>(points.data(), size).sum;
        EXPECT_FALSE(std::isfinite(sum[at % 3])) << size << ' ' << at;
      }
}

template <std::size_t D>
void expect_least_dots() {
  for_sizes([](Numbers& numbers, std::uint32_t size) {
    const std::size_t stride = padded(size);
    auto columns = numbers.many(D * stride);
    for (std::size_t k = 0; k < D; ++k)
      for (std::size_t i = size; i < stride; ++i) columns[k * stride + i] = columns[k * stride + size - 1];
    const Vec<D> v = numbers.vector<D>();
    const auto value = [&](std::size_t i) {
      Vec<D> p;
      for (std::size_t k = 0; k < D; ++k) p[k] = columns[k * stride + i];
      return dot(v, p);
    };
    double least = value(0);
    for (std::size_t i = 1; i < size; ++i) least = std::min(least, value(i));
    LeastDot plain;
    scan::least_dot_plain<D>(columns.data(), size, v, plain);
    EXPECT_EQ(plain.value, least);
    EXPECT_LT(plain.at, size);
    EXPECT_EQ(value(plain.at), least);
    if (!has_avx2()) return;
    LeastDot wide;
    scan::least_dot_wide<D>(columns.data(), size, v, wide);
    EXPECT_EQ(wide.value, plain.value);
    EXPECT_EQ(wide.at, plain.at);
  });
}

TEST(Lanes, FindLeastDotsAsALoopDoes) {
  expect_least_dots<2>();
  expect_least_dots<3>();
  expect_least_dots<4>();
  expect_least_dots<6>();
}

template <std::size_t D, int Side>
void expect_laid_by_axis() {
  for_sizes([](Numbers& numbers, std::uint32_t size) {
    const std::size_t stride = padded(size);
    const auto points = numbers.many(D * size);
    const Move<D> move{0x1p-8, 3, 0.7, numbers.vector<D>()};
    std::vector<double> plain(D * stride), wide(D * stride);
    scan::lay_by_axis_plain<D, Side>(points.data(), size, move, plain.data(), stride);
    for (std::size_t i = 0; i < stride; ++i)
      for (std::size_t k = 0; k < D; ++k) {
        const double x = points[std::min<std::size_t>(i, size - 1) * D + k] * move.shrink;
        const double moved = Side > 0 ? x - move.origin[k] : move.origin[k] - x;
        EXPECT_EQ(plain[k * stride + i], moved * move.grow * move.grow_again);
      }
    if (!has_avx2()) return;
    scan::lay_by_axis_wide<D, Side>(points.data(), size, move, wide.data(), stride);
    EXPECT_EQ(wide, plain);
  });
}

TEST(Lanes, LayPointsByAxisAsALoopDoes) {
  expect_laid_by_axis<2, 1>();
  expect_laid_by_axis<2, -1>();
  expect_laid_by_axis<3, 1>();
  expect_laid_by_axis<3, -1>();
  expect_laid_by_axis<4, -1>();
}

template <std::size_t D>
void expect_planes_seen() {
  for_sizes([](Numbers& numbers, std::uint32_t size) {
    const std::size_t stride = padded(size);
    std::array<std::vector<double>, D + 2> entries;
    scan::PlaneColumns<D> columns;
    for (std::size_t k = 0; k < D + 2; ++k) {
      entries[k] = numbers.many(stride);
      for (std::size_t i = size; i < stride; ++i) entries[k][i] = k < D ? 0 : HUGE_VAL;
      columns[k] = entries[k].data();
    }
    const Vec<D> w = numbers.vector<D>();
    std::vector<long long> seen(stride), again(stride);
    double least, nearest, least_again, nearest_again;
    scan::see_plain<D>(columns, stride, w, seen.data(), least, nearest);
    double least_unseen = HUGE_VAL;
    for (std::size_t i = 0; i < stride; ++i) {
      Vec<D> normal;
      for (std::size_t k = 0; k < D; ++k) normal[k] = entries[k][i];
      ASSERT_EQ(seen[i] != 0, dot(normal, w) > entries[D][i]);
      if (seen[i] == 0) least_unseen = std::min(least_unseen, entries[D + 1][i]);
    }
    EXPECT_EQ(least, least_unseen);
    if (least < HUGE_VAL) {
      EXPECT_EQ(entries[D + 1][static_cast<std::size_t>(nearest)], least);
      EXPECT_EQ(seen[static_cast<std::size_t>(nearest)], 0);
    }
    if (!has_avx2()) return;
    scan::see_wide<D>(columns, stride, w, again.data(), least_again, nearest_again);
    EXPECT_EQ(again, seen);
    EXPECT_EQ(least_again, least);
    EXPECT_EQ(nearest_again, nearest);
  });
}

TEST(Lanes, SeePlanesAsALoopDoes) {
  expect_planes_seen<2>();
  expect_planes_seen<3>();
}

TEST(Lanes, UnfoldPlanesAsALoopDoes) {
  for (const bool few : {false, true})
    for (std::size_t size = 1; size <= PlaneFan::kTriangles; ++size)
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Numbers numbers(1000 * size + seed, few);
        PlaneFan plain;
        std::vector<Vec<3>> ways, corners;
        for (std::size_t t = 0; t <= padded(static_cast<std::uint32_t>(size)); ++t) {
          ways.push_back(numbers.vector<3>());
          corners.push_back(numbers.vector<3>());
          plain.set_corner(t, ways[t], corners[t], dot(corners[t], corners[t]));
        }
        plain.newest = numbers.vector<3>();
        plain.newest_squared = dot(plain.newest, plain.newest);
        PlaneFan wide = plain;
        scan::unfold_plain(plain, size);
        if (has_avx2()) scan::unfold_wide(wide, size);
        for (std::size_t t = 0; t < size; ++t) {
          const Vec<3> normal = cross(ways[t], ways[t + 1]);
          Vec<3> shortest = corners[t];
          for (const Vec<3>& other : {corners[t + 1], plain.newest})
            if (dot(other, other) < dot(shortest, shortest)) shortest = other;
          const Plane<3> expected{normal, dot(normal, shortest), dot(normal, normal)}, plane = plain.plane(t);
          EXPECT_EQ(plane.normal, expected.normal);
          EXPECT_EQ(plane.height, expected.height);
          EXPECT_EQ(plane.length_squared, expected.length_squared);
          if (expected.length_squared > 0) {
            EXPECT_EQ(plain.order[t], expected.order());
          }
          if (!has_avx2()) continue;
          EXPECT_EQ(wide.plane(t).normal, plane.normal);
          EXPECT_EQ(wide.height[t], plain.height[t]);
          EXPECT_EQ(wide.length_squared[t], plain.length_squared[t]);
          if (expected.length_squared > 0) {
            EXPECT_EQ(wide.order[t], plain.order[t]);
          }
        }
      }
}

}  // namespace
}  // namespace assay::lanes_test
