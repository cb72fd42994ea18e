#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As trusts_its_point.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkTrustsItsPoint
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
