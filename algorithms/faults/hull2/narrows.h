// The exact monotone chain of points that went through single precision.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullNarrows {
  static constexpr std::string_view kName = "fault/hull_narrows";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Stores the coordinates as float; the exact hull of that.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 narrowed;
    for (const Point2& p : cloud.points) {
      const auto x = static_cast<float>(p.x), y = static_cast<float>(p.y);
      narrowed.points.push_back({static_cast<double>(x), static_cast<double>(y)});
    }
    return MonotoneChain<ExactOrient2d>::solve(narrowed, watch);
  }
};

}  // namespace assay
