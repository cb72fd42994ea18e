// Surfaces of hulls in space as lists of corners, and small changes to them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/model/hull3.h"
#include "oracles/hull3/exact_hull3.h"

namespace assay::known {

using Facets = std::vector<std::vector<std::uint32_t>>;

inline Hull3 surface(const Facets& facets, std::vector<std::uint32_t> face_of = {}) {
  Hull3 hull;
  for (const auto& facet : facets) {
    hull.corner.insert(hull.corner.end(), facet.begin(), facet.end());
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  hull.face_of = std::move(face_of);
  return hull;
}

inline Facets reversed(Facets facets) {
  for (auto& facet : facets) std::reverse(facet.begin(), facet.end());
  return facets;
}

inline Facets facets_of(const ExactHull3& hull) {
  Facets facets;
  for (const auto& t : hull.triangles) facets.push_back({t[0], t[1], t[2]});
  return facets;
}

}  // namespace assay::known
