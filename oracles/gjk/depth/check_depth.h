// Tier 0 for penetration depths: verifies depth and facet of a Penetrating answer. Part of the trusted core.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/promise.h"

namespace assay {

/// The names of the claims; a violation carries one of them.
namespace depth_claims {
inline constexpr ClaimSentence kDepthFinite{"depth finite and not negative"};
inline constexpr ClaimSentence kDepthWithinPromise{"depth within promise"};
inline constexpr ClaimSentence kMovedBodiesTouch{"moved bodies overlap no more"};
inline constexpr ClaimSentence kFacetInRange{"facet of as many vertices as the dimension, in range"};
inline constexpr ClaimSentence kFacetSpans{"facet spans a plane"};
inline constexpr ClaimSentence kFacetAttained{"normal greatest on the facet"};
/// Of an answer without penetration.
inline constexpr ClaimSentence kNoDepthIsLeft{"depth left out is within promise"};
}  // namespace depth_claims

/// |depth - D| <= g with g the promise as a length, b moved by the depth along the normal overlaps a no more, and the
/// facet is one: see check_depth.cpp for lemma and claims. The normal itself is judged by check_normal; where it is no
/// direction, nothing is asked along it.
///
/// Undecided where the pair is no problem (a coordinate is not finite, dimensions differ) and in more than three
/// dimensions.
Verdict check_depth(const ConvexPair& pair, const Penetrating& witness, const Promise& promise);

/// An answer without penetration claims the depth 0: D <= g. The claim is kNoDepthIsLeft.
Verdict check_no_depth(const ConvexPair& pair, const Promise& promise);

}  // namespace assay
