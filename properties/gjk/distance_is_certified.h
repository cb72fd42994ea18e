// Claim: the distance that an engine reports is as accurate as it promises.
#pragma once
#include <span>
#include <string_view>

#include "properties/gjk/default_promises.h"
#include "properties/property.h"

namespace assay {

/// Nearest points with |v|^2 - h(v) <= g L, g the promise on distances as a length (default_promises.h), L the largest
/// coordinate extent of both bodies.
///
/// A bare number d is held to what the promise implies for |v|: h(v) <= |v| D with D the distance, so v^2 - |v| D <= g
/// L, and |v|^2 - D^2 = (|v| - D)(|v| + D) <= 2 |v| (|v| - D) <= 2 g L. Rounding |v| to d may go below D, so the
/// bound is asked on both sides: |d^2 - D^2| <= 2 g L, in Q. An answer that the bodies overlap claims d = 0.
///
/// A bracket [low, high] is held to contain D, whatever the promise, and to be as narrow as promised (check_bracket.h).
/// A bare yes or no, and a direction alone, say no distance: not judged.
///
/// Claims     those of check_distance and check_bracket by their names; for numbers "distance finite and not negative",
///            "distance within
/// promise". Magnitude  the gap, or |d^2 - D^2|, over L^2.
struct DistanceIsCertified {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/distance_is_certified";
  static constexpr std::string_view kSentence =
      "The reported distance differs from the exact one by no more than the engine promises.";
  static constexpr Question kAsks = Question::kDistance;
  static constexpr ClaimSentence kFiniteNotNegative{"distance finite and not negative"};
  static constexpr ClaimSentence kWithinPromise{"distance within promise"};

  static std::string_view not_judged(const Stated<GjkFamily>& semantics) {
    const bool binds = gjk_defaults::distance(semantics).binds() || gjk_defaults::bracket(semantics).binds();
    return binds ? "" : "the engine states that it promises nothing about distances";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
