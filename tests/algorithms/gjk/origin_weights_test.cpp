// The weights of the origin above space are within their error of the exact ones, and their error is small where
// that is
// easy.
#include "algorithms/gjk/simplex/origin_weights.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "algorithms/gjk/proofs.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay::origin_weights_test {
namespace {

template <std::size_t D>
struct DrawnSimplex {
  gjk::Simplex<D> rounded;
  std::vector<std::vector<Rational>> exactly;  // the rows of M, the right-hand side last
};

/// Differences of points of one size or of many, the last one nearly in the hull of the others in one of three.
template <std::size_t D>
DrawnSimplex<D> drawn_simplex(Choices& choices, std::uint64_t key) {
  const auto full = [&] { return 2 * choices.dyadic(53) - 1; };
  DrawnSimplex<D> simplex;
  simplex.exactly.assign(D + 1, std::vector<Rational>(D + 2, 0));
  std::array<std::array<std::pair<double, double>, D>, D + 1> ends;
  const int spread = key % 2 == 0 ? 1 : 12;
  for (auto& vertex : ends)
    for (auto& [a, b] : vertex) {
      const double unit = std::ldexp(1.0, -static_cast<int>(choices.below(spread)));
      a = unit * full(), b = unit * full();
    }
  if (key % 3 == 0)
    for (std::size_t k = 0; k < D; ++k) {
      double mean = 0;
      for (std::size_t i = 0; i < D; ++i) mean += (ends[i][k].first - ends[i][k].second) / D;
      const int exponent = -static_cast<int>(choices.below(45));
      const double off = std::ldexp(full(), exponent);
      ends[D][k].first = ends[D][k].second + mean + off;
    }
  for (std::uint32_t i = 0; i <= D; ++i) {
    gjk::Difference<D> vertex{};
    for (std::size_t k = 0; k < D; ++k) {
      vertex.w[k] = ends[i][k].first - ends[i][k].second;
      simplex.exactly[k][i] = exact(ends[i][k].first) - exact(ends[i][k].second);
    }
    simplex.exactly[D][i] = 1;
    simplex.rounded.push(vertex);
  }
  simplex.exactly[D][D + 1] = 1;
  return simplex;
}

constexpr double kInf = std::numeric_limits<double>::infinity();

/// The x of M x = e by the method of Gauss and Jordan; empty where M is singular.
std::vector<Rational> solved(std::vector<std::vector<Rational>> m) {
  const std::size_t n = m.size();
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t pivot = c;
    while (pivot < n && m[pivot][c].is_zero()) ++pivot;
    if (pivot == n) return {};
    std::swap(m[c], m[pivot]);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == c || m[i][c].is_zero()) continue;
      const Rational factor = m[i][c] / m[c][c];
      for (std::size_t k = c; k <= n; ++k) m[i][k] -= factor * m[c][k];
    }
  }
  std::vector<Rational> x;
  for (std::size_t i = 0; i < n; ++i) x.push_back(m[i][n] / m[i][i]);
  return x;
}

template <std::size_t D>
void expect_within_errors() {
  int bounded = 0;
  for (std::uint64_t key = 0; key < 24; ++key) {
    Choices choices{mix64(key + 7)};
    const DrawnSimplex<D> simplex = drawn_simplex<D>(choices, key);
    const gjk::OriginWeights<D + 1> weights = gjk::origin_weights(simplex.rounded);
    const std::vector<Rational> x = solved(simplex.exactly);
    if (weights.error == kInf) continue;
    ASSERT_EQ(x.size(), D + 1) << key;  // a bound says that M is regular
    ++bounded;
    for (std::size_t i = 0; i <= D; ++i) {
      EXPECT_LE(abs(Rational(x[i] - exact(weights.value[i]))), exact(weights.error)) << key << " " << i;
    }
  }
  EXPECT_GT(bounded, 12);
}

TEST(OriginWeights, AreWithinTheirErrorOfTheExactOnes) {
  expect_within_errors<4>();
  expect_within_errors<5>();
  expect_within_errors<6>();
}

/// The corners of a simplex around the origin, from a matrix of columns.
template <std::size_t D>
gjk::Simplex<D> simplex_of(const std::array<std::array<double, D>, D + 1>& vertices) {
  gjk::Simplex<D> simplex;
  for (const auto& vertex : vertices) {
    gjk::Difference<D> difference{};
    for (std::size_t k = 0; k < D; ++k) difference.w[k] = vertex[k];
    simplex.push(difference);
  }
  return simplex;
}

// Every step is exact there, so the weights are, and what is left for the error is a few roundings.
TEST(OriginWeights, OfPowersOfTwoAreExact) {
  // The unit vectors' negatives and the vertex (1, 1, 1, 1), in an order in which no first pivot is on the diagonal.
  for (const double unit : {0x1p-20, 1.0, 0x1p20}) {
    const auto weights = gjk::origin_weights(simplex_of<4>(
        {{{0, -unit, 0, 0}, {-unit, 0, 0, 0}, {unit, unit, unit, 4 * unit}, {0, 0, -unit, 0}, {0, 0, 0, -unit}}}));
    const std::array<double, 5> expected = {0.125, 0.125, 0.125, 0.125, 0.5};
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(weights.value[i], expected[i]) << unit << " " << i;
    EXPECT_GT(weights.error, 0);
    EXPECT_LT(weights.error, 0x1p-46);
  }
}

// The largest entry of a column is the pivot whatever its sign: a small one would lose the digits of the others.
TEST(OriginWeights, KeepDigitsWhereTheFirstEntryIsSmall) {
  constexpr double kSmall = 0x1p-52;
  const auto weights = gjk::origin_weights(
      simplex_of<4>({{{kSmall, -1, 0, 0}, {-1, kSmall, 0.25, 0}, {1, 1, 1, 1}, {0, 0, -1, 0}, {0, 0, 0, -1}}}));
  EXPECT_LT(weights.error, 0x1p-45);
}

TEST(OriginWeights, OfAFlatSimplexAreNotBounded) {
  const auto flat =
      gjk::origin_weights(simplex_of<4>({{{1, 0, 0, 0}, {-1, 0, 0, 0}, {0, 1, 0, 0}, {0, -1, 0, 0}, {0, 0, 1, 0}}}));
  EXPECT_EQ(flat.error, kInf);
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  const auto undefined =
      gjk::origin_weights(simplex_of<4>({{{kNan, 0, 0, 0}, {-1, 0, 0, 0}, {0, 1, 0, 0}, {0, -1, 0, 0}, {0, 0, 1, 1}}}));
  EXPECT_EQ(undefined.error, kInf);
}

}  // namespace
}  // namespace assay::origin_weights_test
