// What is said of whether bodies meet, each answer made for one line of the judge, and how near they are at a moment.
#include <array>
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/cast_scene.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/enclosed_cast.h"

namespace assay::known {
namespace {

/// Whether a promise that a distance or a depth meets exactly is kept, in a reach of 10 units of 1/16.
KnownWords promises_to_the_last_bit() {
  FoldedRun run;
  const CastScene scene(approaching());
  for (const double size : {0.3125, std::nextafter(0.3125, 0.0), std::nextafter(0.3125, 1.0)})
    for (const double error : {0.0, 0.0625}) {
      run.take(scene.farther_apart_than(0.5, {size + error, 0, error}));
      run.take(scene.deeper_than(0.5, {0, size + error, error}));
    }
  return {run.folded()};
}

void take_verdicts(FoldedRun& run, const MovingPair& pair) {
  const HitAt hit{0.25, 1, {}};
  for (const CastAnswer& answer : {CastAnswer(HitAt{1, 1, {}}), CastAnswer(BareTime{1.5}), CastAnswer(BareTime{-0.5}),
                                   CastAnswer(BareTime{kNoNumber})})
    run.take(check_cast_verdict(pair, answer, {Touching::kHit, 0}));
  for (const CastAnswer& answer : {CastAnswer(hit), CastAnswer(Missed{}), CastAnswer(InitiallyOverlapping{})})
    for (const CastStatement& says :
         {CastStatement{Touching::kHit, 0}, {Touching::kMiss, 0}, {Touching::kUnspecified, 0.0625}})
      run.take(check_cast_verdict(pair, answer, says));
}

/// Squares that pass far away, so near that rounding does not tell, touching, deep and little deep in each other.
KnownWords verdicts_by_hand() {
  FoldedRun run;
  constexpr double kLittle = 0x1p-51;
  for (const double y : {1.875, 2.0, 2 + kLittle, 3.0}) take_verdicts(run, approaching(4, y));
  for (const double x : {1.5, 2 - kLittle, 2.0, 2 + kLittle}) {
    MovingPair pair = approaching(-4);
    pair.bodies.b = square(x, 0);
    take_verdicts(run, pair);
  }
  return {run.folded()};
}

/// Bodies that turn and touch at the start, of which nobody sees an overlap later, and bodies of which one is a point
/// that turns about itself and is grazed.
KnownWords verdicts_left_open() {
  FoldedRun run;
  MovingPair parting = approaching(-4), grazing = approaching(4);
  parting.bodies.b = square(2, 0);
  parting.of_a.rotation[2] = 1;
  take_verdicts(run, parting);
  grazing.bodies.b = {2, {4, 1}};
  grazing.of_b.rotation[2] = 1;
  grazing.of_b.centre = {4, 1, 0};
  take_verdicts(run, grazing);
  run.take(check_cast_times(grazing, HitAt{0.5, 1, {}}, {Touching::kHit, -1}));
  return {run.folded()};
}

/// A vertex as near to the middle of a triangle as doubles are to each other: they find no direction between them.
KnownWords nearly_touching_bodies() {
  DrawnBits drawn{std::mt19937_64(31)};
  FoldedRun run;
  for (int k = 0; k < 12; ++k) {
    MovingPair pair;
    Points &a = pair.bodies.a, &b = pair.bodies.b;
    a.dimension = b.dimension = 3;
    for (const double x : {1.0, -1.0, 0.0}) {
      a.coordinates.push_back(x + drawn.generic() / 4);
      a.coordinates.push_back((x == 0 ? 1 : -1) + drawn.generic() / 4);
      a.coordinates.push_back(drawn.generic() / 4);
    }
    for (std::size_t j = 0; j < 3; ++j) b.coordinates.push_back((a[0][j] + a[1][j] + a[2][j]) / 3);
    for (const double side : {-1.0, 1.0})
      for (const double by : {side, side / 2, 3.0}) b.coordinates.push_back(by);
    const TurningPair turning(pair);
    const MomentContact contact = contact_at(turning, turning.at(0));
    run.take(contact.apart);
    for (const FixedBall& entry : contact.normal) run.take(entry.middle_value());
  }
  return {run.folded()};
}

/// From how deep on a tip in another one is told to overlap, and how far that may be off.
KnownWords least_overlaps() {
  FoldedRun run;
  run.take(flip(0x1p-56, 0x1p-40, [](double x) {
    const MovingPair pair{{{2, {0, 0, -1, 0.7, -1.1, -0.9}}, {2, {-x, 0, 1.3, 0.6, 1.2, -0.8}}}, {}, {}};
    const TurningPair turning(pair);
    return contact_at(turning, turning.at(0)).overlapping;
  }));
  return {run.folded()};
}

}  // namespace

void add_verdicts_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/cast/promises_to_the_last_bit", Asked::kByCheck, promises_to_the_last_bit, {2839922936656038471u}});
  all.push_back({"oracles/cast/verdicts_by_hand", Asked::kByCheck, verdicts_by_hand, {4007999746935121660u}});
  all.push_back({"oracles/cast/verdicts_left_open", Asked::kByCheck, verdicts_left_open, {12873696445432722821u}});
  all.push_back(
      {"oracles/cast/nearly_touching_bodies", Asked::kByCheck, nearly_touching_bodies, {13125121378514863680u}});
  all.push_back({"oracles/cast/least_overlaps", Asked::kByCheck, least_overlaps, {13571841801127204244u}});
}

}  // namespace assay::known
