// The bound on how far an approximate inverse is from one, against rationals.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/kernel_enclosure.h"
#include "tests/support/random_numbers.h"

namespace assay::kernel_defect_test {
namespace {

using test::Stream;

Rational exact_defect(const std::vector<double>& inverse, const std::vector<double>& matrix, std::size_t n,
                      double change) {
  Rational greatest = 0;
  for (std::size_t k = 0; k < n; ++k) {
    Rational sum = 0;
    for (std::size_t j = 0; j < n; ++j) {
      Rational entry = k == j ? 1 : 0, size = entry;
      for (std::size_t i = 0; i < n; ++i) {
        const Rational product = exact(inverse[k * n + i]) * exact(matrix[i * n + j]);
        entry -= product;
        size += abs(product);
      }
      sum += abs(entry) + exact(change) * size;
    }
    greatest = std::max(greatest, sum);
  }
  return greatest;
}

// Of row 0 and column 1 the products are rounded alike and cancel: computed 0, truly 2^-14.
TEST(KernelDefect, SeesWhatRoundingHidesFromTheSum) {
  const std::vector<double> inverse{0x1p40 * (1 + 0x1p-27), -0x1p40, 0, 1 / (1 + 0x1p-26)};
  const std::vector<double> matrix{0x1p-40, 1 + 0x1p-27, 0x1p-67, 1 + 0x1p-26};
  ASSERT_GT(exact_defect(inverse, matrix, 2, 0), exact(0x1p-15));
  EXPECT_LE(exact_defect(inverse, matrix, 2, 0), exact(kernel_defect(inverse, matrix, 2, 0)));
}

// A row that is no number is not forgotten for the rows after it.
TEST(KernelDefect, IsNotBelowAHalfWhereARowIsNoNumber) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> one{1, 0, 0, 1};
  EXPECT_LT(kernel_defect(one, one, 2, 0), 0.5);
  EXPECT_FALSE(kernel_defect({nan, 0, 0, 1}, one, 2, 0) < 0.5);
  EXPECT_FALSE(kernel_defect({1, 0, 0, nan}, one, 2, 0) < 0.5);
}

TEST(KernelDefect, IsNoLessThanTheGreatestRowSumWithTheChange) {
  Stream stream{15};
  for (int k = 0; k < 300; ++k) {
    const auto n = static_cast<std::size_t>(stream.within(1, 6));
    const double change = k % 3 == 0 ? 0 : std::ldexp(stream.unit(), -stream.within(4, 40));
    std::vector<double> inverse(n * n), matrix(n * n);
    for (std::size_t e = 0; e < n * n; ++e) {
      const double off = e % (n + 1) == 0 ? 1 : 0;
      inverse[e] = off + std::ldexp(stream.unit() - 0.5, -stream.within(6, 50));
      matrix[e] = off + std::ldexp(stream.unit() - 0.5, -stream.within(6, 50));
    }
    const double bound = kernel_defect(inverse, matrix, n, change);
    if (bound < 0.5) {
      EXPECT_LE(exact_defect(inverse, matrix, n, change), exact(bound)) << k;
    }
    EXPECT_LE(bound, 1.0001 * approximate(exact_defect(inverse, matrix, n, change)) + 0x1p-40) << k;
  }
}

}  // namespace
}  // namespace assay::kernel_defect_test
