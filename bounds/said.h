// What code said, folded into one number: a change of any bit of it is another number.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay {

class Said {
 public:
  void take(std::uint64_t word) { state_ = fold_word(state_, word); }
  /// All NaNs are one.
  void take(double value) {
    take(std::bit_cast<std::uint64_t>(std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value));
  }
  void take(const Rational& value) {
    take(mpq_numref(value.backend().data()));
    take(mpq_denref(value.backend().data()));
  }
  std::uint64_t digest() const { return state_; }

 private:
  void take(mpz_srcptr whole) {
    take(static_cast<std::uint64_t>(mpz_sgn(whole) + 1));
    const std::size_t limbs = mpz_size(whole);
    for (std::size_t k = 0; k < limbs; ++k)
      take(static_cast<std::uint64_t>(mpz_getlimbn(whole, static_cast<mp_size_t>(k))));
    take(static_cast<std::uint64_t>(limbs));
  }

  std::uint64_t state_ = 0;
};

}  // namespace assay
