#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/depth/edge_support_2d.cpp"  // NOLINT(bugprone-suspicious-include)
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/support/hull_graph.cpp"  // NOLINT(bugprone-suspicious-include)
// As depth_forgets_edges.patch changes it, and under the name of this fault.
#define MinimumTranslation2d GjkDepthForgetsEdges
#include "algorithms/gjk/depth/minimum_translation_2d.cpp"  // NOLINT(bugprone-suspicious-include)
