// A filter may be silent; it must never contradict the rationals.
#include "oracles/exact/filter.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational.h"
#include "tests/support/random_numbers.h"

namespace assay::filter_test {
namespace {

using test::AdversarialDoubles;

struct Tally {
  int decided = 0, silent = 0, zero = 0;
  void count(std::optional<int> filtered, int exact_sign) {
    ++(filtered ? decided : silent);
    if (exact_sign == 0) ++zero;
  }
};

/// Points whose differences are the entries: kind `kind`, or a combination of earlier points moved by an ulp.
template <std::size_t N>
std::array<std::array<double, 2>, N> endpoints(AdversarialDoubles& draw, int kind) {
  std::array<std::array<double, 2>, N> p;
  for (auto& pair : p) {
    for (double& x : pair) x = kind < AdversarialDoubles::kKinds ? draw.of_kind(kind) : draw.mixed();
  }
  return p;
}

TEST(Filter, TheSignOfAPlaneDeterminantIsNeverWrong) {
  AdversarialDoubles draw(1);
  for (int kind = 0; kind <= AdversarialDoubles::kKinds; ++kind) {
    Tally tally;
    for (int i = 0; i < 30000; ++i) {
      auto p = endpoints<4>(draw, kind);
      if (i % 2 == 1) p[2] = p[0], p[3] = p[1];  // parallel
      if (i % 4 == 3) p[2][0] = std::nextafter(p[2][0], 0.0);
      const double x[2] = {p[0][0] - p[0][1], p[1][0] - p[1][1]}, y[2] = {p[2][0] - p[2][1], p[3][0] - p[3][1]};
      const auto filtered = det2_sign(x, y);
      const auto d = [&](int k) { return exact(p[k][0]) - exact(p[k][1]); };
      const int truth = sign(d(0) * d(3) - d(1) * d(2));
      if (filtered) {
        ASSERT_EQ(*filtered, truth) << "kind " << kind << " case " << i;
      }
      tally.count(filtered, truth);
    }
    EXPECT_GT(tally.silent, 5000) << "kind " << kind;
    EXPECT_GT(tally.zero, 5000) << "kind " << kind;
    if (kind <= 2) {
      EXPECT_GT(tally.decided, 5000) << "kind " << kind;
    }
  }
}

TEST(Filter, TheSignOfASpaceDeterminantIsNeverWrong) {
  AdversarialDoubles draw(2);
  for (int kind = 0; kind <= AdversarialDoubles::kKinds; ++kind) {
    Tally tally;
    for (int i = 0; i < 15000; ++i) {
      auto p = endpoints<9>(draw, kind);
      if (i % 2 == 1) {  // the third row is the first or the difference of the other two, perhaps moved by an ulp
        for (int k = 0; k < 3; ++k)
          p[6 + k] = i % 4 == 1 ? p[k] : std::array<double, 2>{p[k][0] - p[3 + k][0], p[k][1] - p[3 + k][1]};
        if (i % 8 == 5) p[6][0] = std::nextafter(p[6][0], 0.0);
      }
      bool finite = true;
      double e[9];
      for (int k = 0; k < 9; ++k) {
        e[k] = p[k][0] - p[k][1];
        finite = finite && std::isfinite(p[k][0]) && std::isfinite(p[k][1]);
      }
      if (!finite) continue;
      const auto filtered = det3_sign(e, e + 3, e + 6);
      std::array<Rational, 9> m;
      for (int k = 0; k < 9; ++k) m[k] = exact(p[k][0]) - exact(p[k][1]);
      const Rational determinant =
          m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
      const int truth = sign(determinant);
      if (filtered) {
        ASSERT_EQ(*filtered, truth) << "kind " << kind << " case " << i;
      }
      tally.count(filtered, truth);
    }
    EXPECT_GT(tally.silent, 1000) << "kind " << kind;
    EXPECT_GT(tally.zero, 1000) << "kind " << kind;
    if (kind <= 2) {
      EXPECT_GT(tally.decided, 5000) << "kind " << kind;
    }
  }
}

TEST(Filter, TheErrorOfASumOfProductsIsBounded) {
  AdversarialDoubles draw(3);
  int informative = 0, overflowed = 0, underflowed = 0;
  for (int i = 0; i < 40000; ++i) {
    const int kind = i % (AdversarialDoubles::kKinds + 1);
    const std::size_t n = 1 + draw.below(6);
    std::vector<double> x, y;
    double sum = 0, magnitude = 0;
    for (std::size_t k = 0; k < n; ++k) {
      x.push_back(kind < AdversarialDoubles::kKinds ? draw.of_kind(kind) : draw.mixed());
      y.push_back(kind < AdversarialDoubles::kKinds ? draw.of_kind(kind) : draw.mixed());
      const double product = x[k] * y[k];
      sum += product;
      magnitude += std::abs(product);
    }
    const double bound = dot_error(n, magnitude);
    if (!std::isfinite(magnitude)) {
      EXPECT_FALSE(std::isfinite(bound));
      EXPECT_FALSE(certain_sign(sum, bound));
      ++overflowed;
      continue;
    }
    if (magnitude < 0x1p-1000) ++underflowed;
    if (std::abs(sum) > bound) ++informative;
    if (!std::isfinite(bound)) continue;
    ASSERT_LE(abs(exact_dot(x, y) - exact(sum)), exact(bound)) << "case " << i;
  }
  EXPECT_GT(informative, 15000);
  EXPECT_GT(overflowed, 2000);
  EXPECT_GT(underflowed, 2000);
}

TEST(Filter, TheUnderflowTermIsNeeded) {
  // 0.59 + -0.41 + -0.41 smallest doubles: the products round to 1, 0 and 0, and the sum has the wrong sign.
  const std::vector<double> x = {0x1.3p-537, -0x1.ap-538, -0x1.ap-538}, y = {0x1p-538, 0x1p-538, 0x1p-538};
  double sum = 0, magnitude = 0;
  for (int k = 0; k < 3; ++k) {
    sum += x[k] * y[k];
    magnitude += std::abs(x[k] * y[k]);
  }
  ASSERT_EQ(sum, kSmallestDouble);
  ASSERT_LT(sign(exact_dot(x, y)), 0);
  EXPECT_EQ(certain_sign(sum, 5 * kUnitRoundoff * magnitude), 1) << "a relative bound alone is wrong here";
  EXPECT_FALSE(certain_sign(sum, dot_error(3, magnitude)));
}

TEST(Filter, NanAndInfinityNeverDecide) {
  const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  for (const double bad : {inf, -inf, nan, 1e300}) {
    const double x[3] = {bad, 1, 2}, y[3] = {3, bad, 5}, z[3] = {7, 11, 13};
    EXPECT_FALSE(det2_sign(x, y));
    const double huge_z[3] = {bad, bad, bad};
    EXPECT_FALSE(det3_sign(x, y, huge_z));
    if (bad != 1e300) {
      EXPECT_FALSE(det3_sign(x, y, z));
    }
  }
}

TEST(Filter, FindsEveryNumberThatIsNotFinite) {
  for (std::size_t size = 0; size < 12; ++size) {
    std::vector<double> values(size, 1e308);
    EXPECT_TRUE(all_finite(values));
    for (std::size_t at = 0; at < size; ++at) {
      for (const double bad : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                               std::numeric_limits<double>::quiet_NaN()}) {
        auto spoilt = values;
        spoilt[at] = bad;
        EXPECT_FALSE(all_finite(spoilt)) << size << " " << at;
      }
    }
  }
}

}  // namespace
}  // namespace assay::filter_test
