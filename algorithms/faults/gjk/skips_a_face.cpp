#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"

// As skips_a_face.patch changes it, and under the name of this fault.
#define GjkSignedVolumes GjkSkipsAFace
#include "algorithms/gjk/signed_volumes.cpp"  // NOLINT(bugprone-suspicious-include)
