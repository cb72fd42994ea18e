// Contacts at the start, after the end and of bodies that are none: certificates, sweeps and proofs of them.
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/prove_cast.h"

namespace assay::known {
namespace {

void take(FoldedRun& run, const CastProof& proof) {
  run.take(proof.kind);
  run.take(proof.time);
  for (const auto* numbers : {&proof.times, &proof.directions, &proof.weights_a, &proof.weights_b, &proof.direction,
                              &proof.sweep_a, &proof.sweep_b})
    run.take(*numbers);
}

void take_proof(FoldedRun& run, const MovingPair& pair) {
  const auto proof = prove_cast(pair);
  run.take(static_cast<bool>(proof));
  if (proof) take(run, *proof);
}

KnownWords casts_of_no_bodies() {
  FoldedRun run;
  for (int emptied = 1; emptied < 4; ++emptied) {
    MovingPair pair = approaching();
    if (emptied % 2 == 1) pair.bodies.a.coordinates.clear();
    if (emptied >= 2) pair.bodies.b.coordinates.clear();
    const ExactCast cast = exact_cast(pair);
    run.take(cast.time.has_value());
    run.take(cast.verified);
    for (const auto* numbers : {&cast.normal, &cast.weights_a, &cast.weights_b}) run.take(*numbers);
  }
  return {run.folded(), run.units()};
}

/// The right certificate of a contact, but before the start or after the end.
KnownWords certificates_out_of_time() {
  FoldedRun run;
  for (const double way : {0.5, 1.0, 1.5, 2.0, 4.0}) {
    ExactCast cast;
    cast.time = Rational(2) / exact(way);
    cast.normal = {1, 0};
    cast.weights_a = {0, 1, 0, 0};
    cast.weights_b = {1, 0, 0, 0};
    run.take(check_exact_cast(approaching(way), cast));
    run.take(check_exact_cast(approaching(-way), cast));
  }
  return {run.folded()};
}

/// Squares and boxes that pass along each other, meet for the last moment, part from the first, and meet.
KnownWords swept_contacts() {
  FoldedRun run;
  const auto take = [&run](const MovingPair& pair) {
    const SweptContact swept = swept_contact(pair);
    run.take(swept.outlasts);
    run.take(contact_outlasts_changes(pair));
    for (const auto* numbers : {&swept.weights_a, &swept.weights_b, &swept.direction}) run.take(*numbers);
  };
  for (const double y : {0.0, 2.0, -2.0, 1.0})
    for (const double way : {2.0, 4.0}) take(approaching(way, y));
  const auto box = [](double x, double y, double z) {
    Points points{3, {}};
    for (const double left : {0.0, 2.0})
      for (const double down : {0.0, 2.0})
        for (const double deep : {0.0, 2.0})
          points.coordinates.insert(points.coordinates.end(), {x + left, y + down, z + deep});
    return points;
  };
  for (const double z : {2.0, -2.0, 1.0}) {
    MovingPair pair{{box(0, 0, 0), box(3, 0.5, z)}, {}, {}};
    pair.of_a.displacement = {4, 0, 0};
    take(pair);
  }
  return {run.folded(), run.units()};
}

/// Squares that touch at the start, of which one turns: they are seen to overlap at the last time that is looked at, at
/// each of the times, or never.
KnownWords touching_and_turning() {
  FoldedRun run;
  for (const double way : {0x1.8p20, 3.0, -1.0}) {
    MovingPair pair = approaching(way);
    pair.bodies.b = square(2, 0);
    pair.of_b.rotation[2] = 0x1p-30;
    pair.of_b.centre[0] = 2;
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    run.take(truth.kind);
    run.take(truth.outlasts.has_value());
    run.take(truth.outlasts.value_or(false));
    take_proof(run, pair);
  }
  return {run.folded()};
}

/// A point that turns about itself and is grazed, so little that no overlap is seen, which could be stated, and one so
/// near to the end of an edge that it is proved to stay apart, but rounding hides that at the ends of a piece.
KnownWords proofs_of_turns() {
  FoldedRun run;
  constexpr double kHeight = 1 - 0x1p-50;
  MovingPair grazing = approaching();
  grazing.bodies.b = {2, {4, kHeight}};
  grazing.of_b.rotation[2] = 1;
  grazing.of_b.centre = {4, kHeight, 0};
  take_proof(run, grazing);
  MovingPair near{{{3, {0, 0, 0, -0.5, -0.5, -0.5}}, {3, {0x1.ep-189, 0x1.7p-188, 0x1.ep-189}}}, {}, {}};
  near.of_a.displacement = {0, 0x1p-193, 0x1p-193};
  near.of_b = {{0, 0x1p-200, 0x1p-193}, {0x1p-200, 1, 0}, {0x1.fp-189, 0x1.7p-188, 0x1.fp-189}};
  take_proof(run, near);
  return {run.folded()};
}

}  // namespace

void add_contacts_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/cast/casts_of_no_bodies", Asked::kByCheck, casts_of_no_bodies, {568053478110414737u, 0u}});
  all.push_back(
      {"oracles/cast/certificates_out_of_time", Asked::kByCheck, certificates_out_of_time, {17828689957192500819u}});
  all.push_back({"oracles/cast/swept_contacts", Asked::kByCheck, swept_contacts, {2370052558756707981u, 421652u}});
  all.push_back({"oracles/cast/touching_and_turning", Asked::kByCheck, touching_and_turning, {1187203863691830671u}});
  all.push_back({"oracles/cast/proofs_of_turns", Asked::kByCheck, proofs_of_turns, {6574039966503625053u}});
}

}  // namespace assay::known
