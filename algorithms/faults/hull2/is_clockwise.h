// The exact monotone chain, listed the wrong way round.
#pragma once
#include <algorithm>
#include <string_view>
#include <variant>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullIsClockwise {
  static constexpr std::string_view kName = "fault/hull_is_clockwise";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>("Lists the vertices clockwise.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Hull2Answer answer = MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull>(&answer)) std::reverse(hull->ccw.begin() + 1, hull->ccw.end());
    return answer;
  }
};

}  // namespace assay
