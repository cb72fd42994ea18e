#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/faults/cast.h"

// As forgets_the_turn.patch changes it, and under the name of this fault.
#define ConservativeAdvancement CastForgetsTheTurn
#include "algorithms/cast/conservative_advancement.cpp"  // NOLINT(bugprone-suspicious-include)
