// The side test without error: a floating-point filter, expansions behind it, and an integer wide enough for
// everything.
#pragma once
#include <cmath>
#include <limits>

#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient3d.h"

namespace assay {

/// The sign of det(b - a, c - a, d - a) for all finite points, as if computed without rounding.
///
/// Promise  exact; overflow and underflow included.
/// Cost     some 5 ns where the filter decides, some 150 ns by expansions, under a microsecond in the accumulator.
/// Source   the stages are those of J. R. Shewchuk, Adaptive precision floating-point arithmetic and fast robust
///          geometric predicates, Discrete Comput. Geom. 18(3), 1997, 305-363. His last stage is replaced by a
///          fixed-point accumulator after U. Kulisch, because expansions fail where tails underflow or products
///          overflow.
struct ExactOrient3d {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kPhrase = "the exact side test";
  static constexpr bool kIsExact = true;
  using PlanarOrient2d = ExactOrient2d;

  /// A double that differs from the determinant by at most the bound.
  struct Estimate {
    double value, bound;
  };

  /// The rounded determinant.
  ///
  /// Let u = 2^-53, eta = 2^-1075. Each of the six terms of the determinant carries three rounded differences (which
  /// never underflow inexactly), an inner product, an inner difference, an outer product and two sums: 8 relative
  /// errors. With P the sum of the magnitudes of the terms of the rounded differences, the error is at most ((1+u)^8 -
  /// 1) P <= 8 u (1+4u) P, and the computed P lost at most a factor (1-u)^5: 10 u covers it with the roundings of the
  /// bound. Underflow adds eta for each inner product, carried on by |d - a|, and eta for each outer one: 2^-1074
  /// (1+5u) (|dx| + |dy| + |dz| + 3/2), doubled here for the bound's own roundings. An overflow makes the bound
  /// infinite or NaN, and the comparison false.
  static Estimate rounded(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    constexpr double kRelative = 5 * std::numeric_limits<double>::epsilon();      // 10 u
    constexpr double kUnderflow = 2 * std::numeric_limits<double>::denorm_min();  // 4 eta
    const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z;
    const double cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
    const double dx = d.x - a.x, dy = d.y - a.y, dz = d.z - a.z;
    const double px = by * cz, qx = bz * cy, py = bz * cx, qy = bx * cz, pz = bx * cy, qz = by * cx;
    const double det = dx * (px - qx) + dy * (py - qy) + dz * (pz - qz);
    const double ax = std::abs(dx), ay = std::abs(dy), az = std::abs(dz);
    const double magnitude =
        ax * (std::abs(px) + std::abs(qx)) + ay * (std::abs(py) + std::abs(qy)) + az * (std::abs(pz) + std::abs(qz));
    return {det, kRelative * magnitude + kUnderflow * (ax + ay + az + 2)};
  }

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    const Estimate e = rounded(a, b, c, d);
    if (e.value > e.bound) return 1;
    if (-e.value > e.bound) return -1;
    ++filter_fallbacks;
    return adaptive_sign(a, b, c, d);
  }

  /// The determinant of the rounded differences, as the sum of an expansion.
  /// Precondition: coordinates 0 or of magnitude within 2^+-250.
  static Estimate heads(const Point3& a, const Point3& b, const Point3& c, const Point3& d);

  /// What `sign` falls back on: the later stages.
  static int adaptive_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d);
  /// The last stage alone: 24 products of three coordinates in integers.
  static int accumulated_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d);
};

static_assert(Orient3d<ExactOrient3d>);

}  // namespace assay
