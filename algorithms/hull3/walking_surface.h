// A convex surface that points are added to in any order, each located by a walk as seen from a point inside.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "algorithms/hull3/mesh.h"
#include "algorithms/model/points.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay::spatial {

/// A box that all points lie in, and the magnitudes that follow: what the filters of the planes are made from.
struct Extent {
  std::array<double, 3> low{}, high{};
  std::array<double, 3> width{};    ///< no difference of two coordinates is larger
  std::array<double, 3> largest{};  ///< no coordinate is larger
};
Extent extent_of(std::span<const Point3> points);

/// The plane through three points as rounded: a point of the extent is above where its height exceeds the error, below
/// where it is < -error, unknown between.
struct Plane {
  std::array<double, 3> normal;
  double offset, error;
  double height(const Point3& p) const { return normal[0] * p.x + normal[1] * p.y + normal[2] * p.z - offset; }
};
Plane rounded_plane(const Point3& a, const Point3& b, const Point3& c, const Extent& extent);

/// The boundary of the hull of the points added so far, in triangles; corners are positions in `points`.
///
/// Promise  exact: a triangle is replaced iff the new point is strictly above it, and a point is dropped iff it is in
///          the hull. Points inside faces or edges may stay as corners until the end.
class WalkingSurface {
 public:
  struct Triangle {
    std::array<std::uint32_t, 3> corner, neighbour;
    Plane plane;
  };

  /// The boundary of a tetrahedron whose fourth corner is below the first three; `centre` lies strictly inside it.
  WalkingSurface(const std::vector<Point3>& points, const Extent& extent, const Point3& centre,
                 const std::array<std::uint32_t, 4>& tetrahedron);

  /// Adds the point at a position; nothing changes if it is in the hull.
  void add(std::uint32_t position);
  /// Whether p, which lies in the extent, is in the hull.
  bool encloses(const Point3& p) { return locate(p) == kNone; }

  std::uint32_t slots() const { return static_cast<std::uint32_t>(triangles_.size()); }
  const Triangle& operator[](std::uint32_t t) const { return triangles_[t]; }
  bool alive(std::uint32_t t) const { return mark_[t] != kDead; }
  /// The sign of p's height above a triangle's plane, by the filter where it decides.
  int side(std::uint32_t t, const Point3& p) const {
    const Triangle& f = triangles_[t];
    const double height = f.plane.height(p);
    if (height > f.plane.error) return 1;
    if (-height > f.plane.error) return -1;
    ++filter_fallbacks;
    return ExactOrient3d::sign(points_[f.corner[0]], points_[f.corner[1]], points_[f.corner[2]], p);
  }

 private:
  static constexpr std::uint32_t kDead = 0xffffffff;

  /// A triangle that p is strictly above, or kNone where p is in the hull.
  std::uint32_t locate(const Point3& p);
  std::uint32_t search_all(const Point3& p);
  void set_plane(Triangle& triangle) const;
  std::uint32_t edge_towards(const Triangle& triangle, std::uint32_t neighbour) const {
    return triangle.neighbour[0] == neighbour ? 0 : triangle.neighbour[1] == neighbour ? 1 : 2;
  }

  const std::vector<Point3>& points_;
  const Extent& extent_;
  Point3 centre_;
  std::vector<Triangle> triangles_;
  std::vector<std::uint32_t> mark_;  // the last addition that saw a triangle, or kDead
  std::vector<std::uint32_t> from_;  // of a point on the rim: the new triangle whose edge there leaves it
  std::vector<std::uint32_t> free_, visible_;
  struct Rim {
    std::uint32_t from, to, outer, edge;
  };
  std::vector<Rim> rim_;
  std::uint32_t additions_ = 0, last_ = 0;
};

}  // namespace assay::spatial
