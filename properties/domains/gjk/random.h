// Generic polytopes of 2^3 to 2^7 vertices: no degeneracy is aimed at; the ladder of sizes is for time.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Two bodies of 2^k vertices each, k of [3, 7], on spheres of radius 1 and 1, 1/2 or 1/4, at a distance of [0, 4).
///
/// In the plane the vertices go counter-clockwise. Only operations that IEEE 754 rounds correctly are used: every
/// machine draws the same bits.
template <int D>
struct GjkRandom {
  static constexpr std::string_view kName = D == 2 ? "gjk/random_2d" : "gjk/random_3d";
  static constexpr Axis kAxis = log2_size_axis("vertices of each body", true);
  static constexpr std::string_view kAim = "the ordinary case, and time as a function of size";
  static constexpr std::int32_t kLeast = 3, kMost = 7;
  static constexpr ContactShares kShares = {{0.35, 0.75}, {0, 0.001}, {0.25, 0.65}};
  static Case<GjkFamily> draw(Choices& choices);
  static void draw_over(Choices& choices, Case<GjkFamily>& over);
};

/// GjkRandom<3> with 8 vertices a body throughout: the pairs on which throughput is quoted.
struct GjkRandomEight {
  static constexpr std::string_view kName = "gjk/random_8_3d";
  static constexpr Axis kAxis = GjkRandom<3>::kAxis;
  static constexpr std::string_view kAim = "the ordinary case at the size that games use, and throughput";
  static constexpr ContactShares kShares = GjkRandom<3>::kShares;
  static Case<GjkFamily> draw(Choices& choices);
  static void draw_over(Choices& choices, Case<GjkFamily>& over);
};

static_assert(DrawsOver<GjkRandom<2>> && DrawsOver<GjkRandom<3>> && DrawsOver<GjkRandomEight>);

}  // namespace assay
