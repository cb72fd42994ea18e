#include "algorithms/published/gjk/minimum_translation_firth.h"

#include "algorithms/published/shapes/firth_polygons.h"

namespace assay {

using namespace published;

GjkAnswer MinimumTranslationFirth::solve(const ConvexPair& pair, const Watch&) {
  if (auto outside = outside_the_article(pair)) return *outside;
  if (!is_drawn_polygon(pair.a) || !is_drawn_polygon(pair.b)) return Declined{"not a convex polygon counter-clockwise"};
  EdgeWalk walk;
  each_minkowski_edge(pair.a, pair.b, [&](const MinkowskiEdge& edge) { walk.track(edge); });
  if (!(walk.least_penetrating < 0)) return BareDistance{walk.least_positive};
  Penetrating answer;
  answer.depth = -walk.least_penetrating;
  answer.normal = {-walk.contact[0], -walk.contact[1], 0};
  return answer;
}

}  // namespace assay
