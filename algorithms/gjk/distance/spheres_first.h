// A test of bounding spheres in front of the boolean search.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace gjk {

/// Spheres count as apart where their distance is at least this times L, the extent of the frame: 128 unit roundoffs.
/// In the frame coordinates are at most 2 and off by 2 u; a computed length below 4 is off by 24 u, so both radii, the
/// distance of the centres, their sum and the rounding of the direction, 8 u each, add up to less than 100 u.
inline constexpr double kSpheresApart = 0x1p-46;

}  // namespace gjk

/// As gjk/boolean, but bodies whose bounding spheres are apart are apart: no further test. The spheres are about the
/// middles of the bounding boxes, and the way between these is the direction that separates.
///
/// Shape    dimension 2 or 3.
/// Promise  As gjk/boolean.
/// Error    As gjk/boolean.
/// Cost     O(n) for the spheres, which a program that keeps its bodies computes once.
struct GjkSpheresFirst {
  static constexpr std::string_view kName = "gjk/spheres_first";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("bounding spheres, then boolean GJK", {.witness = true, .refuses_no_problem = true});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
