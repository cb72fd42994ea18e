#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As squared_tolerance.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkSquaredTolerance
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
