// The grids on which the classroom examples of robustness problems were found.
#pragma once
#include <array>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/hull2/classroom_grids.h"

namespace assay {

/// 1 to 8 points of a classroom grid with the two far points of its line, and up to three points aside.
/// Difficulty  which of the three published grids: 0, 1, 2.
/// Source      see ClassroomGrid; the points aside are from failure A1 of the same article.
struct HullClassroomGrid {
  static constexpr std::string_view kName = "hull2/classroom_grid";
  static constexpr Axis kAxis = plain_axis("published grid");
  static constexpr std::string_view kAim =
      "One ulp around a point of a line: the naive orientation test is wrong for a sixth of the grid.";

  static Case<Hull2Family> draw(Choices& choices) {
    static constexpr std::array<Point2, 3> kAside = {Point2{8, 4}, Point2{4, 9}, Point2{26, 25}};

    const auto which = static_cast<std::int32_t>(choices.below(kClassroomGrids.size()));
    const ClassroomGrid& grid = kClassroomGrids[static_cast<std::size_t>(which)];
    Cloud2 cloud;
    for (auto count = 1 + choices.below(8); count > 0; --count) {
      const auto i = static_cast<int>(choices.below(kClassroomSide)),
                 j = static_cast<int>(choices.below(kClassroomSide));
      cloud.points.push_back(grid.at(i, j));
    }
    cloud.points.insert(cloud.points.end(), {grid.q, grid.r});
    for (const Point2& p : kAside) {
      if (choices.chance(1, 4)) cloud.points.push_back(p);
    }
    return {cloud, which};
  }
};

}  // namespace assay
