// What an engine's promises come to on one pair, worked out apart from the judges.
#pragma once
#include <array>
#include <optional>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/promise.h"

namespace assay {

/// L, the largest coordinate extent of both bodies together.
Rational largest_extent(const ConvexPair& pair);

/// factor * L, or factor * M by a default.
Rational promised_length(const ConvexPair& pair, const Promise& promise);

/// The promise on distances, stated or by default, as a length, times L.
Rational promised_gap(const ConvexPair& pair, const Promise& promise);

/// The greatest n.(a - b), over all differences, and n.n.
struct Projection {
  Rational greatest, length2;
};
Projection projection(const ConvexPair& pair, const std::array<double, 3>& normal);

}  // namespace assay
