#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/faults/cast.h"

// As answers_at_the_cap.patch changes it, and under the name of this fault.
#define ConservativeAdvancement CastAnswersAtTheCap
#include "algorithms/cast/conservative_advancement.cpp"  // NOLINT(bugprone-suspicious-include)
