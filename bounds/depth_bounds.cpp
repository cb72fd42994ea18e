// The bounds with which penetration depths are proved, and those of certified distances and of simplexes above space.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "algorithms/gjk/depth/edge_support_2d.h"
#include "algorithms/gjk/depth/expanding_polytope.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/origin_weights.h"
#include "algorithms/gjk/support/prepared_body.h"
#include "bounds/bound.h"
#include "bounds/framed_pair.h"
#include "bounds/operands.h"
#include "certified/gjk/bracket_in_double.h"
#include "oracles/exact/dyadic.h"
#include "oracles/lp/exact/exact_solve.h"

namespace assay::bounds::of_depths {
namespace {

using gjk::Vec;

/// The edge of a from its vertex 0 to its vertex 1, and H(n) and |n|^2 for its exact normal.
struct PlanarEdge {
  explicit PlanarEdge(Choices& choices) : bodies(choices, trial, 2, 2), frame(bodies.pair) {
    const Points& a = bodies.pair.a;
    const Vec<2> rounded = {a[1][0] - a[0][0], a[1][1] - a[0][1]};
    const double largest = std::max(std::abs(rounded[0]), std::abs(rounded[1]));
    exists = frame.finite() && frame.extent() > 0 && largest > 0;
    if (!exists) return;
    edge = gjk::edge_support(frame, a, 0, 1, true);
    const Rational unit = power_of_two(-std::ilogb(largest));
    const std::array<Rational, 2> inwards = {-minus(a[1][1], a[0][1]) * unit, minus(a[1][0], a[0][0]) * unit};
    along = -least_along(bodies, frame, inwards);
    length = root(inwards[0] * inwards[0] + inwards[1] * inwards[1]);
  }
  BoundTrial trial;
  FramedPair<2> bodies;
  gjk::MinkowskiFrame<2> frame;
  bool exists = false;
  gjk::EdgeSupport edge;
  Rational along, length;
};

std::optional<BoundTrial> support_of_edge(Choices& choices) {
  PlanarEdge e(choices);
  if (!e.exists) return std::nullopt;
  e.trial.include(exact(e.edge.reach.along) - e.along, e.edge.reach.error);
  return e.trial;
}

std::optional<BoundTrial> distance_of_edge(Choices& choices) {
  PlanarEdge e(choices);
  if (!e.exists || e.along <= 0 || e.edge.reach.along <= e.edge.reach.error) return std::nullopt;
  const Rational computed = exact(e.edge.reach.along) / exact(e.edge.reach.length), exactly = e.along / e.length;
  include_lower(e.trial, computed, exactly, e.edge.reach.least());
  include_upper(e.trial, computed, exactly, e.edge.reach.most());
  return e.trial;
}

/// n.w of a vertex of the difference, w rounded, n given.
std::optional<BoundTrial> corner(Choices& choices) {
  BoundTrial trial;
  const auto x = operands<3>(choices, trial), y = operands<3>(choices, trial);
  const Vec<3> n = operands<3>(choices, trial), w = {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
  Rational exactly = 0;
  for (std::size_t k = 0; k < 3; ++k) exactly += exact(n[k]) * minus(x[k], y[k]);
  const gjk::ReachAlong reach = gjk::corner_along<3>(n, w, 1);
  trial.include(exact(reach.along) - exactly, reach.error);
  return trial;
}

/// Differences of which one is minus a combination of the others with positive weights: the origin is inside.
template <std::size_t D>
ConvexPair around_origin(Choices& choices, BoundTrial& trial) {
  ConvexPair pair{{D, {}}, {D, {}}};
  Vec<D> last{};
  for (std::size_t i = 0; i <= D; ++i) {
    const double weight = i < D ? positive(choices, trial, 1) : 0;
    for (std::size_t k = 0; k < D; ++k) {
      const double on_a = operand(choices, trial, 1), way = i < D ? operand(choices, trial, 1) : last[k];
      pair.a.coordinates.push_back(on_a);
      pair.b.coordinates.push_back(on_a - way);
      last[k] -= weight * way;
    }
  }
  return pair;
}

/// The distance of the origin from the hyperplane of all but one of D + 1 points.
Rational height_of(const std::array<std::array<Rational, 2>, 3>& w, std::size_t without) {
  const auto &p = w[(without + 1) % 3], &q = w[(without + 2) % 3];
  const Rational x = q[0] - p[0], y = q[1] - p[1];
  return abs(Rational(x * p[1] - y * p[0])) / root(x * x + y * y);
}
Rational height_of(const std::array<Row3, 4>& w, std::size_t without) {
  const Row3 &p = w[(without + 1) % 4], &q = w[(without + 2) % 4], &r = w[(without + 3) % 4];
  Row3 e, f, n;
  for (std::size_t k = 0; k < 3; ++k) e[k] = q[k] - p[k], f[k] = r[k] - p[k];
  Rational along = 0, squared = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
    n[k] = e[l] * f[m] - e[m] * f[l];
    along += n[k] * p[k], squared += n[k] * n[k];
  }
  return abs(along) / root(squared);
}

/// The greatest distance beyond which a polytope is proved to have all its faces, against that of its nearest face.
template <std::size_t D>
std::optional<BoundTrial> faces(Choices& choices) {
  BoundTrial trial;
  const FramedPair<D> bodies(around_origin<D>(choices, trial));
  const gjk::MinkowskiFrame<D> frame(bodies.pair);
  if (!frame.finite() || frame.extent() == 0) return std::nullopt;
  std::array<gjk::Difference<D>, D + 1> simplex;
  std::array<std::array<Rational, D>, D + 1> w;
  for (std::uint32_t i = 0; i <= D; ++i) {
    simplex[i] = frame.difference(i, i);
    for (std::size_t k = 0; k < D; ++k) w[i][k] = bodies.of(frame, i, i, k);
  }
  const gjk::ExpandingPolytope<D> polytope(frame, simplex);
  if (!polytope.proves_beyond(0)) return std::nullopt;
  const auto nearest = polytope.nearest();
  const double computed = nearest.height / nearest.length();
  std::uint64_t proved = 0, refused = std::bit_cast<std::uint64_t>(2 * computed);
  while (refused - proved > 1) {
    const std::uint64_t middle = proved + (refused - proved) / 2;
    (polytope.proves_beyond(std::bit_cast<double>(middle)) ? proved : refused) = middle;
  }
  Rational least = height_of(w, 0);
  for (std::size_t i = 1; i <= D; ++i) least = std::min(least, height_of(w, i));
  include_lower(trial, exact(computed), least, std::bit_cast<double>(proved));
  return trial;
}

/// The least of a body's values along a direction, in the body's own unit.
std::optional<BoundTrial> prepared(Choices& choices) {
  BoundTrial trial;
  Points body{2, {}};
  for (const double x : operands<4>(choices, trial)) body.coordinates.push_back(x);
  const Vec<2> v = operands<2>(choices, trial);
  const gjk::PreparedBody<2> ready(body);
  if (!ready.finite() || (body[0][0] == body[1][0] && body[0][1] == body[1][1])) return std::nullopt;
  const auto along = [&](std::size_t i) {
    Rational sum = 0;
    for (std::size_t k = 0; k < 2; ++k) sum += exact(v[k]) * minus(body[i][k], ready.box().low[k]);
    return Rational(sum * power_of_two(-ready.exponent()));
  };
  std::uint64_t evaluations = 0;
  trial.include(exact(ready.climb(v, 0, evaluations).value) - std::min(along(0), along(1)), ready.error_along(v));
  return trial;
}

/// The weights of a simplex in four dimensions.
std::optional<BoundTrial> weights(Choices& choices) {
  constexpr std::size_t kSize = 5;
  BoundTrial trial;
  gjk::Simplex<4> simplex;
  std::vector<SparseRow> rows(kSize);
  for (std::uint32_t i = 0; i < kSize; ++i) {
    gjk::Difference<4> vertex;
    for (std::uint32_t k = 0; k < 4; ++k) {
      const double x = operand(choices, trial, 1), y = operand(choices, trial, 1);
      vertex.w[k] = x - y;
      rows[k].emplace_back(i, minus(x, y));
    }
    rows[4].emplace_back(i, Rational(1));
    simplex.push(vertex);
  }
  const gjk::OriginWeights<kSize> near = gjk::origin_weights(simplex);
  if (!std::isfinite(near.error)) return std::nullopt;
  const auto exactly = solve_square(std::move(rows), {0, 0, 0, 0, 1});
  if (!exactly) return std::nullopt;
  for (std::size_t i = 0; i < kSize; ++i) trial.include(exact(near.value[i]) - (*exactly)[i], near.error);
  return trial;
}

/// Both ends of a certified bracket against what they are said to bound: h(v) / |v| and |z|.
std::optional<BoundTrial> bracket(Choices& choices) {
  BoundTrial trial;
  const FramedPair<2> bodies(choices, trial, 2, 2);
  const gjk::MinkowskiFrame<2> frame(bodies.pair);
  if (!frame.finite() || frame.extent() == 0) return std::nullopt;
  gjk::Simplex<2> simplex;
  for (const std::uint32_t i : {0u, 1u}) simplex.push(frame.difference(i, i));
  const gjk::Nearest<2> nearest = gjk::nearest_on_segment(simplex, 0, 1);
  if (nearest.size != 2 || !(nearest.weight[0] > 0 && nearest.weight[1] > 0)) return std::nullopt;
  const double along = frame.support(nearest.v).least, least = gjk::least_support(frame, nearest.v, along);
  GjkAnswer answer;
  if (!(least > 0) || !certified::bracket_in_double<2>(frame, simplex, nearest, least, answer)) return std::nullopt;
  const auto& [low, high] = std::pair(std::get<Bracketed>(answer).low, std::get<Bracketed>(answer).high);
  Rational s = 0, length2 = 0, of_v2 = 0;
  std::array<Rational, 2> z;
  for (const std::uint32_t i : {0u, 1u}) {
    s += exact(nearest.weight[i]);
    for (std::size_t k = 0; k < 2; ++k) z[k] += exact(nearest.weight[i]) * bodies.of(frame, i, i, k);
  }
  for (std::size_t k = 0; k < 2; ++k) length2 += z[k] * z[k], of_v2 += exact(nearest.v[k]) * exact(nearest.v[k]);
  const gjk::Combination<2> point = gjk::combine(simplex, nearest.weight);
  const Rational unit = exact(frame.in_frame(1));
  include_lower(trial, exact(along / certified::length_of<2>(nearest.v)) / unit,
                least_along(bodies, frame, nearest.v) / root(of_v2) / unit, low);
  include_upper(trial, exact(certified::length_of<2>(point.z) / point.s) / unit, root(length2) / s / unit, high);
  return trial;
}

constexpr BoundPlace kEdges = engines_in("algorithms/gjk/depth/edge_support_2d.cpp"),
                     kReach = engines_in("algorithms/gjk/depth/reach_along.h"),
                     kPolytope = engines_in("algorithms/gjk/depth/expanding_polytope.h");

constexpr std::array<ErrorBound, 8> kBounds = {
    {{"support along an edge", kEdges, "support_error and 2 u sum |n_k| E_k for a normal rounded once", "",
      support_of_edge, true},
     {"distance along a normal", kReach, "the error along it, and 8 u of the length", "", distance_of_edge, true},
     {"corner along a normal", kReach, "combination_error of the corner's coordinates, D = 3", "", corner},
     {"faces of a polytope in the plane", kPolytope,
      "(D + 3) u of the height's terms and normal_error, 8 u and 16 u of the length, D = 2", "", faces<2>, true},
     {"faces of a polytope in space", kPolytope,
      "(D + 3) u of the height's terms and normal_error, 8 u and 16 u of the length, D = 3", "", faces<3>, true},
     {"value along a direction of a prepared body", engines_in("algorithms/gjk/support/prepared_body.h"),
      "(D + 3) u sum |v_k| E_k, D = 2; the band is twice as wide", "", prepared},
     {"weights above space", engines_in("algorithms/gjk/simplex/origin_weights.h"),
      "|R| r / (1 - a), (D + 5) u of the sums in r and a, D = 4",
      "one bound for all weights, with 2 for 1 / (1 - a) and every rounding of R M counted one way", weights, true},
     {"certified bracket", judges_in("certified/gjk/bracket_in_double.h"),
      "support_error and 8 u of the quotient, combination_error and 16 u, and 16 u L at either end",
      "what goes to both ends for the judge's filter is more than what they need", bracket, true}}};

}  // namespace
}  // namespace assay::bounds::of_depths

namespace assay {

std::span<const ErrorBound> bounds_of_depths() { return bounds::of_depths::kBounds; }

}  // namespace assay
