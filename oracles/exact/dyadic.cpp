#include "oracles/exact/dyadic.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay {
namespace {

constexpr int kMantissaBits = std::numeric_limits<double>::digits;

/// value = mantissa * 2^exponent with an odd mantissa; value != 0.
struct OddMantissa {
  std::int64_t mantissa;
  int exponent;
};

OddMantissa odd_mantissa(double value) {
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  auto mantissa = static_cast<std::int64_t>(std::ldexp(fraction, kMantissaBits));
  const int zeros = __builtin_ctzll(static_cast<std::uint64_t>(mantissa));  // two's complement keeps trailing zeros
  return {mantissa / (std::int64_t{1} << zeros), exponent - kMantissaBits + zeros};
}

}  // namespace

int common_exponent(std::span<const double> values) {
  int lowest = std::numeric_limits<int>::max();
  for (const double value : values) {
    if (value != 0) lowest = std::min(lowest, odd_mantissa(value).exponent);
  }
  return lowest == std::numeric_limits<int>::max() ? 0 : lowest;
}

Integer scaled_integer(double value, int exponent) {
  if (value == 0) return 0;
  const OddMantissa odd = odd_mantissa(value);
  Integer result;
  mpz_set_si(result.backend().data(), static_cast<long>(odd.mantissa));
  mpz_mul_2exp(result.backend().data(), result.backend().data(), static_cast<mp_bitcnt_t>(odd.exponent - exponent));
  return result;
}

Rational power_of_two(int exponent) {
  const Integer power = Integer(1) << static_cast<unsigned>(std::abs(exponent));
  return exponent >= 0 ? Rational(power) : Rational(Integer(1), power);
}

Rational exact_dot(std::span<const double> x, std::span<const double> y) {
  const int ex = common_exponent(x), ey = common_exponent(y);
  Integer sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) add_product(sum, scaled_integer(x[i], ex), scaled_integer(y[i], ey));
  return Rational(sum) * power_of_two(ex + ey);
}

}  // namespace assay
