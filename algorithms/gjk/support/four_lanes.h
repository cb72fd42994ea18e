// Four doubles side by side, for the passes over all vertices that every collision search consists of.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "algorithms/gjk/vec.h"

// A pass is written once, as a body that is inlined by force into two functions: one for any machine, with Pairs, and
// one for machines with AVX2, with Four. Every lane's arithmetic is plain double, without fused products, so the two
// give the same numbers (tests/algorithms/gjk/lanes_test.cpp).
//
// Functions compiled for different machines pass vectors of four in different registers: none is passed or returned by
// value.

#if defined(__x86_64__)
#define ASSAY_WITH_AVX2 [[gnu::target("avx2")]]
#else
#define ASSAY_WITH_AVX2
#endif
#define ASSAY_INLINE [[gnu::always_inline]] inline

namespace assay::gjk {

/// Whether functions declared ASSAY_WITH_AVX2 may be called.
inline bool has_avx2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

// Vector types of g++ and clang.
using Two = double __attribute__((vector_size(16)));
using TwoBits = long long __attribute__((vector_size(16)));
using Four = double __attribute__((vector_size(32)));
using FourBits = long long __attribute__((vector_size(32)));

/// Four lanes of a machine whose registers have two: compilers make single numbers of what Four asks of such a machine.
struct Pairs {
  Two lower, upper;

  ASSAY_INLINE Pairs& operator+=(const Pairs& x) { return *this = {lower + x.lower, upper + x.upper}; }
  ASSAY_INLINE Pairs& operator+=(double x) { return *this = {lower + x, upper + x}; }
  ASSAY_INLINE Pairs& operator*=(double x) { return *this = {lower * x, upper * x}; }
};
ASSAY_INLINE Pairs operator+(const Pairs& x, const Pairs& y) { return {x.lower + y.lower, x.upper + y.upper}; }
ASSAY_INLINE Pairs operator-(const Pairs& x, const Pairs& y) { return {x.lower - y.lower, x.upper - y.upper}; }
ASSAY_INLINE Pairs operator*(const Pairs& x, const Pairs& y) { return {x.lower * y.lower, x.upper * y.upper}; }
ASSAY_INLINE Pairs operator/(const Pairs& x, const Pairs& y) { return {x.lower / y.lower, x.upper / y.upper}; }
ASSAY_INLINE Pairs operator*(const Pairs& x, double y) { return {x.lower * y, x.upper * y}; }

ASSAY_INLINE void set_four(double a, double b, double c, double d, Four& lanes) { lanes = Four{a, b, c, d}; }
ASSAY_INLINE void set_four(double a, double b, double c, double d, Pairs& lanes) { lanes = {Two{a, b}, Two{c, d}}; }
template <class Lanes>
ASSAY_INLINE void load_four(const double* from, Lanes& lanes) {
  std::memcpy(&lanes, from, sizeof lanes);
}
template <class Lanes>
ASSAY_INLINE void store_four(const Lanes& lanes, double* to) {
  std::memcpy(to, &lanes, sizeof lanes);
}

/// Lanes 0 and 1, and lanes 2 and 3.
ASSAY_INLINE Two lower_half(const Four& lanes) { return __builtin_shufflevector(lanes, lanes, 0, 1); }
ASSAY_INLINE Two upper_half(const Four& lanes) { return __builtin_shufflevector(lanes, lanes, 2, 3); }
ASSAY_INLINE Two lower_half(const Pairs& lanes) { return lanes.lower; }
ASSAY_INLINE Two upper_half(const Pairs& lanes) { return lanes.upper; }

/// `chosen` becomes `one` where x < y, and `other` elsewhere.
ASSAY_INLINE void choose_less(const Two& x, const Two& y, const Two& one, const Two& other, Two& chosen) {
  chosen = x < y ? one : other;
}
ASSAY_INLINE void choose_less(const Four& x, const Four& y, const Four& one, const Four& other, Four& chosen) {
  chosen = x < y ? one : other;
}
ASSAY_INLINE void choose_less(const Pairs& x, const Pairs& y, const Pairs& one, const Pairs& other, Pairs& chosen) {
  chosen = {x.lower < y.lower ? one.lower : other.lower, x.upper < y.upper ? one.upper : other.upper};
}
/// `lesser` becomes x where it is the lesser, and y elsewhere.
template <class Lanes>
ASSAY_INLINE void choose_lesser(const Lanes& x, const Lanes& y, Lanes& lesser) {
  choose_less(x, y, x, y, lesser);
}

/// Writes -1 where x < y, otherwise 0.
ASSAY_INLINE void store_less(const Four& x, const Four& y, long long* to) {
  const FourBits less = x < y;
  std::memcpy(to, &less, sizeof less);
}
ASSAY_INLINE void store_less(const Pairs& x, const Pairs& y, long long* to) {
  const TwoBits lower = x.lower < y.lower, upper = x.upper < y.upper;
  std::memcpy(to, &lower, sizeof lower);
  std::memcpy(to + 2, &upper, sizeof upper);
}

/// What was found first stays where nothing is less.
template <class Lanes>
ASSAY_INLINE void keep_least(const Lanes& value, const Lanes& index, Lanes& least, Lanes& at) {
  choose_less(value, least, index, at, at);
  choose_less(value, least, value, least, least);
}

ASSAY_INLINE void exchange_halves(const Four& lanes, Four& exchanged) {
  exchanged = __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1);
}
ASSAY_INLINE void exchange_halves(const Pairs& lanes, Pairs& exchanged) { exchanged = {lanes.upper, lanes.lower}; }
ASSAY_INLINE void exchange_neighbours(const Four& lanes, Four& exchanged) {
  exchanged = __builtin_shufflevector(lanes, lanes, 1, 0, 3, 2);
}
ASSAY_INLINE void exchange_neighbours(const Pairs& lanes, Pairs& exchanged) {
  exchanged = {Two{lanes.lower[1], lanes.lower[0]}, Two{lanes.upper[1], lanes.upper[0]}};
}

/// Each lane becomes the least of all.
template <class Lanes>
ASSAY_INLINE void spread_least(Lanes& lanes) {
  Lanes other;
  exchange_halves(lanes, other);
  choose_lesser(other, lanes, lanes);
  exchange_neighbours(lanes, other);
  choose_lesser(other, lanes, lanes);
}

/// The least value of all lanes, and of `at` the least where it is taken.
template <class Lanes>
ASSAY_INLINE void first_least(const Lanes& value, const Lanes& at, double& least, double& first) {
  constexpr double kNowhere = std::numeric_limits<double>::infinity();
  Lanes all = value, nowhere, where;
  spread_least(all);
  set_four(kNowhere, kNowhere, kNowhere, kNowhere, nowhere);
  choose_less(all, value, nowhere, at, where);
  spread_least(where);
  least = lower_half(all)[0];
  first = lower_half(where)[0];
}

}  // namespace assay::gjk
