// Bodies without interior, and vertices given more than once.
#pragma once
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

}  // namespace assay
