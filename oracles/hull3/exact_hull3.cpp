#include "oracles/hull3/exact_hull3.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <variant>

#include "oracles/exact/work_bound.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/facet_shape.h"
#include "oracles/hull3/side_sign.h"

namespace assay {
namespace {

using Triangle = std::array<std::uint32_t, 3>;

std::vector<std::uint32_t> planar_ring(const Cloud3& cloud, int axis) {
  Cloud2 seen;
  for (const Point3& p : cloud.points) seen.points.push_back(seen_along(axis, p));
  const Hull2Answer answer = exact_hull2(seen);
  if (const auto* hull = std::get_if<Hull>(&answer)) return hull->ccw;
  return std::get<FlatHull>(answer).extreme;
}

}  // namespace

ExactHull3 exact_hull3(const Cloud3& cloud) {
  const auto& points = cloud.points;
  const auto n = static_cast<std::uint32_t>(points.size());
  bool exactly = false;
  ExactHull3 hull;
  if (n == 0) return hull;
  std::uint32_t b = 0, c = 0, d = 0;
  while (b < n && points[b] == points[0]) ++b;
  if (b == n) return {0, {}, {0}};
  int turn = 0;
  for (c = b + 1; c < n && open_axis(points[0], points[b], points[c], turn, exactly) < 0;) ++c;
  if (c == n) {
    const int axis = points[0].x != points[b].x ? 2 : 0;  // seen along x, what differs in y or z differs
    return {1, {}, planar_ring(cloud, axis)};
  }
  const int axis = open_axis(points[0], points[b], points[c], turn, exactly);
  for (d = c + 1; d < n && side_sign(points[0], points[b], points[c], points[d], exactly) == 0;) ++d;
  if (d == n) return {2, {}, planar_ring(cloud, axis)};

  hull.dimension = 3;
  if (side_sign(points[0], points[b], points[c], points[d], exactly) > 0) std::swap(b, c);
  hull.triangles = {{0, b, c}, {0, d, b}, {b, d, c}, {c, d, 0}};
  std::vector<Triangle> kept;
  for (std::uint32_t p = 0; p < n; ++p) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> rim;  // edges of removed triangles without a removed twin
    kept.clear();
    spend(hull.triangles.size() * kStep);
    for (const Triangle& t : hull.triangles) {
      if (side_sign(points[t[0]], points[t[1]], points[t[2]], points[p], exactly) <= 0) {
        kept.push_back(t);
        continue;
      }
      spend(4 * kStep);
      for (std::size_t k = 0; k < 3; ++k) {
        const std::uint32_t from = t[k], to = t[(k + 1) % 3];
        if (rim.erase({to, from}) == 0) rim.insert({from, to});
      }
    }
    for (const auto& [from, to] : rim) kept.push_back({from, to, p});
    std::swap(kept, hull.triangles);
  }
  return hull;
}

std::vector<std::uint32_t> extreme_points3(const Cloud3& cloud) {
  const ExactHull3 hull = exact_hull3(cloud);
  if (hull.dimension < 3) {
    std::vector<std::uint32_t> extreme = hull.ring;
    std::sort(extreme.begin(), extreme.end());
    return extreme;
  }
  // A triangle opposite each directed edge; an edge whose triangles are not coplanar is a ridge.
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> opposite;
  for (const auto& t : hull.triangles) {
    for (std::size_t k = 0; k < 3; ++k) opposite[{t[k], t[(k + 1) % 3]}] = t[(k + 2) % 3];
  }
  std::map<std::uint32_t, int> ridges;
  bool exactly = false;
  const auto& points = cloud.points;
  for (const auto& [edge, apex] : opposite) {
    const auto [from, to] = edge;
    const std::uint32_t beyond = opposite.at({to, from});
    if (side_sign(points[from], points[to], points[apex], points[beyond], exactly) != 0) ++ridges[from];
  }
  std::vector<std::uint32_t> extreme;
  for (const auto& [v, count] : ridges) {
    if (count >= 3) extreme.push_back(v);
  }
  return extreme;
}

}  // namespace assay
