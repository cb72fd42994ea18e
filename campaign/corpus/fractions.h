// Rationals as the fractions of decimal integers that files hold, and back.
#pragma once
#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"
#include "reports/store/certificate.h"

namespace assay {

inline Fraction fraction_of(const Rational& value) { return {numerator(value).str(), denominator(value).str()}; }

inline Rational rational_of(const Fraction& fraction) {
  return Rational(Integer(fraction.numerator), Integer(fraction.denominator));
}

/// The value of the program at the point that a kOptimal certificate has.
inline Rational proved_optimum(const LpProblem& program, const Certificate& proof) {
  Rational optimum = 0;
  for (std::size_t j = 0; j < program.cost.size(); ++j)
    optimum += exact(program.cost[j]) * rational_of(proof.numbers.front()[j]);
  return optimum;
}

}  // namespace assay
