// Between the model's clouds and Boost.Geometry's convex_hull of a multi_point.
#pragma once
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/multi_point.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/hull.h"
#include "algorithms/model/watch.h"

namespace assay::boost_geometry {

/// A point that carries its index through the hull.
struct Named {
  double x = 0, y = 0;
  std::uint32_t index = 0;
};

}  // namespace assay::boost_geometry

BOOST_GEOMETRY_REGISTER_POINT_2D(assay::boost_geometry::Named, double, boost::geometry::cs::cartesian, x, y)

namespace assay::boost_geometry {

namespace bg = boost::geometry;
using Points = bg::model::multi_point<Named>;
using Polygon = bg::model::polygon<Named, false, false>;  // counter-clockwise, open

/// The points as Boost is given them; or why they cannot be given.
inline std::variant<boost_geometry::Points, Declined> load(const Cloud2& cloud) {
  if (cloud.points.empty()) return Declined{"no points"};
  boost_geometry::Points points;
  points.reserve(cloud.points.size());
  for (std::uint32_t i = 0; i < cloud.points.size(); ++i) {
    const Point2& p = cloud.points[i];
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Declined{"a coordinate that is not finite"};
    points.push_back({p.x, p.y, i});
  }
  return points;
}

/// The outer ring by the positions of its points. Gives up (stalled) where a position does not exist.
inline Hull2Answer answer_of(const Polygon& hull, const Cloud2& cloud) {
  std::vector<std::uint32_t> ring;
  for (const Named& p : hull.outer()) {
    if (p.index >= cloud.points.size()) return GaveUp{GaveUp::Why::kStalled};
    ring.push_back(p.index);
  }
  // The ring of a flat cloud comes padded to three points by the first one again.
  if (ring.size() == 3 && ring[0] == ring[2]) ring.pop_back();
  if (ring.size() == 2 && cloud.points[ring[0]] == cloud.points[ring[1]]) ring.pop_back();
  if (ring.size() < 3) return FlatHull{std::move(ring)};
  return Hull{std::move(ring)};
}

/// Boost.Geometry's convex_hull, which reports errors by exceptions.
struct Library {
  static void compute(const boost_geometry::Points& points, Polygon& hull) { bg::convex_hull(points, hull); }
};

/// A whole question: load, compute, translate. `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
struct BoostHull {
  static constexpr std::string_view kName = "boost/convex_hull";

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) noexcept {
    try {
      const auto loaded = load(cloud);
      if (const auto* declined = std::get_if<Declined>(&loaded)) return *declined;
      Polygon hull;
      Computes::compute(std::get<0>(loaded), hull);
      return answer_of(hull, cloud);
    } catch (const std::exception&) {  // Boost's own, or no memory
      return GaveUp{GaveUp::Why::kStalled};
    }
  }
};

}  // namespace assay::boost_geometry
