// The exact monotone chain with one comparison wrong: a point on the line counts as a left turn.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullKeepsCollinear {
  static constexpr std::string_view kName = "fault/hull_keeps_collinear";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Keeps points inside an edge as vertices: drops a corner only where it turns right.");

  struct LeftOrStraight {
    static constexpr std::string_view kName = "left_or_straight";
    static int sign(const Point2& a, const Point2& b, const Point2& c) {
      return ExactOrient2d::sign(a, b, c) >= 0 ? 1 : -1;
    }
  };

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    return MonotoneChain<LeftOrStraight>::solve(cloud, watch);
  }
};

}  // namespace assay
