// Random numbers for tests, the same on every platform: the distributions of the standard library are not specified,
// its engine is to the bit.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>

#include "properties/choices.h"

namespace assay::test {

/// SplitMix64.
struct Stream {
  std::uint64_t state;
  std::uint64_t next() { return mix64(state += 0x9e3779b97f4a7c15ULL); }
  int within(int low, int high) { return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1)); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

struct RandomDoubles {
  std::mt19937_64 bits;

  std::uint64_t below(std::uint64_t n) { return bits() % n; }
  /// Full mantissa in [-1, 1).
  double generic() { return static_cast<double>(static_cast<std::int64_t>(bits()) >> 11) * 0x1p-52; }
};

/// Doubles that filters get wrong: near-degenerate, extreme in exponent, subnormal.
class AdversarialDoubles : public RandomDoubles {
 public:
  explicit AdversarialDoubles(std::uint64_t seed) : RandomDoubles{std::mt19937_64(seed)} {}

  /// A small integer times a power of two.
  double lattice() {
    const int exponent = static_cast<int>(below(5)) - 2;
    return std::ldexp(static_cast<double>(below(17)) - 8.0, exponent);
  }
  /// A small integer, moved by at most two ulps.
  double near_lattice() {
    double x = static_cast<double>(below(9)) - 4.0;
    for (std::uint64_t moves = below(3); moves > 0; --moves) x = std::nextafter(x, below(2) == 0 ? -1e9 : 1e9);
    return x;
  }
  /// Any finite double at all, uniform over bit patterns.
  double any_exponent() {
    for (;;) {
      const auto x = std::bit_cast<double>(bits());
      if (std::isfinite(x)) return x;
    }
  }
  /// Around the bottom of the range: subnormals and their squares' neighbourhood.
  double tiny() {
    const int exponent = -static_cast<int>(below(600)) - 480;
    return std::ldexp(generic(), exponent);
  }
  /// Around the top.
  double huge() {
    const int exponent = 1023 - static_cast<int>(below(600));
    return std::ldexp(generic(), exponent);
  }

  static constexpr int kKinds = 6;
  double of_kind(int kind) {
    switch (kind) {
      case 0: return lattice();
      case 1: return near_lattice();
      case 2: return generic();
      case 3: return any_exponent();
      case 4: return tiny();
      default: return huge();
    }
  }
  /// One of the kinds, each number with its own.
  double mixed() { return of_kind(static_cast<int>(below(kKinds))); }
};

}  // namespace assay::test
