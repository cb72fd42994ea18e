// R(w) r = r + f (w x r) + g (w x (w x r)) with f = sin|w| / |w| and g = (1 - cos|w|) / |w|^2 (O. Rodrigues' formula),
// which are power series of |w|^2. With W = w' for a body of rotation w: velocity = displacement + W x R r, and the
// second derivative W x (W x R r) is at most |W|^2 |r| long.
#include "oracles/cast/turning_pair.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "oracles/cast/moving_problem.h"

namespace assay {
namespace {

using Vector = TurningPair::Vector;

Vector plus(const Vector& x, const Vector& y) { return {x[0] + y[0], x[1] + y[1], x[2] + y[2]}; }
Vector times(const FixedBall& factor, const Vector& x) { return {factor * x[0], factor * x[1], factor * x[2]}; }
FixedBall dot(const Vector& x, const Vector& y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }

std::uint64_t vertices_of(const TurningPair::Moment& moment) {
  return moment.a.position.size() + moment.b.position.size();
}

/// At least the length of x, in units.
WideInteger length_bound(const Vector& x) {
  WideInteger squared = 0;
  for (const FixedBall& entry : x) squared += entry.magnitude() * entry.magnitude();
  return WideInteger(sqrt(squared)) + 1;
}

WideInteger product_bound(const WideInteger& x, const WideInteger& y) {
  return (WideInteger(x * y) >> FixedBall::kFractionBits) + 1;
}

/// The least exponent with 2^exponent >= value > 0.
int exponent_above(const Rational& value) {
  int exponent = static_cast<int>(msb(numerator(value))) - static_cast<int>(msb(denominator(value)));
  while (power_of_two(exponent) < value) ++exponent;
  return exponent;
}

}  // namespace

TurningPair::TurningPair(const MovingPair& pair) : dimension_(pair.bodies.a.dimension) {
  const Rational reach = reach_of(pair);
  exponent_ = sign(reach) > 0 ? exponent_above(reach) : 0;
  std::array<double, 3> origin{};
  for (std::size_t k = 0; k < dimension_; ++k) origin[k] = pair.bodies.a[0][k];
  a_ = rigid(pair.bodies.a, pair.of_a, origin);
  b_ = rigid(pair.bodies.b, pair.of_b, origin);
  Vector relative;
  for (std::size_t k = 0; k < 3; ++k) relative[k] = a_.displacement[k] - b_.displacement[k];
  greatest_bend_ = 0;
  greatest_speed_ = length_bound(relative);
  for (const Rigid* body : {&a_, &b_}) {
    if (!body->turns) continue;
    WideInteger radius = 0;
    for (const Vector& arm : body->arm) radius = std::max(radius, length_bound(arm));
    const WideInteger turn = length_bound(body->rotation), rim = product_bound(turn, radius);
    greatest_speed_ += rim;
    greatest_bend_ += product_bound(turn, rim);
  }
}

FixedBall TurningPair::length(const Rational& value) const { return FixedBall::of(value * power_of_two(-exponent_)); }

TurningPair::Rigid TurningPair::rigid(const Points& body, const Motion& motion,
                                      const std::array<double, 3>& origin) const {
  Rigid rigid;
  rigid.turns = motion.turns();
  for (std::size_t k = 0; k < 3; ++k) {
    rigid.displacement[k] = length(exact(motion.displacement[k]));
    rigid.rotation[k] = FixedBall::of(exact(motion.rotation[k]));
  }
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Vector start, arm;
    for (std::size_t k = 0; k < body.dimension; ++k) {
      start[k] = length(exact(body[i][k]) - exact(origin[k]));
      if (rigid.turns) arm[k] = length(exact(body[i][k]) - exact(motion.centre[k]));
    }
    rigid.start.push_back(start);
    rigid.arm.push_back(arm);
  }
  return rigid;
}

TurningPair::Vector TurningPair::cross(const Vector& x, const Vector& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

TurningPair::Body TurningPair::moved(const Rigid& body, const Rational& time) {
  const FixedBall t = FixedBall::of(time);
  const Vector way = times(t, body.displacement), angle = times(t, body.rotation);
  const TurnFactors factors = body.turns ? turn_factors(dot(angle, angle)) : TurnFactors{};
  spend(body.start.size() * (body.turns ? 36 : 3) * FixedBall::kProduct);
  Body moved;
  for (std::size_t i = 0; i < body.start.size(); ++i) {
    if (!body.turns) {
      moved.position.push_back(plus(body.start[i], way));
      moved.velocity.push_back(body.displacement);
      continue;
    }
    const Vector once = cross(angle, body.arm[i]), twice = cross(angle, once);
    const Vector turned = plus(times(factors.sine, once), times(factors.versine, twice));
    moved.position.push_back(plus(plus(body.start[i], turned), way));
    moved.velocity.push_back(plus(body.displacement, cross(body.rotation, plus(body.arm[i], turned))));
  }
  return moved;
}

TurningPair::Moment TurningPair::at(const Rational& time) const { return {moved(a_, time), moved(b_, time)}; }

WideInteger TurningPair::least_gap(const Moment& moment, const Vector& normal) {
  spend(vertices_of(moment) * 3 * FixedBall::kProduct);
  const auto& a = moment.a.position;
  const auto& b = moment.b.position;
  WideInteger greatest = dot(normal, a[0]).high(), least = dot(normal, b[0]).low();
  for (std::size_t i = 1; i < a.size(); ++i) greatest = std::max(greatest, dot(normal, a[i]).high());
  for (std::size_t j = 1; j < b.size(); ++j) least = std::min(least, dot(normal, b[j]).low());
  return least - greatest;
}

WideInteger TurningPair::greatest_gap(const Moment& moment, const Vector& normal) {
  spend(vertices_of(moment) * 3 * FixedBall::kProduct);
  const auto& a = moment.a.position;
  const auto& b = moment.b.position;
  WideInteger greatest = dot(normal, a[0]).low(), least = dot(normal, b[0]).high();
  for (std::size_t i = 1; i < a.size(); ++i) greatest = std::max(greatest, dot(normal, a[i]).low());
  for (std::size_t j = 1; j < b.size(); ++j) least = std::min(least, dot(normal, b[j]).high());
  return least - greatest;
}

WideInteger TurningPair::least_gap_around(const Moment& moment, const Vector& normal, const Rational& half) const {
  spend(vertices_of(moment) * 14 * FixedBall::kProduct);
  const FixedBall s = FixedBall::of(half);
  const WideInteger time = s.magnitude();
  // Half of the square of the time, and a normal at most 4 long.
  const WideInteger bend = 2 * product_bound(product_bound(time, time), greatest_bend_);
  std::optional<WideInteger> least_gap;
  for (const int side : {-1, 1}) {
    const auto along = [&](const Body& body, std::size_t i) {
      const FixedBall moved = s * dot(normal, body.velocity[i]), now = dot(normal, body.position[i]);
      return side > 0 ? now + moved : now - moved;
    };
    WideInteger greatest = along(moment.a, 0).high(), least = along(moment.b, 0).low();
    for (std::size_t i = 1; i < moment.a.position.size(); ++i) greatest = std::max(greatest, along(moment.a, i).high());
    for (std::size_t j = 1; j < moment.b.position.size(); ++j) least = std::min(least, along(moment.b, j).low());
    const WideInteger gap = least - greatest - bend;
    if (!least_gap || gap < *least_gap) least_gap = gap;
  }
  return *least_gap;
}

TurningPair::Rounded TurningPair::rounded(const Moment& moment) const {
  Rounded rounded;
  const auto dimension = static_cast<std::uint32_t>(dimension_);
  const WideInteger origin[3] = {moment.a.position[0][0].middle(), moment.a.position[0][1].middle(),
                                 moment.a.position[0][2].middle()};
  const auto round = [&](const Body& body, Points& points) {
    points.dimension = dimension;
    for (const Vector& x : body.position)
      for (std::uint32_t k = 0; k < dimension; ++k) {
        const WideInteger from_origin = x[k].middle() - origin[k];
        const double value = std::ldexp(from_origin.convert_to<double>(), -static_cast<int>(FixedBall::kFractionBits));
        points.coordinates.push_back(value);
        // Conversion is off by less than a unit in the last place of the value, and of the radius, which 2^-100 pays
        // for.
        const double radius =
            std::ldexp(x[k].radius().convert_to<double>(), -static_cast<int>(FixedBall::kFractionBits));
        rounded.error = std::max(rounded.error, std::abs(value) * 0x1p-52 + radius * 2 + 0x1p-100);
      }
  };
  round(moment.a, rounded.pair.a);
  round(moment.b, rounded.pair.b);
  return rounded;
}

}  // namespace assay
