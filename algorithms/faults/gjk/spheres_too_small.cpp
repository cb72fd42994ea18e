#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/spheres_first.h"

// As spheres_too_small.patch changes it, and under the name of this fault.
#define GjkSpheresFirst GjkSpheresTooSmall
#include "algorithms/gjk/distance/spheres_first.cpp"  // NOLINT(bugprone-suspicious-include)
