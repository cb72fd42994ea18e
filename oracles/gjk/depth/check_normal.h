// Tier 0 for the normal of a Penetrating answer, apart from its depth. Part of the trusted core.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/promise.h"

namespace assay {

namespace normal_claims {
inline constexpr ClaimSentence kFinite{"normal finite"};
inline constexpr ClaimSentence kWithinDimension{"normal within the dimension"};
inline constexpr ClaimSentence kNotZero{"normal not zero"};
inline constexpr ClaimSentence kLeastOverlap{"overlap along the normal is the least within promise"};
}  // namespace normal_claims

/// H(n) / |n| <= D + g with g the promise as a length: see check_normal.cpp for lemma and claims.
///
/// Not judged by a default where D <= g: a move that short has no direction that an engine could know. A stated promise
/// is asked everywhere. Undecided where the pair is no problem, and in more than three dimensions.
Verdict check_normal(const ConvexPair& pair, const Penetrating& witness, const Promise& promise);

/// Whether the normal is a direction of the pair's space: finite, entries past the dimension 0, not 0.
bool is_direction(const ConvexPair& pair, const Penetrating& witness);

}  // namespace assay
