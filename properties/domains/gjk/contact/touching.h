// Bodies that touch exactly, in every kind of contact.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

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
