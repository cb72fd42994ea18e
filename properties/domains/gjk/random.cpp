#include "properties/domains/gjk/random.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "properties/domains/gjk/go_around.h"

namespace assay {
namespace {

/// Points of the unit sphere, rounded: a cube's points pushed out. Loops have a fixed length, so that compilers do them
/// in lanes.
template <int D, std::size_t Count>
void on_sphere(Choices& choices, std::array<double, Count * D>& x) {
  choices.dyadics(53, x);
  for (double& coordinate : x) coordinate = 2 * coordinate - 1;
  std::array<double, Count * D> lengths;
  for (std::size_t i = 0; i < Count; ++i) {
    double* const point = x.data() + i * D;
    double square = 0;
    for (std::size_t k = 0; k < D; ++k) square += point[k] * point[k];
    double length = std::sqrt(square);
    if (!(length > 0)) length = point[0] = 1;  // the others are 0
    for (std::size_t k = 0; k < D; ++k) lengths[i * D + k] = length;
  }
  for (std::size_t i = 0; i < Count * D; ++i) x[i] /= lengths[i];
}

/// Vertices of a ball, eight at a time. Precondition: `size` is a multiple of that.
template <int D>
void ball(Choices& choices, std::size_t size, double radius, const std::array<double, D>& centre, Points& body) {
  constexpr std::size_t kTogether = 8;
  std::array<double, kTogether * D> unit, centres;
  for (std::size_t i = 0; i < kTogether; ++i)
    for (std::size_t k = 0; k < D; ++k) centres[i * D + k] = centre[k];
  body.dimension = D;
  body.coordinates.resize(size * D);
  double* to = body.coordinates.data();
  for (std::size_t first = 0; first < size; first += kTogether, to += unit.size()) {
    on_sphere<D, kTogether>(choices, unit);
    for (std::size_t i = 0; i < unit.size(); ++i) unit[i] = radius * unit[i] + centres[i];
    std::copy(unit.begin(), unit.end(), to);
  }
  go_around(body);
}

template <int D>
void draw_sized(Choices& choices, std::int32_t k, Case<GjkFamily>& over) {
  const double radius = std::ldexp(1.0, -static_cast<int>(choices.below(3))), distance = 4 * choices.dyadic(20);
  std::array<double, D> towards;
  on_sphere<D, 1>(choices, towards);
  for (double& x : towards) x *= distance;
  const std::size_t size = std::size_t{1} << k;
  ball<D>(choices, size, 1, {}, over.problem.a);
  ball<D>(choices, size, radius, towards, over.problem.b);
  over.difficulty = k;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkRandom<D>::draw(Choices& choices) {
  Case<GjkFamily> drawn;
  draw_over(choices, drawn);
  return drawn;
}

template <int D>
void GjkRandom<D>::draw_over(Choices& choices, Case<GjkFamily>& over) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  draw_sized<D>(choices, k, over);
}

Case<GjkFamily> GjkRandomEight::draw(Choices& choices) {
  Case<GjkFamily> drawn;
  draw_over(choices, drawn);
  return drawn;
}

void GjkRandomEight::draw_over(Choices& choices, Case<GjkFamily>& over) { draw_sized<3>(choices, 3, over); }

template struct GjkRandom<2>;
template struct GjkRandom<3>;

}  // namespace assay
