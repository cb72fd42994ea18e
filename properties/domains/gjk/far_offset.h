// Ordinary pairs far from the origin of the coordinates.
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

}  // namespace assay
