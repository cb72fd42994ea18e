#include "oracles/hull3/outward_distance3.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/work_bound.h"
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

/// The squared distance of p from the segment ab; a may equal b.
template <class N>
N squared_distance(const Vector<N>& p, const Vector<N>& a, const Vector<N>& b) {
  const Vector<N> edge = between(a, b), to_p = between(a, p);
  const N along = dot(edge, to_p), length = dot(edge, edge);
  if (along <= 0) return dot(to_p, to_p);
  if (along >= length) {
    const Vector<N> from_b = between(b, p);
    return dot(from_b, from_b);
  }
  return dot(to_p, to_p) - along * along / length;
}

/// The squared distance of p from the triangle abc, which may be degenerate.
template <class N>
N squared_distance(const Vector<N>& p, const Vector<N>& a, const Vector<N>& b, const Vector<N>& c) {
  const Vector<N> normal = cross(between(a, b), between(a, c)), to_p = between(a, p);
  const N length = dot(normal, normal);
  if (length > 0) {
    const auto beside = [&](const Vector<N>& from, const Vector<N>& to) {
      return dot(cross(between(from, to), between(from, p)), normal);
    };
    if (beside(a, b) >= 0 && beside(b, c) >= 0 && beside(c, a) >= 0) {
      const N height = dot(normal, to_p);
      return height * height / length;
    }
  }
  return std::min({squared_distance(p, a, b), squared_distance(p, b, c), squared_distance(p, c, a)});
}

Vector<Rational> exactly(const Point3& p) { return {exact(p.x), exact(p.y), exact(p.z)}; }

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

}  // namespace

double outward_distance3(const Cloud3& cloud, std::span<const std::uint32_t> listed, std::size_t pairs) {
  if (cloud.points.empty()) return 0;
  std::vector<std::uint32_t> names;
  for (const std::uint32_t i : listed) {
    if (i < cloud.points.size()) names.push_back(i);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  if (names.empty()) return 1;
  Cloud3 chosen;
  const std::size_t stride = names.size() / kListedMost + 1;
  for (std::size_t k = 0; k < names.size(); k += stride) chosen.points.push_back(cloud.points[names[k]]);
  const ExactHull3 hull = exact_hull3(chosen);
  const auto triangles = triangles_of(hull);
  const auto corner = [&](std::uint32_t v) -> const Point3& { return chosen.points[v]; };

  // Doubles at a scale at which nothing overflows choose the worst point; the sizes only matter relative to each other.
  double largest = 0;
  for (const Point3& p : cloud.points) largest = std::max({largest, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  const int down = largest == 0 ? 0 : -std::ilogb(largest);
  const auto rounded = [down](const Point3& p) {
    return Vector<double>{std::ldexp(p.x, down), std::ldexp(p.y, down), std::ldexp(p.z, down)};
  };
  std::size_t worst = cloud.points.size();
  double worst_squared = -1;
  bool unused = false;
  const std::size_t step = cloud.points.size() * triangles.size() / pairs + 1;
  for (std::size_t i = 0; i < cloud.points.size(); i += step) {
    double squared = hull.dimension == 3 ? -1 : 0;
    bool first = true;
    spend(triangles.size() * 2 * kStep);
    for (const auto& t : triangles) {
      const Point3 &a = corner(t[0]), &b = corner(t[1]), &c = corner(t[2]);
      if (hull.dimension == 3 && side_sign(a, b, c, cloud.points[i], unused) <= 0) continue;
      const double here = squared_distance(rounded(cloud.points[i]), rounded(a), rounded(b), rounded(c));
      squared = first ? here : std::min(squared, here);
      first = false;
    }
    if (!first && squared >= 0 && squared > worst_squared) {
      worst_squared = squared;
      worst = i;
    }
  }
  if (worst == cloud.points.size()) return 0;

  Rational least = -1;
  const Vector<Rational> p = exactly(cloud.points[worst]);
  const std::uint64_t words = most_words(p);
  for (const auto& t : triangles) {
    const Point3 &a = corner(t[0]), &b = corner(t[1]), &c = corner(t[2]);
    if (hull.dimension == 3 && side_sign(a, b, c, cloud.points[worst], unused) <= 0) continue;
    spend(cost_of_fractions(100, 4 * words));
    const Rational here = squared_distance(p, exactly(a), exactly(b), exactly(c));
    if (least < 0 || here < least) least = here;
  }
  if (least <= 0) return 0;
  return square_root(least / squared_diagonal(cloud.points));
}

}  // namespace assay
