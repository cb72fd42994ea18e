// Bodies whose hulls are known by hand, and small changes to surfaces that make them wrong.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "tests/harness/claim_of.h"

namespace assay::cases {

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

inline std::string judged(const Cloud3& cloud, const Facets& facets, std::vector<std::uint32_t> face_of = {},
                          Hull3Statement statement = {}) {
  return test::claim_or_why(check_hull3(cloud, surface(facets, std::move(face_of)), statement));
}

/// Corner k at (k & 1, k >> 1 & 1, k >> 2) times 4; then a point inside, one on a face, one on an edge.
inline Cloud3 cube_cloud() {
  Cloud3 cloud;
  for (int k = 0; k < 8; ++k) cloud.points.push_back({4.0 * (k & 1), 4.0 * (k >> 1 & 1), 4.0 * (k >> 2)});
  cloud.points.insert(cloud.points.end(), {{1, 2, 3}, {2, 1, 0}, {2, 0, 0}});
  return cloud;
}
inline const Facets kCube = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};

inline Cloud3 tetrahedron_cloud() { return {{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {1, 1, 1}}}; }
inline const Facets kTetrahedron = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};

/// Every polygon as the fan of its first corner.
inline Facets fans(const Facets& facets) {
  Facets triangles;
  for (const auto& f : facets) {
    for (std::size_t k = 1; k + 1 < f.size(); ++k) triangles.push_back({f[0], f[k], f[k + 1]});
  }
  return triangles;
}
inline Facets joined(Facets first, const Facets& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}
inline Facets shifted(Facets facets, std::uint32_t by) {
  for (auto& facet : facets) {
    for (auto& v : facet) v += by;
  }
  return facets;
}

/// The twelve corners of an icosahedron, nearly: rounded golden sections leave it in general position.
inline Cloud3 icosahedron_cloud() {
  const double g = (1 + std::sqrt(5.0)) / 2;
  return {{{0, 1, g},
           {0, -1, g},
           {0, 1, -g},
           {0, -1, -g},
           {1, g, 0},
           {-1, g, 0},
           {1, -g, 0},
           {-1, -g, 0},
           {g, 0, 1},
           {-g, 0, 1},
           {g, 0, -1},
           {-g, 0, -1}}};
}
/// The great icosahedron: 20 triangles on the same corners, each joining corners at the second distance; closed,
/// oriented, V - E + F = 2, convex at every edge, and it goes round seven times.
inline Facets great_icosahedron(const Cloud3& cloud) {
  const auto& p = cloud.points;
  const auto squared = [&](std::size_t i, std::size_t j) {
    const double x = p[i].x - p[j].x, y = p[i].y - p[j].y, z = p[i].z - p[j].z;
    return x * x + y * y + z * z;
  };
  const auto second = [&](std::size_t i, std::size_t j) { return squared(i, j) > 6 && squared(i, j) < 12; };
  Facets facets;
  for (std::uint32_t i = 0; i < 12; ++i) {
    for (std::uint32_t j = i + 1; j < 12; ++j) {
      for (std::uint32_t k = j + 1; k < 12; ++k) {
        if (!second(i, j) || !second(j, k) || !second(k, i)) continue;
        const double det = p[i].x * (p[j].y * p[k].z - p[j].z * p[k].y) + p[i].y * (p[j].z * p[k].x - p[j].x * p[k].z) +
                           p[i].z * (p[j].x * p[k].y - p[j].y * p[k].x);
        facets.push_back(det > 0 ? std::vector{i, j, k} : std::vector{i, k, j});
      }
    }
  }
  return facets;
}

}  // namespace assay::cases
