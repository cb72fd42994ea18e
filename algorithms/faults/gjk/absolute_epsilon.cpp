#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As absolute_epsilon.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkAbsoluteEpsilon
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
