// The three grids of points around which a rounded orientation test was first shown to be wrong.
#pragma once
#include <array>
#include <cmath>

#include "algorithms/model/points.h"

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

}  // namespace assay
