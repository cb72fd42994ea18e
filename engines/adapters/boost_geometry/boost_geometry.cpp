// Boost.Geometry's convex_hull of a multi-point as an engine.
#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/multi_point.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/version.hpp>
#include <cmath>
#include <exception>
#include <vector>

#include "engines/plugin_kit.h"

namespace {

/// A point that carries its index through the hull.
struct Named {
  double x = 0, y = 0;
  std::uint32_t index = 0;
};

}  // namespace

BOOST_GEOMETRY_REGISTER_POINT_2D(Named, double, boost::geometry::cs::cartesian, x, y)

namespace {

using namespace assay;
namespace bg = boost::geometry;

struct BoostHull {
  static constexpr std::string_view kName = "boost/convex_hull";

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) noexcept {
    if (cloud.points.empty()) return Declined{"no points"};
    bg::model::multi_point<Named> points;
    for (std::uint32_t i = 0; i < cloud.points.size(); ++i) {
      const Point2& p = cloud.points[i];
      if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Declined{"a coordinate that is not finite"};
      points.push_back({p.x, p.y, i});
    }
    bg::model::polygon<Named, false, false> hull;  // counter-clockwise, open
    try {
      bg::convex_hull(points, hull);
    } catch (const std::exception&) {
      return GaveUp{GaveUp::Why::kStalled};
    }
    std::vector<std::uint32_t> ring;
    for (const Named& p : hull.outer()) ring.push_back(p.index);
    // The ring of a flat cloud comes padded to three points by the first one again.
    if (ring.size() == 3 && ring[0] == ring[2]) ring.pop_back();
    if (ring.size() == 2 && cloud.points[ring[0]] == cloud.points[ring[1]]) ring.pop_back();
    if (ring.size() < 3) return FlatHull{std::move(ring)};
    return Hull{std::move(ring)};
  }
};

}  // namespace

ASSAY_PLUGIN(plugin::engine<Hull2Family, BoostHull>(
    {.version = BOOST_LIB_VERSION,
     .sentence = "Boost.Geometry's convex_hull of a multi_point",
     .note =
         "The documentation of convex_hull states neither a tolerance nor a range of coordinates, so answers are "
         "judged exactly; the magnitude tells roundoff from more. Extreme points only. Inside, coordinates count as "
         "equal within 2.2e-16 times the larger one or 1 (math::equals). A flat cloud gives a ring of its two ends."}))
