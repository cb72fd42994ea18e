// The forward error bounds with which collision searches prove their answers.
#include <algorithm>
#include <array>
#include <bit>

#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/climbing_frame.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "bounds/bound.h"
#include "bounds/framed_pair.h"
#include "bounds/operands.h"

namespace assay::bounds::of_collisions {
namespace {

using gjk::Vec;

template <std::size_t D>
std::optional<BoundTrial> support(Choices& choices) {
  BoundTrial trial;
  const FramedPair<D> bodies(choices, trial, 2, 2);
  const Vec<D> v = operands<D>(choices, trial);
  const gjk::MinkowskiFrame<D> frame(bodies.pair);
  if (!frame.finite() || frame.extent() == 0) return std::nullopt;
  trial.include(exact(frame.support(v).least) - least_along(bodies, frame, v), frame.error_of_support(v));
  return trial;
}

template <std::size_t D>
std::optional<BoundTrial> climbed_support(Choices& choices) {
  BoundTrial trial;
  const FramedPair<D> bodies(choices, trial, 2, 2);
  const Vec<D> v = operands<D>(choices, trial);
  const gjk::PreparedBody<D> a(bodies.pair.a), b(bodies.pair.b);
  const gjk::ClimbingFrame<D> frame(a, b);
  if (!frame.finite() || frame.extent() == 0) return std::nullopt;
  trial.include(exact(frame.support(v).least) - least_along(bodies, frame, v), frame.error_of_support(v));
  return trial;
}

/// z = sum weight_i (x_i - y_i) of D terms, in one coordinate.
template <std::size_t D>
std::optional<BoundTrial> combination(Choices& choices) {
  BoundTrial trial;
  gjk::Simplex<D> simplex;
  std::array<double, D> weight;
  Rational z = 0;
  for (std::size_t i = 0; i < D; ++i) {
    const double x = operand(choices, trial), y = operand(choices, trial);
    weight[i] = positive(choices, trial);
    gjk::Difference<D> vertex;
    vertex.w[0] = x - y;
    simplex.push(vertex);
    z += exact(weight[i]) * minus(x, y);
  }
  const gjk::Combination<D> point = gjk::combine(simplex, weight);
  trial.include(exact(point.z[0]) - z, point.error[0]);
  return trial;
}

/// A row of differences, rounded and exact.
template <std::size_t D>
struct Differences {
  Differences(Choices& choices, BoundTrial& trial) {
    const auto x = operands<D>(choices, trial), y = operands<D>(choices, trial);
    for (std::size_t k = 0; k < D; ++k) rounded[k] = x[k] - y[k], exactly[k] = minus(x[k], y[k]);
  }
  Vec<D> rounded;
  std::array<Rational, D> exactly;
};

std::optional<BoundTrial> determinant_2d(Choices& choices) {
  BoundTrial trial;
  const Differences<2> x(choices, trial), y(choices, trial);
  const gjk::BoundedDeterminant d = gjk::bounded_determinant(x.rounded, y.rounded);
  trial.include(exact(d.value) - (x.exactly[0] * y.exactly[1] - x.exactly[1] * y.exactly[0]), d.bound);
  return trial;
}

std::optional<BoundTrial> determinant_3d(Choices& choices) {
  BoundTrial trial;
  const Differences<3> x(choices, trial), y(choices, trial), z(choices, trial);
  const gjk::BoundedDeterminant d = gjk::bounded_determinant(x.rounded, y.rounded, z.rounded);
  trial.include(exact(d.value) - determinant(x.exactly, y.exactly, z.exactly), d.bound);
  return trial;
}

/// The mean of a's vertices less that of b's, exactly; three and two, so that a mean rounds.
struct Inner {
  static constexpr std::uint32_t kOfA = 3, kOfB = 2;
  explicit Inner(Choices& choices) : bodies(choices, trial, kOfA, kOfB), frame(bodies.pair) {
    if (!exists()) return;
    for (std::size_t k = 0; k < 3; ++k) {
      for (std::uint32_t i = 0; i < kOfA; ++i) at[k] += bodies.of(frame, i, 0, k) / kOfA;
      for (std::uint32_t j = 0; j < kOfB; ++j) at[k] += (bodies.of(frame, 0, j, k) - bodies.of(frame, 0, 0, k)) / kOfB;
    }
    rounded = gjk::inner_point(frame, 0);
  }
  bool exists() const { return frame.finite() && frame.extent() > 0; }
  BoundTrial trial;
  FramedPair<3> bodies;
  gjk::MinkowskiFrame<3> frame;
  Row3 at{};
  gjk::InnerPoint rounded;
};

std::optional<BoundTrial> inner_point(Choices& choices) {
  Inner inner(choices);
  if (!inner.exists()) return std::nullopt;
  for (std::size_t k = 0; k < 3; ++k)
    inner.trial.include(exact(inner.rounded.at[k]) - inner.at[k], inner.rounded.error[k]);
  return inner.trial;
}

std::optional<BoundTrial> inner_determinant(Choices& choices) {
  Inner inner(choices);
  if (!inner.exists()) return std::nullopt;
  Row3 y, z;
  for (std::size_t k = 0; k < 3; ++k)
    y[k] = inner.bodies.of(inner.frame, 0, 1, k), z[k] = inner.bodies.of(inner.frame, 1, 0, k);
  const gjk::BoundedDeterminant d =
      gjk::bounded_determinant(inner.rounded, inner.frame.difference(0, 1).w, inner.frame.difference(1, 0).w);
  inner.trial.include(exact(d.value) - determinant(inner.at, y, z), d.bound);
  return inner.trial;
}

/// From (0, 0) to (1, 1) and, in space, to (2, 1), with the exact ways.
template <std::size_t D>
struct Edges {
  explicit Edges(Choices& choices) : bodies(choices, trial, D, 2), frame(bodies.pair) {
    if (!exists()) return;
    for (std::uint32_t e = 0; e + 1 < D; ++e) {
      edge[e] = frame.edge(frame.difference(0, 0), frame.difference(e + 1, 1));
      for (std::size_t k = 0; k < D; ++k) exactly[e][k] = bodies.of(frame, e + 1, 1, k) - bodies.of(frame, 0, 0, k);
    }
  }
  bool exists() const { return frame.finite() && frame.extent() > 0; }
  BoundTrial trial;
  FramedPair<D> bodies;
  gjk::MinkowskiFrame<D> frame;
  std::array<gjk::Edge<D>, D - 1> edge;
  std::array<std::array<Rational, D>, D - 1> exactly;
};

std::optional<BoundTrial> edge(Choices& choices) {
  Edges<2> edges(choices);
  if (!edges.exists()) return std::nullopt;
  for (std::size_t k = 0; k < 2; ++k)
    edges.trial.include(exact(edges.edge[0].way[k]) - edges.exactly[0][k], edges.edge[0].error[k]);
  return edges.trial;
}

std::optional<BoundTrial> normal(Choices& choices) {
  Edges<3> edges(choices);
  if (!edges.exists()) return std::nullopt;
  const Vec<3> n = gjk::cross(edges.edge[0].way, edges.edge[1].way), error = gjk::normal_error<3>(edges.edge, n);
  const auto &e = edges.exactly[0], &f = edges.exactly[1];
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
    edges.trial.include(exact(n[k]) - (e[l] * f[m] - e[m] * f[l]), error[k]);
  }
  return edges.trial;
}

/// What is bounded is the bound itself: every entry of normal_error, for edges of any face.
std::optional<BoundTrial> coarse_normal(Choices& choices) {
  Edges<3> edges(choices);
  if (!edges.exists()) return std::nullopt;
  const Vec<3> n = gjk::cross(edges.edge[0].way, edges.edge[1].way), error = gjk::normal_error<3>(edges.edge, n);
  for (std::size_t k = 0; k < 3; ++k) edges.trial.include(exact(error[k]), gjk::kCoarseNormalError);
  return edges.trial;
}

/// The least promise for which two differences weighted are proved the nearest point, against what it promises: |z|^2 /
/// s^2 - h(z) / s over L^2, L the extent.
std::optional<BoundTrial> nearest(Choices& choices) {
  BoundTrial trial;
  const FramedPair<2> bodies(choices, trial, 2, 2);
  const std::array<double, 2> weight = {positive(choices, trial), positive(choices, trial)};
  const gjk::MinkowskiFrame<2> frame(bodies.pair);
  if (!frame.finite() || frame.extent() == 0) return std::nullopt;
  gjk::Simplex<2> simplex;
  Rational s = 0, extent = 0;
  std::array<Rational, 2> z;
  for (const std::uint32_t i : {0u, 1u}) {
    simplex.push(frame.difference(i, i));
    s += exact(weight[i]);
    for (std::size_t k = 0; k < 2; ++k) z[k] += exact(weight[i]) * bodies.of(frame, i, i, k);
  }
  for (std::size_t k = 0; k < 2; ++k) {
    const auto& [a, b] = bodies.pair;
    const auto [least, most] = std::minmax({a[0][k], a[1][k], b[0][k], b[1][k]});
    extent = std::max<Rational>(extent, minus(most, least) * exact(frame.in_frame(1)));
  }
  const gjk::Combination<2> point = gjk::combine(simplex, weight);
  const double least = frame.support(point.z).least;
  const auto proves = [&](std::uint64_t bits) {
    return gjk::proves_nearest(frame, point, point.z, least, std::bit_cast<double>(bits));
  };
  std::uint64_t refused = 0, proved = std::bit_cast<std::uint64_t>(16.0);
  if (!proves(proved)) return std::nullopt;
  while (proved - refused > 1) {
    const std::uint64_t middle = refused + (proved - refused) / 2;
    (proves(middle) ? proved : refused) = middle;
  }
  const Rational gap = (z[0] * z[0] + z[1] * z[1]) / (s * s) - least_along(bodies, frame, z) / s;
  trial.include(std::max<Rational>(gap, 0) / (extent * extent), std::bit_cast<double>(proved));
  return trial;
}

constexpr BoundPlace kTolerances = engines_in("algorithms/gjk/tolerances.h"),
                     kInner = engines_in("algorithms/gjk/depth/inner_point.h");

constexpr std::array<ErrorBound, 14> kBounds = {
    {{"support in the plane", kTolerances, "(2 D + 4) u sum |v_k| E_k, D = 2", "", support<2>},
     {"support in space", kTolerances, "(2 D + 4) u sum |v_k| E_k, D = 3", "", support<3>, true},
     {"climbed support in the plane", engines_in("algorithms/gjk/support/climbing_frame.h"),
      "(2 D + 6) u sum |v_k| E_k, D = 2", "", climbed_support<2>},
     {"combination of two", kTolerances, "(D + 2) u sum weight |w|, D = 2", "", combination<2>},
     {"combination of three", kTolerances, "(D + 2) u sum weight |w|, D = 3", "", combination<3>},
     {"combination of six", kTolerances, "(D + 2) u sum weight |w|, D = 6", "", combination<6>},
     {"engines' det2", kTolerances, "5 u of the two products of differences", "", determinant_2d},
     {"engines' det3", kTolerances, "9 u of the six terms", "", determinant_3d},
     {"inner point", kInner, "((n + m) / 2 + 10) u E_k",
      "counts every term as one of the box's size and every rounding as one way", inner_point, true},
     {"determinant with the inner point", kInner, "9 u of the six terms and the point's error times the minors",
      "the point's error in each coordinate is that of its own row, and counts for all three at once",
      inner_determinant, true},
     {"edge of the difference", engines_in("algorithms/gjk/support/pair_frame.h"), "u of the three sizes", "", edge},
     {"normal of a face", engines_in("algorithms/gjk/depth/normal_error.h"),
      "the edges' errors carried on, u of the two products and of the difference", "", normal},
     {"coarse normal of a face", engines_in("algorithms/gjk/depth/normal_error.h"),
      "256 u, of every entry of normal_error", "", coarse_normal},
     {"nearest point", engines_in("algorithms/gjk/proofs.h"),
      "errors of z and of its support, 8 u and 16 u of the gap's terms", "", nearest}}};

}  // namespace
}  // namespace assay::bounds::of_collisions

namespace assay {

std::span<const ErrorBound> bounds_of_collisions() { return bounds::of_collisions::kBounds; }

}  // namespace assay
