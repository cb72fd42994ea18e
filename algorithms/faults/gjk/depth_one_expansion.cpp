#include "algorithms/faults/gjk/depth_one_expansion.h"

#include "algorithms/gjk/depth/epa.h"

// As depth_one_expansion.patch changes it, and under the name of this fault.
#define Epa GjkDepthOneExpansion
#include "algorithms/gjk/depth/epa.cpp"  // NOLINT(bugprone-suspicious-include)
