// Pairs of bodies that are known to refute a claim, or to have nearly done so: every run judges them anew.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// Bodies of the committed cases, of every engine, and those that were found by hand.
std::vector<ConvexPair> known_pairs();

/// In dimension 1 and 2: |v|_2 < |v|_1 / sqrt n for the slack v of the basic x* of P2.
std::vector<ConvexPair> pairs_below_root_n();
/// In space: the same for the optimal x* = (1, 1/2), which is not basic.
ConvexPair pair_below_root_n_in_space();

/// In space: the printed code returns to a basis in double and not in rationals. Drawn among coordinates of a few bits
/// and any size.
ConvexPair pair_that_cycles_by_rounding();

/// All bodies of one or two corners on the line, and of one in the plane with smaller coordinates.
std::vector<ConvexPair> lattice_pairs();

/// P2 of these takes more pivots than the listing of the first article allows; only claims about pivots are asked of
/// them.
std::vector<ConvexPair> pairs_of_many_pivots();

}  // namespace assay
