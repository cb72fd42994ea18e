#include "properties/domains/cast/turning.h"

#include <cmath>

#include "properties/domains/cast/build.h"
#include "properties/domains/cast/tumbling.h"

namespace assay {

template <int D>
Case<CastFamily> CastSpin<D>::draw(Choices& choices) {
  constexpr double kRod = 5;
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  const double wall = kRod * (1 + (choices.chance(1, 2) ? 1 : -1) * std::ldexp(1.0, -k));
  std::array<double, D> low, high, beyond_low, beyond_high;
  for (std::size_t axis = 0; axis < D; ++axis) {
    low[axis] = 0, high[axis] = 0;
    beyond_low[axis] = -static_cast<double>(choices.between(6, 8)), beyond_high[axis] = -beyond_low[axis];
  }
  low[0] = -kRod, high[0] = kRod;
  beyond_low[1] = wall, beyond_high[1] = wall + static_cast<double>(choices.between(1, 3));
  MovingPair pair{{{D, {}}, moving::box<D>(beyond_low, beyond_high)}, {}, {}};
  // A rhombus, or octahedron, so thin that its tips alone reach far out.
  for (std::size_t axis = 0; axis < D; ++axis)
    for (const int side : {1, -1}) {
      std::array<double, D> tip{};
      tip[axis] = side * (axis == 0 ? kRod : 0.5);
      pair.bodies.a.coordinates.insert(pair.bodies.a.coordinates.end(), tip.begin(), tip.end());
    }
  if (D == 2) moving::go_round_rhombus(pair.bodies.a);
  // From the first axis on: beyond a quarter turn one of the tips has passed the wall's nearest place.
  pair.of_a.rotation[2] = static_cast<double>(choices.between(26, 48)) / 16;
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> CastTumble<D>::draw(Choices& choices) {
  MovingPair pair = moving::tumbling<D>(choices, {.radius = 8, .count = 8, .sixteenths = 64, .centre_inside = false});
  moving::turn<D>(pair, choices);
  const auto vertices = static_cast<std::int32_t>(pair.bodies.a.size() + pair.bodies.b.size());
  return {std::move(pair), vertices};
}

template struct CastSpin<2>;
template struct CastSpin<3>;
template struct CastTumble<2>;
template struct CastTumble<3>;

}  // namespace assay
