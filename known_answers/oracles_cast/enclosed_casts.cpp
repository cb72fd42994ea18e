// What is enclosed of casts of bodies that turn, and how much is done for it.
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/turning_pair.h"

namespace assay::known {
namespace {

KnownWords enclosed_casts() {
  DrawnBits drawn{std::mt19937_64(9)};
  FoldedRun run;
  for (int k = 0; k < 2; ++k) {
    const double y = drawn.generic();
    MovingPair pair = approaching(2 + drawn.generic(), y);
    pair.of_a.rotation[2] = 2 * drawn.generic();
    pair.of_b.rotation[2] = drawn.generic();
    pair.of_b.centre[0] = 4;
    const EnclosedCast cast = enclosed_cast(TurningPair(pair));
    run.take(cast.apart_until);
    run.take(cast.apart_all_the_way);
    run.take(cast.meeting.value_or(2));
    run.take(cast.parted.size());
    for (const auto& piece : cast.parted) run.take(piece.end);
  }
  return {run.folded(), run.units()};
}

KnownWords factors_of_turns() {
  FoldedRun run;
  for (int k = 0; k < 120; ++k) {
    const TurnFactors factors = turn_factors(FixedBall::of(Rational(k * k * 11 + 1, 97)));
    for (const FixedBall* factor : {&factors.sine, &factors.versine})
      run.take(Rational(Integer(factor->low()))), run.take(Rational(Integer(factor->high())));
  }
  return {run.folded()};
}

}  // namespace

void add_enclosed_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/enclosed_casts", Asked::kByCheck, enclosed_casts, {13655242297687401984u, 16994868}});
  all.push_back({"oracles/cast/factors_of_turns", Asked::kByCheck, factors_of_turns, {759003613862209277u}});
}

}  // namespace assay::known
