// Clouds of 8 to 1024 points, for charts of time against size.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 2^b points on the unit circle, rounded to double: nearly all of them are extreme.
/// Shape       ((1 - t^2) / (1 + t^2), 2 t / (1 + t^2)) for a t of 30 bits, reflected into a quadrant; no
///             trigonometric function, so that the points are the same on every platform.
/// Difficulty  b, 3 to 10.
struct HullLadderCircle {
  static constexpr std::string_view kName = "hull2/ladder_circle";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "Cost where every point is a vertex.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(3, 10));
    Cloud2 cloud;
    cloud.points.resize(std::size_t{1} << bits);
    for (Point2& p : cloud.points) {
      const double t = choices.dyadic(30), length = 1 + t * t;
      const std::uint64_t quadrant = choices.below(4);
      p.x = (quadrant & 1 ? -1 : 1) * ((1 - t * t) / length);
      p.y = (quadrant & 2 ? -1 : 1) * (2 * t / length);
    }
    return {cloud, bits};
  }
};

/// 2^b points, uniform on the lattice of [0, 1)^2 with spacing 2^-30: about (8/3) ln 2^b of them are extreme.
/// Difficulty  b, 3 to 10.
/// Source      A. Renyi, R. Sulanke, Z. Wahrscheinlichkeitstheorie 2, 1963, 75-84, for the number of vertices.
struct HullLadderSquare {
  static constexpr std::string_view kName = "hull2/ladder_square";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "Cost where few points are vertices.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(3, 10));
    Cloud2 cloud;
    cloud.points.resize(std::size_t{1} << bits);
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(30);
      p.y = choices.dyadic(30);
    }
    return {cloud, bits};
  }
};

}  // namespace assay
