// What the casts decline.
#pragma once
#include <optional>

#include "algorithms/cast/tolerances.h"
#include "algorithms/model/cast.h"

namespace assay::cast {

inline bool in_the_plane(const Motion& motion) {
  return motion.displacement[2] == 0 && motion.centre[2] == 0 && motion.rotation[0] == 0 && motion.rotation[1] == 0;
}

inline std::optional<Declined> refusal(const MovingPair& pair) {
  const Points &a = pair.bodies.a, &b = pair.bodies.b;
  if (a.size() == 0 || b.size() == 0) return Declined{"a body without vertices"};
  if (a.dimension != b.dimension) return Declined{"bodies of different dimensions"};
  if (a.dimension != 2 && a.dimension != 3) return Declined{"only the plane and space are served"};
  if (a.dimension == 2 && (!in_the_plane(pair.of_a) || !in_the_plane(pair.of_b)))
    return Declined{"a motion out of the plane"};
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const double w : motion->rotation)
      if (w > kGreatestRotation || w < -kGreatestRotation) return Declined{"a rotation of more than 32 radians"};
  return std::nullopt;
}

}  // namespace assay::cast
