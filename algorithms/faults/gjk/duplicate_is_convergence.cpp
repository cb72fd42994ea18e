#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As duplicate_is_convergence.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkDuplicateIsConvergence
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
