// Claims about hulls, each by its own name: those that the judge in the plane, the one in space and the referee, or a
// judge and the relations, name alike; then those of one judge.
#pragma once
#include "algorithms/model/claim.h"

namespace assay {

inline constexpr ClaimSentence kEnclosesEveryPoint{"encloses every point"};
inline constexpr ClaimSentence kVerticesAreExtreme{"vertices are extreme"};

namespace hull_claims {
inline constexpr ClaimSentence kIndicesInRange{"indices in range"};

inline constexpr ClaimSentence kThreeOrMore{"three or more vertices"};
inline constexpr ClaimSentence kStrictLeftTurn{"strict left turn"};
inline constexpr ClaimSentence kWindsOnce{"winds once"};
inline constexpr ClaimSentence kAreaWithinTheGap{"area of the hull within the gap"};

inline constexpr ClaimSentence kAtMostTwoEnds{"at most two ends"};
inline constexpr ClaimSentence kNoEndWithoutPoints{"no end without points"};
inline constexpr ClaimSentence kSpanTheCloud{"extreme points span the cloud"};
inline constexpr ClaimSentence kEndsDiffer{"ends differ"};
inline constexpr ClaimSentence kCollinear{"points are collinear"};

inline constexpr ClaimSentence kSupportsAddUp{"supports add up"};
}  // namespace hull_claims

namespace hull3_claims {
inline constexpr ClaimSentence kFacetsAreFormed{"facets are well formed"};
inline constexpr ClaimSentence kFacetsAreConvex{"facets are strictly convex"};
inline constexpr ClaimSentence kEdgesAreTwins{"every edge has one twin"};
inline constexpr ClaimSentence kOneComponent{"one component"};
inline constexpr ClaimSentence kLinksAreCycles{"vertex links are cycles"};
inline constexpr ClaimSentence kEulerCharacteristic{"V - E + F = 2"};
inline constexpr ClaimSentence kInnerPoint{"an inner point is below every facet"};
inline constexpr ClaimSentence kRidgesAreConvex{"ridges are convex"};
inline constexpr ClaimSentence kRayLeavesOnce{"a ray leaves once"};
inline constexpr ClaimSentence kFacesAsStated{"faces are as stated"};
inline constexpr ClaimSentence kVolumeWithinTheGap{"volume of the hull within the gap"};

inline constexpr ClaimSentence kEnoughPoints{"as many points as the dimension asks"};
inline constexpr ClaimSentence kLieInTheSpan{"points lie in the span"};
inline constexpr ClaimSentence kListSpans{"the list spans its dimension"};
}  // namespace hull3_claims

}  // namespace assay
