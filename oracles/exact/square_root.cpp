#include "oracles/exact/square_root.h"

#include <cmath>
#include <cstdlib>


namespace assay {

double square_root(const Rational& ratio) {
  if (ratio == 0) return 0;
  const auto magnitude = [](const Integer& n) { return static_cast<long>(boost::multiprecision::msb(n)); };
  const long size =
      magnitude(boost::multiprecision::numerator(ratio)) - magnitude(boost::multiprecision::denominator(ratio));
  const long half = size / 2;
  Rational scale(Integer(1) << static_cast<unsigned>(2 * std::abs(half)));
  if (half > 0) scale = 1 / scale;
  return std::ldexp(std::sqrt(static_cast<double>(ratio * scale)), static_cast<int>(half));
}

}  // namespace assay
