// What is enclosed of casts of bodies that turn, and how much is done for it.
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/fixed_balls.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/turning_pair.h"

namespace assay::known {
namespace {

void take(FoldedRun& run, const EnclosedCast& cast) {
  run.take(cast.apart_until);
  run.take(cast.apart_all_the_way);
  run.take(cast.meeting.value_or(2));
  run.take(cast.parted.size());
  for (const auto& piece : cast.parted) run.take(piece.end);
}

KnownWords enclosed_casts() {
  DrawnBits drawn{std::mt19937_64(9)};
  FoldedRun run;
  for (int k = 0; k < 2; ++k) {
    const double y = drawn.generic();
    MovingPair pair = approaching(2 + drawn.generic(), y);
    pair.of_a.rotation[2] = 2 * drawn.generic();
    pair.of_b.rotation[2] = drawn.generic();
    pair.of_b.centre[0] = 4;
    take(run, enclosed_cast(TurningPair(pair)));
  }
  return {run.folded(), run.units()};
}

/// With so few pieces that they are used up before a contact is enclosed.
KnownWords enclosed_by_few_pieces() {
  FoldedRun run;
  MovingPair pair = approaching(4, 1.5);
  pair.of_a.rotation[2] = 1;
  for (const int most : {0, 1, 2, 5, 9}) take(run, enclosed_cast(TurningPair(pair), most));
  return {run.folded()};
}

KnownWords factors_of_turns() {
  FoldedRun run;
  for (int k = 0; k < 120; ++k) {
    const TurnFactors factors = turn_factors(FixedBall::of(Rational(k * k * 11 + 1, 97)));
    for (const FixedBall* factor : {&factors.sine, &factors.versine}) take(run, *factor);
  }
  return {run.folded()};
}

}  // namespace

void add_enclosed_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/enclosed_casts", Asked::kByCheck, enclosed_casts, {13655242297687401984u, 16994868}});
  all.push_back(
      {"oracles/cast/enclosed_by_few_pieces", Asked::kByCheck, enclosed_by_few_pieces, {5497028820523986927u}});
  all.push_back({"oracles/cast/factors_of_turns", Asked::kByCheck, factors_of_turns, {759003613862209277u}});
}

}  // namespace assay::known
