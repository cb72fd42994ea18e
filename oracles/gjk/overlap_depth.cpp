#include "oracles/gjk/overlap_depth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

constexpr std::size_t kEvaluatedExactly = 6;

/// Two edges whose directions the normal is perpendicular to; an edge is a pair of vertices of one body. In the plane
/// the second edge is not used, on a line neither is.
struct Edge {
  bool of_a;
  std::size_t from, to;
};
struct Candidate {
  Edge first, second;
  double depth = std::numeric_limits<double>::infinity();
};

template <class Number>
using Vector = std::array<Number, 3>;

template <class Number>
Vector<Number> normal_of(std::size_t n, const Vector<Number>& u, const Vector<Number>& v) {
  if (n == 1) return {Number(1), Number(0), Number(0)};
  if (n == 2) return {Number(-u[1]), u[0], Number(0)};
  return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
}

/// Coordinates relative to the first vertex of a in units of the extent: the rounding of a figure, no more.
struct RoundedPair {
  std::vector<Vector<double>> a, b;
};

RoundedPair rounded(const IntegerPair& pair, const Integer& extent) {
  RoundedPair points;
  const auto fill = [&](const std::vector<Integer>& body, std::vector<Vector<double>>& into) {
    into.resize(body.size() / pair.dimension, {0, 0, 0});
    for (std::size_t i = 0; i < body.size(); ++i) {
      into[i / pair.dimension][i % pair.dimension] = approximate(Rational(body[i], extent));
    }
  };
  fill(pair.a, points.a);
  fill(pair.b, points.b);
  return points;
}

Vector<double> direction_of(const RoundedPair& points, const Edge& edge) {
  const auto& body = edge.of_a ? points.a : points.b;
  return {body[edge.to][0] - body[edge.from][0], body[edge.to][1] - body[edge.from][1],
          body[edge.to][2] - body[edge.from][2]};
}

Vector<Integer> direction_of(const IntegerPair& pair, const Edge& edge) {
  const auto& body = edge.of_a ? pair.a : pair.b;
  Vector<Integer> direction;
  for (std::size_t k = 0; k < pair.dimension; ++k) {
    direction[k] = body[edge.to * pair.dimension + k] - body[edge.from * pair.dimension + k];
  }
  return direction;
}

/// The lesser overlap along the normal and against it, over the normal's length.
double rounded_depth(const RoundedPair& points, const Vector<double>& normal) {
  const double length = std::hypot(normal[0], normal[1], normal[2]);
  if (!(length > 0)) return std::numeric_limits<double>::infinity();
  const auto range = [&](const std::vector<Vector<double>>& body) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto& p : body) {
      const double value = normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2];
      low = std::min(low, value), high = std::max(high, value);
    }
    return std::array<double, 2>{low, high};
  };
  const auto a = range(points.a), b = range(points.b);
  return std::min(b[1] - a[0], a[1] - b[0]) / length;
}

double exact_depth(const IntegerPair& pair, const Integer& extent, const Candidate& candidate) {
  const Vector<Integer> n =
      normal_of(pair.dimension, direction_of(pair, candidate.first), direction_of(pair, candidate.second));
  std::vector<Integer> normal(n.begin(), n.begin() + static_cast<std::ptrdiff_t>(pair.dimension));
  Integer length2 = 0;
  for (const Integer& entry : normal) add_product(length2, entry, entry);
  if (length2.is_zero()) return std::numeric_limits<double>::infinity();
  const IntegerSupport forth = integer_support(pair, normal);
  for (Integer& entry : normal) entry = -entry;
  const IntegerSupport back = integer_support(pair, normal);
  const Integer overlap = std::min(Integer(forth.greatest_b - forth.least_a), Integer(back.greatest_b - back.least_a));
  if (sign(overlap) <= 0) return 0;
  return std::sqrt(approximate(Rational(overlap * overlap, length2 * extent * extent)));
}

std::vector<Edge> edges_of(bool of_a, std::size_t vertices) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < vertices; ++i) {
    for (std::size_t j = i + 1; j < vertices; ++j) edges.push_back({of_a, i, j});
  }
  return edges;
}

std::vector<Candidate> candidates_of(std::size_t n, std::size_t size_a, std::size_t size_b) {
  std::vector<Candidate> candidates;
  const std::vector<Edge> edges_a = edges_of(true, size_a), edges_b = edges_of(false, size_b);
  if (n == 1) return {{{true, 0, 0}, {true, 0, 0}}};
  if (n == 2) {
    for (const Edge& edge : edges_a) candidates.push_back({edge, edge});
    for (const Edge& edge : edges_b) candidates.push_back({edge, edge});
    return candidates;
  }
  if (edges_a.size() * edges_b.size() > kMostCandidates) return {};
  for (const Edge& first : edges_a) {
    for (const Edge& second : edges_b) candidates.push_back({first, second});
  }
  for (const auto* edges : {&edges_a, &edges_b}) {
    for (const Edge& first : *edges) {
      for (const Edge& second : *edges) {
        if (first.from == second.from && first.to < second.to) candidates.push_back({first, second});
      }
    }
  }
  return candidates;
}

}  // namespace

double overlap_depth(const ConvexPair& pair) {
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair) || pair.a.dimension > 3) return 0;
  std::vector<Candidate> candidates = candidates_of(pair.a.dimension, pair.a.size(), pair.b.size());
  const IntegerPair integers = to_integers(pair);
  const Integer extent = largest_extent(integers);
  if (candidates.empty() || candidates.size() > kMostCandidates || extent.is_zero()) return 0;
  const RoundedPair points = rounded(integers, extent);
  for (Candidate& candidate : candidates) {
    candidate.depth = rounded_depth(points, normal_of(pair.a.dimension, direction_of(points, candidate.first),
                                                      direction_of(points, candidate.second)));
  }
  const auto best = candidates.begin() + static_cast<std::ptrdiff_t>(std::min(kEvaluatedExactly, candidates.size()));
  std::partial_sort(candidates.begin(), best, candidates.end(),
                    [](const Candidate& x, const Candidate& y) { return x.depth < y.depth; });
  double depth = std::numeric_limits<double>::infinity();
  for (auto candidate = candidates.begin(); candidate != best; ++candidate) {
    depth = std::min(depth, exact_depth(integers, extent, *candidate));
  }
  return std::isfinite(depth) ? depth : 0;
}

}  // namespace assay
