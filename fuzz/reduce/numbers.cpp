#include "fuzz/reduce/numbers.h"

#include <algorithm>
#include <cmath>

namespace assay {
namespace {

constexpr int kBits[] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 50, 51, 52};
constexpr int kLargestSmallInteger = 10;

/// Multiples of 2^spacing nearest to x; x itself where that is not finite.
double snap(double x, int spacing) {
  const double snapped = std::ldexp(std::nearbyint(std::ldexp(x, -spacing)), spacing);
  return std::isfinite(snapped) ? snapped : x;
}

/// The largest and the smallest binary exponent of the finite non-zero numbers, and the position of the lowest set bit.
struct Exponents {
  int top, bottom, last_bit;
};

std::optional<Exponents> exponents_of(const Places& places) {
  std::optional<Exponents> found;
  for (const double* place : places) {
    if (*place == 0 || !std::isfinite(*place)) continue;
    const int exponent = std::ilogb(*place);
    const int last_bit = exponent - static_cast<int>(significand_bits(*place)) + 1;
    if (!found) found = Exponents{exponent, exponent, last_bit};
    found->top = std::max(found->top, exponent);
    found->bottom = std::min(found->bottom, exponent);
    found->last_bit = std::min(found->last_bit, last_bit);
  }
  return found;
}

/// Scales by 2^power where that is exact for all places, otherwise changes nothing.
void scale_exactly(const Places& places, int power) {
  for (const double* place : places) {
    if (std::isfinite(*place) && std::ldexp(std::ldexp(*place, power), -power) != *place) return;
  }
  for (double* place : places) *place = std::ldexp(*place, power);
}

std::vector<JointMove> make_joint_moves() {
  std::vector<JointMove> moves;
  moves.push_back([](const Places& places) {
    for (double* place : places) *place = 0;
  });
  for (const int bits : kBits) {
    moves.push_back([bits](const Places& places) {
      const auto exponents = exponents_of(places);
      for (double* place : places) {
        if (exponents) *place = snap(*place, exponents->top - bits + 1);
      }
    });
    moves.push_back([bits](const Places& places) {
      for (double* place : places) *place = keep_bits(*place, bits);
    });
  }
  // Powers of two: the lowest set bit to 1 (all integers), the largest number to [1, 2), the smallest to [1, 2), and
  // half of the way there, for failures that need the magnitude.
  const auto scale_by = [&moves](auto power_of) {
    moves.push_back([power_of](const Places& places) {
      if (const auto exponents = exponents_of(places)) scale_exactly(places, power_of(*exponents));
    });
  };
  scale_by([](const Exponents& e) { return -e.top; });
  scale_by([](const Exponents& e) { return -e.bottom; });
  scale_by([](const Exponents& e) { return -e.last_bit; });
  scale_by([](const Exponents& e) { return -e.top / 2; });
  scale_by([](const Exponents& e) { return -e.top / 8; });
  scale_by([](const Exponents& e) { return e.top > 0 ? -1 : 1; });
  return moves;
}

}  // namespace

double keep_bits(double x, int bits) {
  if (x == 0 || !std::isfinite(x)) return x;
  return snap(x, std::ilogb(x) - bits + 1);
}

std::optional<double> subtract_exactly(double x, double shift) {
  const double difference = x - shift;
  if (!std::isfinite(difference)) return std::nullopt;
  const double shift_back = x - difference;
  const double error = (x - (difference + shift_back)) + (shift_back - shift);  // TwoDiff: the exact rounding error
  if (error != 0) return std::nullopt;
  return difference;
}

bool shift_exactly(const Places& places, double shift) {
  for (const double* place : places)
    if (!subtract_exactly(*place, shift)) return false;
  for (double* place : places) *place -= shift;
  return true;
}

std::vector<double> simpler_values(double x) {
  const double side = std::signbit(x) ? -1 : 1;
  std::vector<double> values = {0, 1, -1, std::abs(x), std::trunc(x), std::nearbyint(x)};
  for (int i = 2; i <= kLargestSmallInteger; ++i) values.push_back(side * i);
  if (std::isfinite(x) && x != 0) {
    const int exponent = std::ilogb(x);
    for (const int bits : kBits) {
      const double rounded = keep_bits(x, bits), step = std::ldexp(side, exponent - bits + 1);
      for (const double value : {rounded, rounded - step, rounded + step}) values.push_back(value);
    }
    for (const int power : {-exponent, -exponent / 2, -exponent / 8, exponent > 0 ? -1 : 1}) {
      values.push_back(std::ldexp(x, power));
    }
  } else if (!std::isfinite(x)) {
    for (const int power : {10, 100, 1000, 1023}) values.push_back(std::ldexp(side, power));
  }
  const auto simpler = [](double a, double b) { return complexity_of(a) < complexity_of(b); };
  std::erase_if(values, [&](double value) { return !simpler(value, x); });
  std::stable_sort(values.begin(), values.end(), simpler);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

const std::vector<JointMove>& joint_moves() {
  static const std::vector<JointMove> moves = make_joint_moves();
  return moves;
}

}  // namespace assay
