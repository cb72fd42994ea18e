#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/distance/boolean.h"

// As touching_is_a_miss.patch changes it, and under the name of this fault.
#define GjkBoolean GjkTouchingIsAMiss
#include "algorithms/gjk/distance/boolean.cpp"  // NOLINT(bugprone-suspicious-include)
