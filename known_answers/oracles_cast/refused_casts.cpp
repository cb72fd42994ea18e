// What is said of misses along directions, and of answers and problems that are of no use.
#include <array>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/check_cast.h"

namespace assay::known {
namespace {

/// Directions that part the bodies, that touch both, and that leave the plane.
KnownWords directions_of_misses() {
  FoldedRun run;
  for (const double y : {1.5, 2.0, 2.5})
    for (const auto& direction :
         {std::array{1.0, 0.0, 0.0}, {-1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}, {0.0, 0.0, 0.0}})
      for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
        run.take(check_cast_times(approaching(4, y), Missed{direction}, {touching, 0}));
  return {run.folded()};
}

/// Answers that are refused before anything is computed, about problems and about what is none; in each only one
/// thing is out of order, or an earlier and a later one.
KnownWords answers_of_no_use() {
  FoldedRun run;
  MovingPair turning = approaching(), spoilt = approaching(), empty = approaching();
  turning.of_a.rotation[2] = 1;
  spoilt.of_a.displacement[0] = kEndless;
  empty.bodies.b.coordinates.clear();
  const std::array<double, 3> no_normal = {kNoNumber, 0, 0};
  for (const CastAnswer& answer :
       {CastAnswer(GaveUp{}), CastAnswer(Declined{}), CastAnswer(Missed{}), CastAnswer(InitiallyOverlapping{}),
        CastAnswer(BareTime{-1}), CastAnswer(BareTime{1.5}), CastAnswer(BareTime{kNoNumber})})
    for (const MovingPair& pair : {spoilt, empty}) run.take(check_cast_times(pair, answer, {Touching::kHit, 0}));
  for (const CastAnswer& answer :
       {CastAnswer(Missed{}), CastAnswer(Missed{no_normal}), CastAnswer(Missed{{1, 0, 0}}), CastAnswer(BareTime{1.5}),
        CastAnswer(HitAt{0.75, 0.25, no_normal}), CastAnswer(HitAt{0.5, kEndless, {}}),
        CastAnswer(HitAt{0.5, kNoNumber, {}}), CastAnswer(HitAt{-kEndless, 0.5, {}}), CastAnswer(HitAt{0.5, 1.5, {}}),
        CastAnswer(HitAt{-0.5, 0.5, {}}), CastAnswer(HitAt{0.75, 0.25, {}})})
    run.take(check_cast_times(turning, answer, {Touching::kHit, 0}));
  return {run.folded()};
}

/// Of what is no problem nothing is said, and bodies without vertices meet nothing.
KnownWords verdicts_of_no_use() {
  FoldedRun run;
  MovingPair spoilt = approaching(), empty = approaching();
  spoilt.of_a.displacement[0] = kEndless;
  run.take(check_cast_verdict(spoilt, GaveUp{}, {}));
  spoilt.bodies.b.coordinates.clear();
  empty.bodies.b.coordinates.clear();
  for (const MovingPair& pair : {spoilt, empty})
    for (const CastAnswer& answer : {CastAnswer(HitAt{0.25, 1, {}}), CastAnswer(BareTime{1.5}), CastAnswer(Missed{}),
                                     CastAnswer(InitiallyOverlapping{}), CastAnswer(GaveUp{})})
      run.take(check_cast_verdict(pair, answer, {Touching::kHit, 0}));
  return {run.folded(), run.units()};
}

}  // namespace

void add_refused_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/directions_of_misses", Asked::kByCheck, directions_of_misses, {2423360004508426248u}});
  all.push_back({"oracles/cast/answers_of_no_use", Asked::kByCheck, answers_of_no_use, {12607481114281633557u}});
  all.push_back({"oracles/cast/verdicts_of_no_use", Asked::kByCheck, verdicts_of_no_use, {15337829266382054239u, 0u}});
}

}  // namespace assay::known
