// Tier 0 for collision verdicts and distances: verifies witnesses, never solves. Part of the trusted core.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// See check_collision.cpp for lemma and numbered claims of each.
Verdict check_separated_along(const ConvexPair& pair, const SeparatedAlong& witness);
Verdict check_overlapping(const ConvexPair& pair, const Overlapping& witness);
/// The verdict part of Separated: v = on_a - on_b (weights normalised in Q) separates strictly.
Verdict check_separated(const ConvexPair& pair, const Separated& witness);
/// The distance part: 0 <= |v|^2 - h(v) <= distance_gap * L^2, no square root.
Verdict check_distance(const ConvexPair& pair, const Separated& witness, double distance_gap);

}  // namespace assay
