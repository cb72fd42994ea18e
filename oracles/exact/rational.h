// Exact numbers: every finite double is a dyadic rational, and goes in without rounding.
#pragma once
#include <boost/multiprecision/gmp.hpp>

namespace assay {

// Expression templates off: `auto` then always names a number, never a reference to an expression that is gone.
using Integer = boost::multiprecision::number<boost::multiprecision::gmp_int, boost::multiprecision::et_off>;
using Rational = boost::multiprecision::number<boost::multiprecision::gmp_rational, boost::multiprecision::et_off>;

/// The rational that the double is. Precondition: finite. (mpq_set_d is exact.)
inline Rational exact(double value) { return Rational(value); }

inline int sign(const Rational& value) { return value.sign(); }

}  // namespace assay
