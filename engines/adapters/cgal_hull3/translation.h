// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_3, which is under the GPL (see LICENSE).
//
// Between the model's clouds and CGAL's spatial hulls.
#pragma once
// clang-format off: before CGAL, which it tells how to allocate
#include "engines/adapters/cgal_hull3/same_memory.h"
// clang-format on

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Object.h>
#include <CGAL/Polyhedron_3.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/convex_hull_3.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <exception>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/hull3.h"

namespace assay::cgal3 {

using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;
using Plain = CGAL::Simple_cartesian<double>;
template <class Kernel>
using Mesh = CGAL::Polyhedron_3<Kernel>;

/// The points as CGAL is given them; or why they cannot be given.
template <class Kernel>
std::variant<std::vector<typename Kernel::Point_3>, Declined> load(const Cloud3& cloud) {
  std::vector<typename Kernel::Point_3> points;
  points.reserve(cloud.points.size());
  for (const Point3& p : cloud.points) {
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z))
      return Declined{"a coordinate that is not finite"};
    points.emplace_back(p.x, p.y, p.z);
  }
  return points;
}

/// CGAL hands back points, not indices; it copies them unchanged, so each is found by its coordinates.
template <class Kernel>
class Names {
 public:
  using Point = typename Kernel::Point_3;
  explicit Names(const std::vector<Point>& points) {
    for (std::uint32_t i = 0; i < points.size(); ++i) name_.emplace(key(points[i]), i);
  }
  std::uint32_t of(const Point& p) const { return name_.at(key(p)); }

 private:
  using Key = std::tuple<double, double, double>;
  static Key key(const Point& p) { return {p.x(), p.y(), p.z()}; }
  std::map<Key, std::uint32_t> name_;
};

/// The same facets, each from its least corner on, in ascending order: the order is no part of what CGAL says.
inline Hull3 ordered(const Hull3& hull) {
  std::vector<std::vector<std::uint32_t>> facets;
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    const auto corners = hull.facet(f);
    facets.emplace_back(corners.begin(), corners.end());
    std::rotate(facets.back().begin(), std::min_element(facets.back().begin(), facets.back().end()),
                facets.back().end());
  }
  std::sort(facets.begin(), facets.end());
  Hull3 sorted;
  for (const auto& facet : facets) {
    sorted.corner.insert(sorted.corner.end(), facet.begin(), facet.end());
    sorted.end.push_back(static_cast<std::uint32_t>(sorted.corner.size()));
  }
  return sorted;
}

/// What convex_hull_3 put into its Object, as an answer. Gives up (stalled) where that is nothing it documents.
///
/// Error  std::out_of_range where a vertex is none of the points given.
template <class Kernel>
Hull3Answer answer_of(const CGAL::Object& object, const std::vector<typename Kernel::Point_3>& points) {
  const Names<Kernel> names(points);
  if (const auto* point = CGAL::object_cast<typename Kernel::Point_3>(&object)) return FlatHull3{0, {names.of(*point)}};
  if (const auto* segment = CGAL::object_cast<typename Kernel::Segment_3>(&object))
    return FlatHull3{1, {names.of(segment->source()), names.of(segment->target())}};
  if (const auto* triangle = CGAL::object_cast<typename Kernel::Triangle_3>(&object))
    return FlatHull3{2, {names.of(triangle->vertex(0)), names.of(triangle->vertex(1)), names.of(triangle->vertex(2))}};
  const auto* mesh = CGAL::object_cast<Mesh<Kernel>>(&object);
  if (mesh == nullptr) return GaveUp{GaveUp::Why::kStalled};
  Hull3 hull;
  for (auto f = mesh->facets_begin(); f != mesh->facets_end(); ++f) {
    auto corner = f->facet_begin();
    do hull.corner.push_back(names.of(corner->vertex()->point()));
    while (++corner != f->facet_begin());
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  if (mesh->is_closed()) return ordered(hull);
  // The hull of a coplanar cloud is an open mesh: its border is the polygon, here taken against its sense.
  for (auto h = mesh->halfedges_begin(); h != mesh->halfedges_end(); ++h) {
    if (!h->is_border()) continue;
    std::vector<std::uint32_t> ring;
    auto edge = h;
    do {
      ring.push_back(names.of(edge->vertex()->point()));
      edge = edge->next();
      if (ring.size() > points.size()) return GaveUp{GaveUp::Why::kStalled};  // the border does not close
    } while (edge != h);
    return FlatHull3{2, std::move(ring)};
  }
  return GaveUp{GaveUp::Why::kStalled};
}

/// CGAL's convex_hull_3, which reports errors by exceptions.
struct ConvexHull3 {
  template <class Kernel>
  static CGAL::Object object(const std::vector<typename Kernel::Point_3>& points) {
    CGAL::Object object;
    CGAL::convex_hull_3(points.begin(), points.end(), object);
    return object;
  }
};

/// A whole question: load, compute, translate. `Library` is ConvexHull3, or in tests one that answers exactly.
template <class Kernel, class Library>
Hull3Answer solve(const Cloud3& cloud) noexcept {
  if (cloud.points.empty()) return FlatHull3{-1, {}};
  try {
    const auto loaded = load<Kernel>(cloud);
    if (const auto* declined = std::get_if<Declined>(&loaded)) return *declined;
    const auto& points = std::get<0>(loaded);
    same_memory::begin_anew();
    return answer_of<Kernel>(Library::template object<Kernel>(points), points);
  } catch (const std::exception&) {  // a failed postcondition of CGAL's, or no memory
    return GaveUp{GaveUp::Why::kStalled};
  }
}

}  // namespace assay::cgal3
