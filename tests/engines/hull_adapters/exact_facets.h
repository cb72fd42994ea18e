// The faces of an exact hull as polygons, for libraries that hand back faces and not triangles.
#pragma once
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "algorithms/model/hull3.h"

namespace assay::exact_surface {

using Rings = std::vector<std::vector<std::uint32_t>>;

/// The facets as they are, counter-clockwise from outside.
inline Rings facets(const Hull3& hull) {
  Rings rings;
  for (std::uint32_t f = 0; f < hull.facets(); ++f) rings.emplace_back(hull.facet(f).begin(), hull.facet(f).end());
  return rings;
}

/// One polygon for each group of face_of: its edges whose other side is in another group, in order.
/// Precondition: face_of is given, and vertices are extreme points, so that no edge of a face is divided.
inline Rings faces(const Hull3& hull) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> face_of_edge;
  const auto edges = [&](auto visit) {
    for (std::uint32_t f = 0; f < hull.facets(); ++f) {
      const auto corners = hull.facet(f);
      for (std::size_t k = 0; k < corners.size(); ++k)
        visit(corners[k], corners[(k + 1) % corners.size()], hull.face_of[f]);
    }
  };
  edges([&](std::uint32_t from, std::uint32_t to, std::uint32_t face) { face_of_edge[{from, to}] = face; });
  std::map<std::uint32_t, std::map<std::uint32_t, std::uint32_t>> next;  // of each face: from corner to corner
  edges([&](std::uint32_t from, std::uint32_t to, std::uint32_t face) {
    if (face_of_edge.at({to, from}) != face) next[face][from] = to;
  });
  Rings rings;
  for (const auto& [face, ways] : next) {
    std::vector<std::uint32_t> ring = {ways.begin()->first};
    for (std::uint32_t at = ways.begin()->second; at != ring.front(); at = ways.at(at)) ring.push_back(at);
    rings.push_back(std::move(ring));
  }
  return rings;
}

}  // namespace assay::exact_surface
