#include "algorithms/faults/gjk/absolute_epsilon.h"

#include "algorithms/gjk/signed_volumes.h"

// As absolute_epsilon.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkAbsoluteEpsilon
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
