// Claim: the nearest points that an engine reports are points of the bodies, and as far apart as it says.
#pragma once
#include <span>
#include <string_view>

#include "properties/gjk/default_promises.h"
#include "properties/property.h"

namespace assay {

/// Points in coordinates are no farther than g from the bodies that they are said to belong to, and as far apart as the
/// distance reported up to g; g the promise on nearest points as a length (default_promises.h).
///
/// Points given as weighted vertices lie in the bodies by construction once weights and indices are sound; how near
/// they are to each other is distance_is_certified's. Answers without points are not judged.
///
/// The points that come with a bracket are no farther apart than its upper end, which they are said to prove, and g.
///
/// Claims     those of check_points and check_bracket_points by their names, for weighted vertices those of
///            refuse_weights. Magnitude  how far a point is off, over L.
struct NearestPointsAreRight {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/nearest_points_are_right";
  static constexpr std::string_view kSentence =
      "The reported nearest points belong to the bodies and are as far apart as reported, as near as the engine "
      "promises.";
  static constexpr Question kAsks = Question::kNearestPoints;

  static std::string_view not_judged(const Stated<GjkFamily>& semantics) {
    return gjk_defaults::points(semantics).binds() ? ""
                                                   : "the engine states that it promises nothing about nearest points";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
