#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/depth/epa.h"

// As depth_one_expansion.patch changes it, and under the name of this fault.
#define Epa GjkDepthOneExpansion
#include "algorithms/gjk/depth/epa.cpp"  // NOLINT(bugprone-suspicious-include)
