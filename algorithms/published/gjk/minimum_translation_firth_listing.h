// The listing of minimum_translation_firth.h for any number type.
#pragma once
#include "algorithms/model/family.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay::published::firth {

/// Precondition: coordinates that are numbers.
template <class Number>
GjkAnswer minimum_translation(const Polygon<Number>& a, const Polygon<Number>& b) {
  if (!is_drawn_polygon(a) || !is_drawn_polygon(b)) return Declined{"not a convex polygon counter-clockwise"};
  EdgeWalk<Number> walk;
  each_minkowski_edge(a, b, [&](const MinkowskiEdge<Number>& edge) { walk.track(edge); });
  if (!(walk.least_penetrating < 0)) return BareDistance{told(walk.least_positive)};
  Penetrating answer;
  answer.depth = told<Number>(-walk.least_penetrating);
  answer.normal = {static_cast<double>(-walk.contact[0]), static_cast<double>(-walk.contact[1]), 0};
  return answer;
}

/// Precondition: planar, no body empty, coordinates finite.
template <class Number>
GjkAnswer minimum_translation(const ConvexPair& pair) {
  return minimum_translation(polygon_of<Number>(pair.a), polygon_of<Number>(pair.b));
}

}  // namespace assay::published::firth
