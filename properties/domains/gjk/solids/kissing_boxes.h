// Boxes with the same axes, face to face.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Two boxes that face each other along one axis at a gap of 0 or +-2^(3 - k); across it they are as wide as each
/// other, overlap in part, or have only a side or a corner of the faces in common.
///
/// Every coordinate is a multiple of 2^-47 below 32, so the gap is exact.
template <int D>
struct GjkKissingBoxes {
  static constexpr std::string_view kName = D == 2 ? "gjk/kissing_boxes_2d" : "gjk/kissing_boxes_3d";
  static constexpr Axis kAxis = plain_axis("k of a gap of 2^(3 - k), 0 for touching");
  static constexpr std::string_view kAim = "faces in one plane, parallel edges, the many equal supports of boxes";
  static constexpr ContactShares kShares = {{0.45, 0.56}, {0.13, 0.34}, {0.16, 0.37}};
  static constexpr int kFractionBits = 40;

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, solids::kGapsMost));
    ConvexPair pair = draw_at(choices, k, kFractionBits);
    return {std::move(pair), k};
  }

  /// The pair for this k of [0, kGapsMost], in half of the cases with so many fraction bits, at most 40, a coordinate
  /// besides the gap.
  static ConvexPair draw_at(Choices& choices, std::int32_t k, int most_fraction_bits) {
    const double gap = solids::drawn_gap(choices, k);
    const int bits = choices.chance(1, 2) ? most_fraction_bits : 0;
    solids::Vector<D> low_a, high_a, low_b, high_b;
    for (std::size_t axis = 0; axis < D; ++axis) {
      low_a[axis] = static_cast<double>(choices.around_zero(4)) + choices.dyadic(bits);
      high_a[axis] = low_a[axis] + 1 + static_cast<double>(choices.below(4)) + choices.dyadic(bits);
      const double width = high_a[axis] - low_a[axis];
      // As wide as each other, beginning in the middle, or beginning where the other ends.
      const auto across = choices.below(3);
      low_b[axis] = across == 0 ? low_a[axis] : across == 1 ? low_a[axis] + width / 2 : high_a[axis];
      high_b[axis] = low_b[axis] + width;
    }
    low_b[0] = high_a[0] + gap;
    high_b[0] = low_b[0] + 1;
    ConvexPair pair{solids::box<D>(low_a, high_a), solids::box<D>(low_b, high_b)};
    contact::turn<D>(pair, choices);
    return pair;
  }
};

}  // namespace assay
