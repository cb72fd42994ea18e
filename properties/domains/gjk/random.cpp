#include "properties/domains/gjk/random.h"

#include <array>
#include <cmath>

#include "properties/domains/gjk/go_around.h"

namespace assay {
namespace {

/// A point of the unit sphere, rounded: a cube's point pushed out.
template <int D>
std::array<double, D> on_sphere(Choices& choices) {
  std::array<double, D> x;
  double square = 0;
  for (double& coordinate : x) {
    coordinate = 2 * choices.dyadic(53) - 1;
    square += coordinate * coordinate;
  }
  const double length = std::sqrt(square);
  for (double& coordinate : x) coordinate = length > 0 ? coordinate / length : 0;
  if (!(length > 0)) x[0] = 1;
  return x;
}

template <int D>
Points ball(Choices& choices, std::size_t size, double radius, const std::array<double, D>& centre) {
  std::array<std::array<double, D>, 128> unit;
  for (std::size_t i = 0; i < size; ++i) unit[i] = on_sphere<D>(choices);
  Points body{D, std::vector<double>(size * D)};
  double* to = body.coordinates.data();
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t k = 0; k < D; ++k) *to++ = radius * unit[i][k] + centre[k];
  go_around(body);
  return body;
}

template <int D>
Case<GjkFamily> draw_sized(Choices& choices, std::int32_t k) {
  const double radius = std::ldexp(1.0, -static_cast<int>(choices.below(3))), distance = 4 * choices.dyadic(20);
  std::array<double, D> towards = on_sphere<D>(choices);
  for (double& x : towards) x *= distance;
  const std::size_t size = std::size_t{1} << k;
  Points a = ball<D>(choices, size, 1, {}), b = ball<D>(choices, size, radius, towards);
  return {{std::move(a), std::move(b)}, k};
}

}  // namespace

template <int D>
Case<GjkFamily> GjkRandom<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  return draw_sized<D>(choices, k);
}

Case<GjkFamily> GjkRandomEight::draw(Choices& choices) { return draw_sized<3>(choices, 3); }

template struct GjkRandom<2>;
template struct GjkRandom<3>;

}  // namespace assay
