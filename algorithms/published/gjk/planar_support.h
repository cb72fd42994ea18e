// What the planar articles share: their vectors in double, and who is served.
#pragma once
#include <cmath>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::published {

using gjk::cross;
using gjk::dot;
using gjk::operator-;
using gjk::operator*;
using gjk::Vec;

/// What neither article speaks of: other dimensions, empty bodies, coordinates that are no numbers.
inline std::optional<GjkAnswer> outside_the_article(const ConvexPair& pair) {
  if (pair.a.dimension != 2 || pair.b.dimension != 2) return Declined{"the article's algorithm is planar"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return std::nullopt;
}

}  // namespace assay::published
