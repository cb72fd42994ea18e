// Tier 0 for nearest points in coordinates. Part of the trusted core.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/promise.h"

namespace assay {

namespace points_claims {
inline constexpr ClaimSentence kFinite{"nearest points finite"};
inline constexpr ClaimSentence kWithinDimension{"nearest points within the dimension"};
inline constexpr ClaimSentence kOnA{"nearest point of a on a"};
inline constexpr ClaimSentence kOnB{"nearest point of b on b"};
inline constexpr ClaimSentence kDistance{"nearest points as far apart as reported"};
inline constexpr ClaimSentence kWithinHigh{"points of the bracket no farther apart than high"};
}  // namespace points_claims

/// Each point is no farther than g from its body, and the points are the reported distance apart up to g, g the promise
/// as a length: see check_points.cpp. Undecided where the pair is no problem, and in more than three dimensions.
Verdict check_points(const ConvexPair& pair, const MeasuredApart& answer, const Promise& promise);

/// Points given as weighted vertices lie in their bodies by construction, once the claims of refuse_weights hold.
Verdict check_weighted_points(const ConvexPair& pair, const WeightedVertices& on_a, const WeightedVertices& on_b);

/// The points that are said to prove the upper end of a bracket: the claims of refuse_weights, and |on_a - on_b| <=
/// high + g, where high is finite and not NaN. Precondition: a point has a size above 0; the promise binds.
Verdict check_bracket_points(const ConvexPair& pair, const Bracketed& answer, const Promise& promise);

}  // namespace assay
