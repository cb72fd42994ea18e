// Errors of normals hold, and a distance is measured above its threshold alone.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/proofs.h"
#include "oracles/exact/rational.h"
#include "tests/support/random_numbers.h"

namespace assay::normal_errors_test {
namespace {

using gjk::Vec;

struct Drawn : test::RandomDoubles {
  /// Of one size, or of many.
  double number() {
    const int exponent = below(2) == 0 ? 0 : -static_cast<int>(below(30));
    return std::ldexp(generic(), exponent);
  }
  template <std::size_t D>
  gjk::Vec<D> vector() {
    gjk::Vec<D> x;
    for (double& entry : x) entry = number();
    return x;
  }
  template <std::size_t D>
  gjk::Edge<D> edge() {
    gjk::Edge<D> drawn{vector<D>(), vector<D>()};
    for (double& entry : drawn.error) entry = std::abs(entry) * 0x1p-50;
    return drawn;
  }
};

// Each bound against the exact number, all roundings pointing one way or not.
TEST(NormalErrors, HoldAgainstExactNormals) {
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
TEST(NormalErrors, AMeasuredDistanceIsAboveItsThreshold) {
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
}  // namespace assay::normal_errors_test
