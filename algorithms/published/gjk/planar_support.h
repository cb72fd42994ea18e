// What the two planar articles share: the support of a Minkowski difference by a scan of all vertices, and who is
// served.
#pragma once
#include <cmath>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::published {

using gjk::cross;
using gjk::dot;
using gjk::operator-;
using gjk::operator*;
using gjk::Vec;

/// A vertex of the Minkowski difference with the vertices that it is the difference of.
struct PlanarDifference {
  Vec<2> at{};
  std::uint32_t a = 0, b = 0;
};

/// The first vertex with the greatest d.p, compared as computed; vertex 0 where no comparison holds (d is NaN).
inline std::uint32_t farthest(const Points& body, const Vec<2>& d) {
  std::uint32_t at = 0;
  double greatest = d[0] * body.coordinates[0] + d[1] * body.coordinates[1];
  for (std::uint32_t i = 1; i < body.size(); ++i) {
    const double value = d[0] * body[i][0] + d[1] * body[i][1];
    if (value > greatest) greatest = value, at = i;
  }
  return at;
}

/// The farthest vertex of A along d less the farthest vertex of B along -d.
inline PlanarDifference farthest_difference(const ConvexPair& pair, const Vec<2>& d) {
  const std::uint32_t a = farthest(pair.a, d), b = farthest(pair.b, {-d[0], -d[1]});
  return {{pair.a[a][0] - pair.b[b][0], pair.a[a][1] - pair.b[b][1]}, a, b};
}

/// What neither article speaks of: other dimensions, empty bodies, coordinates that are no numbers.
inline std::optional<GjkAnswer> outside_the_article(const ConvexPair& pair) {
  if (pair.a.dimension != 2 || pair.b.dimension != 2) return Declined{"the article's algorithm is planar"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return std::nullopt;
}

}  // namespace assay::published
