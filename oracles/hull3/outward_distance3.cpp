#include "oracles/hull3/outward_distance3.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/hull2/lost_point.h"
#include "oracles/hull2/squared_diagonal.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/side_sign.h"

namespace assay {
namespace {

template <class N>
using Vector = std::array<N, 3>;

template <class N>
Vector<N> between(const Vector<N>& from, const Vector<N>& to) {
  return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}
template <class N>
N dot(const Vector<N>& v, const Vector<N>& w) {
  return v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
}
template <class N>
Vector<N> cross(const Vector<N>& v, const Vector<N>& w) {
  return {v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]};
}

/// The point a + s (b - a) + t (c - a) of a triangle: s >= 0, t >= 0, s + t <= 1.
template <class N>
struct Place {
  N s, t;
};

template <class N>
struct Corners {
  Vector<N> a, b, c;

  N squared_distance(const Vector<N>& p, const Place<N>& place) const {
    const Vector<N> to_p = between(a, p), to_b = between(a, b), to_c = between(a, c);
    Vector<N> way;
    for (std::size_t k = 0; k < 3; ++k) way[k] = (to_p[k] - place.s * to_b[k]) - place.t * to_c[k];
    return dot(way, way);
  }
  struct Near {
    Place<N> place;
    N squared;
  };
  /// The place nearest to p, and how near; the triangle may be degenerate. In double some place of it, nearly the
  /// nearest.
  Near nearest(const Vector<N>& p) const {
    const Vector<N> to_p = between(a, p), to_b = between(a, b), to_c = between(a, c), normal = cross(to_b, to_c);
    const N length = dot(normal, normal);
    if (length > 0) {
      const N s = dot(cross(to_p, to_c), normal), t = dot(cross(to_b, to_p), normal);
      if (s >= 0 && t >= 0 && s + t <= length) return at(p, {s / length, t / length});
    }
    const N from_b = share(p, b, c);
    Near best = at(p, {share(p, a, b), 0});
    for (const Place<N>& side : {Place<N>{0, share(p, a, c)}, Place<N>{1 - from_b, from_b}})
      if (Near other = at(p, side); other.squared < best.squared) best = std::move(other);
    return best;
  }

 private:
  Near at(const Vector<N>& p, Place<N> place) const {
    N squared = squared_distance(p, place);
    return {std::move(place), std::move(squared)};
  }
  /// How much of the way from `from` to `to` the point nearest to p is; the two may be equal.
  static N share(const Vector<N>& p, const Vector<N>& from, const Vector<N>& to) {
    const Vector<N> edge = between(from, to);
    const N along = dot(edge, between(from, p)), length = dot(edge, edge);
    if (along <= 0) return 0;
    if (along >= length) return 1;
    return along / length;
  }
};

/// The boundary of the hull of the listed points as triangles; flat hulls as triangles of both sides or degenerate
/// ones.
std::vector<std::array<std::uint32_t, 3>> triangles_of(const ExactHull3& hull) {
  if (hull.dimension == 3) return hull.triangles;
  std::vector<std::array<std::uint32_t, 3>> triangles;
  const auto& ring = hull.ring;
  for (std::size_t k = 1; k + 1 < ring.size(); ++k) triangles.push_back({ring[0], ring[k], ring[k + 1]});
  if (ring.size() < 3) triangles.push_back({ring.front(), ring.back(), ring.back()});
  return triangles;
}

/// The hull of the listed points, and how far from it points are.
class ListedHull {
 public:
  /// What lies outside, in double: `squared` is the distance from `place` of `triangle`, but for rounding.
  struct Outside {
    std::size_t point = 0, triangle = 0;
    Place<double> place{};
    double squared = 0;
  };

  /// Of an evenly chosen part of the listed points beyond kListedMost. Indices out of range are skipped.
  ListedHull(const Cloud3& cloud, std::span<const std::uint32_t> listed) : cloud_(cloud) {
    std::vector<std::uint32_t> names;
    for (const std::uint32_t i : listed) {
      if (i < cloud.points.size()) names.push_back(i);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    if (names.empty()) return;
    const std::size_t stride = names.size() / kListedMost + 1;
    for (std::size_t k = 0; k < names.size(); k += stride) chosen_.points.push_back(cloud.points[names[k]]);
    const ExactHull3 hull = exact_hull3(chosen_);
    fat_ = hull.dimension == 3;
    triangles_ = triangles_of(hull);
    double largest = 0;
    for (const Point3& p : cloud.points) largest = std::max({largest, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
    down_ = largest == 0 ? 0 : -std::ilogb(largest);
  }

  bool empty() const { return chosen_.points.empty(); }

  /// The points outside, of all or of `pairs` / triangles evenly chosen ones. Sides are exact; doubles, at a scale at
  /// which nothing overflows, choose triangle and place.
  std::vector<Outside> outside(std::size_t pairs) const {
    std::vector<Outside> found;
    const std::size_t step = cloud_.points.size() * triangles_.size() / pairs + 1;
    for (std::size_t i = 0; i < cloud_.points.size(); i += step) {
      std::optional<Outside> nearest;
      const Vector<double> p = scaled(cloud_.points[i]);
      spend(triangles_.size() * 2 * kStep);
      for (std::size_t t = 0; t < triangles_.size(); ++t) {
        if (!faces(t, i)) continue;
        const auto triangle = corners_of<double>(t, [this](const Point3& q) { return scaled(q); });
        const auto [place, squared] = triangle.nearest(p);
        if (!nearest || squared < nearest->squared) nearest = Outside{i, t, place, squared};
      }
      if (nearest) found.push_back(*nearest);
    }
    return found;
  }

  /// The squared distance of a point outside; that of one triangle alone, which is no less, where it is at most
  /// `enough`.
  Rational squared_distance(const Outside& at, const Rational& enough) const {
    const Vector<Rational> p = exact_point(cloud_.points[at.point]);
    const std::uint64_t words = most_words(p);
    const auto from = [&](std::size_t t) {
      spend(cost_of_fractions(200, 4 * words));
      const auto triangle = corners_of<Rational>(t, exact_point);
      return triangle.nearest(p).squared;
    };
    Rational least = from(at.triangle);
    for (std::size_t t = 0; t < triangles_.size() && least > enough; ++t)
      if (t != at.triangle && faces(t, at.point)) least = std::min(least, from(t));
    return least;
  }

  /// Whether a filter proves that the squared distance is at most `limit`.
  ///
  /// Lemma  s' = min(max(s, 0), 1) and t' = min(max(t, 0), (1 - s') (1 - 2^-52)), computed in double, are a place of
  ///        the triangle whatever s and t are: the two roundings of the last product are made up for by its factor,
  ///        (1 + u)^2 (1 - 2 u) < 1. The triangle lies in the hull, so the point's distance from that place, which the
  ///        enclosure bounds from above, bounds its distance from the hull. A NaN compares as nothing.
  bool surely_within(const Outside& at, const Enclosure& limit) const {
    const auto enclosed_point = [](const Point3& q) {
      return Vector<Enclosure>{assay::exactly(q.x), assay::exactly(q.y), assay::exactly(q.z)};
    };
    const double s = std::min(std::max(at.place.s, 0.0), 1.0);
    const double t = std::min(std::max(at.place.t, 0.0), (1 - s) * (1 - 0x1p-52));
    const Enclosure squared =
        corners_of<Enclosure>(at.triangle, enclosed_point)
            .squared_distance(enclosed_point(cloud_.points[at.point]), {assay::exactly(s), assay::exactly(t)});
    return certain_sign(limit - squared) == 1;
  }

 private:
  static Vector<Rational> exact_point(const Point3& p) { return {exact(p.x), exact(p.y), exact(p.z)}; }
  Vector<double> scaled(const Point3& p) const {
    return {std::ldexp(p.x, down_), std::ldexp(p.y, down_), std::ldexp(p.z, down_)};
  }
  template <class N, class Of>
  Corners<N> corners_of(std::size_t t, Of of) const {
    const auto& at = triangles_[t];
    return {of(chosen_.points[at[0]]), of(chosen_.points[at[1]]), of(chosen_.points[at[2]])};
  }
  /// Whether a point may be nearest to this triangle of the boundary: from outside, one that it lies above.
  bool faces(std::size_t t, std::size_t point) const {
    const auto& at = triangles_[t];
    bool unused = false;
    return !fat_ || side_sign(chosen_.points[at[0]], chosen_.points[at[1]], chosen_.points[at[2]], cloud_.points[point],
                              unused) > 0;
  }

  const Cloud3& cloud_;
  Cloud3 chosen_;
  bool fat_ = false;
  int down_ = 0;
  std::vector<std::array<std::uint32_t, 3>> triangles_;
};

}  // namespace

double outward_distance3(const Cloud3& cloud, std::span<const std::uint32_t> listed, std::size_t pairs) {
  if (cloud.points.empty()) return 0;
  const ListedHull hull(cloud, listed);
  if (hull.empty()) return 1;
  const auto outside = hull.outside(pairs);
  if (outside.empty()) return 0;
  const Rational squared = hull.squared_distance(*std::max_element(outside.begin(), outside.end(), kNearer), 0);
  return squared == 0 ? 0 : square_root(squared / squared_diagonal(cloud.points));
}

std::optional<double> lost_farther_than(double ratio, const Cloud3& cloud, std::span<const std::uint32_t> listed) {
  if (cloud.points.empty()) return std::nullopt;
  const ListedHull hull(cloud, listed);
  if (hull.empty()) return 1;
  return lost_farther_than(ratio, hull, squared_diagonal(cloud.points));
}

}  // namespace assay
