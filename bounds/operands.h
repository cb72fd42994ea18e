// How a tape becomes operands: three choices a number, so that a search can change a sign, an exponent or a mantissa.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "algorithms/model/points.h"
#include "bounds/bound.h"
#include "oracles/exact/words.h"
#include "properties/choices.h"

namespace assay::bounds {

/// Exponents of operands; enough that one is below half a unit in the last place of another.
inline constexpr std::int64_t kSpan = 56;

/// Units in which every product of two numbers, and of three, is subnormal, and so what it loses is underflow; and in
/// which numbers themselves are.
inline constexpr int kTinyProducts2 = -575, kTinyProducts3 = -403, kTiny = -1075;

inline constexpr std::string_view kCoarseUnderflow =
    "a product that underflows loses half a smallest double, and whole ones are counted";

inline BoundTrial in_units_of(int exponent) {
  BoundTrial trial;
  trial.unit = exponent;
  return trial;
}

/// +-2^e (1 + m) units, |e| <= span, m of 52 bits, rounded where it is subnormal; kept in the trial.
inline double operand(Choices& choices, BoundTrial& trial, std::int64_t span = kSpan) {
  const bool negative = choices.chance(1, 2);
  const auto exponent = static_cast<int>(choices.around_zero(span));
  const double magnitude = std::ldexp(1 + choices.dyadic(52), exponent + trial.unit);
  trial.operands.push_back(negative ? -magnitude : magnitude);
  return trial.operands.back();
}

/// 2^e (1 + m).
inline double positive(Choices& choices, BoundTrial& trial, std::int64_t span = kSpan) {
  trial.operands.push_back(std::abs(operand(choices, trial, span)));
  trial.operands.erase(trial.operands.end() - 2);
  return trial.operands.back();
}

/// A number of [-1, 1], not 0.
inline double within_one(Choices& choices, BoundTrial& trial) {
  const bool negative = choices.chance(1, 2);
  const auto exponent = static_cast<int>(choices.below(kSpan));
  const double size = std::ldexp(1 + choices.dyadic(52), -1 - exponent);
  trial.operands.push_back(negative ? -size : size);
  return trial.operands.back();
}

template <std::size_t N>
std::array<double, N> operands(Choices& choices, BoundTrial& trial, std::int64_t span = kSpan) {
  std::array<double, N> all;
  for (double& x : all) x = operand(choices, trial, span);
  return all;
}

inline Point2 point2(Choices& choices, BoundTrial& trial) {
  const double x = operand(choices, trial);
  return {x, operand(choices, trial)};
}
inline Point3 point3(Choices& choices, BoundTrial& trial) {
  const double x = operand(choices, trial), y = operand(choices, trial);
  return {x, y, operand(choices, trial)};
}

/// The root of a number > 0, within 2^-399 of itself.
inline Rational root(const Rational& square) {
  constexpr unsigned kBits = 400;
  const Integer denominator_of = denominator(square);
  return Rational(Integer(sqrt(Integer((numerator(square) * denominator_of) << (2 * kBits)))),
                  Integer(denominator_of << kBits));
}

/// Takes up a bound from below or above of a quotient that is near `computed`: how far it is beyond that against how
/// far it has to be.
inline void include_lower(BoundTrial& trial, const Rational& computed, const Rational& exactly, double least) {
  trial.include(computed > exactly ? Rational(computed - exactly) : Rational(0), approximate(computed - exact(least)));
}
inline void include_upper(BoundTrial& trial, const Rational& computed, const Rational& exactly, double most) {
  trial.include(exactly > computed ? Rational(exactly - computed) : Rational(0), approximate(exact(most) - computed));
}

/// Takes up that a length, given by its square, is at most `above`.
inline void include_length(BoundTrial& trial, const Rational& of_square, double above) {
  trial.include(above > 0 ? Rational(of_square / exact(above)) : of_square, above);
}

inline Rational minus(double x, double y) { return exact(x) - exact(y); }

/// det(b - a, c - a).
inline Rational determinant(const Point2& a, const Point2& b, const Point2& c) {
  return minus(b.x, a.x) * minus(c.y, a.y) - minus(b.y, a.y) * minus(c.x, a.x);
}
using Row3 = std::array<Rational, 3>;
inline Row3 row(const Point3& from, const Point3& to) {
  return {minus(to.x, from.x), minus(to.y, from.y), minus(to.z, from.z)};
}
inline Rational determinant(const Row3& x, const Row3& y, const Row3& z) {
  return z[0] * (x[1] * y[2] - x[2] * y[1]) + z[1] * (x[2] * y[0] - x[0] * y[2]) + z[2] * (x[0] * y[1] - x[1] * y[0]);
}

}  // namespace assay::bounds
