#include "oracles/hull2/check_minkowski_sum.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/points_in_order.h"

// Claims, in this order; p_k = a[on_a of k] + b[on_b of k] for the h vertices listed, indices modulo h
//   (1) "indices in range"                every index names a point of its body
//   (2) "extreme points span the cloud"   h = 0 if and only if a or b has no points
//   (3) "strict left turn"                h >= 3: p_(k-1), p_k, p_(k+1) turn strictly left for every k
//       "winds once"                      h >= 3: exactly one p_k precedes both of its neighbours lexicographically
//       "ends differ"                     h = 2: p_0 and p_1 do
//   (4) "supports add up"                 for every k and e = p_(k+1) - p_k, no point of a lies right of the line
//                                         through a[on_a of k] along e, and the same of b; where h = 1, all points of
//                                         a are one, and all of b
//       "extreme points span the cloud"   h = 2: along p_1 - p_0 no point of a is before a[on_a of 0] or behind
//                                         a[on_a of 1], and the same of b
//
// Lemma  (1)-(4) hold if and only if the p_k are the extreme points of S = conv(a) + conv(b), each once,
// counter-clockwise.
//
// Proof  Every p_k is a point of S, so P = conv{p_k} is a part of S. For h >= 3 the p_k are by (3) the corners of P,
// each once, counter-clockwise (check_hull2.cpp), and P is where n_k.x >= n_k.p_k for all k, n_k the left normal of
// edge k. By (4) n_k is least over conv(a) at a[on_a of k] and over conv(b) at b[on_b of k], so over S at p_k: S is a
// part of P. For h = 2 the edges are e and -e, so by (4) a and b lie on lines along e, S is a segment, and its ends are
// the sums of the ends. For h = 1 S is a point. Conversely the least value of n over a sum is the sum of the least
// values, and where a pair of points has the sum's least value each has its body's.
namespace assay {
namespace {

struct Exact2 {
  Rational x, y;
};

Exact2 exactly(const Point2& p) { return {exact(p.x), exact(p.y)}; }
Exact2 operator+(const Exact2& p, const Exact2& q) { return {p.x + q.x, p.y + q.y}; }
Exact2 operator-(const Exact2& p, const Exact2& q) { return {p.x - q.x, p.y - q.y}; }
int turn(const Exact2& p, const Exact2& q) { return sign(Rational(p.x * q.y - p.y * q.x)); }
int along(const Exact2& p, const Exact2& q) { return sign(Rational(p.x * q.x + p.y * q.y)); }
bool smaller(const Exact2& p, const Exact2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

std::vector<Exact2> exactly(std::span<const Point2> points) {
  std::vector<Exact2> all;
  for (const Point2& p : points) all.push_back(exactly(p));
  return all;
}

/// One body beside the sum: its points, and the index that each vertex of the sum names.
struct Summand {
  std::string_view name;
  std::vector<Exact2> points;
  std::vector<std::uint32_t> named;

  const Exact2& at(std::size_t vertex) const { return points[named[vertex % named.size()]]; }
  std::string place(std::size_t i) const { return std::string(name) + "[" + std::to_string(i) + "]"; }
};

using Objection = std::optional<Violated>;

/// Claim (4) on one body. Precondition: the ends of every edge differ.
Objection objection_to_supports(const std::vector<Exact2>& ring, const Summand& body) {
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Exact2 edge = ring[(k + 1) % ring.size()] - ring[k];
    for (std::size_t i = 0; i < body.points.size(); ++i) {
      const Exact2 way = body.points[i] - body.at(k);
      const bool is_beside = ring.size() == 1 ? way.x != 0 || way.y != 0 : turn(edge, way) < 0;
      if (is_beside)
        return Violated{hull_claims::kSupportsAddUp, body.place(i) + " is outside of edge " + std::to_string(k) +
                                                         " at " + body.place(body.named[k])};
      if (ring.size() == 2 && along(edge, way) < 0)
        return Violated{hull_claims::kSpanTheCloud, body.place(i) + " is beyond end " + std::to_string(k)};
    }
  }
  return std::nullopt;
}

/// Claim (3).
Objection objection_to_ring(const std::vector<Exact2>& ring) {
  const std::size_t h = ring.size();
  std::size_t minima = 0;
  for (std::size_t k = 0; k < h && h > 1; ++k) {
    const Exact2 &previous = ring[(k + h - 1) % h], &here = ring[k], &next = ring[(k + 1) % h];
    if (h == 2 && next.x == here.x && next.y == here.y) return Violated{hull_claims::kEndsDiffer, "both ends are one"};
    if (h > 2 && turn(here - previous, next - here) <= 0)
      return Violated{hull_claims::kStrictLeftTurn, "vertex " + std::to_string(k) + " is no strict left turn"};
    minima += smaller(here, previous) && smaller(here, next);
  }
  if (h > 2 && minima != 1)
    return Violated{hull_claims::kWindsOnce, "the boundary winds " + std::to_string(minima) + " times"};
  return std::nullopt;
}

}  // namespace

Verdict check_minkowski_sum(std::span<const Point2> a, std::span<const Point2> b, const PolygonSum& sum) {
  for (const auto& body : {a, b})
    if (!std::ranges::all_of(body, finite)) return Undecided{"a body is not finite"};
  Summand of_a{"a", exactly(a), {}}, of_b{"b", exactly(b), {}};
  std::vector<Exact2> ring;
  for (const SumVertex& vertex : sum.ccw) {
    if (vertex.on_a >= a.size() || vertex.on_b >= b.size())
      return Violated{hull_claims::kIndicesInRange, "vertex " + std::to_string(ring.size())};
    of_a.named.push_back(vertex.on_a);
    of_b.named.push_back(vertex.on_b);
    ring.push_back(of_a.points[vertex.on_a] + of_b.points[vertex.on_b]);
  }
  if (ring.empty() != (a.empty() || b.empty()))
    return Violated{hull_claims::kSpanTheCloud, ring.empty() ? "no vertex" : "a vertex of an empty sum"};
  if (auto objection = objection_to_ring(ring)) return *objection;
  for (const Summand* body : {&of_a, &of_b})
    if (auto objection = objection_to_supports(ring, *body)) return *objection;
  return Holds{};
}

}  // namespace assay
