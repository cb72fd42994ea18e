// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
//
// Between the model's clouds and CGAL's planar hulls.
#pragma once
#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/ch_graham_andrew.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/property_map.h>

#include <cmath>
#include <cstdint>
#include <exception>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/hull.h"

namespace assay::cgal2 {

using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;
using Plain = CGAL::Simple_cartesian<double>;

/// The points as CGAL is given them; or why they cannot be given.
template <class Kernel>
std::variant<std::vector<typename Kernel::Point_2>, Declined> load(const Cloud2& cloud) {
  std::vector<typename Kernel::Point_2> points;
  points.reserve(cloud.points.size());
  for (const Point2& p : cloud.points) {
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Declined{"a coordinate that is not finite"};
    points.emplace_back(p.x, p.y);
  }
  return points;
}

/// The extreme points that CGAL lists, by their positions. Gives up (stalled) where a position does not exist.
inline Hull2Answer answer_of(std::vector<std::uint32_t> ring, std::size_t count) {
  for (const std::uint32_t i : ring)
    if (i >= count) return GaveUp{GaveUp::Why::kStalled, 0};
  if (ring.size() < 3) return FlatHull{std::move(ring)};
  return Hull{std::move(ring)};
}

/// CGAL's functions, on positions of points, so that a corner is known by its position; they report errors by
/// exceptions. What they return is the end of the list that they wrote.
struct ConvexHull2 {
  template <class Kernel>
  static std::vector<std::uint32_t> ring(const std::vector<typename Kernel::Point_2>& points) {
    return listed<Kernel>(points, [](auto... arguments) { return CGAL::convex_hull_2(arguments...); });
  }

  template <class Kernel, class Function>
  static std::vector<std::uint32_t> listed(const std::vector<typename Kernel::Point_2>& points, Function function) {
    std::vector<std::uint32_t> indices(points.size()), ring;
    std::iota(indices.begin(), indices.end(), 0u);
    const auto map = CGAL::make_property_map(points);
    const CGAL::Convex_hull_traits_adapter_2<Kernel, decltype(map)> traits(map);
    function(indices.begin(), indices.end(), std::back_inserter(ring), traits);
    return ring;
  }
};
struct GrahamAndrew {
  template <class Kernel>
  static std::vector<std::uint32_t> ring(const std::vector<typename Kernel::Point_2>& points) {
    return ConvexHull2::listed<Kernel>(points, [](auto... arguments) { return CGAL::ch_graham_andrew(arguments...); });
  }
};

/// A whole question: load, compute, translate. `Library` is one of CGAL's functions, or in tests one that answers
/// exactly.
template <class Kernel, class Library>
Hull2Answer solve(const Cloud2& cloud) noexcept {
  try {
    const auto loaded = load<Kernel>(cloud);
    if (const auto* declined = std::get_if<Declined>(&loaded)) return *declined;
    return answer_of(Library::template ring<Kernel>(std::get<0>(loaded)), cloud.points.size());
  } catch (const std::exception&) {  // a failed postcondition of CGAL's, or no memory
    return GaveUp{GaveUp::Why::kStalled, 0};
  }
}

}  // namespace assay::cgal2
