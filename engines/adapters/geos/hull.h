// Between the model's clouds and GEOSConvexHull of a multipoint.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <variant>

#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "engines/adapters/geos/geometry.h"

namespace assay::geos {

/// The points as GEOS is given them; or why they cannot be given.
inline std::variant<Geometry, Declined> load(const Cloud2& cloud) {
  if (cloud.points.empty()) return Declined{"no points"};
  for (const Point2& p : cloud.points)
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Declined{"a coordinate that is not finite"};
  return multi_point(cloud.points);
}

/// GEOS tells points and no numbers of points: the lowest index of each, by value.
class Numbering {
 public:
  explicit Numbering(const Cloud2& cloud) {
    for (std::uint32_t i = 0; i < cloud.points.size(); ++i) first_.try_emplace(key(cloud.points[i]), i);
  }
  /// Nothing for what is no point of the cloud.
  std::optional<std::uint32_t> operator()(const Point2& p) const {
    const auto found = first_.find(key(p));
    return found == first_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  static std::pair<double, double> key(const Point2& p) { return {p.x, p.y}; }
  std::map<std::pair<double, double>, std::uint32_t> first_;
};

/// Whether a ring without its closing point turns clockwise at its least point, exactly.
inline bool is_clockwise(const std::vector<Point2>& ring) {
  const auto least = static_cast<std::size_t>(
      std::ranges::min_element(ring, {}, [](const Point2& p) { return std::pair(p.x, p.y); }) - ring.begin());
  const Point2 &before = ring[(least + ring.size() - 1) % ring.size()], &after = ring[(least + 1) % ring.size()];
  return ExactOrient2d::sign(before, ring[least], after) < 0;
}

/// The hull by the positions of its points, counter-clockwise: GEOS's interface states no orientation of rings, and
/// GEOSCoordSeq_isCCW rounds. Gives up (stalled) where there is no geometry, or a point that was never given.
inline Hull2Answer answer_of(const GEOSGeometry* hull, const Cloud2& cloud) {
  const GaveUp nothing{GaveUp::Why::kStalled};
  auto points = hull == nullptr ? std::nullopt : points_of(hull);
  if (!points || points->empty()) return nothing;
  const bool is_polygon = GEOSGeomTypeId_r(context(), hull) == GEOS_POLYGON;
  if (is_polygon) {
    points->pop_back();
    if (is_clockwise(*points)) std::ranges::reverse(*points);
  }
  const Numbering number_of(cloud);
  std::vector<std::uint32_t> numbers;
  for (const Point2& p : *points) {
    const auto number = number_of(p);
    if (!number) return nothing;
    numbers.push_back(*number);
  }
  if (is_polygon) return Hull{std::move(numbers)};
  return FlatHull{std::move(numbers)};
}

struct Library {
  static Geometry convex_hull(const GEOSGeometry* points) { return Geometry(GEOSConvexHull_r(context(), points)); }
};

/// A whole question: load, compute, translate. `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
struct ConvexHull {
  static constexpr std::string_view kName = "geos/convex_hull";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto loaded = load(cloud);
    if (const auto* declined = std::get_if<Declined>(&loaded)) return *declined;
    const auto& points = std::get<Geometry>(loaded);
    if (points == nullptr) return GaveUp{GaveUp::Why::kStalled};
    return answer_of(Computes::convex_hull(points.get()).get(), cloud);
  }
};

}  // namespace assay::geos
