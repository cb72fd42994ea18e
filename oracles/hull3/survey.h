// One pass over the facets of a surface: what one look at each facet and its neighbours can tell of the claims.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/points.h"
#include "algorithms/model/verdict.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// The numbers are those of the claims of check_hull3.cpp.
struct Survey {
  std::optional<Violated> shape;      ///< (3): nothing else is known if it is violated
  bool paired = true;                 ///< (4): every edge has one twin; what follows about edges is known only then
  bool centre_below = true;           ///< (6): the centre is strictly below every facet
  bool convex = true;                 ///< (7)
  bool some_flat = false;             ///< neighbours lie in one plane
  std::vector<bool> is_flat;          ///< of each edge, whether its two facets do
  std::vector<std::uint32_t> across;  ///< facets whose corners do not lie strictly on one side of x = centre.x
};

/// Looks at every facet from a point, and fills the surface's `twin`.
///
/// A point strictly beside a triangle's plane proves that its corners are not on a line. A ridge is tried once: both of
/// its facets ask for the sign of one tetrahedron, with two pairs of corners exchanged.
Survey survey_of(Surface& surface, const Point3& centre, bool& exactly);

}  // namespace assay
