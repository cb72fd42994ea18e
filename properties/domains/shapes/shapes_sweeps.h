// Balls that move past, up to, into and along bodies that stand.
#pragma once
#include <array>
#include <cmath>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "properties/domains/shapes/bodies.h"
#include "properties/domains/shapes/shapes_touching.h"

namespace assay {
namespace draw {

/// A ball of the plane that moves from c by w.
inline Shape moving_ball(double cx, double cy, double radius, double wx, double wy) {
  return {ShapeKind::kMovingBall, 2, {cx, cy, radius, wx, wy}};
}

inline Case<ShapesFamily> sweep(Shape a, Shape b, std::int32_t difficulty) {
  return {{ShapesQuestion::kSweep, std::move(a), std::move(b)}, difficulty};
}

/// A body and a moving ball on the lattice: contact at the start, on the way and never, ways along edges, ways of
/// length 0, radii of 0.
inline std::pair<Shape, Shape> lattice_sweep(Choices& choices, std::int64_t radius) {
  const ShapeKind kind = planar_kind(choices);
  Shape a = body(choices, kind, 2, radius);
  const double reach = choices.chance(1, 4) ? 0 : size(choices, radius / 2);
  const double cx = lattice(choices, 2 * radius), cy = lattice(choices, 2 * radius);
  const double wx = lattice(choices, 4 * radius), wy = lattice(choices, 4 * radius);
  return {std::move(a), moving_ball(cx, cy, reach, wx, wy)};
}

}  // namespace draw

/// A lattice body and a ball that moves on the lattice.
/// Difficulty  the lattice's radius, 2 to 16: the smaller, the more ties.
struct ShapesSweepLattice {
  static constexpr std::string_view kName = "shapes/sweep_lattice";
  static constexpr Axis kAxis = plain_axis("radius of the lattice");
  static constexpr std::string_view kAim =
      "Contact from the start, with a corner, with an edge, along an edge; no motion; points that move.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const std::int64_t radius = 2 << choices.below(4);
    auto [a, b] = draw::lattice_sweep(choices, radius);
    return draw::sweep(std::move(a), std::move(b), static_cast<std::int32_t>(radius));
  }
};

/// Lattice sweeps times 2^k.
/// Difficulty  |k|, multiples of 35 up to 980. Both signs.
struct ShapesSweepScaled {
  static constexpr std::string_view kName = "shapes/sweep_scaled";
  static constexpr Axis kAxis = plain_axis("|log2 scale|");
  static constexpr std::string_view kAim = "Products of four lengths, which leave the doubles above 2^256.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(35 * choices.around_zero(28));
    auto [a, b] = draw::lattice_sweep(choices, 8);
    return draw::sweep(draw::scaled(std::move(a), k), draw::scaled(std::move(b), k), std::abs(k));
  }
};

/// Lattice sweeps moved by (2^k, -2^k) exactly.
/// Difficulty  k, 0 to 48.
struct ShapesSweepOffset {
  static constexpr std::string_view kName = "shapes/sweep_offset";
  static constexpr Axis kAxis = log2_axis("offset");
  static constexpr std::string_view kAim = "A discriminant of coordinates far from the origin.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(49));
    const std::array<double, 3> by = {std::ldexp(1.0, k), -std::ldexp(1.0, k)};
    auto [a, b] = draw::lattice_sweep(choices, 8);
    return draw::sweep(draw::shifted(std::move(a), by), draw::shifted(std::move(b), by), k);
  }
};

/// A ball that passes a corner or an edge of a body exactly at its radius, off by 2^-k either way or not at all. The
/// way is along a Pythagorean triple (p, q) of length r, so that lines at a distance of a multiple of r are exact; it
/// is short, or as long as 2^24 r, where products round.
/// Difficulty  k, 0 to 46: 2^-46 is an ulp of the largest radius.
struct ShapesSweepGrazing {
  static constexpr std::string_view kName = "shapes/sweep_grazing";
  static constexpr Axis kAxis = minus_log2_axis("of the distance from grazing");
  static constexpr std::string_view kAim = "A discriminant near 0, and a way along an edge.";

  static Case<ShapesFamily> draw(Choices& choices) {
    constexpr double kTriples[][3] = {{1, 0, 1}, {4, 3, 5}, {12, 5, 13}, {15, 8, 17}, {24, 7, 25}};
    const auto k = static_cast<std::int32_t>(choices.below(47));
    const auto& t = kTriples[choices.below(5)];
    const double off = static_cast<double>(choices.around_zero(1)) * std::ldexp(1.0, -k);
    const double p = t[0], q = t[1], r = t[2], m = draw::size(choices, 4);
    // The origin is the highest point of the body over the line of direction (p, q); the ball is m r above it.
    const std::int64_t far = choices.chance(1, 2) ? 1 << 24 : 4;
    const double before = 1 + draw::size(choices, far), after = 1 + draw::size(choices, far);
    Shape a;
    switch (choices.below(4)) {
      case 0: {
        const double share = 1 + draw::size(choices, 2);
        a = draw::ball({share * q, -share * p}, share * r);
        break;
      }
      case 1: a = draw::shape_of(ShapeKind::kOrientedBox, 2, {q, -p, 1 + draw::size(choices, 3), 1, p, q}); break;
      case 2: a = draw::shape_of(ShapeKind::kPolygon, 2, {0, 0, -2 * p, -2 * q, -p + q, -q - p}); break;  // an edge
      default: a = draw::shape_of(ShapeKind::kPolygon, 2, {0, 0, -p + q, -q - p, p + q, q - p});          // a corner
    }
    Shape b = draw::moving_ball(-m * q - before * p, m * p - before * q, m * r + off, 0, 0);
    if (m == 0 && off < 0) b.numbers[2] = -off;
    b.numbers[3] = (before + after) * p, b.numbers[4] = (before + after) * q;
    if (choices.chance(1, 4)) b.numbers[3] /= 2, b.numbers[4] /= 2;  // may end before
    const int s = static_cast<int>(40 * choices.around_zero(6));
    return draw::sweep(draw::scaled(std::move(a), s), draw::scaled(std::move(b), s), k);
  }
};

/// A ball that starts in contact, off by ulps or deeper, and leaves, stays, enters or slides; from afar to contact
/// within ulps of its way's end.
/// Difficulty  ulps, 0 to 8, either way.
struct ShapesSweepEnds {
  static constexpr std::string_view kName = "shapes/sweep_ends";
  static constexpr Axis kAxis = plain_axis("ulps from touching");
  static constexpr std::string_view kAim = "Contact at t = 0 and t = 1, an ulp before and behind.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto ulps = static_cast<std::int64_t>(choices.below(9));
    Case<ShapesFamily> pair = draw::touching(choices, choices.chance(1, 2) ? -ulps : ulps, 0, 0);
    Shape a = std::move(pair.problem.a), b = std::move(pair.problem.b);
    if (b.kind != ShapeKind::kBall) std::swap(a, b);
    // Pairs without a ball, and in space, are lattice sweeps from contact of a corner.
    if (b.kind != ShapeKind::kBall || b.dimension != 2)
      a = draw::shape_of(ShapeKind::kPolygon, 2, {0, 0, -3, -4, 4, -3}), b = draw::ball({-4, 3}, nudge(5, ulps));
    const double wx = draw::lattice(choices, 9), wy = draw::lattice(choices, 9);
    const bool is_end = choices.chance(1, 2);
    const double x = b.numbers[0], y = b.numbers[1], radius = b.numbers[2];
    return draw::sweep(
        std::move(a),
        is_end ? draw::moving_ball(x - wx, y - wy, radius, wx, wy) : draw::moving_ball(x, y, radius, wx, wy),
        static_cast<std::int32_t>(ulps));
  }
};

}  // namespace assay
