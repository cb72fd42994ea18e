// What entitles a cast to an answer: sufficient conditions, decided in double with the bounds of tolerances.h.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <variant>

#include "algorithms/cast/moving_frame.h"
#include "algorithms/gjk/signed_volumes.h"

namespace assay::cast {

/// A number that is within `radius` of `middle`; 16 units a step pay for the steps themselves.
struct Near {
  double middle = 0, radius = 0;
};
inline Near operator-(Near x, Near y) {
  const double middle = x.middle - y.middle;
  return {middle, (x.radius + y.radius) * (1 + 16 * kUnitRoundoff) + 2 * kUnitRoundoff * std::abs(middle) + 0x1p-1000};
}
inline Near operator+(Near x, Near y) { return x - Near{-y.middle, y.radius}; }
inline Near operator*(Near x, Near y) {
  const double middle = x.middle * y.middle;
  const double radius = std::abs(x.middle) * y.radius + std::abs(y.middle) * x.radius + x.radius * y.radius;
  return {middle, radius * (1 + 16 * kUnitRoundoff) + 2 * kUnitRoundoff * std::abs(middle) + 0x1p-1000};
}
inline int proved_sign(Near x) { return x.middle > x.radius ? 1 : -x.middle > x.radius ? -1 : 0; }

/// A lower bound of min normal.b - max normal.a for the exact bodies, whose coordinates are within `error` of the
/// pair's. Those are at most 1 but for rounding (MovingFrame), so that with G = sum |n_k| two dot products of three
/// terms lose 3 u G each, and both differences here 2 u G each: 12 u pay for 10.
template <std::size_t D>
double least_gap(const ConvexPair& pair, const Vec<D>& normal, double error) {
  double greatest = -std::numeric_limits<double>::infinity(), least = -greatest, size = 0;
  const auto along = [&](const Points& body, std::size_t i) {
    double sum = 0;
    for (std::size_t k = 0; k < D; ++k) sum += normal[k] * body.coordinates[i * D + k];
    return sum;
  };
  for (std::size_t i = 0; i < pair.a.size(); ++i) greatest = std::max(greatest, along(pair.a, i));
  for (std::size_t j = 0; j < pair.b.size(); ++j) least = std::min(least, along(pair.b, j));
  for (std::size_t k = 0; k < D; ++k) size += std::abs(normal[k]);
  return least - greatest - size * (2 * error + 12 * kUnitRoundoff);
}

/// The difference of two vertices with its error, coordinate by coordinate.
template <std::size_t D>
std::array<Near, D> difference(const ConvexPair& pair, std::uint32_t i, std::uint32_t j, double error) {
  std::array<Near, D> w;
  for (std::size_t k = 0; k < D; ++k) w[k] = Near{pair.a[i][k], error} - Near{pair.b[j][k], error};
  return w;
}

inline int orientation(const std::array<Near, 2>& x, const std::array<Near, 2>& y) {
  return proved_sign(x[0] * y[1] - x[1] * y[0]);
}
inline int orientation(const std::array<Near, 3>& x, const std::array<Near, 3>& y, const std::array<Near, 3>& z) {
  return proved_sign(x[0] * (y[1] * z[2] - y[2] * z[1]) + x[1] * (y[2] * z[0] - y[0] * z[2]) +
                     x[2] * (y[0] * z[1] - y[1] * z[0]));
}

/// Whether the exact bodies meet: the origin is inside the simplex of the answer's differences for all errors.
template <std::size_t D>
bool proves_meeting(const ConvexPair& pair, const Overlapping& answer, double error) {
  if (answer.size != D + 1) return false;
  std::array<std::array<Near, D>, D + 1> w;
  for (std::uint32_t i = 0; i <= D; ++i) w[i] = difference<D>(pair, answer.on_a[i], answer.on_b[i], error);
  if constexpr (D == 2) {
    const int s = orientation(w[0], w[1]);
    return s != 0 && orientation(w[1], w[2]) == s && orientation(w[2], w[0]) == s;
  } else {
    const int s = orientation(w[1], w[2], w[3]);
    return s != 0 && orientation(w[0], w[2], w[3]) == -s && orientation(w[0], w[1], w[3]) == s &&
           orientation(w[0], w[1], w[2]) == -s;
  }
}

/// Whether the bodies are proved to meet at the time.
template <std::size_t D>
bool meet_at(const MovingFrame<D>& frame, double time) {
  const ConvexPair pair = frame.at(time);
  const GjkAnswer answer = GjkSignedVolumes::solve(pair, Watch{});
  const auto* overlapping = std::get_if<Overlapping>(&answer);
  return overlapping != nullptr && proves_meeting<D>(pair, *overlapping, frame.error());
}

/// Where the answer proves the bodies apart, the unit direction from a to b that does; zero otherwise.
template <std::size_t D>
Vec<D> parting_direction(const ConvexPair& pair, const GjkAnswer& answer) {
  Vec<D> way{};
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    for (const auto& [body, point, side] :
         {std::tuple{&pair.a, &separated->on_a, -1.0}, std::tuple{&pair.b, &separated->on_b, 1.0}}) {
      double total = 0;
      for (std::uint32_t i = 0; i < point->size; ++i) total += point->weight[i];
      for (std::uint32_t i = 0; i < point->size; ++i)
        for (std::size_t k = 0; k < D; ++k) way[k] += side * point->weight[i] / total * (*body)[point->vertex[i]][k];
    }
  } else if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
    for (std::size_t k = 0; k < D; ++k) way[k] = -along->direction[k];
  } else {
    return way;
  }
  double greatest = 0;
  for (const double entry : way) greatest = std::max(greatest, std::abs(entry));
  if (!(greatest > 0)) return {};
  way = std::ldexp(1.0, -std::ilogb(greatest)) * way;
  return (1 / std::sqrt(gjk::dot(way, way))) * way;
}

/// The normal as an answer carries it.
template <std::size_t D>
std::array<double, 3> padded(const Vec<D>& normal) {
  std::array<double, 3> three{};
  std::copy(normal.begin(), normal.end(), three.begin());
  return three;
}

}  // namespace assay::cast
