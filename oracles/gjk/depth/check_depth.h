// Tier 0 for penetration depths: verifies depth, normal and facet of a Penetrating answer. Part of the trusted core.
#pragma once
#include <string_view>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// The names of the claims; a violation carries one of them.
namespace depth_claims {
inline constexpr std::string_view kDepthFinite = "depth finite and not negative";
inline constexpr std::string_view kNormalFinite = "normal finite";
inline constexpr std::string_view kWithinDimension = "normal within the dimension";
inline constexpr std::string_view kNormalNotZero = "normal not zero";
inline constexpr std::string_view kFacetInRange = "facet of as many vertices as the dimension, in range";
inline constexpr std::string_view kMovedBodiesTouch = "moved bodies overlap no more";
inline constexpr std::string_view kNoShorterMove = "no shorter move separates";
inline constexpr std::string_view kFacetSpans = "facet spans a plane";
inline constexpr std::string_view kFacetAttained = "normal greatest on the facet";
}  // namespace depth_claims

/// |depth - D| <= depth_gap * L, and along the normal that depth is attained: see check_depth.cpp for lemma and claims.
///
/// Undecided where the pair is no problem (a coordinate is not finite, dimensions differ, a body is empty), in more than
/// three dimensions, and where nothing is promised (depth_gap <= 0).
Verdict check_depth(const ConvexPair& pair, const Penetrating& witness, double depth_gap);

/// An answer without penetration claims the depth 0: D <= depth_gap * L. The claim is kNoDepthIsLeft.
inline constexpr std::string_view kNoDepthIsLeft = "depth left out is within promise";
Verdict check_no_depth(const ConvexPair& pair, double depth_gap);

}  // namespace assay
