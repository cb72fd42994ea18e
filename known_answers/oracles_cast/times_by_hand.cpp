// What is said of times of casts, each answer made for one line of the judge.
#include <array>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/cast_scene.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/first_contact.h"

namespace assay::known {
namespace {

constexpr std::array<double, 3> kAlongX = {1, 0, 0}, kAgainstX = {-1, 0, 0}, kAlongY = {0, 1, 0}, kAlongZ = {0, 0, 1},
                                kTilted = {-0.5, 0.375, -3};

/// Two boxes of space of which one falls upon the other.
MovingPair falling() {
  const auto box = [](double z) {
    Points points{3, {}};
    for (const double x : {-0.75, 1.0})
      for (const double y : {-1.0, 1.0})
        for (const double deep : {-0.5, 0.5}) points.coordinates.insert(points.coordinates.end(), {x, y, z + deep});
    return points;
  };
  MovingPair pair{{box(0), box(3)}, {}, {}};
  pair.of_a.displacement = {0.25, 0, 3};
  return pair;
}

/// Squares of which one goes up more than along.
MovingPair rising() {
  MovingPair pair = approaching(0);
  pair.bodies.b = square(0.5, 4);
  pair.of_a.displacement = {0.25, 4, 0};
  return pair;
}

/// Brackets that end before, at and after the contact, with right and wrong normals.
KnownWords brackets_by_hand() {
  FoldedRun run;
  for (const MovingPair& pair : {approaching(), rising(), falling()})
    for (const auto& normal : {kAgainstX, kTilted})
      for (const auto& [t0, t1] : {std::array{0.125, 0.25}, {0.0, 0.4375}, {0.25, 0.75}, {0.5625, 0.625}, {0.75, 1.0}})
        for (const double gap : {-1.0, 0.09375})
          run.take(check_cast_times(pair, HitAt{t0, t1, normal}, {Touching::kHit, gap}));
  return {run.folded()};
}

/// The least promise that a bracket keeps, by its width and by its normal.
KnownWords least_promises_of_brackets() {
  FoldedRun run;
  const auto take = [&](const MovingPair& pair, const HitAt& hit) {
    run.take(flip(0x1p-4, 0.75, [&](double gap) { return holds(check_cast_times(pair, hit, {Touching::kHit, gap})); }));
  };
  take(rising(), {0.25, 0.75, {}});
  take(falling(), {0, 0.75, kTilted});
  return {run.folded()};
}

/// A tip that overlaps another body along the wrong normal by so little that fixed-point numbers and a double tell the
/// same: the least promise that it keeps is met to the last bit.
KnownWords kept_promises_of_normals() {
  FoldedRun run;
  constexpr double kHeight = 0x1p-140;
  MovingPair pair{{{2, {-2 * kHeight, 0, -1, 1, -1, -1}}, {2, {-kHeight, 1, 0, -1, 6, 0}}}, {}, {}};
  pair.of_a.displacement[0] = 1;
  const HitAt hit{1.5 * kHeight, 1.5 * kHeight, kAlongX};
  run.take(check_cast_times(pair, hit, {}));
  run.take(flip(0x1p-146, 0x1p-142, [&](double gap) {
    return holds(check_cast_times(pair, hit, {Touching::kHit, gap}));
  }));
  return {run.folded()};
}

/// Times alone: early, exact, while the bodies overlap little or much, and after they have passed each other.
KnownWords bare_times() {
  FoldedRun run;
  for (const auto& [way, y] : {std::array{4.0, 0.0}, {8.0, 0.1}, {8.0, 1.9}, {4.0, 2.0}})
    for (const double time : {0.0, 0.1875, 0.25, 0.5, 0.6, 0.75})
      for (const double gap : {0.0, 0.03, 0.125}) {
        MovingPair pair = approaching(way, y);
        pair.of_b.displacement[1] = 0.3;
        run.take(check_cast_times(pair, BareTime{time}, {Touching::kHit, gap}));
      }
  return {run.folded()};
}

/// At the first contact nothing is measured, whatever is promised.
KnownWords time_of_the_contact() {
  const MovingPair pair = approaching(4, 0.8125);
  FoldedRun run;
  run.take(check_cast_times(pair, BareTime{0.5}, {Touching::kHit, 0}));
  return {run.folded(), run.units()};
}

/// Small bodies that go far, of which one turns: what can be told of their contact is a short time, in which they are
/// farther apart than rounding explains.
KnownWords times_of_turns() {
  FoldedRun run;
  MovingPair pair = approaching(4);
  pair.bodies = {square(0, 0, 0x1p-12), square(2.3, 0, 0x1p-12)};
  pair.of_b.rotation[2] = 1;
  pair.of_b.centre[0] = 2.3;
  const FirstContact truth = first_contact(pair, TurningPair(pair));
  const double earliest = truth.earliest.convert_to<double>(), latest = truth.latest.convert_to<double>();
  run.take(truth.kind);
  run.take(earliest);
  run.take(latest);
  for (const double t0 : {0.0, earliest, latest, 0.75})
    for (const double t1 : {earliest, latest, 0.75})
      for (const double gap : {-1.0, 0.25}) run.take(check_cast_times(pair, HitAt{t0, t1, {}}, {Touching::kHit, gap}));
  for (const double time : {earliest, latest}) run.take(check_cast_times(pair, BareTime{time}, {Touching::kHit, 0}));
  return {run.folded()};
}

}  // namespace

void add_times_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/cast/brackets_by_hand", Asked::kByCheck, brackets_by_hand, {13739106531722198677u}});
  all.push_back(
      {"oracles/cast/least_promises_of_brackets", Asked::kByCheck, least_promises_of_brackets, {5743805037657794044u}});
  all.push_back(
      {"oracles/cast/kept_promises_of_normals", Asked::kByCheck, kept_promises_of_normals, {16141009692042721835u}});
  all.push_back({"oracles/cast/bare_times", Asked::kByCheck, bare_times, {4209903600992737362u}});
  all.push_back(
      {"oracles/cast/time_of_the_contact", Asked::kByCheck, time_of_the_contact, {12035550249420947055u, 121772u}});
  all.push_back({"oracles/cast/times_of_turns", Asked::kByCheck, times_of_turns, {14563263067870028621u}});
}

}  // namespace assay::known
