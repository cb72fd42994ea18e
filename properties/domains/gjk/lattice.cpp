#include "properties/domains/gjk/lattice.h"

#include <array>

#include "properties/domains/gjk/contact/contact.h"

namespace assay {
namespace {

// In the plane the vertices of both go around the body.
template <int D>
Points box(Choices& choices) {
  std::array<double, D> low, side;
  for (double& x : side) x = static_cast<double>(choices.between(1, 4));
  for (double& x : low) x = static_cast<double>(choices.around_zero(3));
  Points body{D, std::vector<double>(std::size_t{D} << D)};
  for (std::size_t i = 0; i < std::size_t{1} << D; ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = low[k] + (((i ^ i >> 1) >> k & 1) != 0 ? side[k] : 0);
  return body;
}

template <int D>
Points diamond(Choices& choices) {
  const auto radius = static_cast<double>(choices.between(1, 4));
  std::array<double, D> centre;
  for (double& x : centre) x = static_cast<double>(choices.around_zero(D == 2 ? 3 : 2));
  Points body{D, std::vector<double>(std::size_t{2} * D * D)};
  for (std::size_t i = 0; i < std::size_t{2} * D; ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = centre[k] + (i % D == k ? (i < D ? radius : -radius) : 0);
  return body;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkLattice<D>::draw(Choices& choices) {
  const auto kind = static_cast<std::int32_t>(choices.below(3));
  ConvexPair pair{kind == 2 ? box<D>(choices) : diamond<D>(choices), kind == 0 ? diamond<D>(choices) : box<D>(choices)};
  contact::turn<D>(pair, choices);
  return {std::move(pair), kind};
}

template struct GjkLattice<2>;
template struct GjkLattice<3>;

}  // namespace assay
