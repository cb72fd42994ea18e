#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/support/hull_graph.cpp"  // NOLINT(bugprone-suspicious-include)
// As missed_plateau.patch changes it, and under the name of this fault.
#define GjkHillClimbing GjkMissedPlateau
#include "algorithms/gjk/distance/hill_climbing.cpp"  // NOLINT(bugprone-suspicious-include)
