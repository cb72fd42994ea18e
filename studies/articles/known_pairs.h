// Pairs of bodies that are known to refute a claim, or to have nearly done so: every run judges them anew.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// Bodies of the committed cases, of every engine, and those that were found by hand.
std::vector<ConvexPair> known_pairs();

/// All bodies of one or two corners on the line, and of one in the plane with smaller coordinates.
std::vector<ConvexPair> lattice_pairs();

/// P2 of these takes more pivots than the listing of the first article allows; only claims about pivots are asked of
/// them.
std::vector<ConvexPair> pairs_of_many_pivots();

}  // namespace assay
