// A double that counts the orientation tests of the listings that compute with it.
#pragma once
#include <cmath>
#include <cstdint>
#include <variant>

#include "algorithms/model/family.h"

namespace assay {

/// Computes as double does. The listings compare two products by > once an orientation test, and nothing else.
struct CountedNumber {
  double value = 0;
  static inline thread_local std::uint64_t tests = 0;

  CountedNumber() = default;
  CountedNumber(double x) : value(x) {}  // NOLINT(google-explicit-constructor): as double is

  friend CountedNumber operator-(CountedNumber p, CountedNumber q) { return p.value - q.value; }
  friend CountedNumber operator*(CountedNumber p, CountedNumber q) { return p.value * q.value; }
  friend bool operator<(CountedNumber p, CountedNumber q) { return p.value < q.value; }
  friend bool operator==(CountedNumber p, CountedNumber q) { return p.value == q.value; }
  friend bool operator>(CountedNumber p, CountedNumber q) {
    ++tests;
    return p.value > q.value;
  }
  friend CountedNumber atan2(CountedNumber y, CountedNumber x) { return std::atan2(y.value, x.value); }
};

/// Orientation tests of a hull of alzubaidi_reading.h, H its type on CountedNumber; 0 where it gives no ring.
template <class H>
std::uint64_t tests_of_listing(const Cloud2& cloud) {
  CountedNumber::tests = 0;
  return std::holds_alternative<Hull>(H::solve(cloud, Watch{})) ? CountedNumber::tests : 0;
}

}  // namespace assay
