// Tier 1's double solver for collision pairs: what it proposes is always checked.
#pragma once
#include "algorithms/gjk/signed_volumes.h"

namespace assay {

inline GjkAnswer propose_collision(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

}  // namespace assay
