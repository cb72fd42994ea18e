// The exact monotone chain without an exact end of its orientation test: where rounding leaves a turn open it gives up.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/orient2d_filter.h"

namespace assay {

struct HullGivesUpInDoubt {
  static constexpr std::string_view kName = "fault/hull_gives_up_in_doubt";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Gives up where the filter leaves open how three points turn that follow each other in order, though it states "
      "that every cloud is answered.",
      hull::always_answered<Hull2Family>());

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    bool open = false;
    for (std::size_t i = 2; i < order.size(); ++i)
      filtered_turn(points[order[i - 2]], points[order[i - 1]], points[order[i]],
                    [&](const Point2&, const Point2&, const Point2&) {
                      open = true;
                      return 0;
                    });
    if (open) return GaveUp{GaveUp::Why::kUncertain, 0};
    return MonotoneChain<ExactOrient2d>::solve(cloud, watch);
  }
};

}  // namespace assay
