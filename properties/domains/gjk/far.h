// Pairs far from the origin, and of any size.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// A lattice pair that touches, or is 1/4 apart or 1/4 deep, moved by +-2^k along every axis, k of [0, 48]: exact, so
/// the contact does not change.
template <int D>
struct GjkFarOffset {
  static constexpr std::string_view kName = D == 2 ? "gjk/far_offset_2d" : "gjk/far_offset_3d";
  static constexpr Axis kAxis = log2_axis("offset");
  static constexpr std::string_view kAim = "products of large coordinates that cancel";
  static constexpr std::int32_t kMost = 48;
  static constexpr ContactShares kShares = {{0.25, 0.42}, {0.25, 0.42}, {0.25, 0.42}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// A pair with a gap or overlap of 2^-2 to 2^-12 of its size, multiplied by 2^k, |k| <= 300: the contact does not
/// change.
template <int D>
struct GjkScaled {
  static constexpr std::string_view kName = D == 2 ? "gjk/scaled_2d" : "gjk/scaled_3d";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim = "tolerances that are absolute, squares that overflow or underflow";
  static constexpr std::int32_t kMost = 300;
  static constexpr ContactShares kShares = {{0.45, 0.55}, {0, 0}, {0.45, 0.55}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// The same pairs times 2^k, 301 <= |k| <= 1000: squares and products of coordinates overflow or vanish; the pair
/// itself is exact still.
template <int D>
struct GjkScaledFar {
  static constexpr std::string_view kName = D == 2 ? "gjk/scaled_far_2d" : "gjk/scaled_far_3d";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim = "coordinates whose squares are no numbers, and bounds that underflow";
  static constexpr std::int32_t kLeast = 301, kMost = 1000;
  static constexpr ContactShares kShares = GjkScaled<D>::kShares;
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
