// A vertex is off by sqrt(n) errors of a coordinate at most, n the dimension, a difference of two by twice that, and so
// is the distance of the origin from the hull of all differences, from within or from without: 4 errors are more.
#include "oracles/referee/collision/moment_opinion.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "oracles/cast/moving_problem.h"
#include "oracles/referee/bounded_run.h"
#include "oracles/referee/collision/rigid_pair.h"
#include "oracles/referee/collision/squared_depth.h"
#include "oracles/referee/collision/squared_distance.h"
#include "oracles/referee/question_size.h"

namespace assay::referee {
namespace {

/// Up to so many vertices of bodies that do not turn the calling process does the work.
constexpr std::uint64_t kTinyMoment = 8;

std::vector<ExactPoint> body_at(const Rigid& body, const Rational& t, const RigidPair& pair, std::size_t dimension) {
  std::vector<ExactPoint> points = placed(body, t).position;
  for (ExactPoint& point : points) {
    point.resize(dimension);
    for (Rational& x : point) x *= pair.unit;
  }
  return points;
}

/// "d^2 D^2"
std::string measured(const MovingPair& pair, const Rational& t, const Deadline& deadline) {
  const RigidPair rigid(pair);
  const std::vector<ExactPoint> a = body_at(rigid.a, t, rigid, pair.bodies.a.dimension),
                                b = body_at(rigid.b, t, rigid, pair.bodies.b.dimension);
  const Rational distance = squared_distance(a, b, deadline);
  return distance.str() + ' ' + (distance.is_zero() ? squared_depth(a, b) : Rational(0)).str();
}

}  // namespace
}  // namespace assay::referee

namespace assay {
namespace {

/// Whether sqrt(squared) > length, where sqrt(squared) may be off by `error`.
Result<bool> exceeds_promise(const Rational& squared, const Rational& error, const Rational& length) {
  const Rational most = length + error, least = length - error;
  if (squared > most * most) return true;
  if (least >= 0 && squared <= least * least) return false;
  return Error{"referee: undecided: too near to what is promised"};
}

}  // namespace

Result<bool> MomentOpinion::is_farther_apart(const Rational& length) const {
  return exceeds_promise(squared_distance, error, length);
}

Result<bool> MomentOpinion::is_deeper(const Rational& length) const {
  return exceeds_promise(squared_depth, error, length);
}

Result<MomentOpinion> moment_opinion(const MovingPair& pair, const Rational& t) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Error{"referee: " + std::string(why)};
  const Points &a = pair.bodies.a, &b = pair.bodies.b;
  if (a.empty() || b.empty()) return Error{"referee: a body without vertices is nowhere"};
  const std::uint64_t vertices = std::uint64_t{a.size()} + b.size();
  std::uint64_t bits = referee::bits_of({a.coordinates, b.coordinates, pair.of_a.displacement, pair.of_b.displacement,
                                         pair.of_a.centre, pair.of_b.centre});
  if (pair.turns()) bits = std::max<std::uint64_t>(referee::kGridBits, bits);
  if (auto refused = referee::refuse_beyond(referee::kLargestPair, {vertices, a.dimension + 2, bits}))
    return *std::move(refused);
  if (auto refused =
          referee::refuse_beyond(referee::kLargestDifference, {std::uint64_t{a.size()} * b.size(), a.dimension, bits}))
    return *std::move(refused);
  const bool tiny = vertices <= referee::kTinyMoment && !pair.turns();
  const auto text =
      referee::run_bounded<&referee::measured>({}, tiny ? referee::Size::kTiny : referee::Size::kLarge, pair, t);
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  std::string distance, depth;
  words >> distance >> depth;
  const referee::RigidPair rigid(pair);
  return MomentOpinion{Rational(distance), Rational(depth), 4 * rigid.error() * rigid.unit};
}

Rational greatest_approach(const MovingPair& pair) {
  const referee::RigidPair rigid(pair);
  referee::ExactPoint straight = rigid.a.displacement;
  for (std::size_t k = 0; k < straight.size(); ++k) straight[k] -= rigid.b.displacement[k];
  Rational speed = referee::root_above(referee::dot(straight, straight));
  for (const referee::Rigid* body : {&rigid.a, &rigid.b}) {
    Rational longest = 0;
    for (const referee::ExactPoint& arm : body->arm) longest = std::max<Rational>(longest, referee::dot(arm, arm));
    speed += referee::root_above(longest) * referee::root_above(referee::dot(body->rotation, body->rotation));
  }
  return speed * rigid.unit;
}

}  // namespace assay
