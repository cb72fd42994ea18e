// Lattice bodies that move and turn: what the domains of turning bodies share.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "properties/domains/cast/build.h"

namespace assay::moving {

struct Tumbling {
  std::int64_t radius = 8, count = 8;
  std::int64_t sixteenths = 64;  ///< of a radian at most about one axis
  bool centre_inside = false;    ///< the centre of a turn near the body
};

/// The second and third of four vertices given as opposite pairs change places, so that they go around.
inline void go_round_rhombus(Points& body) { std::swap_ranges(body[1].begin(), body[1].end(), body[2].begin()); }

/// b beside a on the first axis; a moves towards it, turns or does both; b does so in one case of four.
template <int D>
MovingPair tumbling(Choices& choices, const Tumbling& shape) {
  const auto count = [&] { return choices.between(std::min<std::int64_t>(3, shape.count), shape.count); };
  MovingPair pair{
      {lattice_body<D>(choices, count(), shape.radius), lattice_body<D>(choices, count(), shape.radius)}, {}, {}};
  std::array<double, D> offset{};
  offset[0] = static_cast<double>(choices.between(2 * shape.radius, 5 * shape.radius));
  shift<D>(pair.bodies.b, offset);
  for (Motion* motion : {&pair.of_a, &pair.of_b}) {
    const bool is_a = motion == &pair.of_a;
    if (!is_a && !choices.chance(1, 4)) continue;
    for (std::size_t k = 0; k < D; ++k)
      motion->displacement[k] = static_cast<double>(choices.around_zero(shape.radius));
    if (is_a) motion->displacement[0] += static_cast<double>(choices.between(0, 4 * shape.radius));
    for (std::size_t k = D == 2 ? 2 : 0; k < 3; ++k)
      motion->rotation[k] = static_cast<double>(choices.around_zero(shape.sixteenths)) / 16;
    const std::int64_t away = shape.centre_inside ? 1 : shape.radius;
    for (std::size_t k = 0; k < D; ++k)
      motion->centre[k] = static_cast<double>(choices.around_zero(away)) + (is_a ? 0 : offset[k]);
  }
  return pair;
}

}  // namespace assay::moving
