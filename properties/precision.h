// What numbers of an engine's arithmetic can hold: every default promise rests on it.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay {

/// Rounding of one operation, relative, and the range of the numbers.
struct Precision {
  double unit_roundoff, least, greatest;
};

/// By the bits of an engine's arithmetic: the format of single precision up to 24 bits, that of double above.
inline Precision precision_of(std::uint32_t bits) {
  const double u = std::ldexp(1.0, -static_cast<int>(bits));
  if (bits <= std::numeric_limits<float>::digits)
    return {u, std::numeric_limits<float>::denorm_min(), std::numeric_limits<float>::max()};
  return {u, std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max()};
}

/// Roundings, each of the size of the largest number on the way, that an answer about a few vertices may take: some
/// hundred operations, and ten times as many for those who iterate. A promise that is not stated is this often the unit
/// roundoff, times the condition of the problem.
inline constexpr double kRoundingsPromised = 1024;

}  // namespace assay
