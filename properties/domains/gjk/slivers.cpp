#include "properties/domains/gjk/slivers.h"

#include <array>
#include <cmath>

#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/go_around.h"

namespace assay {
namespace {

template <int D>
Points sliver(Choices& choices, int k, std::size_t thin_axes, const std::array<double, D>& offset) {
  const std::uint64_t size = 4 + choices.below(5);
  std::array<double, 2> slope{};
  for (std::size_t axis = 0; axis < thin_axes; ++axis) slope[axis] = static_cast<double>(choices.around_zero(2));
  Points body{D, {}};
  body.coordinates.reserve(size * D);
  for (std::uint64_t i = 0; i < size; ++i) {
    std::array<double, D> point;
    for (double& x : point) x = static_cast<double>(choices.around_zero(7));
    // Thin axes come last; the first axis is always long.
    for (std::size_t axis = 0; axis < thin_axes; ++axis)
      point[D - 1 - axis] = std::ldexp(point[D - 1 - axis], -k) + slope[axis] * point[0];
    for (std::size_t axis = 0; axis < D; ++axis) body.coordinates.push_back(point[axis] + offset[axis]);
  }
  go_around(body);
  return body;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkSlivers<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  const std::size_t thin_axes = D == 2 ? 1 : 1 + choices.below(2);
  Points a = sliver<D>(choices, k, thin_axes, {});
  std::array<double, D> offset{};
  for (std::size_t axis = 0; axis < D; ++axis) {
    const bool thin = axis + thin_axes >= D;
    offset[axis] = std::ldexp(static_cast<double>(choices.around_zero(8)), thin ? -k : 0);
  }
  Points b = sliver<D>(choices, k, thin_axes, offset);
  ConvexPair pair{std::move(a), std::move(b)};
  contact::turn<D>(pair, choices);
  return {std::move(pair), k};
}

template struct GjkSlivers<2>;
template struct GjkSlivers<3>;

}  // namespace assay
