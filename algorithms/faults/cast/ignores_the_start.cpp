#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/faults/cast.h"

// As ignores_the_start.patch changes it, and under the name of this fault.
#define ConservativeAdvancement CastIgnoresTheStart
#include "algorithms/cast/conservative_advancement.cpp"  // NOLINT(bugprone-suspicious-include)
