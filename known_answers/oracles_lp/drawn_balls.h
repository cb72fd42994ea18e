// Doubles that rounding is hard on.
#pragma once
#include <cmath>
#include <cstdint>

namespace assay::known {

inline std::uint64_t mixed(std::uint64_t& state) {
  std::uint64_t z = state += 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

// Full mantissas and short ones, at exponents around 0 or all over the range.
inline double draw(std::uint64_t& state, bool wild) {
  const std::uint64_t word = mixed(state);
  const double mantissa =
      word % 3 == 0 ? static_cast<double>(word >> 60) : std::ldexp(static_cast<double>(word >> 11), -53);
  const int exponent = wild ? static_cast<int>(mixed(state) % 2050) - 1060 : static_cast<int>(mixed(state) % 8) - 4;
  return std::ldexp(word % 2 == 0 ? mantissa : -mantissa, exponent);
}

}  // namespace assay::known
