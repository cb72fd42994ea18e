// The side test of spatial hulls as a template argument: variants of an algorithm differ in this type and nothing else.
#pragma once
#include <cmath>
#include <concepts>
#include <limits>
#include <string_view>

#include "algorithms/model/points.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// A side test says on which side of the plane through a, b, c a point d lies: > 0 on the side from which a, b, c turn
/// counter-clockwise, that is, in the direction of (b - a) x (c - a); < 0 on the other; 0 in the plane, or where a, b,
/// c lie on a line. Precondition: finite coordinates.
///
/// `PlanarOrient2d` is the orientation test of the same make, for clouds that turn out flat. kName is the last word of
/// the names of the variants that use it.
template <class S>
concept Orient3d = Orient2d<typename S::PlanarOrient2d> && requires(const Point3& a, const Point3& b, const Point3& c) {
  { S::kName } -> std::convertible_to<std::string_view>;
  { S::sign(a, b, c, a) } -> std::same_as<int>;
};

/// The determinant of (b - a, c - a, d - a) in double precision, sign as computed.
///
/// Promise  none: near a plane the sign may be 0 or inverted, even where d is one of a, b, c.
struct NaiveOrient3d {
  static constexpr std::string_view kName = "naive";
  static constexpr std::string_view kPhrase = "the side test in plain double";
  static constexpr bool kIsExact = false;
  using PlanarOrient2d = NaiveOrient2d;

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z;
    const double cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
    const double det =
        (d.x - a.x) * (by * cz - bz * cy) + (d.y - a.y) * (bz * cx - bx * cz) + (d.z - a.z) * (bx * cy - by * cx);
    return (det > 0) - (det < 0);
  }
};

/// The naive test that calls a determinant 0 below a fixed share of the sum of its terms' magnitudes.
///
/// Promise  none: slivers thinner than the share count as flat, and "in one plane" stays intransitive.
struct EpsilonSide {
  static constexpr std::string_view kName = "epsilon";
  static constexpr std::string_view kPhrase = "a side test with a relative epsilon";
  static constexpr bool kIsExact = false;
  /// The share below which practice calls a determinant 0: some 10^4 units in the last place, as mesh libraries choose.
  static constexpr double kShare = 1e-12;
  using PlanarOrient2d = NaiveOrient2d;

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z;
    const double cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
    const double dx = d.x - a.x, dy = d.y - a.y, dz = d.z - a.z;
    const double det = dx * (by * cz - bz * cy) + dy * (bz * cx - bx * cz) + dz * (bx * cy - by * cx);
    const double magnitude = std::abs(dx) * (std::abs(by * cz) + std::abs(bz * cy)) +
                             std::abs(dy) * (std::abs(bz * cx) + std::abs(bx * cz)) +
                             std::abs(dz) * (std::abs(bx * cy) + std::abs(by * cx));
    return (det > kShare * magnitude) - (det < -kShare * magnitude);
  }
};

/// The naive test as a compiler contracts it for a target with fused multiply-add.
///
/// Promise  none: fewer zeros than the naive test, and more inverted signs.
struct FmaSide {
  static constexpr std::string_view kName = "fma";
  static constexpr std::string_view kPhrase = "the side test with fused multiply-add";
  static constexpr bool kIsExact = false;
  using PlanarOrient2d = NaiveOrient2d;

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z;
    const double cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
    const double nx = std::fma(by, cz, -(bz * cy)), ny = std::fma(bz, cx, -(bx * cz)),
                 nz = std::fma(bx, cy, -(by * cx));
    const double det = std::fma(d.z - a.z, nz, std::fma(d.y - a.y, ny, (d.x - a.x) * nx));
    return (det > 0) - (det < 0);
  }
};

static_assert(Orient3d<NaiveOrient3d> && Orient3d<EpsilonSide> && Orient3d<FmaSide>);

}  // namespace assay
