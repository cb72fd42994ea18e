// Bodies of lattice points: in the plane, in space and above, flat, and on a grid of neighbouring doubles.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Bodies of small lattice points spanning a point, a line, a plane or everything; a vertex may be repeated up to three
/// times.
///
/// Kind k: the smaller of both bodies spans at most dimension k % 4 (so k = 0 is a pair with a point in it, k = 3 a
/// pair of full bodies in space); kinds from 4 on repeat every vertex.
template <int D>
struct GjkFlat {
  static constexpr std::string_view kName = D == 2 ? "gjk/flat_2d" : "gjk/flat_3d";
  static constexpr Axis kAxis = plain_axis("kind: dimension spanned by one body, 4 more with repeated vertices");
  static constexpr std::string_view kAim =
      "a body without an area, a volume or a second vertex, a support that is the same point under another number";
  static constexpr ContactShares kShares = {{0.3, 0.95}, {0.02, 0.5}, {0, 0.3}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// Boxes with integer corners and cross-polytopes ("diamonds") with integer centre and radius, sides and radii up to 4.
template <int D>
struct GjkLattice {
  static constexpr std::string_view kName = D == 2 ? "gjk/lattice_2d" : "gjk/lattice_3d";
  static constexpr Axis kAxis = plain_axis("kind: 0 diamond and diamond, 1 diamond and box, 2 box and box");
  static constexpr std::string_view kAim =
      "ties: several farthest vertices, zero products, an origin on a diagonal of the Minkowski difference";
  static constexpr ContactShares kShares = {{0.15, 0.6}, {0.05, 0.35}, {0.25, 0.7}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// Two bodies of 1 to 2n + 2 vertices in R^n with integer coordinates of at most 8, n = 4 .. 8; the second is shifted
/// by at most 4 in each coordinate, so that separated, touching and overlapping pairs all occur.
///
/// For collision codes that serve every dimension. All numbers are small integers, so the first pivots are exact and
/// right-hand sides of exactly 0 tie: what cycles here cycles without rounding as an excuse.
/// Difficulty  the dimension n.
struct GjkLatticeNd {
  static constexpr std::string_view kName = "gjk/lattice_nd";
  static constexpr Axis kAxis = plain_axis("dimension");
  static constexpr std::string_view kAim = "degenerate pivoting on integer polytopes in four to eight dimensions";
  static constexpr ContactShares kShares = {{0.6, 0.98}, {0, 0.1}, {0.01, 0.4}};

  static Case<GjkFamily> draw(Choices& choices);
};

/// A lattice pair that touches, away from the origin so that its coordinates are of one binade or two, each coordinate
/// then moved by at most k ulps, k of [0, 3]. Source  The planar grid of L. Kettner, K. Mehlhorn, S. Pion, S. Schirra,
/// C. Yap, "Classroom examples of robustness problems in
///         geometric computations", Comput. Geom. 40(1), 2008, 61-78, carried over to pairs of bodies.
template <int D>
struct GjkUlpGrid {
  static constexpr std::string_view kName = D == 2 ? "gjk/ulp_grid_2d" : "gjk/ulp_grid_3d";
  static constexpr Axis kAxis = plain_axis("largest move in ulps");
  static constexpr std::string_view kAim =
      "signs that rounding decides: touching, apart and overlapping cases within a few ulps of each other";
  static constexpr std::int32_t kMost = 3;
  static constexpr ContactShares kShares = {{0.1, 0.6}, {0.2, 0.6}, {0.1, 0.6}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
