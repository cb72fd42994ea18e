#include "oracles/hull3/surface.h"

#include <algorithm>

namespace assay {

Surface surface_of(const Cloud3& cloud, const Hull3& hull) {
  Surface surface;
  surface.number_of.assign(cloud.points.size(), Surface::kNone);
  surface.corner.reserve(hull.corner.size());
  surface.begin.reserve(hull.end.size() + 1);
  surface.facet_of.resize(hull.corner.size());
  for (const std::uint32_t i : hull.corner) {
    if (surface.number_of[i] == Surface::kNone) {
      surface.number_of[i] = static_cast<std::uint32_t>(surface.vertex.size());
      surface.vertex.push_back(cloud.points[i]);
      surface.index.push_back(i);
    }
    surface.corner.push_back(surface.number_of[i]);
  }
  surface.begin.push_back(0);
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    std::fill(surface.facet_of.begin() + surface.begin[f], surface.facet_of.begin() + hull.end[f], f);
    surface.begin.push_back(hull.end[f]);
  }
  return surface;
}

std::string pair_edges(Surface& surface) {
  const auto edges = static_cast<std::uint32_t>(surface.corner.size());
  surface.twin.assign(edges, Surface::kNone);
  // Edges in buckets by their smaller vertex, each bucket in order of the larger one.
  struct Entry {
    std::uint32_t larger, edge;
  };
  std::vector<std::uint32_t> end(surface.vertex.size() + 1, 0);
  const auto smaller = [&](std::uint32_t e) { return std::min(surface.from(e), surface.to(e)); };
  for (std::uint32_t e = 0; e < edges; ++e) ++end[smaller(e) + 1];
  for (std::size_t v = 1; v < end.size(); ++v) end[v] += end[v - 1];
  std::vector<Entry> entries(edges);
  for (std::uint32_t e = 0; e < edges; ++e) {
    entries[end[smaller(e)]++] = {std::max(surface.from(e), surface.to(e)), e};
  }
  std::uint32_t begin = 0;
  for (std::size_t v = 0; v < surface.vertex.size(); begin = end[v++]) {
    std::sort(entries.begin() + begin, entries.begin() + end[v], [](const Entry& p, const Entry& q) {
      return p.larger < q.larger || (p.larger == q.larger && p.edge < q.edge);
    });
    for (std::uint32_t k = begin; k < end[v]; k += 2) {
      const std::uint32_t e = entries[k].edge;
      const auto name = [&] {
        return "the edge from point " + std::to_string(surface.index[surface.from(e)]) + " to point " +
               std::to_string(surface.index[surface.to(e)]);
      };
      if (k + 1 == end[v] || entries[k + 1].larger != entries[k].larger) return name() + " has no twin";
      const std::uint32_t other = entries[k + 1].edge;
      if (surface.from(e) == surface.from(other)) return name() + " occurs twice";
      if (k + 2 < end[v] && entries[k + 2].larger == entries[k].larger) return name() + " has more than one twin";
      surface.twin[e] = other;
      surface.twin[other] = e;
    }
  }
  return "";
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
  // The facets around a vertex: from an edge that leaves it over the edge before to that one's twin, which leaves it too.
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
