// The listing of linear_sweep_firth.h for any number type.
#pragma once
#include <optional>

#include "algorithms/model/cast.h"
#include "algorithms/model/family.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay::published::firth {

/// Precondition: whom the article serves (moving_polygons.h), and no rotation.
template <class Number>
CastAnswer linear_sweep(const MovingPair& pair) {
  const auto &of_a = pair.of_a.displacement, &of_b = pair.of_b.displacement;
  const Pair<Number> ray = {Number(of_a[0]) - Number(of_b[0]), Number(of_a[1]) - Number(of_b[1])};
  std::optional<Number> first;
  each_minkowski_edge(polygon_of<Number>(pair.bodies.a), polygon_of<Number>(pair.bodies.b),
                      [&](const MinkowskiEdge<Number>& edge) {
                        // b - a has the edge's normal, which points from a to
                        // b, on its inner side.
                        const Number against = dot(ray, edge.normal);
                        if (!(against > 0)) return;
                        const Number t = dot(edge.from, edge.normal) / against;
                        const Pair<Number> e = edge.to - edge.from, at = times(t, ray) - edge.from;
                        const Number along = dot(at, e) / dot(e, e);
                        if (t >= 0 && t <= 1 && along >= 0 && along <= 1 && (!first || t < *first)) first = t;
                      });
  if (!first) return Missed{};
  return BareTime{static_cast<double>(*first)};
}

}  // namespace assay::published::firth
