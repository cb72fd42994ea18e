// The bounds of bodies that turn: where casts put their vertices, how fast they say that these move, and what the judge
// rounds its own enclosures to.
#include <algorithm>
#include <array>

#include "algorithms/cast/moving_frame.h"
#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/cast/turning_pair.h"

namespace assay::bounds::of_turns {
namespace {

using cast::Vec;

enum class Turns { kNeither, kB, kBoth };

/// Two bodies of one vertex each that move on, in numbers of at most 2^Exponent, and turn by at most 32 about each
/// axis.
template <std::size_t D, int Exponent = 0>
struct MovingVertices {
  MovingVertices(Choices& choices, BoundTrial& trial, Turns turns) : pair(drawn(choices, trial, turns)), frame(pair) {}

  bool exists() const { return frame.finite() && frame.reach() > 0 && pair.of_b.displacement[0] != 0; }
  /// What the frame multiplies lengths by, a power of two.
  Rational scale() const { return exact(frame.b().displacement[0]) / exact(pair.of_b.displacement[0]); }

  /// The vertex's velocity at t = 0: displacement + rotation x arm.
  static Row3 velocity(const Points& body, const Motion& motion) {
    const Row3 way = arm(body, motion);
    Row3 all;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      all[k] = exact(motion.displacement[k]) + exact(motion.rotation[l]) * way[m] - exact(motion.rotation[m]) * way[l];
    }
    return all;
  }
  static Row3 arm(const Points& body, const Motion& motion) {
    Row3 all;
    for (std::size_t k = 0; k < D; ++k) all[k] = minus(body[0][k], motion.centre[k]);
    return all;
  }
  /// Velocity of a's vertex less that of b's, in the frame's unit.
  Row3 approach() const {
    const Row3 of_a = velocity(pair.bodies.a, pair.of_a), of_b = velocity(pair.bodies.b, pair.of_b);
    Row3 all;
    for (std::size_t k = 0; k < 3; ++k) all[k] = (of_a[k] - of_b[k]) * scale();
    return all;
  }

  MovingPair pair;
  cast::MovingFrame<D> frame;

 private:
  /// Rounded once more where it is subnormal.
  static double length(Choices& choices, BoundTrial& trial) { return std::ldexp(within_one(choices, trial), Exponent); }
  static MovingPair drawn(Choices& choices, BoundTrial& trial, Turns turns) {
    MovingPair all;
    const auto draw = [&](Points& body, Motion& motion, bool is_turned) {
      body.dimension = D;
      for (std::size_t k = 0; k < D; ++k) body.coordinates.push_back(length(choices, trial));
      for (std::size_t k = 0; k < D; ++k) motion.displacement[k] = length(choices, trial);
      if (!is_turned) return;
      for (std::size_t k = 0; k < D; ++k) motion.centre[k] = length(choices, trial);
      for (std::size_t k = D == 2 ? 2 : 0; k < 3; ++k)
        motion.rotation[k] = cast::kGreatestRotation * within_one(choices, trial);
    };
    draw(all.bodies.a, all.of_a, turns == Turns::kBoth);
    draw(all.bodies.b, all.of_b, turns != Turns::kNeither);
    return all;
  }
};

Rational squared(const Row3& x) { return x[0] * x[0] + x[1] * x[1] + x[2] * x[2]; }

/// b's vertex at a time, against the judge's enclosure, whose radius is taken off the error.
template <std::size_t D, Turns How, int Exponent = 0>
std::optional<BoundTrial> moved(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<D, Exponent> bodies(choices, trial, How);
  const double time = std::abs(within_one(choices, trial));
  if (!bodies.exists()) return std::nullopt;
  const TurningPair judged(bodies.pair);
  const TurningPair::Vector truth = judged.at(exact(time)).b.position[0];
  const Rational unit = power_of_two(judged.exponent()) * bodies.scale(),
                 last = power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  const Points at = bodies.frame.at(time).b;
  for (std::size_t k = 0; k < D; ++k) {
    const Rational off = abs(exact(at[0][k]) - truth[k].middle_value() * unit),
                   unsure = Rational(Integer(truth[k].radius())) * last * unit;
    trial.include(off > unsure ? Rational(off - unsure) : Rational(0), bodies.frame.error());
  }
  return trial;
}

std::optional<BoundTrial> rim(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<3> bodies(choices, trial, Turns::kB);
  if (!bodies.exists()) return std::nullopt;
  const Rational of_square = squared(bodies.arm(bodies.pair.bodies.b, bodies.pair.of_b));
  include_length(trial, of_square * bodies.scale() * bodies.scale(), bodies.frame.b().rim);
  return trial;
}

std::optional<BoundTrial> turn(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<3> bodies(choices, trial, Turns::kB);
  if (!bodies.exists()) return std::nullopt;
  Row3 rotation;
  for (std::size_t k = 0; k < 3; ++k) rotation[k] = exact(bodies.pair.of_b.rotation[k]);
  include_length(trial, squared(rotation), bodies.frame.b().turn);
  return trial;
}

std::optional<BoundTrial> greatest_speed(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<2> bodies(choices, trial, Turns::kBoth);
  if (!bodies.exists()) return std::nullopt;
  include_length(trial, squared(bodies.approach()), bodies.frame.greatest_speed());
  return trial;
}

/// The judge's own, whole units of 2^-192 in its unit of length.
std::optional<BoundTrial> judged_speed(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<2> bodies(choices, trial, Turns::kBoth);
  if (!bodies.exists()) return std::nullopt;
  const TurningPair judged(bodies.pair);
  const Rational unit = power_of_two(static_cast<int>(FixedBall::kFractionBits) - judged.exponent()) / bodies.scale();
  include_length(trial, squared(bodies.approach()) * unit * unit,
                 std::nextafter(judged.greatest_speed().convert_to<double>(), INFINITY));
  return trial;
}

/// What the turn adds along a normal to the straight motion's share, that share's own rounding included.
std::optional<BoundTrial> speed_along(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<2> bodies(choices, trial, Turns::kBoth);
  const Vec<2> way = {within_one(choices, trial), within_one(choices, trial)},
               normal = gjk::operator*(1 / std::sqrt(gjk::dot(way, way)), way);
  if (!bodies.exists()) return std::nullopt;
  const Row3 approach = bodies.approach();
  const Rational straight = exact(gjk::dot(normal, bodies.frame.relative())),
                 exactly = exact(normal[0]) * approach[0] + exact(normal[1]) * approach[1],
                 room = exact(bodies.frame.speed_along(normal)) - straight;
  // Rounded up, so that what is above 1 is above it.
  if (exactly > straight) trial.include(exactly - straight, std::nextafter(room.convert_to<double>(), INFINITY));
  return trial;
}

/// The judge's enclosure of b's vertex, the farther of its ends, against the double that it is rounded to.
std::optional<BoundTrial> rounded(Choices& choices) {
  BoundTrial trial;
  const MovingVertices<2> bodies(choices, trial, Turns::kB);
  const double time = std::abs(within_one(choices, trial));
  const TurningPair judged(bodies.pair);
  const TurningPair::Moment moment = judged.at(exact(time));
  const TurningPair::Rounded near = judged.rounded(moment);
  const Rational last = power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  for (std::size_t k = 0; k < 2; ++k) {
    const FixedBall &truth = moment.b.position[0][k], &origin = moment.a.position[0][k];
    const Rational off = abs(exact(near.pair.b[0][k]) - truth.middle_value() + origin.middle_value());
    trial.include(off + Rational(Integer(truth.radius())) * last, near.error);
  }
  return trial;
}

constexpr BoundPlace kTolerances = engines_in("algorithms/cast/tolerances.h"),
                     kFrame = engines_in("algorithms/cast/moving_frame.h");
constexpr std::string_view kOneForAll =
    "one bound for all axes, and an arm of 1/2 whatever the arms are: a body that turns far about its own middle";

constexpr std::array<ErrorBound, 10> kBounds = {
    {{"moved vertex", kTolerances, "3.25 u", "", moved<2, Turns::kNeither>, true},
     {"moved vertex of subnormal numbers", kTolerances, "3.25 u", "numbers of few bits seldom round",
      moved<2, Turns::kNeither, -1040>, true},
     {"vertex turned in the plane", kTolerances, "(3.25 + 25 min(1, w) + 2 w) u, w the turn", kOneForAll,
      moved<2, Turns::kB>, true},
     {"vertex turned in space", kTolerances, "(3.25 + 25 min(1, w) + 2 w) u, w the turn", kOneForAll,
      moved<3, Turns::kB>, true},
     {"longest arm", kFrame, "the length, 2^-48 of it and 2^-1000", "", rim},
     {"turn of a body", kFrame, "the length and 2^-48 of it", "", turn},
     {"greatest speed", kFrame, "of the straight motion and of both rims, 2^-40 of them and 2^-50", "", greatest_speed},
     {"speed along a normal", kFrame, "the turn's share, 2^-40 of it and 2^-48", "", speed_along},
     {"judge's vertex in double", judges_in("oracles/cast/turning_pair.cpp"),
      "2^-52 of it, twice the radius and 2^-100", "", rounded},
     {"judge's greatest speed", judges_in("oracles/cast/turning_pair.cpp"),
      "of the straight motion and of both rims, each length and product raised by a unit of 2^-192", "",
      judged_speed}}};

}  // namespace
}  // namespace assay::bounds::of_turns

namespace assay {

std::span<const ErrorBound> bounds_of_turns() { return bounds::of_turns::kBounds; }

}  // namespace assay
