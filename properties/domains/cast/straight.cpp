#include "properties/domains/cast/straight.h"

#include <cmath>

#include "properties/domains/cast/build.h"
#include "properties/domains/gjk/contact/contact.h"

namespace assay {
namespace {

using moving::box;
using moving::lattice_body;

/// A lattice vector of [-radius, radius]^D.
template <int D>
std::array<double, D> lattice_vector(Choices& choices, std::int64_t radius) {
  std::array<double, D> vector;
  for (double& x : vector) x = static_cast<double>(choices.around_zero(radius));
  return vector;
}

template <int D>
void set(std::array<double, 3>& to, const std::array<double, D>& from) {
  for (std::size_t k = 0; k < D; ++k) to[k] = from[k];
}

std::int32_t vertices_of(const MovingPair& pair) {
  return static_cast<std::int32_t>(pair.bodies.a.size() + pair.bodies.b.size());
}

/// b beside a on the first axis; a moves towards it more often than not.
template <int D>
MovingPair lattice_pair(Choices& choices, std::int64_t radius, std::int64_t count) {
  MovingPair pair{{lattice_body<D>(choices, count, radius), lattice_body<D>(choices, count, radius)}, {}, {}};
  std::array<double, D> offset = lattice_vector<D>(choices, radius);
  offset[0] += static_cast<double>(choices.between(0, 4 * radius));
  moving::shift<D>(pair.bodies.b, offset);
  std::array<double, D> way = lattice_vector<D>(choices, radius);
  if (choices.chance(3, 4))
    for (std::size_t k = 0; k < D; ++k) way[k] += offset[k];
  set<D>(pair.of_a.displacement, way);
  if (choices.chance(1, 4)) set<D>(pair.of_b.displacement, lattice_vector<D>(choices, radius));
  return pair;
}

/// A pair of gjk_contact.h: b beyond a on the last axis by the gap, both sheared, the features one over the other.
template <int D>
MovingPair facing_pair(Choices& choices, double gap) {
  const auto kind = choices.below(contact::kinds_in(D));
  const contact::Features drawn = contact::kKinds[kind];
  // One after the other: the order of draws in one expression is the compiler's.
  const auto sheared = choices.chance(1, 2) ? 30 : 0;
  const bool exchanged = choices.chance(1, 2);
  const contact::Features features = exchanged ? contact::Features{drawn.b, drawn.a} : drawn;
  return {contact::draw<D>(choices, features, sheared, gap), {}, {}};
}

}  // namespace

template <int D>
Case<CastFamily> CastLattice<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  MovingPair pair = lattice_pair<D>(choices, std::int64_t{1} << k, choices.between(1, 8));
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> CastPoints<D>::draw(Choices& choices) {
  constexpr std::int64_t kRadius = 3;
  const std::int64_t count_a = choices.between(1, 2), count_b = choices.between(1, 2);
  MovingPair pair{{lattice_body<D>(choices, count_a, kRadius), lattice_body<D>(choices, count_b, kRadius)}, {}, {}};
  if (choices.chance(1, 4)) {
    std::array<double, D> low, high;
    for (std::size_t k = 0; k < D; ++k) {
      low[k] = static_cast<double>(choices.around_zero(2));
      high[k] = low[k] + static_cast<double>(choices.between(1, 3));
    }
    pair.bodies.b = box<D>(low, high);
  }
  set<D>(pair.of_a.displacement, lattice_vector<D>(choices, 2 * kRadius));
  moving::turn<D>(pair, choices);
  const std::int32_t vertices = vertices_of(pair);
  return {std::move(pair), vertices};
}

template <int D>
Case<CastFamily> CastFast<D>::draw(Choices& choices) {
  constexpr double kPlate = 8;  // half the plate's width
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  std::array<double, D> low, high, plate_low, plate_high, way{};
  const auto size = static_cast<double>(choices.between(1, 2)), before = static_cast<double>(choices.between(1, 8));
  const bool beside = choices.chance(1, 2);
  for (std::size_t axis = 0; axis + 1 < D; ++axis) {
    plate_low[axis] = -kPlate, plate_high[axis] = kPlate;
    low[axis] = static_cast<double>(choices.around_zero(6));
    // Beside the plate by 1/2 on one axis, or inside its rim.
    if (beside && axis == 0) low[axis] = kPlate + 0.5;
    high[axis] = low[axis] + (beside ? size : 1);
  }
  low[D - 1] = -before - size, high[D - 1] = -before;
  plate_low[D - 1] = 0, plate_high[D - 1] = 1;
  way[D - 1] = std::ldexp(static_cast<double>(choices.between(4, 7)), k - 2) + before + 4;
  MovingPair pair{{box<D>(low, high), box<D>(plate_low, plate_high)}, {}, {}};
  set<D>(pair.of_a.displacement, way);
  moving::shear<D>(pair, static_cast<double>(choices.around_zero(4)) / 4);
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> CastEnding<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  MovingPair pair = facing_pair<D>(choices, 1);
  const std::int64_t side = choices.below(16) == 15 ? 0 : choices.chance(1, 2) ? 1 : -1;
  const double way = 1 + static_cast<double>(side) * std::ldexp(1.0, -k);
  if (choices.chance(1, 2))
    pair.of_a.displacement[D - 1] = way;
  else
    pair.of_b.displacement[D - 1] = -way;
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> moving::grazing(Choices& choices, std::int32_t least, std::int32_t most) {
  const auto k = static_cast<std::int32_t>(choices.between(least, most));
  const std::int64_t side = choices.below(16) == 15 ? 0 : choices.chance(1, 2) ? -1 : 1;
  const double gap = static_cast<double>(side) * std::ldexp(1.0, 2 - k);
  std::array<double, D> low{}, high, beyond_low{}, beyond_high, way{};
  for (std::size_t axis = 0; axis < D; ++axis) {
    high[axis] = static_cast<double>(choices.between(1, 4));
    beyond_high[axis] = static_cast<double>(choices.between(1, 4));
  }
  const auto start = static_cast<double>(choices.between(1, 4));
  for (double* x : {&low[0], &high[0]}) *x -= 4 + start;
  low[D - 1] = -static_cast<double>(choices.between(1, 4)), high[D - 1] = 0;
  beyond_low[D - 1] = gap;
  way[0] = static_cast<double>(choices.between(10, 20));
  MovingPair pair{{box<D>(low, high), box<D>(beyond_low, beyond_high)}, {}, {}};
  set<D>(pair.of_a.displacement, way);
  moving::shear<D>(pair, static_cast<double>(choices.around_zero(4)) / 4);
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template Case<CastFamily> moving::grazing<2>(Choices&, std::int32_t, std::int32_t);
template Case<CastFamily> moving::grazing<3>(Choices&, std::int32_t, std::int32_t);

template <int D>
Case<CastFamily> CastGrazing<D>::draw(Choices& choices) {
  return moving::grazing<D>(choices, kLeast, kMost);
}

template <int D>
Case<CastFamily> CastStart<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  const std::int64_t side = choices.below(8) == 7 ? 0 : choices.chance(1, 2) ? 1 : -1;
  MovingPair pair = facing_pair<D>(choices, static_cast<double>(side) * std::ldexp(1.0, 2 - k));
  if (!choices.chance(1, 4)) set<D>(pair.of_a.displacement, lattice_vector<D>(choices, 3));
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> CastSlow<D>::draw(Choices& choices) {
  const auto j = static_cast<int>(choices.between(1, 40));
  MovingPair pair = facing_pair<D>(choices, std::ldexp(1.0, -j));
  constexpr std::int32_t kNothing = 1075;
  std::int32_t k = j;
  if (choices.chance(1, 2)) {
    k = static_cast<std::int32_t>(choices.between(41, kNothing));
  } else {
    k += static_cast<std::int32_t>(choices.between(-1, 1));
  }
  pair.of_a.displacement[D - 1] = k == kNothing ? 0 : std::ldexp(choices.chance(1, 4) ? -1.0 : 1.0, -k);
  moving::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template <int D>
Case<CastFamily> CastHeadOn<D>::draw(Choices& choices) {
  std::array<double, D> low, high, beyond_low, beyond_high, way;
  for (std::size_t axis = 0; axis < D; ++axis) {
    low[axis] = static_cast<double>(choices.around_zero(2));
    high[axis] = low[axis] + static_cast<double>(choices.between(1, 4));
    beyond_low[axis] = static_cast<double>(choices.around_zero(2));
    beyond_high[axis] = beyond_low[axis] + static_cast<double>(choices.between(1, 4));
    way[axis] = static_cast<double>(choices.around_zero(2));
  }
  const auto distance = static_cast<double>(choices.between(1, 6));
  const double depth = beyond_high[D - 1] - beyond_low[D - 1];
  beyond_low[D - 1] = high[D - 1] + distance, beyond_high[D - 1] = beyond_low[D - 1] + depth;
  way[D - 1] = static_cast<double>(choices.between(1, 10));
  MovingPair pair{{box<D>(low, high), box<D>(beyond_low, beyond_high)}, {}, {}};
  set<D>(pair.of_a.displacement, way);
  moving::shear<D>(pair, static_cast<double>(choices.around_zero(4)) / 4);
  moving::turn<D>(pair, choices);
  const std::int32_t vertices = vertices_of(pair);
  return {std::move(pair), vertices};
}

template <int D>
Case<CastFamily> CastScaled<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.around_zero(kMost));
  MovingPair pair = CastLattice<D>::draw(choices).problem;
  moving::scale(pair, k);
  return {std::move(pair), k};
}

template struct CastLattice<2>;
template struct CastLattice<3>;
template struct CastPoints<2>;
template struct CastPoints<3>;
template struct CastFast<2>;
template struct CastFast<3>;
template struct CastEnding<2>;
template struct CastEnding<3>;
template struct CastGrazing<2>;
template struct CastGrazing<3>;
template struct CastStart<2>;
template struct CastStart<3>;
template struct CastSlow<2>;
template struct CastSlow<3>;
template struct CastHeadOn<2>;
template struct CastHeadOn<3>;
template struct CastScaled<2>;
template struct CastScaled<3>;

}  // namespace assay
