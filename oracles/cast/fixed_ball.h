// Numbers known up to a radius, in integers: fixed-point arithmetic that carries a proved bound on its own rounding.
#pragma once
#include <boost/multiprecision/cpp_int.hpp>
#include <utility>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/work_bound.h"

namespace assay {

/// Integers of 512 bits, without allocation. The widest product below, of a square of an angle (at most 2^12) and a
/// term of its series (below 2^92), has fewer than 492 bits.
using WideInteger = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<512, 512, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

/// An exact real x with |x - middle 2^-kFractionBits| <= radius 2^-kFractionBits.
///
/// Sums are exact. A product of middles is cut to the unit, which loses less than 1, and |xy - x'y'| <= |x'| ry + |y'|
/// rx + rx ry, cut and raised by 1: 2 in all.
class FixedBall {
 public:
  static constexpr unsigned kFractionBits = 192;
  /// A product of two, in the unit of work_bound.h: of the middles, and three of radii.
  static constexpr std::uint64_t kProduct = 4 * (kStep + 32);

  FixedBall() = default;
  FixedBall(WideInteger middle, WideInteger radius) : middle_(std::move(middle)), radius_(std::move(radius)) {}

  /// The rational itself, rounded down, off by less than 1 unit where it is no multiple of it.
  static FixedBall of(const Rational& value) {
    const Integer scaled = numerator(value) << kFractionBits, below = scaled / denominator(value);
    return {WideInteger(below), below * denominator(value) == scaled ? 0 : 1};
  }
  static FixedBall of(int value) { return {WideInteger(value) << kFractionBits, 0}; }

  friend FixedBall operator+(const FixedBall& x, const FixedBall& y) {
    return {x.middle_ + y.middle_, x.radius_ + y.radius_};
  }
  friend FixedBall operator-(const FixedBall& x, const FixedBall& y) {
    return {x.middle_ - y.middle_, x.radius_ + y.radius_};
  }
  friend FixedBall operator*(const FixedBall& x, const FixedBall& y) {
    WideInteger radius = 0;
    if (!x.radius_.is_zero() || !y.radius_.is_zero())
      radius = (WideInteger(abs(x.middle_) + x.radius_) * y.radius_ + WideInteger(abs(y.middle_)) * x.radius_) >>
               kFractionBits;
    return {cut(x.middle_ * y.middle_), radius + 2};
  }
  /// By a positive integer: the quotient of the middles is cut, and so is that of the radii.
  FixedBall over(unsigned divisor) const { return {middle_ / divisor, radius_ / divisor + 2}; }

  WideInteger low() const { return middle_ - radius_; }
  WideInteger high() const { return middle_ + radius_; }
  const WideInteger& middle() const { return middle_; }
  const WideInteger& radius() const { return radius_; }
  /// The greatest absolute value, in units.
  WideInteger magnitude() const { return abs(middle_) + radius_; }
  FixedBall widened_by(const WideInteger& units) const { return {middle_, radius_ + units}; }
  Rational middle_value() const { return Rational(Integer(middle_)) * power_of_two(-static_cast<int>(kFractionBits)); }

 private:
  /// Towards 0: by the magnitude, since Boost 1.74 turns the sign of a negative cpp_int whose lowest 64 bits are 1 when
  /// it is shifted to the right.
  static WideInteger cut(const WideInteger& product) {
    const WideInteger magnitude = abs(product) >> kFractionBits;
    return product < 0 ? WideInteger(-magnitude) : magnitude;
  }

  WideInteger middle_ = 0, radius_ = 0;
};

/// sin(x) / x and (1 - cos(x)) / x^2 as functions of q = x^2 >= 0: with them a turn needs no square root.
struct TurnFactors {
  FixedBall sine, versine;
};

/// The alternating series sum of (-q)^k / (2k + 1)! and sum of (-q)^k / (2k + 2)!: once a term is below half the one
/// before it, and it is from 2 k (2 k + 1) > 2 q on, what is left out is below the last term taken. No term before that
/// is small: a term rises with q, and at q = k (2 k + 1) those of the sine are 1/2, 5/6, 1.8 .. for k = 1, 2, 3 .. (the
/// next is (1 + 1/k)^k (1 + 2 / (2 k + 1))^k / 2 times as large), those of the versine 1 / (2 k + 2) of them: 1/8 ..
/// Precondition: 0 <= q <= 2^13, its radius below 2^-64.
inline TurnFactors turn_factors(const FixedBall& q) {
  TurnFactors factors{FixedBall::of(1), FixedBall::of(1).over(2)};
  FixedBall sine = factors.sine, versine = factors.versine;
  for (unsigned k = 1;; ++k) {
    spend(4 * FixedBall::kProduct);
    sine = FixedBall() - (q * sine).over(2 * k * (2 * k + 1));
    versine = FixedBall() - (q * versine).over((2 * k + 1) * (2 * k + 2));
    factors.sine = factors.sine + sine;
    factors.versine = factors.versine + versine;
    if (sine.magnitude() > 64 + 2 * sine.radius() || versine.magnitude() > 64 + 2 * versine.radius()) continue;
    factors.sine = factors.sine.widened_by(sine.magnitude());
    factors.versine = factors.versine.widened_by(versine.magnitude());
    return factors;
  }
}

}  // namespace assay
