// The grids and failures of the classroom example: points next to a line through two others.
#pragma once
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "algorithms/model/points.h"
#include "properties/domain.h"

namespace assay {

/// The points corner + (i, j) 2^-53, 0 <= i, j < kClassroomSide, against the line through q and r, which corner is on
/// or near.
///
/// Source  L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in geometric
///         computations, Comput. Geom. 40(1), 2008, 61-78: figure 2.
struct ClassroomGrid {
  char name;
  Point2 corner, q, r;

  Point2 at(int i, int j) const {
    const double step = std::ldexp(1.0, -53);
    return {corner.x + i * step, corner.y + j * step};
  }
};

inline constexpr int kClassroomSide = 256;

inline constexpr std::array<ClassroomGrid, 3> kClassroomGrids = {
    ClassroomGrid{'a', {0.5, 0.5}, {12, 12}, {24, 24}},
    ClassroomGrid{'b',
                  {0.50000000000002531, 0.5000000000000171},
                  {17.300000000000001, 17.300000000000001},
                  {24.00000000000005, 24.0000000000000517765}},
    ClassroomGrid{'c', {0.5, 0.5}, {8.8000000000000007, 8.8000000000000007}, {12.1, 12.1}}};

/// One of the six published clouds in its published order, each coordinate moved by at most `ulps` ulps.
/// Difficulty  ulps, 0 to 4.
/// Source      L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in
///             geometric computations, Comput. Geom. 40(1), 2008, 61-78: failures A1, A2, B1, B2 of section 4; the
///             order matters to an incremental hull.
struct HullClassroomFailures {
  static constexpr std::string_view kName = "hull2/classroom_failures";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim =
      "A point outside that sees no edge or every edge, a point inside that sees one, edges seen that are not "
      "contiguous.";

  static Case<Hull2Family> draw(Choices& choices) {
    static const std::array<std::vector<Point2>, 6> kClouds = {{
        // B1: every edge sees the last point
        {{200.0, 49.200000000000003},
         {100.0, 49.600000000000001},
         {-233.33333333333334, 50.93333333333333},
         {166.66666666666669, 49.333333333333336}},
        // A1 with an area that is off by any factor
        {{0.10000000000000001, 0.10000000000000001},
         {0.20000000000000001, 0.20000000000000004},
         {0.79999999999999993, 0.80000000000000004},
         {1.267650600228229e30, 1.2676506002282291e30}},
        // A2: a point inside sees an edge
        {{27.643564356435643, -21.881188118811881},
         {83.366336633663366, 15.544554455445542},
         {4.0, 4.0},
         {73.415841584158414, 8.8613861386138595}},
        // B2: the edges that see the fourth point are not contiguous
        {{0.50000000000001243, 0.50000000000000189},
         {0.50000000000001243, 0.50000000000000333},
         {24.00000000000005, 24.000000000000053},
         {24.000000000000068, 24.000000000000071},
         {17.300000000000001, 17.300000000000001}},
        // A2 with a dent that can be seen
        {{24.00000000000005, 24.000000000000053},
         {24, 6},
         {54.85, 6},
         {54.850000000000357, 61.000000000000121},
         {24.000000000000068, 24.000000000000071},
         {6, 6}},
        // A1: a point outside sees no edge
        {{7.3000000000000194, 7.3000000000000167},
         {24.000000000000068, 24.000000000000071},
         {24.00000000000005, 24.000000000000053},
         {0.50000000000001621, 0.50000000000001243},
         {8, 4},
         {4, 9},
         {15, 27},
         {26, 25},
         {19, 11}},
    }};
    const auto ulps = static_cast<std::int32_t>(choices.below(5));
    Cloud2 cloud = {kClouds[choices.below(kClouds.size())]};
    for (Point2& p : cloud.points) {
      p.x = nudge(p.x, choices.around_zero(ulps));
      p.y = nudge(p.y, choices.around_zero(ulps));
    }
    return {cloud, ulps};
  }
};

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
