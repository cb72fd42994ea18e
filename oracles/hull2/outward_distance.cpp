#include "oracles/hull2/outward_distance.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/work_bound.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull2/squared_diagonal.h"

namespace assay {
namespace {

template <class N>
struct Vector {
  N x, y;
};

template <class N>
Vector<N> difference(const Vector<N>& from, const Vector<N>& to) {
  return {to.x - from.x, to.y - from.y};
}
template <class N>
N dot(const Vector<N>& v, const Vector<N>& w) {
  return v.x * w.x + v.y * w.y;
}

/// The squared distance of p from the segment ab; a may equal b.
template <class N>
N squared_distance(const Vector<N>& p, const Vector<N>& a, const Vector<N>& b) {
  const Vector<N> edge = difference(a, b), to_p = difference(a, p);
  const N along = dot(edge, to_p), length = dot(edge, edge);
  if (along <= 0) return dot(to_p, to_p);
  if (along >= length) {
    const Vector<N> from_b = difference(b, p);
    return dot(from_b, from_b);
  }
  return dot(to_p, to_p) - along * along / length;
}

bool is_beyond(const Point2& a, const Point2& b, const Point2& p) {
  bool exactly = false;
  return orient2d_sign(a, b, p, exactly) < 0;
}

/// Whether a convex ring of three or more vertices encloses p; of fewer, nothing is enclosed.
bool encloses(const std::vector<Point2>& ring, const Point2& p) {
  spend(ring.size() * 4);
  for (std::size_t k = 0; k < ring.size(); ++k)
    if (is_beyond(ring[k], ring[(k + 1) % ring.size()], p)) return false;
  return ring.size() > 2;
}

/// The squared distance of p from a convex ring of one, two or more vertices, as `of` turns coordinates into numbers.
/// The nearest edge of three or more is one that p lies beyond. Precondition: p is not enclosed.
template <class Of>
auto squared_distance(const Point2& p, const std::vector<Point2>& ring, Of of) {
  if (ring.size() < 3) return squared_distance(of(p), of(ring.front()), of(ring.back()));
  std::optional<decltype(of(p).x)> nearest;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Point2 &a = ring[k], &b = ring[(k + 1) % ring.size()];
    if (!is_beyond(a, b, p)) continue;
    const auto squared = squared_distance(of(p), of(a), of(b));
    if (!nearest || squared < *nearest) nearest = squared;
  }
  return *nearest;
}

Rational squared_distance(const Point2& p, const std::vector<Point2>& ring) {
  return squared_distance(p, ring, [](const Point2& q) { return Vector<Rational>{exact(q.x), exact(q.y)}; });
}

/// The lost point that is farthest in double, at a scale at which nothing overflows. Precondition: there is one.
Point2 seeming_farthest(const std::vector<Point2>& lost, const std::vector<Point2>& ring) {
  double largest = 0;
  for (const auto* points : {&lost, &ring})
    for (const Point2& p : *points) largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
  const int down = largest == 0 ? 0 : -std::ilogb(largest);
  const auto rounded = [down](const Point2& p) { return Vector<double>{std::ldexp(p.x, down), std::ldexp(p.y, down)}; };
  std::size_t worst = 0;
  double worst_squared = -1;
  for (std::size_t i = 0; i < lost.size(); ++i) {
    spend(ring.size() * kStep);
    const double squared = squared_distance(lost[i], ring, rounded);
    if (squared > worst_squared) {
      worst_squared = squared;
      worst = i;
    }
  }
  return lost[worst];
}

}  // namespace

double outward_distance(const Cloud2& cloud, std::span<const std::uint32_t> listed, std::size_t pairs) {
  if (cloud.points.empty()) return 0;
  Cloud2 chosen;
  std::vector<bool> is_chosen(cloud.points.size(), false);
  for (const std::uint32_t i : listed) {
    if (i >= cloud.points.size()) continue;
    chosen.points.push_back(cloud.points[i]);
    is_chosen[i] = true;
  }
  if (chosen.points.empty()) return 1;
  const Hull2Answer hull = exact_hull2(chosen);
  const auto* fat = std::get_if<Hull>(&hull);
  const auto* flat = std::get_if<FlatHull>(&hull);
  if (fat == nullptr && flat == nullptr) return 0;
  std::vector<Point2> ring;
  for (const std::uint32_t i : fat != nullptr ? fat->ccw : flat->extreme) ring.push_back(chosen.points[i]);

  std::vector<Point2> lost;
  const std::size_t step = cloud.points.size() * ring.size() / pairs + 1;
  for (std::size_t i = 0; i < cloud.points.size(); i += step) {
    if (!is_chosen[i] && !encloses(ring, cloud.points[i])) lost.push_back(cloud.points[i]);
  }
  if (lost.size() > kExactPairs / ring.size()) lost = {seeming_farthest(lost, ring)};
  Rational worst = 0;
  for (const Point2& p : lost) {
    spend(ring.size() * cost_of_fractions(12, 4 * words_of(exact(p.x))));
    worst = std::max(worst, squared_distance(p, ring));
  }
  return worst == 0 ? 0 : square_root(worst / squared_diagonal(cloud.points));
}

}  // namespace assay
