// The forward error bounds behind the proofs, held against exact arithmetic on input that rounds as much as it can.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay::gjk_bounds_test {
namespace {

using gjk::Vec;

double full_mantissa(Choices& choices) { return 2 * choices.dyadic(53) - 1; }

template <std::size_t D>
Points cloud(Choices& choices, std::size_t size, double offset, int spread) {
  Points body{D, {}};
  for (std::size_t i = 0; i < size * D; ++i)
    body.coordinates.push_back(offset + std::ldexp(full_mantissa(choices), -static_cast<int>(choices.below(spread))));
  return body;
}

template <std::size_t D>
void expect_supports_within_bound() {
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Choices choices{mix64(key)};
    const double offset = key % 2 == 0 ? 0 : std::ldexp(1.0, static_cast<int>(choices.below(20)));
    const ConvexPair pair{cloud<D>(choices, 5, offset, 30), cloud<D>(choices, 6, offset, 30)};
    const gjk::MinkowskiFrame<D> frame(pair);
    Vec<D> v;
    for (double& x : v) x = std::ldexp(full_mantissa(choices), -static_cast<int>(choices.below(40)));
    const gjk::Support support = frame.support(v);
    // The frame scales by 2^-e; its scale is read off a difference that is not 0.
    const double scaled = frame.difference(0, 0).w[0], plain = pair.a[0][0] - pair.b[0][0];
    ASSERT_NE(plain, 0);
    const Rational scale = exact(scaled / plain);
    Rational least = 0;
    for (std::size_t i = 0; i < pair.a.size(); ++i)
      for (std::size_t j = 0; j < pair.b.size(); ++j) {
        Rational value = 0;
        for (std::size_t k = 0; k < D; ++k) value += exact(v[k]) * (exact(pair.a[i][k]) - exact(pair.b[j][k]));
        if ((i == 0 && j == 0) || value < least) least = value;
      }
    const Rational error = abs(Rational(exact(support.least) - least * scale));
    EXPECT_LE(error, exact(gjk::support_error<D>(gjk::absolute_dot(v, frame.extents())))) << "stream " << key;
  }
}

TEST(GjkBounds, SupportsAreWithinTheirBound) {
  expect_supports_within_bound<2>();
  expect_supports_within_bound<3>();
}

Rational determinant(const std::array<std::array<Rational, 3>, 3>& w) {
  return w[0][0] * (w[1][1] * w[2][2] - w[1][2] * w[2][1]) + w[0][1] * (w[1][2] * w[2][0] - w[1][0] * w[2][2]) +
         w[0][2] * (w[1][0] * w[2][1] - w[1][1] * w[2][0]);
}

// Three differences of points, the third nearly in the plane of the other two: the exact sign, of the exact
// differences, must be the proved one, and a determinant ten times its bound must be proved.
TEST(GjkBounds, ProvedSignsInSpaceAreTheExactOnes) {
  std::uint64_t proved = 0, zero = 0;
  for (std::uint64_t key = 0; key < 20000; ++key) {
    Choices choices{mix64(key)};
    Vec<3> a[3], b[3];
    for (int i = 0; i < 3; ++i)
      for (std::size_t k = 0; k < 3; ++k) a[i][k] = full_mantissa(choices), b[i][k] = full_mantissa(choices);
    const double s = full_mantissa(choices), t = full_mantissa(choices);
    for (std::size_t k = 0; k < 3; ++k)
      a[2][k] = b[2][k] + s * (a[0][k] - b[0][k]) + t * (a[1][k] - b[1][k]) +
                std::ldexp(full_mantissa(choices), -48 - static_cast<int>(choices.below(8)));
    std::array<std::array<Rational, 3>, 3> w;
    Vec<3> rounded[3];
    for (int i = 0; i < 3; ++i)
      for (std::size_t k = 0; k < 3; ++k) {
        w[i][k] = exact(a[i][k]) - exact(b[i][k]);
        rounded[i][k] = a[i][k] - b[i][k];
      }
    const int claimed = gjk::proved_sign(rounded[0], rounded[1], rounded[2]);
    if (claimed != 0) {
      EXPECT_EQ(claimed, sign(determinant(w))) << "stream " << key;
    }
    proved += claimed != 0;
    zero += claimed == 0;
  }
  EXPECT_GT(proved, 1000u);  // both sides of the bound are visited
  EXPECT_GT(zero, 1000u);
}

TEST(GjkBounds, ProvedSignsInThePlaneAreTheExactOnes) {
  std::uint64_t proved = 0, zero = 0;
  for (std::uint64_t key = 0; key < 20000; ++key) {
    Choices choices{mix64(key)};
    Vec<2> a[2], b[2];
    for (int i = 0; i < 2; ++i)
      for (std::size_t k = 0; k < 2; ++k) a[i][k] = full_mantissa(choices), b[i][k] = full_mantissa(choices);
    const double s = full_mantissa(choices);
    for (std::size_t k = 0; k < 2; ++k)
      a[1][k] = b[1][k] + s * (a[0][k] - b[0][k]) +
                std::ldexp(full_mantissa(choices), -49 - static_cast<int>(choices.below(8)));
    const Rational determinant = (exact(a[0][0]) - exact(b[0][0])) * (exact(a[1][1]) - exact(b[1][1])) -
                                 (exact(a[0][1]) - exact(b[0][1])) * (exact(a[1][0]) - exact(b[1][0]));
    const int claimed =
        gjk::proved_sign(Vec<2>{a[0][0] - b[0][0], a[0][1] - b[0][1]}, Vec<2>{a[1][0] - b[1][0], a[1][1] - b[1][1]});
    if (claimed != 0) {
      EXPECT_EQ(claimed, sign(determinant)) << "stream " << key;
    }
    proved += claimed != 0;
    zero += claimed == 0;
  }
  EXPECT_GT(proved, 1000u);
  EXPECT_GT(zero, 1000u);
}

TEST(GjkBounds, NoSignIsProvedOfZeroOrUnderflow) {
  EXPECT_EQ(gjk::proved_sign(Vec<2>{0, 0}, Vec<2>{1, 1}), 0);
  EXPECT_EQ(gjk::proved_sign(Vec<2>{0x1p-600, 0}, Vec<2>{0, 0x1p-600}), 0);
  EXPECT_EQ(gjk::proved_sign(Vec<3>{1, 0, 0}, Vec<3>{0, 1, 0}, Vec<3>{1, 1, 0}), 0);
  const double nan = std::nan("");
  EXPECT_EQ(gjk::proved_sign(Vec<2>{nan, 0}, Vec<2>{0, 1}), 0);
}

// Combinations of rounded differences, as a Separated answer's weights name them.
template <std::size_t D>
void expect_combinations_within_bound() {
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Choices choices{mix64(key + 5000)};
    const ConvexPair pair{cloud<D>(choices, 3, 1, 3), cloud<D>(choices, 3, 1, 3)};
    gjk::Simplex<D> simplex;
    std::array<double, D> weight{};
    std::array<Rational, D> z{};
    for (std::uint32_t i = 0; i < D; ++i) {
      gjk::Difference<D> vertex{{}, i, i};
      weight[i] = choices.dyadic(53);
      for (std::size_t k = 0; k < D; ++k) {
        vertex.w[k] = pair.a[i][k] - pair.b[i][k];
        z[k] += exact(weight[i]) * (exact(pair.a[i][k]) - exact(pair.b[i][k]));
      }
      simplex.push(vertex);
    }
    const gjk::Combination<D> point = gjk::combine(simplex, weight);
    for (std::size_t k = 0; k < D; ++k)
      EXPECT_LE(abs(Rational(exact(point.z[k]) - z[k])), exact(point.error[k])) << "stream " << key;
  }
}

TEST(GjkBounds, CombinationsAreWithinTheirBound) {
  expect_combinations_within_bound<2>();
  expect_combinations_within_bound<3>();
}

}  // namespace
}  // namespace assay::gjk_bounds_test
