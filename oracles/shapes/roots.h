// Signs of sums with square roots, by comparing squares: no root is ever taken.
#pragma once
#include "oracles/exact/rational.h"

namespace assay {

/// The sign of t + s sqrt(p). Precondition: p >= 0; s is -1, 0 or 1.
int sign_with_root(const Rational& t, int s, const Rational& p);

/// The sign of t + s sqrt(p) + r sqrt(q). Precondition: p, q >= 0; s and r are -1, 0 or 1.
///
/// With w = s sqrt(p) + r sqrt(q): where t and w do not differ in sign that is the sign; where they do, it is that of
/// the larger in magnitude, and w^2 = p + q + 2 s r sqrt(pq) is a number with one root.
int sign_with_roots(const Rational& t, int s, const Rational& p, int r, const Rational& q);

}  // namespace assay
