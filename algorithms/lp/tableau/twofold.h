// A number of twice the precision of double: what a small tableau is computed anew in.
#pragma once
#include <cmath>

#include "algorithms/predicates/expansion.h"

namespace assay::lp {

/// head + tail with |tail| <= ulp(head) / 2; every operation is right to some 2^-100 of its operands while nothing
/// overflows or underflows.
/// Source  T. J. Dekker, A floating-point technique for extending the available precision, Numer. Math. 18, 1971,
///         224-242.
struct Twofold {
  double head = 0, tail = 0;

  Twofold() = default;
  Twofold(double value) : head(value) {}  // NOLINT(google-explicit-constructor): every double is one
  Twofold(double high, double low) {
    const expansion::Sum2 sum = expansion::two_sum(high, low);
    head = sum.head;
    tail = sum.tail;
  }

  friend Twofold operator-(const Twofold& a) {
    Twofold negated;
    negated.head = -a.head;
    negated.tail = -a.tail;
    return negated;
  }
  friend Twofold operator+(const Twofold& a, const Twofold& b) {
    const expansion::Sum2 heads = expansion::two_sum(a.head, b.head), tails = expansion::two_sum(a.tail, b.tail);
    const Twofold sum(heads.head, heads.tail + tails.head);
    return {sum.head, sum.tail + tails.tail};
  }
  friend Twofold operator*(const Twofold& a, const Twofold& b) {
    const expansion::Sum2 heads = expansion::two_product(a.head, b.head);
    return {heads.head, heads.tail + (a.head * b.tail + a.tail * b.head)};
  }
  friend Twofold operator/(const Twofold& a, const Twofold& b) {
    const double first = a.head / b.head;
    const Twofold rest = a + -(b * first);
    const double second = rest.head / b.head;
    const Twofold rest_of_rest = rest + -(b * second);
    return Twofold(first, second) + Twofold(rest_of_rest.head / b.head);
  }
};

}  // namespace assay::lp
