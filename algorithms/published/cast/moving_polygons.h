// Who is served by the casts of the article "Collision detection for dummies".
#pragma once
#include <optional>

#include "algorithms/model/cast.h"
#include "algorithms/published/gjk/planar_support.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay::published {

inline std::optional<CastAnswer> outside_the_article(const MovingPair& pair) {
  if (const auto outside = outside_the_article(pair.bodies)) {
    if (const auto* declined = std::get_if<Declined>(&*outside)) return *declined;
    return GaveUp{GaveUp::Why::kNotFinite, 0};
  }
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const auto* vector : {&motion->displacement, &motion->rotation, &motion->centre})
      for (const double x : *vector)
        if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (!firth::is_drawn_polygon(firth::polygon_of<double>(pair.bodies.a)) ||
      !firth::is_drawn_polygon(firth::polygon_of<double>(pair.bodies.b)))
    return Declined{"not a convex polygon counter-clockwise"};
  return std::nullopt;
}

}  // namespace assay::published
