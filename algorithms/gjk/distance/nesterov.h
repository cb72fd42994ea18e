// The distance GJK whose directions have momentum.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// As gjk/signed_volumes, but the support is asked along an average of the directions so far, until one brings no
/// progress.
///
/// Promise  As gjk/signed_volumes: once momentum is dropped the search is that one, and so is the proof.
/// Source   L. Montaut, Q. Le Lidec, V. Petrik, J. Sivic, J. Carpentier, Collision detection accelerated: an
///          optimization perspective, Robotics: Science and Systems 2022, arXiv:2205.09663: Nesterov's momentum on the
///          Frank-Wolfe method, directions normalised as for bodies that are not strictly convex, m = (k + 2) / (k + 3)
///          as in their library Coal. In difference to it momentum ends when the support makes no progress, not at a
///          tolerance of the duality gap.
struct GjkNesterov {
  static constexpr std::string_view kName = "gjk/nesterov";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance GJK whose directions have Nesterov's momentum");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
