// The collision by half-spaces that overlooks one of them and believes its program.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// HalfSpaceCollision without the last half-space of b, and without a proof: a point of what is left is a hit.
struct GjkHalfSpacesForgetOne {
  static constexpr std::string_view kName = "fault/gjk_half_spaces_forget_one";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Leaves the last half-space of the second body out of the program.", {.touching = Touching::kHit});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
