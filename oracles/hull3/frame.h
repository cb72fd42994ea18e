// A surface seen from a point inside it: the sign tests of the radial projection, in doubles with a filter or in integers.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// Seen from a point whose coordinates are doubles. Every answer is exact; `exactly` records where the filter was not
/// enough.
class DoubleFrame {
 public:
  DoubleFrame(const Surface& surface, const Point3& centre) : surface_(surface), centre_(centre) {}

  /// Which side of facet f the centre is on.
  int centre_side(std::uint32_t f) {
    const auto corner = surface_.facet(f);
    return side_sign(at(corner[0]), at(corner[1]), at(corner[2]), centre_, exactly);
  }
  /// Where p lies from the plane through the centre and the edge: not negative inside the cone of the edge's facet.
  int cone_side(std::uint32_t from, std::uint32_t to, const Point3& p) {
    return side_sign(centre_, at(from), at(to), p, exactly);
  }
  /// Aims the ray at the middle of a facet, nearly. Says whether it is strictly within the facet's cone.
  bool aim(std::uint32_t f) {
    const auto corner = surface_.facet(f);
    const Point3 &a = at(corner[0]), &b = at(corner[1]), &c = at(corner[2]);
    aim_ = {a.x / 3 + b.x / 3 + c.x / 3, a.y / 3 + b.y / 3 + c.y / 3, a.z / 3 + b.z / 3 + c.z / 3};
    for (std::size_t k = 0; k < corner.size(); ++k) {
      if (ray_side(corner[k], corner[(k + 1) % corner.size()]) <= 0) return false;
    }
    return true;
  }
  int ray_side(std::uint32_t from, std::uint32_t to) { return cone_side(from, to, aim_); }

  bool exactly = false;

 private:
  const Point3& at(std::uint32_t v) const { return surface_.vertex[v]; }
  const Surface& surface_;
  Point3 centre_, aim_;
};

/// Seen from the centroid of four vertices, all in integers: where no double is known to be inside.
class IntegerFrame {
 public:
  IntegerFrame(const Surface& surface, const Cloud3& cloud, const std::array<std::uint32_t, 4>& tetrahedron);

  int centre_side(std::uint32_t f) const;
  int cone_side(std::uint32_t from, std::uint32_t to, const Point3& p) const;
  bool aim(std::uint32_t f);
  int ray_side(std::uint32_t from, std::uint32_t to) const;

  static constexpr bool exactly = true;

 private:
  using Vector = std::array<Integer, 3>;
  Vector scaled(const Point3& p) const;
  static int sign_of_determinant(const Vector& a, const Vector& b, const Vector& c);

  const Surface& surface_;
  int unit_ = 0;
  Vector centre_;               // four times the centre, in units of 2^unit
  Vector aim_;                  // twelve times the point aimed at, less the centre
  std::vector<Vector> vertex_;  // four times each vertex, less the centre
};

}  // namespace assay
