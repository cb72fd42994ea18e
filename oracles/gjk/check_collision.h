// Tier 0 for collision verdicts and distances: verifies witnesses, never solves. Part of the trusted core.
//
// Every judge answers Undecided where the pair itself is no problem (a coordinate is NaN or infinite, dimensions
// differ). The claims of each, in the order of checking, stand above its definition with the lemma:
// check_separated.cpp, check_overlapping.cpp, check_distance.cpp.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/promise.h"

namespace assay {

/// The names of the claims; a violation carries one of them.
namespace collision_claims {
inline constexpr ClaimSentence kIndicesInRange{"indices in range"};
inline constexpr ClaimSentence kWitnessFinite{"witness finite"};
inline constexpr ClaimSentence kWeightsNonNegative{"weights non-negative"};
inline constexpr ClaimSentence kWeightsNotAllZero{"weights not all zero"};
inline constexpr ClaimSentence kWithinDimension{"direction within the dimension"};
inline constexpr ClaimSentence kDirectionSeparates{"direction separates"};
inline constexpr ClaimSentence kOriginInSimplex{"origin in the simplex"};
inline constexpr ClaimSentence kGapWithinPromise{"gap within promise"};
}  // namespace collision_claims

/// min over a of direction.a > max over b of direction.b.
Verdict check_separated_along(const ConvexPair& pair, const SeparatedAlong& witness);

/// The origin is in conv{ a[on_a[i]] - b[on_b[i]] : i < size }.
Verdict check_overlapping(const ConvexPair& pair, const Overlapping& witness);

/// The verdict part of Separated: v = on_a - on_b (weights normalised in Q) separates strictly.
Verdict check_separated(const ConvexPair& pair, const Separated& witness);

/// The distance part: 0 <= |v|^2 - h(v) <= g L, g the promise as a length, no square root.
Verdict check_distance(const ConvexPair& pair, const Separated& witness, const Promise& promise);

/// Whether conv of the witness's differences contains a neighbourhood of the origin: the bodies then share interior
/// points. False also where the witness has fewer than dimension + 1 differences or is no witness at all.
bool proves_common_interior(const ConvexPair& pair, const Overlapping& witness);

}  // namespace assay
