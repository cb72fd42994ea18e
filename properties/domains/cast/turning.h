// Bodies that turn on their way.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domains/cast/described.h"

namespace assay {

/// A rod of half length 5 turns by up to 3 radians, its tip's circle 5 2^-k short of a wall or that much beyond it, k
/// of [2, 30].
template <int D>
struct CastSpin {
  static constexpr std::string_view kName = D == 2 ? "cast/spin_2d" : "cast/spin_3d";
  static constexpr Axis kAxis = moving::kGapAxis;
  static constexpr std::string_view kAim =
      "spinning tips that graze a wall: the contact is short and nearly tangential";
  static constexpr std::int32_t kLeast = 2, kMost = 30;
  static Case<CastFamily> draw(Choices& choices);
};

/// Lattice bodies moving by lattice vectors and turning by multiples of 1/16, up to 4 radians about an axis.
template <int D>
struct CastTumble {
  static constexpr std::string_view kName = D == 2 ? "cast/tumble_2d" : "cast/tumble_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim =
      "ordinary bodies that move and turn at once, either or both, about centres inside and outside";
  static Case<CastFamily> draw(Choices& choices);
};

}  // namespace assay
