#include "oracles/hull3/surface.h"

#include <algorithm>
#include <tuple>

#include "oracles/hull3/edge_pairing.h"

namespace assay {

Surface surface_of(const Cloud3& cloud, const Hull3& hull) {
  constexpr std::size_t kAhead = 24;  // corners: what is far away in memory is asked for early
  const std::size_t corners = hull.corner.size();
  Surface surface;
  surface.number_of.assign(cloud.points.size(), Surface::kNone);
  surface.vertex.reserve(std::min(corners, cloud.points.size()));
  surface.index.reserve(std::min(corners, cloud.points.size()));
  surface.corner.reserve(corners);
  surface.begin.reserve(hull.end.size() + 1);
  surface.facet_of.reserve(corners);
  for (std::size_t k = 0; k < corners; ++k) {
    if (k + 2 * kAhead < corners) __builtin_prefetch(&surface.number_of[hull.corner[k + 2 * kAhead]]);
    if (k + kAhead < corners) __builtin_prefetch(&cloud.points[hull.corner[k + kAhead]]);
    const std::uint32_t i = hull.corner[k];
    if (surface.number_of[i] == Surface::kNone) {
      surface.number_of[i] = static_cast<std::uint32_t>(surface.vertex.size());
      surface.vertex.push_back(cloud.points[i]);
      surface.index.push_back(i);
    }
    surface.corner.push_back(surface.number_of[i]);
  }
  surface.begin.push_back(0);
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    surface.facet_of.insert(surface.facet_of.end(), hull.end[f] - surface.begin[f], f);
    surface.begin.push_back(hull.end[f]);
  }
  return surface;
}

std::string pairing_objection(const Surface& surface) {
  struct Entry {
    std::uint32_t smaller, larger, edge;
  };
  std::vector<Entry> entries;
  for (std::uint32_t e = 0; e < surface.corner.size(); ++e) {
    const auto [smaller, larger] = std::minmax({surface.from(e), surface.to(e)});
    entries.push_back({smaller, larger, e});
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& p, const Entry& q) {
    return std::tie(p.smaller, p.larger, p.edge) < std::tie(q.smaller, q.larger, q.edge);
  });
  const auto alike = [&](std::size_t j, std::size_t k) {
    return k < entries.size() && entries[j].smaller == entries[k].smaller && entries[j].larger == entries[k].larger;
  };
  for (std::size_t k = 0; k < entries.size(); k += 2) {
    const std::uint32_t from = surface.from(entries[k].edge), to = surface.to(entries[k].edge);
    const std::string name =
        "the edge from point " + std::to_string(surface.index[from]) + " to point " + std::to_string(surface.index[to]);
    if (!alike(k, k + 1)) return name + " has no twin";
    if (from == surface.from(entries[k + 1].edge)) return name + " occurs twice";
    if (alike(k, k + 2)) return name + " has more than one twin";
  }
  return "";
}

std::string pair_edges(Surface& surface) {
  const std::size_t edges = surface.corner.size();
  surface.twin.assign(edges, Surface::kNone);
  EdgePairing pairing(surface.vertex.size(), edges);
  for (std::uint32_t e = 0; e < edges; ++e) {
    const auto found = pairing.add(e, surface.from(e), surface.to(e), Surface::kNone);
    if (found.is == EdgePairing::Case::kClash) return pairing_objection(surface);
    // The first of two is found as its own twin until the other comes.
    surface.twin[e] = found.edge;
    surface.twin[found.edge] = e;
  }
  return 2 * pairing.met() == edges ? "" : pairing_objection(surface);
}

Topology topology_of(const Surface& surface) {
  Topology topology;
  std::vector<bool> seen(surface.facets(), false);
  std::vector<std::uint32_t> open;
  for (std::uint32_t first = 0; first < surface.facets(); ++first) {
    if (seen[first]) continue;
    ++topology.components;
    seen[first] = true;
    for (open.push_back(first); !open.empty();) {
      const std::uint32_t f = open.back();
      open.pop_back();
      for (std::uint32_t e = surface.begin[f]; e < surface.begin[f + 1]; ++e) {
        const std::uint32_t g = surface.facet_of[surface.twin[e]];
        if (!seen[g]) {
          seen[g] = true;
          open.push_back(g);
        }
      }
    }
  }
  // The facets around a vertex: from an edge that leaves it over the edge before to that one's twin, which leaves it
  // too.
  std::vector<bool> has_cycle(surface.vertex.size(), false), visited(surface.corner.size(), false);
  for (std::uint32_t first = 0; first < surface.corner.size(); ++first) {
    if (visited[first]) continue;
    if (has_cycle[surface.from(first)]) topology.pinched = surface.from(first);
    has_cycle[surface.from(first)] = true;
    for (std::uint32_t e = first; !visited[e]; e = surface.twin[surface.previous(e)]) visited[e] = true;
  }
  return topology;
}

}  // namespace assay
