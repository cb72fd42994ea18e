#include "tests/engines/collision_adapters/trial/small_integers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ostream>

#include "oracles/cast/exact_cast.h"
#include "oracles/cast/first_contact.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/inverted/in_process_plugin.h"

namespace assay::trial {
namespace {

constexpr double kNumberError = 0.01, kDepthError = 0.05;

bool on_body(const Points& body, const std::array<double, 3>& point) {
  const Points one{body.dimension, {point.begin(), point.begin() + body.dimension}};
  const auto contact = exact_contact({body, one});
  return contact && contact->distance <= kNumberError;
}

/// (max n.a - min n.b) / |n|
double overlap_along(const ConvexPair& pair, const std::array<double, 3>& normal) {
  double greatest = -std::numeric_limits<double>::infinity(), least = -greatest;
  for (const auto* body : {&pair.a, &pair.b})
    for (std::uint32_t i = 0; i < body->size(); ++i) {
      double along = 0;
      for (std::uint32_t k = 0; k < body->dimension; ++k) along += normal[k] * (*body)[i][k];
      if (body == &pair.a)
        greatest = std::max(greatest, along);
      else
        least = std::min(least, along);
    }
  return (greatest - least) / std::hypot(normal[0], normal[1], normal[2]);
}

void compare(const ConvexPair& pair, const GjkAnswer& answer, const ExactContact& truth, Rates& rates) {
  const auto* apart = std::get_if<MeasuredApart>(&answer);
  const auto* deep = std::get_if<Penetrating>(&answer);
  const auto* bare = std::get_if<BareDistance>(&answer);
  const auto* verdict = std::get_if<BareVerdict>(&answer);
  if (apart == nullptr && deep == nullptr && bare == nullptr && verdict == nullptr) return;
  ++rates.answered;
  if (truth.contact == Contact::kTouching) return;
  const bool hit =
      deep != nullptr || (verdict != nullptr && verdict->colliding) || (bare != nullptr && bare->distance == 0);
  ++rates.verdicts;
  if (hit != truth.meets()) {
    ++rates.wrong_verdicts;
    return;
  }
  if (apart != nullptr) {
    ++rates.distances;
    if (!(std::abs(apart->distance - truth.distance) <= kNumberError)) ++rates.wrong_distances;
    rates.points += 2;
    if (!on_body(pair.a, apart->on_a)) ++rates.points_off;
    if (!on_body(pair.b, apart->on_b)) ++rates.points_off;
  }
  if (deep != nullptr) {
    ++rates.depths;
    if (!(std::abs(deep->depth - truth.depth) <= kDepthError)) ++rates.wrong_depths;
    ++rates.normals;
    const double overlap = overlap_along(pair, deep->normal);
    if (!(overlap <= truth.depth + kDepthError)) ++rates.wrong_normals;
    if (!(overlap <= deep->depth + kDepthError)) ++rates.wrong_moves;
  }
}

void shift(Points& body, const std::array<double, 3>& by) {
  for (std::uint32_t i = 0; i < body.size(); ++i)
    for (std::uint32_t k = 0; k < body.dimension; ++k) body[i][k] += by[k];
}

std::array<double, 3> integers(Choices& choices, std::uint32_t dimension, std::int64_t most) {
  std::array<double, 3> vector{};
  for (std::uint32_t k = 0; k < dimension; ++k) vector[k] = double(choices.around_zero(most));
  return vector;
}

/// Whether the first contact would be another kind of thing after a small change.
bool is_borderline(const MovingPair& pair) {
  if (!pair.turns()) {
    const ExactCast cast = exact_cast(pair);
    return cast.time && !contact_outlasts_changes(pair);
  }
  const TurningPair turning(pair);
  const FirstContact truth = first_contact(pair, turning);
  return truth.kind == FirstContact::Kind::kOpen ||
         (truth.kind == FirstContact::Kind::kMeets && truth.outlasts != true);
}

void compare(const MovingPair& pair, const CastAnswer& answer, const ExactTime& truth, double way, Rates& rates) {
  const auto* bare = std::get_if<BareTime>(&answer);
  const bool missed = std::holds_alternative<Missed>(answer);
  const bool at_start = std::holds_alternative<InitiallyOverlapping>(answer);
  if (bare == nullptr && !missed && !at_start) return;
  ++rates.answered;
  ++rates.verdicts;
  using Kind = ExactTime::Kind;
  const Kind told = missed ? Kind::kNever : at_start ? Kind::kAtStart : Kind::kLater;
  const bool bare_start = bare != nullptr && bare->time == 0 && truth.kind == Kind::kAtStart;
  if (told != truth.kind && !bare_start) {
    ++rates.wrong_verdicts;
    return;
  }
  if (bare == nullptr || bare_start) return;
  ++rates.times;
  double speed = 0;
  for (std::size_t k = 0; k < 3; ++k)
    speed += std::abs(pair.of_a.displacement[k] - pair.of_b.displacement[k]) +
             8 * (std::abs(pair.of_a.rotation[k]) + std::abs(pair.of_b.rotation[k]));
  if (!(std::abs(bare->time - truth.time) * std::max(speed, 1.0) <= way)) ++rates.wrong_times;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Rates& rates) {
  const auto part = [&out](const char* what, std::uint64_t wrong, std::uint64_t of) {
    if (of > 0) out << ", " << what << " " << wrong << "/" << of;
  };
  out << rates.answered << " of " << rates.asked << " answered; wrong: verdicts " << rates.wrong_verdicts << "/"
      << rates.verdicts;
  part("distances", rates.wrong_distances, rates.distances);
  part("points", rates.points_off, rates.points);
  part("depths", rates.wrong_depths, rates.depths);
  part("normals", rates.wrong_normals, rates.normals);
  part("moves", rates.wrong_moves, rates.depths);
  part("times", rates.wrong_times, rates.times);
  return out;
}

Rates rates_of_collisions(const assay_engine& engine, std::uint32_t dimension, std::uint64_t count) {
  inverted::InProcessPlugin<GjkFamily> asked(engine);
  Rates rates;
  Choices choices(mix64(0x736d616c6c) + dimension);
  for (; rates.asked < count; ++rates.asked) {
    ConvexPair pair{draw_small(choices, dimension), draw_small(choices, dimension)};
    shift(pair.b, integers(choices, dimension, 4));
    const auto truth = exact_contact(pair);
    if (!truth) continue;
    Reply<GjkFamily> reply;
    asked.solve({&pair, 1}, {&reply, 1});
    compare(pair, reply.answer, *truth, rates);
  }
  return rates;
}

Rates rates_of_casts(const assay_engine& engine, std::uint32_t dimension, std::uint64_t count, const Turns& turns) {
  inverted::InProcessPlugin<CastFamily> asked(engine);
  Rates rates;
  Choices choices(mix64(0x6361737473) + dimension);
  while (rates.asked < count) {
    MovingPair pair{{draw_small(choices, dimension), draw_small(choices, dimension)}, {}, {}};
    shift(pair.bodies.b, integers(choices, dimension, 5));
    if (!choices.chance(1, 3)) pair.of_a.displacement = integers(choices, dimension, 8);
    pair.of_b.displacement = integers(choices, dimension, 8);
    if (turns.most > 0) {
      Motion& turning = choices.chance(1, 2) ? pair.of_a : pair.of_b;
      const double angle = turns.least + (turns.most - turns.least) * double(1 + choices.below(16)) / 17;
      turning.rotation[2] = double(float(choices.chance(1, 2) ? angle : -angle));
      turning.centre = integers(choices, dimension, 3);
    }
    if (is_borderline(pair)) continue;
    ++rates.asked;
    const auto truth = exact_time(pair);
    if (!truth) continue;
    Reply<CastFamily> reply;
    asked.solve({&pair, 1}, {&reply, 1});
    compare(pair, reply.answer, *truth, turns.way, rates);
  }
  return rates;
}

}  // namespace assay::trial
