// Moving pairs whose numbers are all single-precision, so that float engines can be asked the problem itself.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domains/cast/described.h"

namespace assay {

/// cast/lattice of radius 8 with every number a float of few bits; bodies convex, of at most eight vertices.
template <int D>
struct CastSingle {
  static constexpr std::string_view kName = D == 2 ? "cast/single_2d" : "cast/single_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim = "float engines: ordinary polygons that move straight on";
  static Case<CastFamily> draw(Choices& choices);
};

/// cast/grazing on a grid that floats hold, k of [2, 16].
template <int D>
struct CastSingleGrazing {
  static constexpr std::string_view kName = D == 2 ? "cast/single_grazing_2d" : "cast/single_grazing_3d";
  static constexpr Axis kAxis = moving::kGapAxis;
  static constexpr std::string_view kAim = "float engines: passing with a gap near single precision";
  static constexpr std::int32_t kLeast = 2, kMost = 16;
  static Case<CastFamily> draw(Choices& choices);
};

/// cast/tumble with rotations below 3 radians about centres inside; every number a float of few bits.
template <int D>
struct CastSingleTumble {
  static constexpr std::string_view kName = D == 2 ? "cast/single_tumble_2d" : "cast/single_tumble_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim = "float engines: ordinary polygons that move and turn";
  static Case<CastFamily> draw(Choices& choices);
};

}  // namespace assay
