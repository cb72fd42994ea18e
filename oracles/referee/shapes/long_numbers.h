// Numbers of two thousand digits, for what the referee cannot say by rationals.
#pragma once
#include <boost/multiprecision/gmp.hpp>

#include "oracles/exact/rational.h"

namespace assay::long_numbers {

// Two thousand digits: squares of doubles span 4300 bits, so sums of two differ within 1300 digits where they differ.
using Long = boost::multiprecision::number<boost::multiprecision::gmp_float<2000>, boost::multiprecision::et_off>;

/// What is promised about a number of this size.
inline Rational slack_of(double gap, const Rational& unit) { return exact(gap) * unit + exact(0x1p-1072); }

/// x > y by more than these digits may have lost.
inline bool exceeds(const Long& x, const Long& y) { return x - y > (abs(x) + abs(y)) * pow(Long(10), -1990); }

inline Long signed_distance(int side, const Rational& square, const Rational& radius) {
  return side * sqrt(Long(square)) - Long(radius);
}

}  // namespace assay::long_numbers
