// Overlaps and pieces of time that are stated of bodies made by hand, to the last unit of 2^-192.
#include <array>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/cast/turning_proof.h"

namespace assay::known {
namespace {

/// A point that is inside a square by so many units on one side: along each axis it has to be more than what the
/// enclosures of both places leave open.
KnownWords tips_of_some_units() {
  FoldedRun run;
  for (const std::size_t side : {0u, 3u})
    for (int units = 4; units < 10; ++units) {
      std::array<double, 4> ends = {-0.5, -0.5, 0.25, 0.25};
      ends[side] = (side < 2 ? -units : units) * 0x1p-192;
      const MovingPair pair{
          {{2, {0, 0}}, {2, {ends[0], ends[1], ends[2], ends[1], ends[2], ends[3], ends[0], ends[3]}}}, {}, {}};
      CastProof proof;
      run.take(state_overlap(TurningPair(pair), Rational(1, 2), proof));
    }
  return {run.folded()};
}

/// Tetrahedra that go along with each other, one with its tip in the other one.
KnownWords stated_overlaps_of_space() {
  FoldedRun run;
  for (const double depth : {0.0, 0x1p-30}) {
    const MovingPair pair{{{3, {0, 0, 0, -1, 0.5, 0.3, -1, -0.6, 0.2, -1, 0.1, -0.7}},
                           {3, {-depth, 0, 0, 1, 0.4, 0.35, 1, -0.7, 0.1, 1, 0.2, -0.6}}},
                          {{0.1, 0.1, 0.1}, {}, {}},
                          {{0.1, 0.1, 0.1}, {}, {}}};
    CastProof proof;
    run.take(state_overlap(TurningPair(pair), Rational(1, 3), proof));
    for (const auto* weights : {&proof.weights_a, &proof.weights_b})
      for (const Rational& weight : *weights) run.take(weight);
  }
  return {run.folded()};
}

/// A point that turns about one at 2^-157 beside it bends 2^-160 in a unit of time. It is left behind by another one
/// whose gap to it is just that at the beginning, or at the end: there it is looked for in the doubles around.
MovingPair bending(double gap, double way) {
  MovingPair pair{{{2, {0, 0, -0.75, 0}}, {2, {gap, 0}}}, {}, {}};
  pair.of_a.displacement[0] = way;
  pair.of_b.rotation[2] = 1;
  pair.of_b.centre = {gap, 0x1p-157, 0};
  return pair;
}

bool stated_in_one_piece(const MovingPair& pair) {
  CastProof proof;
  add_pieces(pair, TurningPair(pair), {{Rational(1), {FixedBall::of(1), FixedBall(), FixedBall()}}}, proof);
  return proof.times.size() == 1;
}

KnownWords pieces_to_the_last_unit() {
  FoldedRun run;
  run.take(flip(0x1.fp-161, 0x1.1p-160, [](double gap) { return stated_in_one_piece(bending(gap, -0x1p-140)); }));
  run.take(flip(0x1.016ep-150, 0x1.016fp-150, [](double way) { return stated_in_one_piece(bending(0x1p-150, way)); }));
  // The vertex that is farthest from the centre comes last.
  run.take(flip(0x1.0577438p-1, 0x1.057743cp-1, [](double gap) {
    MovingPair pair{{{2, {0, 0}}, {2, {gap, 0, gap, 0.125, gap, 1}}}, {}, {}};
    pair.of_b.rotation[2] = 0.5;
    pair.of_b.centre[0] = gap;
    return stated_in_one_piece(pair);
  }));
  return {run.folded()};
}

}  // namespace

void add_stated_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/cast/tips_of_some_units", Asked::kByCheck, tips_of_some_units, {12326931274116108514u}});
  all.push_back(
      {"oracles/cast/stated_overlaps_of_space", Asked::kByCheck, stated_overlaps_of_space, {1166139623700618976u}});
  all.push_back(
      {"oracles/cast/pieces_to_the_last_unit", Asked::kByCheck, pieces_to_the_last_unit, {8403914526820866489u}});
}

}  // namespace assay::known
