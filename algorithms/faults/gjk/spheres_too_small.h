// A sphere test whose spheres do not hold the bodies.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSpheresFirst, but a sphere is as wide as the longest side of its body's box.
struct GjkSpheresTooSmall {
  static constexpr std::string_view kName = "fault/gjk_spheres_too_small";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Takes half the longest side of a bounding box for the radius of a bounding sphere.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
