// Doubles that rounding is hard on.
#pragma once
#include <cmath>
#include <cstdint>

#include "known_answers/drawn/stream.h"

namespace assay::known {

// Full mantissas and short ones, at exponents around 0 or all over the range.
inline double draw(Stream& stream, bool wild) {
  const std::uint64_t word = stream.next();
  const double mantissa =
      word % 3 == 0 ? static_cast<double>(word >> 60) : std::ldexp(static_cast<double>(word >> 11), -53);
  const int exponent = wild ? static_cast<int>(stream.next() % 2050) - 1060 : static_cast<int>(stream.next() % 8) - 4;
  return std::ldexp(word % 2 == 0 ? mantissa : -mantissa, exponent);
}

}  // namespace assay::known
