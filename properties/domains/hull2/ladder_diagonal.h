// Clouds of so many points outside of every inner rectangle that the hull is made in halves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 2^k points (x, x + w) with x of [0, 1) and |w| < 2^-6 on the lattice of spacing 2^-30, from one word, so that a
/// tape is as short as any: no rectangle along the axes is inside, and some 30 points are extreme.
/// Difficulty  k, 12, 14 or 16.
struct HullLadderDiagonal {
  static constexpr std::string_view kName = "hull2/ladder_diagonal";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "Halves that are joined, which only large clouds are worth.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(2 * choices.between(6, 8));
    Choices scattered(choices.next());
    Cloud2 cloud;
    cloud.points.resize(std::size_t{1} << k);
    for (Point2& p : cloud.points) {
      p.x = scattered.dyadic(30);
      p.y = p.x + (2 * scattered.dyadic(25) - 1) * 0x1p-6;
    }
    return {cloud, k};
  }
};

}  // namespace assay
