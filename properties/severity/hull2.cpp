// Of planar clouds: the unit is L, the largest coordinate extent. Room is how far every point that is no corner of an
// edge of the hull lies from the edge's line.
#include <cmath>

#include "oracles/hull2/exact_hull2.h"
#include "properties/severity/bodies.h"
#include "properties/severity/clouds.h"

namespace assay {
namespace {

/// |det(v - u, p - u)| >= least |v - u| exactly; none where it is 0.
Room room_beside(const Point2& u, const Point2& v, const Point2& p, const Rational& least) {
  const Rational x = exact(v.x) - exact(u.x), y = exact(v.y) - exact(u.y);
  const Rational det = x * (exact(p.y) - exact(u.y)) - y * (exact(p.x) - exact(u.x));
  if (det == 0) return Room::kNone;
  return det * det >= least * least * (x * x + y * y) ? Room::kWide : Room::kNarrow;
}

/// The line of an edge in doubles, and what they show of points: every difference and product rounds by 2^-53 of
/// itself, so what is computed of a determinant is off by less than 2^-50 of the sum of its products' magnitudes,
/// numbers being far from underflow.
struct RoundedLine {
  Point2 u;
  double x, y, limit;

  RoundedLine(const Point2& from, const Point2& to, double least)
      : u(from), x(to.x - from.x), y(to.y - from.y), limit(1.001 * least * std::hypot(x, y)) {}

  bool is_surely_wide(const Point2& p) const {
    const double left = x * (p.y - u.y), right = y * (p.x - u.x);
    return std::abs(left - right) - 0x1p-50 * (std::abs(left) + std::abs(right)) > limit;
  }
  /// How many points are not; both ends of the edge are among them, whose determinants are 0.
  std::size_t not_surely_wide(const std::vector<Point2>& points) const {
    std::size_t open = 0;
    for (const Point2& p : points) open += is_surely_wide(p) ? 0 : 1;
    return open;
  }
};

Room room_beside_edges(const Cloud2& cloud, const Hull& hull, const Rational& least, double nearly) {
  const auto& points = cloud.points;
  const std::size_t corners = hull.ccw.size();
  spend(cost_of_products(corners * points.size(), 1, 1));
  Room room = Room::kWide;
  for (std::size_t i = 0; i < corners; ++i) {
    const std::uint32_t from = hull.ccw[i], to = hull.ccw[(i + 1) % corners];
    const RoundedLine line(points[from], points[to], nearly);
    if (line.not_surely_wide(points) <= 2) continue;
    for (std::uint32_t p = 0; p < points.size(); ++p) {
      if (p == from || p == to || line.is_surely_wide(points[p])) continue;
      room = std::min(room, room_beside(points[from], points[to], points[p], least));
      if (room == Room::kNone) return room;
    }
  }
  return room;
}

}  // namespace

CaseScale scale_of(const Cloud2& cloud) { return scale_of_cloud(cloud); }

bool is_flat(const Cloud2& cloud) { return is_flat_or_repeats(points_of(cloud.points)) || cloud.points.size() < 3; }

Room room_of(const Cloud2& cloud, const CaseScale& scale, double least) {
  const Hull2Answer answer = exact_hull2(cloud);
  const auto* hull = std::get_if<Hull>(&answer);
  const Rational length = exact(least) * scale.extent;
  return hull == nullptr ? Room::kNone : room_beside_edges(cloud, *hull, length, for_doubles(length, scale));
}

}  // namespace assay
