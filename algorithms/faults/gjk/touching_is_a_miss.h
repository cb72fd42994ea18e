// The boolean search that takes a touch for a miss.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkBoolean, but a support of zero within rounding is enough to separate.
struct GjkTouchingIsAMiss {
  static constexpr std::string_view kName = "fault/gjk_touching_is_a_miss";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Counts a direction along which the bodies touch within rounding as one that separates.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
