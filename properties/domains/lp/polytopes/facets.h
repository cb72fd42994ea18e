// Linear programs that look for a facet of a convex hull: the polar of a lattice cloud.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// The facet of a convex hull that a ray from the origin leaves through: maximise q.a subject to p_k.a <= 1 for every
/// point p_k, a free.
///
/// Integer points of [-3, 3]^n, n 2 or 3, 4 to 16 of them, often several in one plane; q one of [-3, 3]^n. Where the
/// origin is inside the hull the optimum is a facet's normal, in units in which the facet is a.x = 1; where it is not,
/// some q make the program unbounded.
struct LpFacets {
  static constexpr std::string_view kName = "lp/facets";
  static constexpr Axis kAxis = size_axis("points");
  static constexpr std::string_view kAim =
      "facets of lattice clouds: many rows through one vertex, free variables, optima on edges";
  static constexpr StatusShares kShares = {{0.5, 1}, {0, 0}, {0, 0.5}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
