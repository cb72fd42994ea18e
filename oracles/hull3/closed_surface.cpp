#include "oracles/hull3/closed_surface.h"

#include <array>

#include "oracles/exact/words.h"
#include "oracles/hull2/claims.h"

namespace assay {

std::string point_text(const Cloud3& cloud, std::size_t i) {
  const Point3& p = cloud.points[i];
  return "point " + std::to_string(i) + " " + in_words(std::array{p.x, p.y, p.z});
}

std::optional<Violated> form_objection(const Cloud3& cloud, const Hull3& hull) {
  std::uint32_t begin = 0;
  for (std::uint32_t f = 0; f < hull.facets(); begin = hull.end[f++]) {
    if (hull.end[f] < begin || hull.end[f] - begin < 3) {
      return Violated{hull3_claims::kFacetsAreFormed, facet_text(f) + " ends at corner " + std::to_string(hull.end[f]) +
                                                          " and begins at " + std::to_string(begin)};
    }
  }
  // Ends that rise to the number of corners are none of them beyond it.
  if (begin != hull.corner.size() || hull.facets() == 0) {
    return Violated{hull3_claims::kFacetsAreFormed, std::to_string(hull.facets()) + " facets take " +
                                                        std::to_string(begin) + " of " +
                                                        std::to_string(hull.corner.size()) + " corners"};
  }
  for (std::size_t k = 0; k < hull.corner.size(); ++k) {
    if (hull.corner[k] >= cloud.points.size()) {
      return Violated{hull_claims::kIndicesInRange, "corner " + std::to_string(k) + " is " +
                                                        std::to_string(hull.corner[k]) + ", there are " +
                                                        std::to_string(cloud.points.size()) + " points"};
    }
  }
  return std::nullopt;
}

std::optional<Violated> topology_objection(const Surface& surface) {
  const std::size_t edges = surface.corner.size() / 2;
  if (surface.vertex.size() + surface.facets() == edges + 2) return std::nullopt;
  const Topology topology = topology_of(surface);
  if (topology.components != 1) {
    return Violated{hull3_claims::kOneComponent, std::to_string(topology.components) + " components"};
  }
  if (topology.pinched != Surface::kNone) {
    return Violated{
        hull3_claims::kLinksAreCycles,
        "the facets around point " + std::to_string(surface.index[topology.pinched]) + " form more than one cycle"};
  }
  return Violated{
      hull3_claims::kEulerCharacteristic,
      std::to_string(surface.vertex.size()) + " - " + std::to_string(edges) + " + " + std::to_string(surface.facets())};
}

}  // namespace assay
