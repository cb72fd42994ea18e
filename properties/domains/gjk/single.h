// Pairs whose coordinates are all single-precision numbers, so that float engines can be asked the problem itself.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// GjkNearTouching on a grid that floats hold: facing features 2^(3-k) apart or deep before a shear, k of [2, 20].
///
/// Coordinates are below 64 and multiples of 2^-18, or small integers besides the gap: at most 24 bits.
template <int D>
struct GjkSingleNearTouching {
  static constexpr std::string_view kName = D == 2 ? "gjk/single_near_touching_2d" : "gjk/single_near_touching_3d";
  static constexpr Axis kAxis = relative_axis("relative gap");
  static constexpr std::string_view kAim = "float engines: a gap or overlap near the rounding of the bodies' own size";
  static constexpr std::int32_t kLeast = 2, kMost = 20;
  static constexpr ContactShares kShares = {{0.45, 0.55}, {0, 0}, {0.45, 0.55}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// GjkScaled on a grid that floats hold: gaps of 2^-2 to 2^-12 of the size, times 2^k, |k| <= 100.
template <int D>
struct GjkSingleScaled {
  static constexpr std::string_view kName = D == 2 ? "gjk/single_scaled_2d" : "gjk/single_scaled_3d";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim =
      "float engines: tolerances that are absolute, squares that overflow or underflow";
  static constexpr std::int32_t kMost = 100;
  static constexpr ContactShares kShares = {{0.45, 0.55}, {0, 0}, {0.45, 0.55}};
  static Case<GjkFamily> draw(Choices& choices);
};

/// GjkRandomEight with every coordinate rounded to single precision.
struct GjkSingleRandomEight {
  static constexpr std::string_view kName = "gjk/single_random_8_3d";
  static constexpr Axis kAxis = log2_size_axis("vertices of each body", true);
  static constexpr std::string_view kAim = "float engines: the ordinary case at the size that games use";
  static constexpr ContactShares kShares = {{0.35, 0.75}, {0, 0.001}, {0.25, 0.65}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
