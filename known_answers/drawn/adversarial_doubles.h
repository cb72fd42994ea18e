// Doubles that filters get wrong: near-degenerate, extreme in exponent, subnormal. Deterministic on every platform.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>

#include "known_answers/drawn/drawn_bits.h"

namespace assay::known {

class AdversarialDoubles : public DrawnBits {
 public:
  explicit AdversarialDoubles(std::uint64_t seed) : DrawnBits{std::mt19937_64(seed)} {}

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
      const std::uint64_t pattern = bits();
      double x;
      static_assert(sizeof x == sizeof pattern);
      __builtin_memcpy(&x, &pattern, sizeof x);
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

}  // namespace assay::known
