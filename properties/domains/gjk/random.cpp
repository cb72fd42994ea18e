#include "properties/domains/gjk/random.h"

#include <array>
#include <cmath>
#include <cstring>

#include "oracles/gjk/support_scan.h"
#include "properties/domains/gjk/go_around.h"

namespace assay {
namespace {

using detail::Two;

/// A point of the unit sphere, rounded: one of the cube pushed out, that is divided by its length.
template <std::size_t D>
std::array<double, D> on_sphere(Choices& choices) {
  std::array<double, D> x;
  choices.dyadics(53, x);
  double square = 0;
  for (double& coordinate : x) {
    coordinate = 2 * coordinate - 1;
    square += coordinate * coordinate;
  }
  double length = std::sqrt(square);
  if (!(length > 0)) length = x[0] = 1;  // the others are 0
  for (double& coordinate : x) coordinate /= length;
  return x;
}

/// From two points of the cube, one after the other: of each its point on the sphere (what on_sphere makes of it) times
/// the radius, moved by the centres.
template <std::size_t D>
void two_of_ball(const double* drawn, double radius, const std::array<Two, D>& centres, double* to) {
  std::array<Two, D> lying, squares;
  detail::each_axis<D>([&](std::size_t k) {
    lying[k] = 2 * detail::load_two(drawn + 2 * k) - 1;
    squares[k] = lying[k] * lying[k];
  });
  squares = detail::by_axis<D>(squares);
  Two square = squares[0];
  detail::each_axis<D - 1>([&](std::size_t k) { square += squares[k + 1]; });
  std::array<double, 2> length = {std::sqrt(square[0]), std::sqrt(square[1])};
  if (!(length[0] > 0)) length[0] = lying[0][0] = 1;  // the others are 0
  if (!(length[1] > 0)) length[1] = lying[D / 2][D % 2] = 1;
  detail::each_axis<D>([&](std::size_t k) {
    const Two moved = radius * (lying[k] / Two{length[2 * k / D], length[(2 * k + 1) / D]}) + centres[k];
    std::memcpy(to + 2 * k, &moved, sizeof moved);
  });
}

/// Vertices of a ball. Precondition: `size` is a multiple of 8.
template <std::size_t D>
void ball(Choices& choices, std::size_t size, double radius, const std::array<double, D>& centre, Points& body) {
  std::array<Two, D> centres;
  detail::each_axis<D>([&](std::size_t k) { centres[k] = Two{centre[2 * k % D], centre[(2 * k + 1) % D]}; });
  body.dimension = D;
  if (body.coordinates.size() != size * D) body.coordinates.resize(size * D);
  std::array<double, 8 * D> drawn;
  double* to = body.coordinates.data();
  for (std::size_t first = 0; first < size; first += 8) {
    choices.dyadics(53, drawn);
    for (std::size_t i = 0; i < 8 * D; i += 2 * D, to += 2 * D) two_of_ball<D>(drawn.data() + i, radius, centres, to);
  }
  go_around(body);
}

template <std::size_t D>
void draw_sized(Choices& choices, std::int32_t k, Case<GjkFamily>& over) {
  const double radius = 1.0 / static_cast<double>(1U << choices.below(3)), distance = 4 * choices.dyadic(20);
  std::array<double, D> towards = on_sphere<D>(choices);
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
