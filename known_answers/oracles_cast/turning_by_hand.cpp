// Gaps of bodies that turn, from both sides, how long they stay apart, and pieces of time that are stated by hand.
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/fixed_balls.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/cast/turning_proof.h"

namespace assay::known {
namespace {

TurningPair::Vector direction(double x, double y, double z) {
  return {FixedBall::of(Rational(x)), FixedBall::of(Rational(y)), FixedBall::of(Rational(z))};
}

/// A square that turns about its centre, and another one that turns about a point beside it.
MovingPair turning_squares(double of_a, double of_b) {
  MovingPair pair = approaching(1, 0.5);
  pair.of_a.rotation[2] = of_a, pair.of_b.rotation[2] = of_b;
  pair.of_b.centre = {4, 2, 0};
  return pair;
}

/// Tetrahedra that turn about axes askew.
MovingPair turning_tetrahedra(DrawnBits& drawn) {
  MovingPair pair{{{3, {}}, {3, {}}}, {}, {}};
  for (int i = 0; i < 12; ++i) pair.bodies.a.coordinates.push_back(drawn.generic());
  for (int i = 0; i < 12; ++i) pair.bodies.b.coordinates.push_back(3 * (i % 3 == 0) + drawn.generic());
  for (std::size_t k = 0; k < 3; ++k) {
    pair.of_a.rotation[k] = drawn.generic(), pair.of_b.rotation[k] = 3 * drawn.generic();
    pair.of_a.displacement[k] = drawn.generic(), pair.of_b.centre[k] = drawn.generic();
  }
  return pair;
}

void take_moments(FoldedRun& run, const TurningPair& turning) {
  run.take(turning.exponent());
  for (const Rational& time : {Rational(1, 3), Rational(1)}) {
    const TurningPair::Moment moment = turning.at(time);
    for (const auto* body : {&moment.a, &moment.b})
      for (const auto* vectors : {&body->position, &body->velocity})
        for (const TurningPair::Vector& vector : *vectors)
          for (const FixedBall& entry : vector) take(run, entry);
    const TurningPair::Rounded rounded = turning.rounded(moment);
    run.take(rounded.pair.a.coordinates), run.take(rounded.pair.b.coordinates);
    run.take(rounded.error);
    for (const double x : {1.0, 0.6, -0.3})
      for (const double y : {0.0, 0.8, -1.0}) {
        take(run, TurningPair::least_gap(moment, direction(x, y, 0.1)));
        take(run, TurningPair::greatest_gap(moment, direction(x, y, 0.1)));
      }
    run.take(flip(0, 1, [&](double half) { return turning.apart_around(moment, direction(1, 0, 0), Rational(half)); }));
  }
}

KnownWords moments_of_turns() {
  FoldedRun run;
  for (const double of_a : {0.0, 2.0})
    for (const double of_b : {-0.1, 50.0}) take_moments(run, TurningPair(turning_squares(of_a, of_b)));
  DrawnBits drawn{std::mt19937_64(74)};
  for (int k = 0; k < 2; ++k) take_moments(run, TurningPair(turning_tetrahedra(drawn)));
  return {run.folded(), run.units()};
}

/// Up to which times the squares are said to be apart along a direction, in one piece and in two, and what is stated.
KnownWords pieces_by_hand() {
  FoldedRun run;
  for (const double of_a : {0.0, 2.0})
    for (const double of_b : {0.7}) {
      const MovingPair pair = turning_squares(of_a, of_b);
      const TurningPair turning(pair);
      for (const Rational& end : {Rational(1, 16), Rational(1, 2), Rational(3, 4), Rational(1)})
        for (const auto& normal : {direction(1, 0, 0), direction(0.9, 0.3, 0), direction(-1, 0, 0)}) {
          CastProof proof;
          run.take(add_pieces(pair, turning, {{end, normal}}, proof));
          run.take(add_pieces(pair, turning, {{end / 3, direction(1, 0, 0)}, {end, normal}}, proof));
          for (const Rational& time : proof.times) run.take(time);
          for (const Rational& entry : proof.directions) run.take(entry);
        }
      for (const Rational& time : {Rational(1), Rational(5, 2)}) {
        CastProof proof;
        run.take(state_overlap(turning, time, proof));
        for (const auto* weights : {&proof.weights_a, &proof.weights_b})
          for (const Rational& weight : *weights) run.take(weight);
      }
    }
  return {run.folded(), run.units()};
}

}  // namespace

void add_turning_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/cast/moments_of_turns", Asked::kByCheck, moments_of_turns, {12580608159883399908u, 18338304u}});
  all.push_back({"oracles/cast/pieces_by_hand", Asked::kByCheck, pieces_by_hand, {15302622989558434079u, 22687371u}});
}

}  // namespace assay::known
