#include "oracles/hull2/outward_distance.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>
#include <vector>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/work_bound.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/lost_point.h"
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

template <class N>
struct Edge {
  Vector<N> a, b;

  /// The squared distance of p from a + share (b - a).
  N squared_distance(const Vector<N>& p, const N& share) const {
    const Vector<N> to_p = difference(a, p), to_b = difference(a, b);
    const Vector<N> way = {to_p.x - share * to_b.x, to_p.y - share * to_b.y};
    return dot(way, way);
  }
  /// The squared distance of p from the place nearest to it; a may equal b. In rationals: fewer steps than by shares.
  N least_squared_distance(const Vector<N>& p) const {
    const Vector<N> to_b = difference(a, b), to_p = difference(a, p);
    const N along = dot(to_b, to_p), length = dot(to_b, to_b);
    if (along <= 0) return dot(to_p, to_p);
    if (along < length) return dot(to_p, to_p) - along * along / length;
    const Vector<N> from_b = difference(b, p);
    return dot(from_b, from_b);
  }
  /// The share in [0, 1] that is nearest to p; a may equal b. In double it is so but for rounding.
  N nearest(const Vector<N>& p) const {
    const Vector<N> to_b = difference(a, b);
    const N along = dot(to_b, difference(a, p)), length = dot(to_b, to_b);
    if (along <= 0) return 0;
    if (along >= length) return 1;
    return along / length;
  }
};

bool is_beyond(const Point2& a, const Point2& b, const Point2& p) {
  bool exactly = false;
  return orient2d_sign(a, b, p, exactly) < 0;
}

/// The hull of the listed points, and how far from it points are.
class ListedHull {
 public:
  /// A point that is not enclosed: in double it is `squared` from a place of an edge, but for rounding.
  struct Outside {
    std::size_t point = 0, edge = 0;
    double share = 0, squared = 0;
  };

  /// Indices out of range are skipped.
  ListedHull(const Cloud2& cloud, std::span<const std::uint32_t> listed) : cloud_(cloud) {
    Cloud2 chosen;
    is_listed_.assign(cloud.points.size(), false);
    for (const std::uint32_t i : listed) {
      if (i >= cloud.points.size()) continue;
      chosen.points.push_back(cloud.points[i]);
      is_listed_[i] = true;
    }
    const Hull2Answer hull = exact_hull2(chosen);
    const auto* fat = std::get_if<Hull>(&hull);
    const auto* flat = std::get_if<FlatHull>(&hull);
    if (fat == nullptr && flat == nullptr) return;
    for (const std::uint32_t i : fat != nullptr ? fat->ccw : flat->extreme) ring_.push_back(chosen.points[i]);
    double largest = 0;
    for (const Point2& p : cloud.points) largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    down_ = largest == 0 ? 0 : -std::ilogb(largest);
  }

  std::size_t corners() const { return ring_.size(); }

  /// The points outside, of all or of `pairs` / corners evenly chosen ones. Sides are exact; doubles, at a scale at
  /// which nothing overflows, choose edge and place.
  std::vector<Outside> outside(std::size_t pairs) const {
    std::vector<Outside> found;
    const std::size_t step = cloud_.points.size() * corners() / pairs + 1;
    for (std::size_t i = 0; i < cloud_.points.size(); i += step) {
      if (is_listed_[i]) continue;
      std::optional<Outside> nearest;
      spend(corners() * kStep);
      for (std::size_t k = 0; k < corners(); ++k) {
        if (!faces(k, i)) continue;
        const auto scaled = [this](const Point2& q) {
          return Vector<double>{std::ldexp(q.x, down_), std::ldexp(q.y, down_)};
        };
        const auto edge = edge_of<double>(k, scaled);
        const Vector<double> p = scaled(cloud_.points[i]);
        const double share = edge.nearest(p), squared = edge.squared_distance(p, share);
        if (!nearest || squared < nearest->squared) nearest = Outside{i, k, share, squared};
      }
      if (nearest) found.push_back(*nearest);
    }
    return found;
  }

  /// The squared distance of a point outside; that of one edge alone, which is no less, where it is at most `enough`.
  Rational squared_distance(const Outside& outside, const Rational& enough) const {
    const auto fractions = [](const Point2& q) { return Vector<Rational>{exact(q.x), exact(q.y)}; };
    const Vector<Rational> p = fractions(cloud_.points[outside.point]);
    const auto from = [&](std::size_t k) {
      spend(cost_of_fractions(20, 4 * words_of(p.x)));
      return edge_of<Rational>(k, fractions).least_squared_distance(p);
    };
    Rational least = from(outside.edge);
    for (std::size_t k = 0; k < corners() && least > enough; ++k)
      if (k != outside.edge && faces(k, outside.point)) least = std::min(least, from(k));
    return least;
  }

  /// Whether a filter proves that the squared distance is at most `limit`.
  ///
  /// Lemma  A share cut to [0, 1] is a place of the edge, whatever it is, and the edge lies in the hull: the point's
  ///        distance from that place, which the enclosure bounds from above, bounds its distance from the hull. A NaN
  ///        compares as nothing.
  bool surely_within(const Outside& outside, const Enclosure& limit) const {
    const auto enclosed_point = [](const Point2& q) {
      return Vector<Enclosure>{assay::exactly(q.x), assay::exactly(q.y)};
    };
    const Enclosure share = assay::exactly(std::min(std::max(outside.share, 0.0), 1.0));
    const Enclosure squared = edge_of<Enclosure>(outside.edge, enclosed_point)
                                  .squared_distance(enclosed_point(cloud_.points[outside.point]), share);
    return certain_sign(limit - squared) == 1;
  }

 private:
  template <class N, class Of>
  Edge<N> edge_of(std::size_t k, Of of) const {
    return {of(ring_[k]), of(ring_[(k + 1) % corners()])};
  }
  /// Whether a point may be nearest to this edge of the boundary: from outside, one that it lies beyond.
  bool faces(std::size_t k, std::size_t point) const {
    return corners() < 3 || is_beyond(ring_[k], ring_[(k + 1) % corners()], cloud_.points[point]);
  }

  const Cloud2& cloud_;
  std::vector<bool> is_listed_;
  std::vector<Point2> ring_;
  int down_ = 0;
};

}  // namespace

double outward_distance(const Cloud2& cloud, std::span<const std::uint32_t> listed, std::size_t pairs) {
  if (cloud.points.empty()) return 0;
  const ListedHull hull(cloud, listed);
  if (hull.corners() == 0) return 1;
  auto outside = hull.outside(pairs);
  if (outside.size() > kExactPairs / hull.corners())
    outside = {*std::max_element(outside.begin(), outside.end(), kNearer)};
  Rational worst = 0;
  for (const auto& at : outside) worst = std::max(worst, hull.squared_distance(at, worst));
  return worst == 0 ? 0 : square_root(worst / squared_diagonal(cloud.points));
}

std::optional<double> lost_farther_than(double ratio, const Cloud2& cloud, std::span<const std::uint32_t> listed) {
  if (cloud.points.empty()) return std::nullopt;
  const ListedHull hull(cloud, listed);
  if (hull.corners() == 0) return 1;
  return lost_farther_than(ratio, hull, squared_diagonal(cloud.points));
}

}  // namespace assay
