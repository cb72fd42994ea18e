// Of clouds in space: the unit is L, the largest coordinate extent. Room is how far every point that is no corner of a
// facet of the hull, cut into triangles, lies from the facet's plane.
#include <array>
#include <cmath>

#include "oracles/hull3/exact_hull3.h"
#include "properties/severity/clouds.h"

namespace assay {
namespace {

/// Of more points room is not shown: the exact hull takes as many side tests as points times facets.
constexpr std::size_t kMostPoints = 64;

template <class Number>
using Vector = std::array<Number, 3>;

template <class Number>
Vector<Number> cross(const Vector<Number>& u, const Vector<Number>& v) {
  return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
}
template <class Number>
Number dot(const Vector<Number>& u, const Vector<Number>& v) {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}
Vector<Rational> between(const Point3& p, const Point3& q) {
  return {exact(q.x) - exact(p.x), exact(q.y) - exact(p.y), exact(q.z) - exact(p.z)};
}
Vector<double> nearly_between(const Point3& p, const Point3& q) { return {q.x - p.x, q.y - p.y, q.z - p.z}; }

/// One facet's plane, exactly and in doubles.
class Plane {
 public:
  Plane(const Point3& a, const Point3& b, const Point3& c)
      : a_(a),
        normal_(cross(between(a, b), between(a, c))),
        squared_(dot(normal_, normal_)),
        nearly_(cross(nearly_between(a, b), nearly_between(a, c))) {
    const Vector<double> u = nearly_between(a, b), v = nearly_between(a, c);
    for (int k = 0; k < 3; ++k) {
      const int i = (k + 1) % 3, j = (k + 2) % 3;
      magnitude_[k] = std::abs(u[i] * v[j]) + std::abs(u[j] * v[i]);
    }
  }

  Room room_of(const Point3& p, const Rational& least, double nearly_least) const {
    // Differences, products and sums round by 2^-53 each: what doubles give is off by less than 2^-48 of the sum of the
    // products' magnitudes, numbers being far from underflow.
    const Vector<double> w = nearly_between(a_, p), w_magnitude = {std::abs(w[0]), std::abs(w[1]), std::abs(w[2])};
    const double error = 0x1p-48 * dot(magnitude_, w_magnitude),
                 length = std::hypot(nearly_[0], nearly_[1], nearly_[2]);
    const double longest = length + 0x1p-48 * (magnitude_[0] + magnitude_[1] + magnitude_[2]);
    if (std::abs(dot(nearly_, w)) - error > 1.001 * nearly_least * longest) return Room::kWide;
    const Rational height = dot(normal_, between(a_, p));
    if (height == 0) return Room::kNone;
    return height * height >= least * least * squared_ ? Room::kWide : Room::kNarrow;
  }

 private:
  Point3 a_;
  Vector<Rational> normal_;
  Rational squared_;
  Vector<double> nearly_, magnitude_{};
};

Room room_beside_facets(const Cloud3& cloud, const ExactHull3& hull, const Rational& least, double nearly) {
  const auto& points = cloud.points;
  Room room = Room::kWide;
  for (const auto& [a, b, c] : hull.triangles) {
    const Plane plane(points[a], points[b], points[c]);
    for (std::uint32_t p = 0; p < points.size(); ++p) {
      if (p == a || p == b || p == c) continue;
      room = std::min(room, plane.room_of(points[p], least, nearly));
      if (room == Room::kNone) return room;
    }
  }
  return room;
}

}  // namespace

CaseScale scale_of(const Cloud3& cloud) { return scale_of_cloud(cloud); }

bool is_flat(const Cloud3& cloud) { return is_flat_or_repeats(points_of(cloud.points)) || cloud.points.size() < 4; }

Room room_of(const Cloud3& cloud, const CaseScale& scale, double least) {
  if (is_flat(cloud)) return Room::kNone;
  if (cloud.points.size() > kMostPoints) return Room::kNotShown;
  const Rational length = exact(least) * scale.extent;
  return room_beside_facets(cloud, exact_hull3(cloud), length, for_doubles(length, scale));
}

}  // namespace assay
