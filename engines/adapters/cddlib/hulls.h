// SPDX-License-Identifier: GPL-2.0-or-later
// Hulls by cddlib's double description: points in, inequalities and what lies in each out.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/hull2/hull2.h"
#include "algorithms/model/point_lists.h"
#include "algorithms/model/watch.h"
#include "engines/adapters/cddlib/matrix.h"

namespace assay::cddlib {

/// A facet as cddlib tells it: a normal to the inside, and the points in it.
struct Facet {
  std::vector<double> inward;
  std::vector<std::uint32_t> points;
};
/// Nothing where cddlib reports an error or an equation, which says that the cloud is flat.
using Facets = std::optional<std::vector<Facet>>;

/// cddlib's own answer about points as the rows (1, x).
struct DoubleDescription {
  static Facets facets(dd_matrixdata* points) {
    dd_ErrorType error = dd_NoError;
    const Polyhedron hull(dd_DDMatrix2Poly(points, &error));
    if (hull == nullptr || error != dd_NoError) return std::nullopt;
    const Matrix inequalities(dd_CopyInequalities(hull.get()));
    const Sets incident(dd_CopyIncidence(hull.get()));
    if (set_card(inequalities->linset) != 0) return std::nullopt;
    std::vector<Facet> facets(static_cast<std::size_t>(inequalities->rowsize));
    for (std::size_t f = 0; f < facets.size(); ++f) {
      facets[f].inward = direction_of(inequalities->matrix[f] + 1, static_cast<std::size_t>(inequalities->colsize - 1));
      for (long i = 1; i <= points->rowsize; ++i)
        if (set_member(i, incident->set[f]) != 0) facets[f].points.push_back(static_cast<std::uint32_t>(i - 1));
    }
    return facets;
  }
};

template <class Cloud>
Matrix load(const Cloud& cloud) {
  constexpr std::size_t kDimension =
      coordinates_of(typename std::remove_cvref_t<decltype(cloud.points)>::value_type()).size();
  Matrix loaded = matrix(cloud.points.size(), kDimension + 1, dd_Generator);
  for (std::size_t i = 0; i < cloud.points.size(); ++i) {
    dd_set_d(loaded->matrix[i][0], 1);
    for (std::size_t k = 0; k < kDimension; ++k) dd_set_d(loaded->matrix[i][k + 1], coordinates_of(cloud.points[i])[k]);
  }
  return loaded;
}

/// The extreme points of a facet, counter-clockwise as seen from outside: cddlib tells no order, so the facet is seen
/// along the axis that its normal is nearest to, exactly. Nothing where less than three are left.
inline std::vector<std::uint32_t> ring_of(const Cloud3& cloud, const Facet& facet) {
  std::size_t axis = 0;
  for (std::size_t k = 1; k < 3; ++k)
    if (std::abs(facet.inward[k]) > std::abs(facet.inward[axis])) axis = k;
  std::vector<Point2> seen;
  for (const std::uint32_t i : facet.points) {
    const auto p = coordinates_of(cloud.points[i]);
    seen.push_back({p[(axis + 1) % 3], p[(axis + 2) % 3]});
  }
  const Hull2Answer outline = hull2(seen);
  const auto* ring = std::get_if<Hull>(&outline);
  if (ring == nullptr) return {};
  std::vector<std::uint32_t> corners;
  for (const std::uint32_t k : ring->ccw) corners.push_back(facet.points[k]);
  if (facet.inward[axis] > 0) std::ranges::reverse(corners);
  return corners;
}

inline Hull3Answer answer_of(const std::vector<Facet>& facets, const Cloud3& cloud) {
  Hull3 hull;
  for (const Facet& facet : facets) {
    const auto ring = ring_of(cloud, facet);
    if (ring.empty()) return GaveUp{GaveUp::Why::kStalled};
    hull.corner.insert(hull.corner.end(), ring.begin(), ring.end());
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  if (hull.end.empty()) return GaveUp{GaveUp::Why::kStalled};
  return hull;
}

/// The edges one after the other: each from its first to its last point along the direction that has its normal on the
/// right.
inline Hull2Answer answer_of(const std::vector<Facet>& edges, const Cloud2& cloud) {
  std::map<std::pair<double, double>, std::pair<std::uint32_t, Point2>> next;  // by place: points may coincide
  for (const Facet& edge : edges) {
    const double x = edge.inward[1], y = -edge.inward[0];
    const auto along = [&](std::uint32_t i) {
      const Point2& p = cloud.points[i];
      return std::abs(x) > std::abs(y) ? std::copysign(1, x) * p.x : std::copysign(1, y) * p.y;
    };
    if (edge.points.empty()) return GaveUp{GaveUp::Why::kStalled};
    const std::uint32_t from = *std::ranges::min_element(edge.points, {}, along);
    const std::uint32_t to = *std::ranges::max_element(edge.points, {}, along);
    const Point2 &p = cloud.points[from], &q = cloud.points[to];
    if (!next.try_emplace({p.x, p.y}, from, q).second) return GaveUp{GaveUp::Why::kStalled};
  }
  Hull hull;
  if (next.empty()) return GaveUp{GaveUp::Why::kStalled};
  for (auto at = next.begin(); hull.ccw.empty() || at != next.begin();) {
    hull.ccw.push_back(at->second.first);
    at = next.find({at->second.second.x, at->second.second.y});
    if (at == next.end() || hull.ccw.size() > next.size()) return GaveUp{GaveUp::Why::kStalled};
  }
  if (hull.ccw.size() != next.size()) return GaveUp{GaveUp::Why::kStalled};
  return hull;
}

/// A whole question. `Computes` is DoubleDescription, or in tests what answers exactly.
template <class Computes, class Cloud, class Answer>
Answer hull_of(const Cloud& cloud) {
  if (cloud.points.empty()) return Declined{"no points"};
  for (const auto& p : cloud.points)
    for (const double x : coordinates_of(p))
      if (!std::isfinite(x)) return Declined{"a coordinate that is not finite"};
  const Matrix points = load(cloud);
  const Facets facets = Computes::facets(points.get());
  if (!facets) return GaveUp{GaveUp::Why::kUncertain};
  for (const Facet& facet : *facets)
    if (facet.inward.empty() || !std::ranges::all_of(facet.inward, [](double x) { return std::isfinite(x); }))
      return GaveUp{GaveUp::Why::kStalled};
  return answer_of(*facets, cloud);
}

template <class Computes>
struct PlanarHull {
  static constexpr std::string_view kName = kExact ? "cddlib/hull2_gmp" : "cddlib/hull2_double";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) { return hull_of<Computes, Cloud2, Hull2Answer>(cloud); }
};
template <class Computes>
struct SpatialHull {
  static constexpr std::string_view kName = kExact ? "cddlib/hull3_gmp" : "cddlib/hull3_double";
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) { return hull_of<Computes, Cloud3, Hull3Answer>(cloud); }
};

}  // namespace assay::cddlib
