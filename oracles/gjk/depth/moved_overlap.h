// Whether one body, moved some way, still overlaps the other: an exact verdict on the moved bodies.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"

namespace assay {

enum class StillOverlapping : std::uint8_t {
  kAlways,  ///< for every x of the range the moved bodies share interior points
  kNot,     ///< for some x of the range they share none
  kOpen,    ///< the root that the move needs was not enclosed closely enough
  kDefect   ///< a certificate of ours was refused
};

/// b moved by x n / |n|, for all x of [least, most], 0 <= least <= most. See the definition for the lemma.
///
/// Precondition  a problem, no empty body; n != 0, `length2` its squared length.
/// Cost          one to four exact finishes (certify_moved).
StillOverlapping overlap_after_moves(const ConvexPair& pair, const std::vector<Rational>& normal,
                                     const Rational& length2, const Rational& least, const Rational& most);

}  // namespace assay
