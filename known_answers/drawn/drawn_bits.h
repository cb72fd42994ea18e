// Doubles drawn for the tests of judges, the same on every platform: the distributions of the standard library are not
// specified, its engine is to the bit.
#pragma once
#include <cstdint>
#include <random>

namespace assay::known {

struct DrawnBits {
  std::mt19937_64 bits;

  std::uint64_t below(std::uint64_t n) { return bits() % n; }
  /// Full mantissa in [-1, 1).
  double generic() { return static_cast<double>(static_cast<std::int64_t>(bits()) >> 11) * 0x1p-52; }
  /// A whole number of magnitude up to `most`, or one with a full mantissa, below 4.
  double whole_or_generic(std::uint64_t most) {
    if (below(2) == 0) return static_cast<double>(below(2 * most + 1)) - static_cast<double>(most);
    return 4 * generic();
  }
};

}  // namespace assay::known
