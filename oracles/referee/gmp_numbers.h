// Between the judges' integers and CGAL's. A template, because no CGAL header is included from a header here.
#pragma once
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay::referee {

template <class Gmpz>
Integer to_integer(const Gmpz& value) {
  return Integer(value.mpz());
}

/// Throws Error unless `value` is an integer.
template <class Gmpz>
Gmpz to_gmpz(const Rational& value) {
  if (boost::multiprecision::denominator(value) != 1) throw Error{"referee: the scaling to integers left a fraction"};
  const Integer number = boost::multiprecision::numerator(value);
  return Gmpz(number.backend().data());
}

}  // namespace assay::referee
