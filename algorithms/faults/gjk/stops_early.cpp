#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As stops_early.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkStopsEarly
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
