// Half a unit in the last place of a double: what a referee allows for the rounding of numbers that are reported.
#pragma once
#include <algorithm>
#include <cmath>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational.h"

namespace assay::referee {

/// By the exponent: 53 binary digits, or the last of the subnormal numbers. Precondition: finite.
inline Rational half_a_unit(double number) {
  return power_of_two((number == 0 ? -1022 : std::max(-1022, std::ilogb(number))) - 53);
}

}  // namespace assay::referee
