#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/features/closest_features.h"
// As forgets_face_planes.patch changes them, and under the name of this fault.
#include "algorithms/gjk/features/feature_walk.cpp"  // NOLINT(bugprone-suspicious-include)
#include "algorithms/gjk/features/solid.cpp"         // NOLINT(bugprone-suspicious-include)
#define GjkClosestFeatures GjkForgetsFacePlanes
#include "algorithms/gjk/features/closest_features.cpp"  // NOLINT(bugprone-suspicious-include)
