#include "properties/hull/exact_moves.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay {
namespace {

/// Precondition: finite, not 0.
int finest_bit(double x) {
  constexpr int kMantissaBits = 53;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(x), &exponent);  // [1/2, 1): 53 bits make it an integer
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, kMantissaBits));
  return exponent - kMantissaBits + std::countr_zero(mantissa);
}

}  // namespace

std::vector<Point2> scaled_exactly(const Cloud2& cloud, int k) {
  std::vector<Point2> scaled = cloud.points;
  for (Point2& p : scaled) {
    for (double* coordinate : {&p.x, &p.y}) {
      const double before = *coordinate;
      *coordinate = std::ldexp(before, k);
      if (!std::isfinite(*coordinate) || std::ldexp(*coordinate, -k) != before) return {};
    }
  }
  return scaled;
}

std::vector<Point2> moved_exactly(const Cloud2& cloud, double x, double y) {
  const auto sum_is_exact = [](double a, double b) {
    const double s = a + b, from_b = s - a, from_a = s - from_b;
    return std::isfinite(s) && (a - from_a) + (b - from_b) == 0;
  };
  std::vector<Point2> moved = cloud.points;
  for (Point2& p : moved) {
    if (!sum_is_exact(p.x, x) || !sum_is_exact(p.y, y)) return {};
    p.x += x;
    p.y += y;
  }
  return moved;
}

bool find_bit_range(const Cloud2& cloud, BitRange& range) {
  range = {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
  for (const Point2& p : cloud.points) {
    for (const double coordinate : {p.x, p.y}) {
      if (!std::isfinite(coordinate)) return false;
      if (coordinate == 0) continue;
      range.highest = std::max(range.highest, std::ilogb(coordinate));
      range.finest = std::min(range.finest, finest_bit(coordinate));
    }
  }
  return range.highest >= range.finest;
}

}  // namespace assay
