// The bounds of the judges' fixed-point numbers, of their turning bodies and of directions in cells.
#include <algorithm>
#include <array>
#include <cmath>

#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/cast/fixed_ball.h"
#include "oracles/hull3/direction_cells.h"

namespace assay::bounds::of_fixed_point {
namespace {

/// A ball whose middle is a double, of a radius of some units.
FixedBall ball(Choices& choices, BoundTrial& trial) {
  const Rational middle = exact(operand(choices, trial, 6));
  return FixedBall::of(middle).widened_by(WideInteger(choices.below(std::uint64_t{1} << 40)));
}

Rational in_units(const Rational& x) { return x * power_of_two(FixedBall::kFractionBits); }
Rational units(const WideInteger& x) { return Rational(Integer(x)); }

/// The least and the greatest number in a ball.
std::array<Rational, 2> ends(const FixedBall& x) {
  const Rational unit = power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  return {units(x.low()) * unit, units(x.high()) * unit};
}

/// Errors are in units of the last bit, so that bounds are whole numbers.
void include(BoundTrial& trial, const FixedBall& computed, const Rational& exactly) {
  trial.include(units(computed.middle()) - in_units(exactly), computed.radius().convert_to<double>());
}

std::optional<BoundTrial> product(Choices& choices) {
  BoundTrial trial;
  const FixedBall x = ball(choices, trial), y = ball(choices, trial), result = x * y;
  for (const Rational& at_x : ends(x))
    for (const Rational& at_y : ends(y)) include(trial, result, at_x * at_y);
  return trial;
}

std::optional<BoundTrial> quotient(Choices& choices) {
  BoundTrial trial;
  const FixedBall x = ball(choices, trial);
  const auto divisor = static_cast<unsigned>(1 + choices.below(4096));
  for (const Rational& at_x : ends(x)) include(trial, x.over(divisor), at_x / divisor);
  return trial;
}

/// sum of (-q)^k / (2 k + first)! over k, first 1 or 2, cut to 2^-512.
Rational series(const Rational& q, unsigned first) {
  constexpr unsigned kBits = 512;
  Integer term = (Integer(1) << kBits) / first, sum = term;
  for (unsigned k = 1; term != 0; ++k) {
    term = -term * numerator(q) / (denominator(q) * ((2 * k + first - 1) * (2 * k + first)));
    sum += term;
  }
  return Rational(sum, Integer(1) << kBits);
}

std::optional<BoundTrial> turn(Choices& choices) {
  BoundTrial trial;
  const double q = positive(choices, trial, 11);
  const TurnFactors factors = turn_factors(FixedBall::of(exact(q)));
  include(trial, factors.sine, series(exact(q), 1));
  include(trial, factors.versine, series(exact(q), 2));
  return trial;
}

/// The quotients by which a point's direction from the origin is known.
std::optional<BoundTrial> direction(Choices& choices) {
  BoundTrial trial;
  const Point3 origin = point3(choices, trial), p = point3(choices, trial);
  constexpr std::uint32_t kSide = 8;
  const DirectionCells cells(origin, {1, 1, 1}, kSide);
  const DirectionCells::Place at = cells.place(p);
  if (!(at.seen.a > DirectionCells::kNearest)) return std::nullopt;
  const Row3 v = row(origin, p);
  const std::size_t face = at.cell / (std::size_t{kSide} * kSide), i = face / 2;
  const Rational a = face % 2 == 0 ? v[i] : Rational(-v[i]);
  trial.include(exact(at.x) - v[(i + 1) % 3] / a, DirectionCells::kQuotientError);
  trial.include(exact(at.y) - v[(i + 2) % 3] / a, DirectionCells::kQuotientError);
  return trial;
}

constexpr BoundPlace kBall = judges_in("oracles/cast/fixed_ball.h");

constexpr std::array<ErrorBound, 4> kBounds = {
    {{"fixed ball's product", kBall, "the radii times the numbers, and 2 units of 2^-192", "", product},
     {"fixed ball's quotient", kBall, "the radius over the divisor, and 2 units of 2^-192", "", quotient},
     {"series of a turn", kBall, "the radii of its terms and the last term",
      "counts 2 units for each product and quotient, whose cuts are towards 0 and alternate", turn, true},
     {"direction in a cell", judges_in("oracles/hull3/direction_cells.h"), "2^-50 of 1", "", direction, true}}};

}  // namespace
}  // namespace assay::bounds::of_fixed_point

namespace assay {

std::span<const ErrorBound> bounds_of_fixed_point() { return bounds::of_fixed_point::kBounds; }

}  // namespace assay
