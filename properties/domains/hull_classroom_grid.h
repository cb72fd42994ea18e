// The grids on which the classroom examples of robustness problems were found.
#pragma once
#include <array>
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 1 to 8 points corner + (i, j) 2^-53, 0 <= i, j < 256, with two far points of the line that the corner lies on,
/// and up to three points aside.
/// Difficulty  which of the three published grids: 0, 1, 2.
/// Source      L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in
///             geometric computations, Comput. Geom. 40(1), 2008, 61-78: figure 2; the points aside are from its
///             failure A1.
struct HullClassroomGrid {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/classroom_grid";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::string_view kAxis = "published grid";
  static constexpr std::string_view kAim =
      "One ulp around a point of a line: the naive turn test is wrong for a sixth of the grid.";

  static Case<Hull2Family> draw(Choices& choices) {
    struct Grid {
      Point2 corner, q, r;
    };
    static constexpr std::array<Grid, 3> kGrids = {
        Grid{{0.5, 0.5}, {12, 12}, {24, 24}},
        Grid{{0.50000000000002531, 0.5000000000000171},
             {17.300000000000001, 17.300000000000001},
             {24.00000000000005, 24.0000000000000517765}},
        Grid{{0.5, 0.5}, {8.8000000000000007, 8.8000000000000007}, {12.1, 12.1}}};
    static constexpr std::array<Point2, 3> kAside = {Point2{8, 4}, Point2{4, 9}, Point2{26, 25}};

    const auto which = static_cast<std::int32_t>(choices.below(kGrids.size()));
    const Grid& grid = kGrids[static_cast<std::size_t>(which)];
    const double step = std::ldexp(1.0, -53);
    Cloud2 cloud;
    for (auto count = 1 + choices.below(8); count > 0; --count) {
      const auto i = static_cast<double>(choices.below(256)), j = static_cast<double>(choices.below(256));
      cloud.points.push_back({grid.corner.x + i * step, grid.corner.y + j * step});
    }
    cloud.points.insert(cloud.points.end(), {grid.q, grid.r});
    for (const Point2& p : kAside) {
      if (choices.chance(1, 4)) cloud.points.push_back(p);
    }
    return {cloud, which};
  }
};

static_assert(Domain<HullClassroomGrid>);

}  // namespace assay
