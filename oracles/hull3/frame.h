// A surface seen from a point inside it: the sign tests of the radial projection, in doubles with a filter or in
// integers.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// Where a ray from inside leaves, and the facets that have to be asked whether it leaves there as well.
struct Aim {
  std::uint32_t facet;
  std::vector<std::uint32_t> rivals;
};

/// Seen from a point whose coordinates are doubles. Every answer is exact; `exactly` records where the filter was not
/// enough.
class DoubleFrame {
 public:
  DoubleFrame(const Surface& surface, const Point3& centre) : surface_(surface), centre_(centre) {}

  /// Where p lies from the plane through the centre and the edge: not negative inside the cone of the edge's facet.
  int cone_side(std::uint32_t from, std::uint32_t to, const Point3& p) {
    return side_sign(centre_, at(from), at(to), p, exactly);
  }
  /// Aims the ray strictly within the cone of some facet; nothing if that fails for all. A ray in the slice, the plane
  /// x = centre.x, is preferred: a facet whose corners lie strictly on one side of it has no direction of the slice in
  /// its closed cone, so only those `across` the slice are left to ask.
  std::optional<Aim> aim(const std::vector<std::uint32_t>& across);
  int ray_side(std::uint32_t from, std::uint32_t to) { return cone_side(from, to, aim_); }

  std::optional<Point3> centre() const { return centre_; }

  bool exactly = false;

 private:
  const Point3& at(std::uint32_t v) const { return surface_.vertex[v]; }
  bool aims_within(std::uint32_t f);

  const Surface& surface_;
  Point3 centre_, aim_;
};

/// Seen from the centroid of four vertices, all in integers: where no double is known to be inside.
class IntegerFrame {
 public:
  IntegerFrame(const Surface& surface, const Cloud3& cloud, const std::array<std::uint32_t, 4>& tetrahedron);

  int centre_side(std::uint32_t f) const;
  int cone_side(std::uint32_t from, std::uint32_t to, const Point3& p) const;
  Aim aim();
  int ray_side(std::uint32_t from, std::uint32_t to) const;
  std::optional<Point3> centre() const { return std::nullopt; }

  static constexpr bool exactly = true;

 private:
  using Vector = std::array<Integer, 3>;
  Vector scaled(const Point3& p) const;
  static int sign_of_determinant(const Vector& a, const Vector& b, const Vector& c);

  const Surface& surface_;
  int unit_ = 0;
  Vector centre_;               // four times the centre, in units of 2^unit
  Vector aim_;                  // the direction of the ray
  std::vector<Vector> vertex_;  // four times each vertex, less the centre
};

}  // namespace assay
