// Vectors of the plane, of space and of R^n for small n, as small arrays: what the collision algorithms compute with.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace assay::gjk {

/// body(0), body(1), ..., body(D - 1), written out: g++ -O2 leaves loops of two or three turns as loops.
template <std::size_t D, class Body>
constexpr void each_axis(const Body& body) {
  [&]<std::size_t... K>(std::index_sequence<K...>) { (body(K), ...); }
  (std::make_index_sequence<D>{});
}

template <std::size_t D>
using Vec = std::array<double, D>;

template <std::size_t D>
constexpr std::array<double, D> operator+(const std::array<double, D>& x, const std::array<double, D>& y) {
  std::array<double, D> sum{};
  each_axis<D>([&](std::size_t k) { sum[k] = x[k] + y[k]; });
  return sum;
}

template <std::size_t D>
constexpr std::array<double, D> operator-(const std::array<double, D>& x, const std::array<double, D>& y) {
  std::array<double, D> difference{};
  each_axis<D>([&](std::size_t k) { difference[k] = x[k] - y[k]; });
  return difference;
}

template <std::size_t D>
constexpr std::array<double, D> operator*(double factor, const std::array<double, D>& x) {
  std::array<double, D> product{};
  each_axis<D>([&](std::size_t k) { product[k] = factor * x[k]; });
  return product;
}

template <std::size_t D>
constexpr double dot(const std::array<double, D>& x, const std::array<double, D>& y) {
  if constexpr (D == 2) return x[0] * y[0] + x[1] * y[1];
  if constexpr (D == 3) return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
  if constexpr (D > 3) {
    double sum = x[0] * y[0];
    for (std::size_t k = 1; k < D; ++k) sum += x[k] * y[k];
    return sum;
  }
}

/// sum of |x_k| y_k for y >= 0.
template <std::size_t D>
constexpr double absolute_dot(const std::array<double, D>& x, const std::array<double, D>& y) {
  double sum = 0;
  each_axis<D>([&](std::size_t k) { sum += std::abs(x[k]) * y[k]; });
  return sum;
}

constexpr Vec<3> cross(const Vec<3>& x, const Vec<3>& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

/// x_0 y_1 - x_1 y_0.
constexpr double cross(const Vec<2>& x, const Vec<2>& y) { return x[0] * y[1] - x[1] * y[0]; }

/// x turned left by a right angle.
constexpr Vec<2> left_of(const Vec<2>& x) { return {-x[1], x[0]}; }

}  // namespace assay::gjk
