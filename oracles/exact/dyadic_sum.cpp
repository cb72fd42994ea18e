#include "oracles/exact/dyadic_sum.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/work_bound.h"

namespace assay {

Mantissa mantissa_of(double value) {
  if (value == 0) return {};
  int exponent = 0;
  auto mantissa = static_cast<std::int64_t>(std::ldexp(std::frexp(value, &exponent), 53));
  const int zeros = __builtin_ctzll(static_cast<std::uint64_t>(mantissa));  // two's complement keeps trailing zeros
  return {mantissa / (std::int64_t{1} << zeros), exponent - 53 + zeros};
}

void DyadicSum::add(double factor, const Integer& term) {
  if (factor == 0 || term.is_zero()) return;
  spend(kStep + words_of(term) + words_of(sum_));
  const Mantissa parts = mantissa_of(factor);
  mpz_ptr sum = sum_.backend().data();
  mpz_ptr product = scratch_.backend().data();
  if (empty_) {
    exponent_ = parts.exponent;
    empty_ = false;
  } else if (parts.exponent < exponent_) {
    mpz_mul_2exp(sum, sum, static_cast<mp_bitcnt_t>(exponent_ - parts.exponent));
    exponent_ = parts.exponent;
  }
  mpz_mul_si(product, term.backend().data(), parts.mantissa);
  mpz_mul_2exp(product, product, static_cast<mp_bitcnt_t>(parts.exponent - exponent_));
  mpz_add(sum, sum, product);
}

double DyadicSum::near(const Integer& denominator) const {
  long above = 0, below = 0;
  const double numerator = mpz_get_d_2exp(&above, sum_.backend().data());
  const double divisor = mpz_get_d_2exp(&below, denominator.backend().data());
  const long exponent = above - below + exponent_;
  return std::ldexp(numerator / divisor, static_cast<int>(std::clamp(exponent, -5000L, 5000L)));
}

Rational DyadicSum::over(const Integer& denominator) const {
  spend(cost_of_fractions(1, words_of(sum_) + words_of(denominator)));
  Rational result;
  mpq_ptr number = result.backend().data();
  mpz_set(mpq_numref(number), sum_.backend().data());
  mpz_set(mpq_denref(number), denominator.backend().data());
  if (exponent_ > 0) {
    mpz_mul_2exp(mpq_numref(number), mpq_numref(number), static_cast<mp_bitcnt_t>(exponent_));
  } else if (exponent_ < 0) {
    mpz_mul_2exp(mpq_denref(number), mpq_denref(number), static_cast<mp_bitcnt_t>(-exponent_));
  }
  mpq_canonicalize(number);
  return result;
}

}  // namespace assay
