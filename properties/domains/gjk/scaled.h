// Ordinary pairs at every scale, from 2^-300 to 2^300 and beyond.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

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
