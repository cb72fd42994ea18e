// Numbers known up to a radius, folded: as rationals, so that how wide the integers are does not matter.
#pragma once
#include "known_answers/folded/folded_run.h"
#include "oracles/cast/fixed_ball.h"

namespace assay::known {

inline void take(FoldedRun& run, const WideInteger& units) { run.take(Rational(Integer(units))); }
/// Both ends.
inline void take(FoldedRun& run, const FixedBall& number) { take(run, number.low()), take(run, number.high()); }

}  // namespace assay::known
