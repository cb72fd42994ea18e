// A lower bound of the penetration depth that anybody can verify: a closed surface of differences around the origin.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Simplices of differences a_i - b_j: segments in the plane, triangles in space, each in a sense of its own.
struct DifferenceSurface {
  struct Corner {
    std::uint32_t a = 0, b = 0;
  };
  std::size_t dimension = 0;  ///< 2 or 3
  std::vector<Corner> corners;
  std::vector<std::array<std::uint32_t, 3>> facets;  ///< indices of corners; in the plane the third is not used
};

/// Whether the surface proves that a - b contains the ball of radius r > 0 around the origin: then no move shorter than
/// r separates the bodies. See the definition for lemma and claims.
///
/// Cost  some 40 enclosure operations a facet; integers for a facet that those leave open.
bool encloses_ball(const ConvexPair& pair, const DifferenceSurface& surface, const Rational& squared_radius);

}  // namespace assay
