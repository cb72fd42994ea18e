// Bodies that touch, and bodies a known gap or overlap from it.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Bodies whose facing features are 2^(3-k) apart or deep along one axis, before a shear of slope at most 2; k of [2,
/// 50].
///
/// The bodies' extent lies between 2 and 50, so the gap relative to it is 2^-k within a factor of about 8 either way.
/// Half of the cases have small integers besides the gap, half 40 fraction bits a coordinate, so that products round.
template <int D>
struct GjkNearTouching {
  static constexpr std::string_view kName = D == 2 ? "gjk/near_touching_2d" : "gjk/near_touching_3d";
  static constexpr Axis kAxis = relative_axis("relative gap");
  static constexpr std::string_view kAim = "verdicts of a gap or overlap near the rounding of the bodies' own size";
  static constexpr std::int32_t kLeast = 2, kMost = 50;
  static constexpr int kFractionBits = 40;
  static constexpr ContactShares kShares = {{0.45, 0.55}, {0, 0}, {0.45, 0.55}};
  static Case<GjkFamily> draw(Choices& choices);
  /// The pair for this k, in half of the cases with so many fraction bits a coordinate besides the gap. Coordinates are
  /// below 64; exact for k of [kLeast, kMost] and at most 47 bits.
  static ConvexPair draw_at(Choices& choices, std::int32_t k, int most_fraction_bits);
};

/// Bodies with a common point and no common interior: the contact's kind is the difficulty.
template <int D>
struct GjkTouching {
  static constexpr std::string_view kName = D == 2 ? "gjk/touching_2d" : "gjk/touching_3d";
  static constexpr Axis kAxis =
      plain_axis("kind: 0 vertex-vertex, 1 vertex-edge, 2 edge-edge, 3 vertex-face, 4 edge-face, 5 face-face");
  static constexpr std::string_view kAim =
      "what an engine says of bodies that touch exactly, against what it states about touching";
  static constexpr ContactShares kShares = {{0, 0}, {1, 1}, {0, 0}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
