// Needles and plates.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Bodies of 4 to 8 lattice vertices flattened by 2^-k along one axis (in space: one or two axes), each then sheared
/// its own way, and set next to each other by a few times their thickness; k of [1, 40].
///
/// A shear adds a whole multiple, at most 2, of a long axis to the thin one; all coordinates are exact.
template <int D>
struct GjkSlivers {
  static constexpr std::string_view kName = D == 2 ? "gjk/slivers_2d" : "gjk/slivers_3d";
  static constexpr Axis kAxis = minus_log2_axis("aspect");
  static constexpr std::string_view kAim =
      "cross products of nearly parallel edges, nearly flat simplices, normals that lose their digits";
  static constexpr std::int32_t kLeast = 1, kMost = 40;
  static constexpr ContactShares kShares = {{0.15, 0.85}, {0, 0.2}, {0.1, 0.8}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
