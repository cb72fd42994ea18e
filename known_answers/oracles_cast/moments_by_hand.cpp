// Moments made by hand, in units of 2^-192: what is said just where a gap is used up, and of numbers next to the unit.
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/fixed_balls.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/cast/turning_pair.h"

namespace assay::known {
namespace {

FixedBall in_units(std::int64_t middle, std::int64_t radius) { return {WideInteger(middle), WideInteger(radius)}; }

/// A body of points on the first axis, each `radius` wide, that stand.
TurningPair::Body standing(const std::vector<std::int64_t>& places, std::int64_t radius) {
  TurningPair::Body body;
  for (const std::int64_t place : places) {
    body.position.push_back({in_units(place, radius), FixedBall(), FixedBall()});
    body.velocity.push_back({});
  }
  return body;
}

/// Whether points stay apart whose gap is none, just what rounding explains, and more, the nearest point first or last.
KnownWords gaps_of_some_units() {
  const TurningPair turning(approaching());
  const TurningPair::Vector along = {FixedBall::of(1), FixedBall(), FixedBall()};
  FoldedRun run;
  for (const auto& places : {std::vector<std::int64_t>{0, -40, -80}, {-80, -40, 0}})
    for (const std::int64_t radius : {0, 7})
      for (std::int64_t gap = 0; gap < 64; ++gap)
        for (const auto& beyond : {std::vector<std::int64_t>{gap, gap + 40, gap + 80}, {gap + 80, gap + 40, gap}}) {
          const TurningPair::Moment moment{standing(places, radius), standing(beyond, radius)};
          run.take(turning.apart_around(moment, along, Rational(1, 8)));
        }
  return {run.folded()};
}

/// How far off a rounded coordinate is said to be, of places near and far that are known well and badly.
KnownWords errors_of_rounded_places() {
  DrawnBits drawn{std::mt19937_64(77)};
  const TurningPair turning(approaching());
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    TurningPair::Moment moment{standing({0}, 0), standing({0}, 0)};
    const WideInteger radius = WideInteger(drawn.below(std::uint64_t{1} << 60)) << (20 + k % 3 * 14);
    const WideInteger place = WideInteger(drawn.below(std::uint64_t{1} << 60)) << (80 + k % 2 * 8);
    moment.b.position.front()[1] = {k % 4 < 2 ? place : WideInteger(-place), radius};
    run.take(turning.rounded(moment).error);
  }
  return {run.folded()};
}

/// Where the series of a turn ends: a term of 64 units and its radius.
KnownWords ends_of_series() {
  FoldedRun run;
  for (std::int64_t square = 380; square < 420; ++square) {
    const TurnFactors factors = turn_factors(in_units(square, 0));
    for (const FixedBall* factor : {&factors.sine, &factors.versine})
      take(run, factor->middle()), take(run, factor->radius());
  }
  return {run.folded(), run.units()};
}

/// Where everything there is of the bodies ends at one vertex or other, along one axis or other.
KnownWords reaches() {
  DrawnBits drawn{std::mt19937_64(78)};
  FoldedRun run;
  for (int k = 0; k < 40; ++k) {
    MovingPair pair{{{3, {}}, {3, {}}}, {}, {}};
    for (Points* body : {&pair.bodies.a, &pair.bodies.b})
      for (int i = 0; i < 6; ++i) body->coordinates.push_back(drawn.generic());
    pair.of_a.displacement = {drawn.generic(), drawn.generic(), drawn.generic()};
    pair.of_b.displacement = {drawn.generic(), drawn.generic(), drawn.generic()};
    if (k % 2 == 0) pair.of_a.rotation[k / 2 % 3] = 1;
    run.take(reach_of(pair));
  }
  return {run.folded()};
}

}  // namespace

void add_moments_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/cast/gaps_of_some_units", Asked::kByCheck, gaps_of_some_units, {5372721962918533154u}});
  all.push_back(
      {"oracles/cast/errors_of_rounded_places", Asked::kByCheck, errors_of_rounded_places, {3269061203724227480u}});
  all.push_back({"oracles/cast/ends_of_series", Asked::kByCheck, ends_of_series, {12380304388692893578u, 44544u}});
  all.push_back({"oracles/cast/reaches", Asked::kByCheck, reaches, {16996047898403778311u}});
}

}  // namespace assay::known
