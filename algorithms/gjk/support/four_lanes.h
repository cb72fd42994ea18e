// Four doubles side by side, for the passes over all vertices that every collision search consists of.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "algorithms/gjk/vec.h"

// A pass is written once, as a body that is inlined by force into two functions: one for any machine, whose compiler makes two
// steps of two lanes out of each step of four, and one for machines with AVX2. Every lane's arithmetic is plain double, without
// fused products, so the two give the same numbers (tests/algorithms/gjk/support_test.cpp).
//
// Functions compiled for different machines pass vectors of four in different registers: none is passed or returned by value.

#if defined(__x86_64__)
#define ASSAY_WITH_AVX2 [[gnu::target("avx2")]]
#else
#define ASSAY_WITH_AVX2
#endif

namespace assay::gjk {

/// Whether functions declared ASSAY_WITH_AVX2 may be called.
inline bool has_avx2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

using Four = double __attribute__((vector_size(32)));
using Two = double __attribute__((vector_size(16)));
using FourBits = long long __attribute__((vector_size(32)));

[[gnu::always_inline]] inline void load_four(const double* from, Four& lanes) {
  std::memcpy(&lanes, from, sizeof lanes);
}

[[gnu::always_inline]] inline Two lower_half(const Four& lanes) { return __builtin_shufflevector(lanes, lanes, 0, 1); }
[[gnu::always_inline]] inline Two upper_half(const Four& lanes) { return __builtin_shufflevector(lanes, lanes, 2, 3); }

/// Each lane becomes the least of all; a NaN may win or lose.
[[gnu::always_inline]] inline void spread_least(Four& lanes) {
  Four other = __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1);
  lanes = other < lanes ? other : lanes;
  other = __builtin_shufflevector(lanes, lanes, 1, 0, 3, 2);
  lanes = other < lanes ? other : lanes;
}

/// The least value of all lanes, and of `at` the least where it is taken.
[[gnu::always_inline]] inline void first_least(const Four& value, const Four& at, double& least, double& first) {
  Four all = value;
  spread_least(all);
  constexpr double kNowhere = std::numeric_limits<double>::infinity();
  const Four nowhere{kNowhere, kNowhere, kNowhere, kNowhere};
  const FourBits taken = value == all;
  Four where = taken ? at : nowhere;
  spread_least(where);
  least = all[0];
  first = where[0];
}

}  // namespace assay::gjk
