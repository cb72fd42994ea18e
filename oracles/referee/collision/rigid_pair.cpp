#include "oracles/referee/collision/rigid_pair.h"

#include <mpfr.h>

#include <algorithm>
#include <cmath>

#include "oracles/exact/dyadic.h"

namespace assay::referee {
namespace {

using Vector = ExactPoint;

class Mpfr {
 public:
  Mpfr() { mpfr_init2(value_, 320); }
  explicit Mpfr(const Rational& value) : Mpfr() { mpfr_set_q(value_, value.backend().data(), MPFR_RNDN); }
  Mpfr(const Mpfr&) = delete;
  Mpfr& operator=(const Mpfr&) = delete;
  ~Mpfr() { mpfr_clear(value_); }
  mpfr_ptr get() { return value_; }
  Rational rational() const {
    if (mpfr_zero_p(value_)) return 0;
    Integer mantissa;
    const long exponent = mpfr_get_z_2exp(mantissa.backend().data(), value_);
    return Rational(mantissa) * power_of_two(static_cast<int>(exponent));
  }

 private:
  mpfr_t value_;
};

Vector cross(const Vector& x, const Vector& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

Vector vector_of(const std::array<double, 3>& v, const Rational& unit) {
  return {exact(v[0]) / unit, exact(v[1]) / unit, exact(v[2]) / unit};
}

Rigid rigid(const Points& body, const Motion& motion, const Rational& unit) {
  Rigid moved{{}, {}, vector_of(motion.displacement, unit), vector_of(motion.rotation, 1), motion.turns(), 0};
  const Vector centre = vector_of(motion.centre, unit);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Vector x(3), arm(3);
    for (std::uint32_t k = 0; k < body.dimension; ++k) {
      x[k] = exact(body[i][k]) / unit;
      arm[k] = x[k] - centre[k];
    }
    if (moved.turns) moved.bend = std::max(moved.bend, root_above(dot(arm, arm)));
    moved.start.push_back(std::move(x));
    moved.arm.push_back(std::move(arm));
  }
  moved.bend *= dot(moved.rotation, moved.rotation);
  return moved;
}

/// u, sin(|w| t) and 1 - cos(|w| t).
struct Turn {
  Vector axis{0, 0, 0};
  Rational sine, versine;
};

Turn turn_of(const Vector& rotation, const Rational& time) {
  Turn turn;
  Mpfr length(dot(rotation, rotation)), angle(time);
  mpfr_sqrt(length.get(), length.get(), MPFR_RNDN);
  for (std::size_t k = 0; k < 3; ++k) {
    Mpfr entry(rotation[k]);
    mpfr_div(entry.get(), entry.get(), length.get(), MPFR_RNDN);
    turn.axis[k] = entry.rational();
  }
  mpfr_mul(angle.get(), angle.get(), length.get(), MPFR_RNDN);
  Mpfr sine, cosine;
  mpfr_sin_cos(sine.get(), cosine.get(), angle.get(), MPFR_RNDN);
  turn.sine = sine.rational();
  turn.versine = 1 - cosine.rational();
  return turn;
}

}  // namespace

Rational rounded(const Rational& value, int bits) {
  Integer scaled = numerator(value) << bits;
  scaled /= denominator(value);
  return Rational(scaled) * power_of_two(-bits);
}

// The double's root errs by less than 2^-50 of it, and 2^-400 is more than the root of what underflows.
Rational root_above(const Rational& value) {
  return exact(std::sqrt(approximate(value))) * (1 + power_of_two(-40)) + power_of_two(-400);
}

RigidPair::RigidPair(const MovingPair& pair) {
  double largest = 0;
  for (const auto& [body, motion] : {std::pair{&pair.bodies.a, &pair.of_a}, {&pair.bodies.b, &pair.of_b}}) {
    for (const double x : body->coordinates) largest = std::max(largest, std::abs(x));
    for (std::size_t k = 0; k < 3; ++k)
      largest = std::max({largest, std::abs(motion->displacement[k]), std::abs(motion->centre[k])});
  }
  unit = power_of_two(largest > 0 ? std::ilogb(largest) + 4 : 0);
  a = rigid(pair.bodies.a, pair.of_a, unit);
  b = rigid(pair.bodies.b, pair.of_b, unit);
}

Rational RigidPair::error() const { return a.turns || b.turns ? power_of_two(1 - kGridBits) : Rational(0); }

Placed placed(const Rigid& body, const Rational& time) {
  Placed at;
  const Turn turn = body.turns ? turn_of(body.rotation, time) : Turn{};
  for (std::size_t i = 0; i < body.start.size(); ++i) {
    Vector position(3), velocity = body.displacement;
    const Vector& arm = body.arm[i];
    const Vector across = cross(turn.axis, arm);
    Vector turned = arm;
    if (body.turns) {
      const Rational along = dot(turn.axis, arm);
      for (std::size_t k = 0; k < 3; ++k)
        turned[k] += turn.sine * across[k] + turn.versine * (along * turn.axis[k] - arm[k]);
      for (std::size_t k = 0; k < 3; ++k) turned[k] = rounded(turned[k], kGridBits);
      const Vector speed = cross(body.rotation, turned);
      for (std::size_t k = 0; k < 3; ++k) velocity[k] += speed[k];
    }
    for (std::size_t k = 0; k < 3; ++k)
      position[k] = body.start[i][k] + time * body.displacement[k] + (turned[k] - arm[k]);
    at.position.push_back(std::move(position));
    at.velocity.push_back(std::move(velocity));
  }
  return at;
}

}  // namespace assay::referee
