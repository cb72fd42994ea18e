// How far off an answer about a cast may be, and how little may be promised, until judges convict it, to the last bit.
#include <array>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flips_of_judge.h"
#include "known_answers/tables.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/exact_cast.h"

namespace assay::known {
namespace {

/// An answer under every promise: where gaps begin and cease to excuse it.
void take_promises(FoldedRun& run, const MovingPair& pair, const CastAnswer& answer, bool of_times) {
  for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
    for (const double gap : {-1.0, 0.0625, kEndless, kNoNumber}) {
      run.take(check_cast_verdict(pair, answer, {touching, gap}));
      run.take(check_cast_times(pair, answer, {touching, gap}));
    }
  const auto says = [&](double gap) {
    const CastStatement promised{Touching::kHit, gap};
    return of_times ? check_cast_times(pair, answer, promised) : check_cast_verdict(pair, answer, promised);
  };
  const std::size_t before = says(0).index();
  run.take(flip(0, 4, [&](double gap) { return says(gap).index() == before; }));
}

/// Squares that meet, pass at a distance or touching, overlap or touch at the start.
MovingPair drawn_pair(DrawnBits& drawn, int k) {
  const double y = k % 3 == 0 ? 2 : k % 3 == 1 ? drawn.generic() : 2.25 + drawn.generic() / 8;
  MovingPair pair = approaching(4, y);
  if (k % 4 == 2) pair.bodies.b = square(1.5 + drawn.generic() / 4, 0.25);
  if (k % 4 == 3) pair.bodies.b = square(2, y / 2);
  return pair;
}

double time_of(const ExactCast& truth) { return truth.time ? truth.time->convert_to<double>() : 0.5; }

KnownWords promises() {
  DrawnBits drawn{std::mt19937_64(21)};
  FoldedRun run;
  for (int k = 0; k < 4; ++k) {
    const MovingPair pair = drawn_pair(drawn, k);
    const double time = time_of(exact_cast(pair));
    const std::array<double, 3> normal = {1, 0, 0};
    bool of_times = k % 2 == 0;
    for (const CastAnswer& answer :
         {CastAnswer(HitAt{time, time, normal}), CastAnswer(HitAt{time / 2, time + 0.0625, normal}),
          CastAnswer(Missed{normal}), CastAnswer(InitiallyOverlapping{})}) {
      of_times = !of_times;
      take_promises(run, pair, answer, of_times);
    }
  }
  return {run.folded()};
}

KnownWords times() {
  DrawnBits drawn{std::mt19937_64(22)};
  FoldedRun run;
  const MovingPair pair = drawn_pair(drawn, 1);
  const double time = time_of(exact_cast(pair));
  const CastStatement says{Touching::kHit, 0x1p-30};
  for (double HitAt::*end : {&HitAt::t0, &HitAt::t1})
    take_flips(run, 0.5, [&](double by) {
      HitAt hit{time, time, {1, 0, 0}};
      hit.*end += by;
      return check_cast_times(pair, hit, says);
    });
  take_flips(run, 1, [&](double by) { return check_cast_times(pair, HitAt{time, time, {1, by, 0}}, says); });
  return {run.folded()};
}

}  // namespace

void add_flips_of_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/flips_of_promises", Asked::kByCheck, promises, {7566143611732639539u}});
  all.push_back({"oracles/cast/flips_of_times", Asked::kByCheck, times, {12335036667947926973u}});
}

}  // namespace assay::known
