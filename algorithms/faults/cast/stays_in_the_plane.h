// Conservative advancement that leaves out whatever would take a planar body out of its plane.
#pragma once
#include <string_view>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/faults/statement.h"

namespace assay {

/// ConservativeAdvancement, but of motions of the plane the third entry of the displacement is never read.
struct CastStaysInThePlane {
  static constexpr std::string_view kName = "fault/cast_stays_in_the_plane";
  static constexpr Statement<CastFamily> kStatement =
      fault::answering_no_problem<CastFamily>("Answers for a displacement out of the plane as if it stayed in it.");

  static CastAnswer solve(const MovingPair& pair, const Watch& watch) {
    MovingPair taken = pair;
    if (pair.bodies.a.dimension == 2)
      for (Motion* motion : {&taken.of_a, &taken.of_b}) motion->displacement[2] = 0;
    return ConservativeAdvancement::solve(taken, watch);
  }
};

}  // namespace assay
