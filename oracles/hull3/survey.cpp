#include "oracles/hull3/survey.h"

#include "oracles/hull2/claims.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/edge_pairing.h"
#include "oracles/hull3/facet_shape.h"
#include "oracles/hull3/side_sign.h"

namespace assay {

Survey survey_of(Surface& surface, const Point3& centre, bool& exactly) {
  const std::size_t edges = surface.corner.size();
  Survey survey;
  survey.is_flat.assign(edges, false);
  surface.twin.assign(edges, Surface::kNone);
  EdgePairing pairing(surface.vertex.size(), edges);
  for (std::uint32_t f = 0; f < surface.facets(); ++f) {
    const auto corner = surface.facet(f);
    const SidesOfPlane plane(surface.vertex[corner[0]], surface.vertex[corner[1]], surface.vertex[corner[2]]);
    const int centre_side = plane.sign(centre, exactly);
    if (centre_side == 0 || corner.size() != 3) {
      if (auto objection = facet_objection(surface, f, exactly); !objection.empty()) {
        survey.shape = {hull3_claims::kFacetsAreConvex, facet_text(f) + " " + objection};
        return survey;
      }
    }
    survey.centre_below = survey.centre_below && centre_side < 0;

    bool before = true, behind = true;
    for (const std::uint32_t v : corner) {
      before = before && surface.vertex[v].x < centre.x;
      behind = behind && surface.vertex[v].x > centre.x;
    }
    if (!before && !behind) survey.across.push_back(f);

    const std::uint32_t begin = surface.begin[f], corners = static_cast<std::uint32_t>(corner.size());
    for (std::uint32_t k = 0; survey.paired && k < corners; ++k) {
      const std::uint32_t e = begin + k, next = k + 1 < corners ? k + 1 : 0, after = next + 1 < corners ? next + 1 : 0;
      const auto found = pairing.add(e, corner[k], corner[next], corner[after]);
      if (found.is == EdgePairing::Case::kFirst) continue;
      if (found.is == EdgePairing::Case::kClash) {
        survey.paired = false;
        break;
      }
      surface.twin[e] = found.edge;
      surface.twin[found.edge] = e;
      const int side = plane.sign(surface.vertex[found.beyond], exactly);
      if (side > 0) survey.convex = false;
      if (side == 0) survey.some_flat = survey.is_flat[e] = survey.is_flat[found.edge] = true;
    }
  }
  survey.paired = survey.paired && 2 * pairing.met() == edges;
  return survey;
}

}  // namespace assay
