// What an engine's promises come to on one pair.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/semantics.h"
#include "oracles/exact/rational.h"

namespace assay {

/// L, the largest coordinate extent of both bodies together.
Rational largest_extent(const ConvexPair& pair);

/// distance_gap * L^2; 0 where the engine promises brackets alone.
Rational promised_gap(const ConvexPair& pair, const Semantics& semantics);

}  // namespace assay
