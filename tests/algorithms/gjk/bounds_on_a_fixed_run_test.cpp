// The numbers that proofs of collision code rest on, bit by bit on a fixed run: a bound that is a little too small is
// hardly ever seen in an answer. A change of these numbers is a change of a value or a bound, meant or a mistake; that
// the bounds are bounds, gjk_bounds_test.cpp says.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/depth/reach_along.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "oracles/exact/rational.h"
#include "tests/harness/drawn_bits.h"
#include "tests/harness/folded_run.h"

namespace assay::bounds_on_a_fixed_run_test {
namespace {

using gjk::operator*;
using gjk::Vec;
using test::FoldedRun;

struct Drawn : test::DrawnBits {
  /// Of one size, or of many.
  double number() { return std::ldexp(generic(), below(2) == 0 ? 0 : -static_cast<int>(below(30))); }
  template <std::size_t D>
  Vec<D> vector() {
    Vec<D> x;
    for (double& entry : x) entry = number();
    return x;
  }
  template <std::size_t D>
  gjk::Edge<D> edge() {
    gjk::Edge<D> drawn{vector<D>(), vector<D>()};
    for (double& entry : drawn.error) entry = std::abs(entry) * 0x1p-50;
    return drawn;
  }
  template <std::size_t D>
  Points body(std::size_t size) {
    Points points{D, {}};
    for (std::size_t i = 0; i < size * D; ++i) points.coordinates.push_back(number());
    return points;
  }
};

void take(FoldedRun& run, const gjk::BoundedDeterminant& determinant) {
  run.take(determinant.value);
  run.take(determinant.bound);
}

void take(FoldedRun& run, const gjk::ReachAlong& reach) {
  run.take(reach.along);
  run.take(reach.error);
  run.take(reach.least());
  run.take(reach.most());
}

TEST(GjkBoundsOnAFixedRun, DeterminantsAndTheirBounds) {
  Drawn drawn{{std::mt19937_64(11)}};
  FoldedRun run;
  for (int i = 0; i < 2000; ++i) {
    const auto x = drawn.vector<3>(), y = drawn.vector<3>(), z = drawn.vector<3>();
    take(run, gjk::bounded_determinant(x, y, z));
    take(run, gjk::bounded_determinant(Vec<2>{x[0], x[1]}, Vec<2>{y[0], z[1]}));
    const gjk::InnerPoint inner{x, 0x1p-50 * drawn.vector<3>()};
    take(run, gjk::bounded_determinant(inner, y, z));
  }
  EXPECT_EQ(run.folded(), 5233015023010528230u);
}

TEST(GjkBoundsOnAFixedRun, NormalsAndReaches) {
  Drawn drawn{{std::mt19937_64(12)}};
  FoldedRun run;
  for (int i = 0; i < 2000; ++i) {
    const auto n = drawn.vector<3>(), w = drawn.vector<3>();
    run.take(gjk::normal_error<3>({drawn.edge<3>(), drawn.edge<3>()}, n));
    run.take(gjk::normal_error<2>({drawn.edge<2>()}, Vec<2>{n[0], n[1]}));
    take(run, gjk::corner_along<3>(n, w, std::sqrt(gjk::dot(n, n))));
    take(run, gjk::corner_along<2>({n[0], n[1]}, {w[0], w[1]}, std::abs(n[0]) + 1));
  }
  EXPECT_EQ(run.folded(), 224315135528786474u);
}

template <std::size_t D>
void take_frame(FoldedRun& run, Drawn& drawn) {
  const ConvexPair pair{drawn.body<D>(1 + drawn.below(6)), drawn.body<D>(1 + drawn.below(6))};
  const gjk::MinkowskiFrame<D> frame(pair);
  gjk::Simplex<D> simplex;
  std::array<double, D> weight{};
  for (std::size_t i = 0; i < D; ++i) {
    simplex.push(frame.difference(static_cast<std::uint32_t>(drawn.below(pair.a.size())),
                                  static_cast<std::uint32_t>(drawn.below(pair.b.size()))));
    weight[i] = std::abs(drawn.number());
  }
  const gjk::Combination<D> point = gjk::combine(simplex, weight);
  run.take(point.z);
  run.take(point.error);
  run.take(point.s);
  const Vec<D> v = drawn.vector<D>();
  const double least = frame.support(v).least;
  run.take(least);
  run.take(gjk::least_support(frame, v, least));
  Vec<D> near = point.z;
  for (double& entry : near) entry += std::ldexp(drawn.generic(), -20) * entry;
  // The least promise that is proved, to the bit: positive doubles are ordered as their bits are.
  const auto proved = [&](std::uint64_t promise) {
    return gjk::proves_nearest(frame, point, near, 0.25 * gjk::dot(near, near), std::bit_cast<double>(promise));
  };
  std::uint64_t fails = 0, serves = std::bit_cast<std::uint64_t>(0x1p200);
  run.take(proved(serves));
  while (proved(serves) && serves - fails > 1)
    (proved(fails + (serves - fails) / 2) ? serves : fails) = fails + (serves - fails) / 2;
  run.take(serves);
  if constexpr (D == 3)
    for (std::uint32_t attempt = 0; attempt < 4; ++attempt) {
      const gjk::InnerPoint inner = gjk::inner_point(frame, attempt);
      run.take(inner.at);
      run.take(inner.error);
    }
}

TEST(GjkBoundsOnAFixedRun, CombinationsAndFrames) {
  Drawn drawn{{std::mt19937_64(13)}};
  FoldedRun run;
  for (int i = 0; i < 500; ++i) {
    take_frame<2>(run, drawn);
    take_frame<3>(run, drawn);
    take_frame<4>(run, drawn);
  }
  EXPECT_EQ(run.folded(), 11934320529004392296u);
}

// Each bound against the exact number, all roundings pointing one way or not.
TEST(GjkBoundsOnAFixedRun, NormalErrorsHoldAgainstExactNormals) {
  Drawn drawn{{std::mt19937_64(14)}};
  for (int i = 0; i < 300; ++i) {
    const gjk::Edge<3> e = drawn.edge<3>(), f = drawn.edge<3>();
    std::array<Rational, 3> exact_e, exact_f;
    for (std::size_t k = 0; k < 3; ++k) {
      const int to_e = drawn.below(2) == 0 ? 1 : -1, to_f = drawn.below(2) == 0 ? 1 : -1;
      exact_e[k] = exact(e.way[k]) + to_e * exact(e.error[k]);
      exact_f[k] = exact(f.way[k]) + to_f * exact(f.error[k]);
    }
    const Vec<3> normal = gjk::cross(e.way, f.way), bound = gjk::normal_error<3>({e, f}, normal);
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      const Rational entry = exact_e[l] * exact_f[m] - exact_e[m] * exact_f[l];
      // Errors are some units each, so their products, which the bound leaves to its factor, are far below it.
      EXPECT_LE(abs(Rational(entry - exact(normal[k]))), exact(bound[k]) * exact(1 + 0x1p-19)) << i << " " << k;
    }
  }
}

// A length of 2^-960 may have lost digits on the way back to the caller's unit; the next one may not.
TEST(GjkBoundsOnAFixedRun, AMeasuredDistanceIsAboveItsThreshold) {
  struct Unit {
    double unit;
    double in_callers_unit(double x) const { return x * unit; }
  };
  gjk::Combination<4> point;
  point.z = {1, 0, 0, 0};
  point.s = 1;
  EXPECT_TRUE(std::holds_alternative<BareVerdict>(gjk::measured(Unit{0x1p-960}, point)));
  const GjkAnswer above = gjk::measured(Unit{std::nextafter(0x1p-960, 1)}, point);
  ASSERT_TRUE(std::holds_alternative<BareDistance>(above));
  EXPECT_EQ(std::get<BareDistance>(above).distance, std::nextafter(0x1p-960, 1));
  point.z = {3, 0, 0, 4};
  point.s = 2;
  EXPECT_EQ(std::get<BareDistance>(gjk::measured(Unit{8}, point)).distance, 20);
  point.z = {0x1p500, 0, 0, 0};
  EXPECT_TRUE(std::holds_alternative<BareVerdict>(gjk::measured(Unit{0x1p1000}, point)));
}

}  // namespace
}  // namespace assay::bounds_on_a_fixed_run_test
