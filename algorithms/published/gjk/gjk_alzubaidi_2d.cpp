#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"

#include <array>
#include <span>

#include "algorithms/published/gjk/planar_support.h"

namespace assay {
namespace {

using namespace published;

/// Equation 3, the area included.
Vec<2> centroid(const Points& body) {
  double twice_area = 0, x_sum = 0, y_sum = 0;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    const auto p = body[i], q = body[i + 1 < body.size() ? i + 1 : 0];
    const double term = p[0] * q[1] - q[0] * p[1];
    twice_area += term;
    x_sum += (p[0] + q[0]) * term;
    y_sum += (p[1] + q[1]) * term;
  }
  const double area = twice_area / 2;
  return {1 / (6 * area) * x_sum, 1 / (6 * area) * y_sum};
}

/// x cross (y cross z) = y (x.z) - z (x.y).
Vec<2> triple_product(const Vec<2>& x, const Vec<2>& y, const Vec<2>& z) { return dot(x, z) * y - dot(x, y) * z; }

bool watched(const Watch& watch, std::span<const PlanarDifference> order) {
  std::array<std::uint32_t, 6> state;
  std::size_t size = 0;
  for (const PlanarDifference& vertex : order) {
    state[size++] = vertex.a;
    state[size++] = vertex.b;
  }
  return watch({state.data(), size});
}

}  // namespace

GjkAnswer GjkAlzubaidi2d::solve(const ConvexPair& pair, const Watch& watch) {
  if (auto outside = outside_the_article(pair)) return *outside;
  std::array<PlanarDifference, 3> simplex;
  Vec<2> d = centroid(pair.b) - centroid(pair.a);
  std::size_t n = 0;
  simplex[0] = farthest_difference(pair, d);
  d = {-d[0], -d[1]};
  for (std::uint32_t step = 1;; ++step) {
    ++n;
    simplex[n] = farthest_difference(pair, d);
    if (dot(simplex[n].at, d) <= 0) return BareVerdict{false};
    const Vec<2> a = simplex[n].at, a0{0 - a[0], 0 - a[1]};
    if (n >= 2) {
      const PlanarDifference newest = simplex[n], b = simplex[n - 1], c = simplex[n - 2];
      const Vec<2> ab = b.at - a, ac = c.at - a;
      const Vec<2> ab_perp = triple_product(ab, ab, ac), ac_perp = triple_product(ac, ac, ab);
      if (dot(ab_perp, a0) > 0) {
        simplex = {b, newest, c};  // c is removed; its place is overwritten by the next
        d = ab_perp;
      } else if (dot(ac_perp, a0) > 0) {
        simplex = {c, newest, b};
        d = ac_perp;
      } else {
        return BareVerdict{true};
      }
      n = 1;
      if (!watched(watch, simplex)) return GaveUp{GaveUp::Why::kStopped, step};
    } else {
      const Vec<2> ab = simplex[n - 1].at - a;
      d = triple_product(ab, a0, ab);
      if (!watched(watch, {simplex.data(), 2})) return GaveUp{GaveUp::Why::kStopped, step};
    }
  }
}

}  // namespace assay
