#include "certified/gjk/root_bracket.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

namespace assay::certified {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

}  // namespace

// With s = floor(sqrt(floor(P 4^k / Q))) the root of P / Q lies in [s, s + 1) 2^-k. k is chosen so that s has 64 bits
// or more; its first 53, or fewer where the last would stand for less than the least double, make low, and the double
// after low is beyond s + 1.
RootBracket root_bracket(const Integer& numerator, const Integer& denominator, int exponent) {
  if (numerator.is_zero()) return {};
  const auto bits = [](const Integer& value) { return static_cast<int>(msb(value)) + 1; };
  const int k = (132 - (bits(numerator) - bits(denominator))) / 2;
  const Integer above = k > 0 ? numerator << (2 * k) : numerator, below = k < 0 ? denominator << (-2 * k) : denominator;
  const Integer root = sqrt(Integer(above / below));
  const int unit = exponent - k;
  const int drop = std::max({bits(root) - 53, std::numeric_limits<double>::min_exponent - DBL_MANT_DIG - unit, 0});
  const Integer kept = root >> drop;
  const double low = std::ldexp(kept.convert_to<double>(), unit + drop);
  if (std::isinf(low)) return {DBL_MAX, kInfinite};
  const bool is_root = (kept << drop) == root && root * root * below == above;
  return {low, is_root ? low : std::nextafter(low, kInfinite)};
}

}  // namespace assay::certified
