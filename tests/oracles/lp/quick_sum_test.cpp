// The error of a sum in plain double, against rationals.
#include "oracles/lp/sums/quick_sum.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational.h"
#include "tests/support/random_numbers.h"

namespace assay::quick_sum_test {
namespace {

using test::Stream;

/// Terms of one sign whose products and partial sums are all cut off, and terms that cancel.
TEST(QuickSum, ItsErrorIsWithinItsBoundWhereAllRoundingsPointOneWay) {
  Stream stream{17};
  for (int k = 0; k < 2000; ++k) {
    const std::size_t n = static_cast<std::size_t>(stream.within(1, 40));
    const bool one_way = k % 2 == 0;
    double value = one_way ? -1 : stream.unit() - 0.5, size = std::fabs(value), unsure = 0;
    Rational exactly = exact(value), most_off = 0;
    for (std::size_t i = 0; i < n; ++i) {
      // The square of 1 + (2 j + 1) 2^-27 ends below half a unit in the last place.
      const double entry = one_way ? 1 + 0x1p-27 * (2 * stream.within(0, 7) + 1) : stream.unit() - 0.5;
      const double middle = one_way ? entry : stream.unit() - 0.5,
                   radius = std::ldexp(stream.unit(), -stream.within(20, 80));
      const double product = entry * middle;
      value -= product;
      size += std::fabs(product);
      unsure += std::fabs(entry) * radius;
      exactly -= exact(entry) * exact(middle);
      most_off += abs(exact(entry)) * exact(radius);
    }
    const Rational bound = exact(quick_error(n, size, unsure));
    EXPECT_LE(abs(Rational(exactly - exact(value))) + most_off, bound);
    EXPECT_LE(bound,
              (most_off + Rational(static_cast<int>(n) + 3) * exact(0x1p-53) * exact(size)) * (1 + power_of_two(-40)) +
                  power_of_two(-1060));
  }
}

}  // namespace
}  // namespace assay::quick_sum_test
