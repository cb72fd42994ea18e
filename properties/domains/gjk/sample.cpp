#include "properties/domains/gjk/sample.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/solids/solids.h"
#include "properties/domains/sample.h"

namespace assay {
namespace sample {
namespace {

constexpr int kLowest = -4, kHighest = 0;  // octaves of half sides and half axes

template <int D>
solids::Vector<D> half_sides(Choices& choices) {
  solids::Vector<D> half;
  for (double& x : half) x = length(choices, kLowest, kHighest);
  return half;
}

void turn(const std::array<double, 2>& by, double* x) {
  const auto [c, s] = by;
  const double along = c * x[0] - s * x[1];
  x[1] = s * x[0] + c * x[1];
  x[0] = along;
}

/// By the unit quaternion w + v: x + 2 w (v x x) + 2 v x (v x x).
void turn(const std::array<double, 4>& by, double* x) {
  const auto cross = [&by](const std::array<double, 3>& u) {
    return std::array<double, 3>{by[2] * u[2] - by[3] * u[1], by[3] * u[0] - by[1] * u[2], by[1] * u[1] - by[2] * u[0]};
  };
  const std::array<double, 3> once = cross({x[0], x[1], x[2]}), twice = cross(once);
  for (std::size_t k = 0; k < 3; ++k) x[k] += 2 * (by[0] * once[k] + twice[k]);
}

template <int D>
Points on_ellipsoid(Choices& choices, std::uint32_t vertices) {
  const solids::Vector<D> half = half_sides<D>(choices);
  Points body{D, {}};
  for (std::uint32_t i = 0; i < vertices; ++i) {
    std::array<double, D> point = direction<D>(choices);
    for (std::size_t k = 0; k < D; ++k) point[k] *= half[k];
    solids::add<D>(body, point);
  }
  go_around(body);
  return body;
}

}  // namespace

template <int D>
Points box(Choices& choices, bool is_turned) {
  const solids::Vector<D> high = half_sides<D>(choices);
  solids::Vector<D> low;
  for (std::size_t k = 0; k < D; ++k) low[k] = -high[k];
  Points body = solids::box<D>(low, high);
  if (!is_turned) return body;
  constexpr std::size_t kNumbers = D == 2 ? 2 : 4;
  const auto by = direction<kNumbers>(choices);
  for (std::uint32_t i = 0; i < body.size(); ++i) turn(by, &body[i][0]);
  return body;
}

Points polygon(Choices& choices) { return on_ellipsoid<2>(choices, static_cast<std::uint32_t>(choices.between(3, 8))); }
Points hull(Choices& choices, std::uint32_t vertices) { return on_ellipsoid<3>(choices, vertices); }

template <int D>
std::array<double, D> half_extents(const Points& body) {
  std::array<double, D> half;
  for (std::size_t k = 0; k < D; ++k) {
    double low = body[0][k], high = low;
    for (std::uint32_t i = 1; i < body.size(); ++i) {
      low = std::min(low, body[i][k]);
      high = std::max(high, body[i][k]);
    }
    half[k] = (high - low) / 2;
  }
  return half;
}

template <int D>
void put(Points& body, const std::array<double, D>& offset, int bits) {
  for (std::uint32_t i = 0; i < body.size(); ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = on_grid(body[i][k] + offset[k], bits);
}

#define ASSAY_INSTANTIATE(D)                                     \
  template Points box<D>(Choices&, bool);                        \
  template std::array<double, D> half_extents<D>(const Points&); \
  template void put<D>(Points&, const std::array<double, D>&, int);
ASSAY_INSTANTIATE(2)
ASSAY_INSTANTIATE(3)
#undef ASSAY_INSTANTIATE

}  // namespace sample

namespace {

/// Two bodies around the origin, placed: a's origin in [-reach, reach)^D, b's from it along each axis by up to `apart`
/// times the sum of both half extents.
template <int D>
ConvexPair placed(Choices& choices, Points a, Points b, double reach, double apart, int bits) {
  const std::array<double, D> half_a = sample::half_extents<D>(a), half_b = sample::half_extents<D>(b);
  std::array<double, D> of_a, of_b;
  for (std::size_t k = 0; k < D; ++k) {
    of_a[k] = reach * sample::either_way(choices);
    of_b[k] = of_a[k] + apart * (half_a[k] + half_b[k]) * sample::either_way(choices);
  }
  sample::put<D>(a, of_a, bits);
  sample::put<D>(b, of_b, bits);
  return {std::move(a), std::move(b)};
}

template <int D>
ConvexPair in_a_unit(Choices& choices, Points a, Points b) {
  ConvexPair pair = placed<D>(choices, std::move(a), std::move(b), 4, D == 2 ? 1.15 : 1, 20);
  contact::scale(pair, static_cast<int>(choices.around_zero(6)));
  return pair;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkSampleBoxes<D>::draw(Choices& choices) {
  const bool are_turned = choices.chance(1, 2);
  Points a = sample::box<D>(choices, are_turned);
  Points b = sample::box<D>(choices, are_turned);
  return {placed<D>(choices, std::move(a), std::move(b), 16, 1.15, 19), D};
}

Case<GjkFamily> GjkSamplePolygons::draw(Choices& choices) {
  Points a = sample::polygon(choices);
  Points b = sample::polygon(choices);
  const auto vertices = static_cast<std::int32_t>(a.size() + b.size());
  return {in_a_unit<2>(choices, std::move(a), std::move(b)), vertices};
}

Case<GjkFamily> GjkSampleHulls::draw(Choices& choices) {
  const auto size = static_cast<std::int32_t>(choices.between(3, 5));
  Points a = sample::hull(choices, 1u << size);
  Points b = sample::hull(choices, 1u << size);
  return {in_a_unit<3>(choices, std::move(a), std::move(b)), size};
}

template struct GjkSampleBoxes<2>;
template struct GjkSampleBoxes<3>;

}  // namespace assay
