#include "oracles/exact/rational_reconstruction.h"

#include <utility>

namespace assay {

Fraction reconstruct(const Integer& residue, const Integer& modulus) {
  const std::size_t half = mpz_sizeinbase(modulus.backend().data(), 2) / 2;
  Integer before = modulus, now = residue, quotient, rest;
  Integer factor_before = 0, factor = 1;
  while (mpz_sizeinbase(now.backend().data(), 2) > half) {
    mpz_tdiv_qr(quotient.backend().data(), rest.backend().data(), before.backend().data(), now.backend().data());
    mpz_swap(before.backend().data(), now.backend().data());
    mpz_swap(now.backend().data(), rest.backend().data());
    mpz_submul(factor_before.backend().data(), quotient.backend().data(), factor.backend().data());
    mpz_swap(factor_before.backend().data(), factor.backend().data());
  }
  if (factor < 0) {
    factor = -factor;
    now = -now;
  }
  return {std::move(now), std::move(factor)};
}

}  // namespace assay
