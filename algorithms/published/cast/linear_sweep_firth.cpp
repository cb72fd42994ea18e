#include "algorithms/published/cast/linear_sweep_firth.h"

#include <optional>

#include "algorithms/published/cast/moving_polygons.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay {

using namespace published;

CastAnswer LinearSweepFirth::solve(const MovingPair& pair, const Watch&) {
  if (auto outside = outside_the_article(pair)) return *outside;
  if (pair.turns()) return Declined{"the linear sweep knows no rotation"};
  const Vec<2> ray = {pair.of_a.displacement[0] - pair.of_b.displacement[0],
                      pair.of_a.displacement[1] - pair.of_b.displacement[1]};
  std::optional<double> first;
  each_minkowski_edge(pair.bodies.a, pair.bodies.b, [&](const MinkowskiEdge& edge) {
    // b - a has the edge's normal, which points from a to b, on its inner side.
    const double against = dot(ray, edge.normal);
    if (!(against > 0)) return;
    const double t = dot(edge.from, edge.normal) / against;
    const Vec<2> e = edge.to - edge.from, at = t * ray - edge.from;
    const double along = dot(at, e) / dot(e, e);
    if (t >= 0 && t <= 1 && along >= 0 && along <= 1 && (!first || t < *first)) first = t;
  });
  if (!first) return Missed{};
  return BareTime{*first};
}

}  // namespace assay
