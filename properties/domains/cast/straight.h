// Bodies that move straight on.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domains/cast/described.h"

namespace assay {

/// Lattice bodies of up to eight vertices in [-2^k, 2^k], k of [1, 6], apart or not, moving by lattice vectors; every
/// contact is at a rational time.
template <int D>
struct CastLattice {
  static constexpr std::string_view kName = D == 2 ? "cast/lattice_2d" : "cast/lattice_3d";
  static constexpr Axis kAxis = log2_axis("of the lattice's radius");
  static constexpr std::string_view kAim =
      "exact times: ties of several features, contact at a vertex, at the end of the way";
  static constexpr std::int32_t kLeast = 1, kMost = 6;
  static Case<CastFamily> draw(Choices& choices);
};

/// Points and segments of a small lattice, one in four against a box, moving by lattice vectors.
template <int D>
struct CastPoints {
  static constexpr std::string_view kName = D == 2 ? "cast/points_2d" : "cast/points_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim =
      "bodies without interior: single points and segments that pass, touch or run into each other";
  static Case<CastFamily> draw(Choices& choices);
};

/// A box of edge 1 or 2 before a plate of thickness 1 moves through it, or past its rim, by about 2^k, k of [2, 40].
template <int D>
struct CastFast {
  static constexpr std::string_view kName = D == 2 ? "cast/fast_movers_2d" : "cast/fast_movers_3d";
  static constexpr Axis kAxis = log2_axis("of the way over the size");
  static constexpr std::string_view kAim =
      "tunnelling: a small body crosses a thin plate within a tiny part of its way, or just passes beside it";
  static constexpr std::int32_t kLeast = 2, kMost = 40;
  static Case<CastFamily> draw(Choices& choices);
};

/// Bodies whose facing features (gjk_contact.h) are 1 apart move towards each other by 1 -+ 2^-k, k of [2, 50], or
/// exactly by 1. The reach lies between 4 and 60.
template <int D>
struct CastEnding {
  static constexpr std::string_view kName = D == 2 ? "cast/ending_2d" : "cast/ending_3d";
  static constexpr Axis kAxis = moving::kGapAxis;
  static constexpr std::string_view kAim = "ways that end just before the contact or just after it";
  static constexpr std::int32_t kLeast = 2, kMost = 50;
  static Case<CastFamily> draw(Choices& choices);
};

/// A box passes along another, 2^(2-k) beside it or that deep in it, k of [2, 50], one in sixteen exactly touching;
/// sheared so that the common plane is no axis's.
template <int D>
struct CastGrazing {
  static constexpr std::string_view kName = D == 2 ? "cast/grazing_2d" : "cast/grazing_3d";
  static constexpr Axis kAxis = moving::kGapAxis;
  static constexpr std::string_view kAim =
      "bodies that pass each other with a gap of almost nothing, or touch on the way without overlap";
  static constexpr std::int32_t kLeast = 2, kMost = 50;
  static Case<CastFamily> draw(Choices& choices);
};

/// Pairs of gjk_contact.h with a gap of -+2^(2-k), k of [2, 50], or none, moving by a small lattice vector, one in four
/// by none.
template <int D>
struct CastStart {
  static constexpr std::string_view kName = D == 2 ? "cast/start_2d" : "cast/start_3d";
  static constexpr Axis kAxis = moving::kGapAxis;
  static constexpr std::string_view kAim =
      "bodies that touch at the start, overlap a little or hardly do not, then come nearer, part or slide";
  static constexpr std::int32_t kLeast = 2, kMost = 50;
  static Case<CastFamily> draw(Choices& choices);
};

/// Pairs of gjk_contact.h, apart by 2^-j, j of [1, 40], moving by 2^-j times 1/2, 1 or 2, or by a power of two down to
/// the smallest double, or not at all.
template <int D>
struct CastSlow {
  static constexpr std::string_view kName = D == 2 ? "cast/slow_2d" : "cast/slow_3d";
  static constexpr Axis kAxis = minus_log2_axis("of the displacement");
  static constexpr std::string_view kAim = "motions of almost nothing: divisions by the speed, subnormal displacements";
  static Case<CastFamily> draw(Choices& choices);
};

/// Boxes and prisms over one axis with parallel faces of lattice size, moving towards each other straight or at a
/// slant.
template <int D>
struct CastHeadOn {
  static constexpr std::string_view kName = D == 2 ? "cast/head_on_2d" : "cast/head_on_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim =
      "parallel faces that meet head-on, edge along edge: a contact of many features at once";
  static Case<CastFamily> draw(Choices& choices);
};

/// A case of cast/lattice times 2^k, |k| <= 300.
template <int D>
struct CastScaled {
  static constexpr std::string_view kName = D == 2 ? "cast/scaled_2d" : "cast/scaled_3d";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim = "tolerances that are absolute, squares that overflow or underflow";
  static constexpr std::int32_t kMost = 300;
  static Case<CastFamily> draw(Choices& choices);
};

namespace moving {

/// What CastGrazing draws, for k of [least, most].
template <int D>
Case<CastFamily> grazing(Choices& choices, std::int32_t least, std::int32_t most);

}  // namespace moving

}  // namespace assay
