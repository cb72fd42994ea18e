// The solutions of exact kernels as tests compare them.
#pragma once
#include <vector>

#include "oracles/lp/basis/exact_kernel.h"

namespace assay::test {

/// numerator[k] / denominator as canonical fractions.
inline std::vector<Rational> as_rationals(const CommonFractions& fractions) {
  std::vector<Rational> values;
  for (const Integer& numerator : fractions.numerator) values.emplace_back(numerator, fractions.denominator);
  return values;
}

}  // namespace assay::test
