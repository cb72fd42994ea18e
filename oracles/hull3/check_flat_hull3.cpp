#include <algorithm>
#include <cmath>
#include <string>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/work_limits.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/facet_shape.h"
#include "oracles/hull3/outward_distance3.h"
#include "oracles/hull3/side_sign.h"

// Claims of check_flat_hull3, in this order
//   (1) "as many points as the dimension asks"   none for -1, one for 0, two for 1, three or more for 2; no other
//       dimension
//   (2) "indices in range"                       every index names an input point
//   (3) "the list spans its dimension"           two points that differ; three points not on a line
//   (4) "points lie in the span"                 every input point equals the point, is on the line or in the plane
//   (5) then, seen along an axis that keeps the span apart, the claims of check_hull2 or check_flat_hull by their
//       names; a ring may run in either sense
// Lemma  They hold iff the cloud has that dimension and the list is the set of its extreme points, in a ring where
//        there
// are three or more. Proof  (3) and (4) say that the cloud's affine span is that of the list. Along an axis that keeps
// three points of a plane (two points of a line) apart, the projection is an affine bijection of the span: extreme
// points, and up to the sense the order of a ring, stay what they are. The rest is the lemma of check_hull2.cpp.
namespace assay {
namespace {

bool finite(const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }

Cloud2 seen_along(int axis, const Cloud3& cloud) {
  Cloud2 seen;
  seen.points.reserve(cloud.points.size());
  for (const Point3& p : cloud.points) seen.points.push_back(seen_along(axis, p));
  return seen;
}

bool on_line(const Point3& a, const Point3& b, const Point3& p, bool& exactly) {
  int turn = 0;
  return open_axis(a, b, p, turn, exactly) < 0;
}

Verdict judge(const Cloud3& cloud, const FlatHull3& hull, bool& exactly) {
  const auto& list = hull.extreme;
  const auto& points = cloud.points;
  const bool fits = hull.dimension == -1  ? list.empty()
                    : hull.dimension == 0 ? list.size() == 1
                    : hull.dimension == 1 ? list.size() == 2
                                          : hull.dimension == 2 && list.size() >= 3;
  if (!fits) {
    return Violated{hull3_claims::kEnoughPoints,
                    std::to_string(list.size()) + " points for dimension " + std::to_string(hull.dimension)};
  }
  for (const std::uint32_t i : list) {
    if (i >= points.size()) {
      return Violated{hull_claims::kIndicesInRange,
                      std::to_string(i) + ", there are " + std::to_string(points.size()) + " points"};
    }
  }
  const auto outside = [&](std::size_t i) {
    return Violated{hull3_claims::kLieInTheSpan, point_text(cloud, i) + " does not"};
  };
  if (hull.dimension == -1) {
    if (!points.empty()) return outside(0);
    return Holds{};
  }
  const Point3& a = points[list[0]];
  if (hull.dimension == 0) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (!(points[i] == a)) return outside(i);
    }
    return Holds{};
  }
  const Point3& b = points[list[1]];
  if (hull.dimension == 1) {
    if (a == b) return Violated{hull3_claims::kListSpans, "both ends are " + point_text(cloud, list[0])};
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (!on_line(a, b, points[i], exactly)) return outside(i);
    }
    return check_flat_hull(seen_along(a.x != b.x || a.y != b.y ? 2 : 0, cloud), FlatHull{list});
  }
  const Point3& c = points[list[2]];
  int sense = 0;
  const int axis = open_axis(a, b, c, sense, exactly);
  if (axis < 0) return Violated{hull3_claims::kListSpans, "the first three points lie on a line"};
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (side_sign(a, b, c, points[i], exactly) != 0) return outside(i);
  }
  Hull ring{list};
  if (sense < 0) std::reverse(ring.ccw.begin(), ring.ccw.end());
  return check_hull2(seen_along(axis, cloud), ring);
}

}  // namespace

Verdict check_flat_hull3(const Cloud3& cloud, const FlatHull3& hull) {
  if (!std::all_of(cloud.points.begin(), cloud.points.end(), finite)) return Undecided{"cloud is not finite"};
  bool exactly = false;
  const JudgeCounts before = judge_counts();
  Verdict verdict = judge(cloud, hull, exactly);
  exactly = exactly || judge_counts().exact != before.exact;
  judge_counts() = before;  // the planar judge is part of this judgement, not another one
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  if (auto* violated = std::get_if<Violated>(&verdict))
    add_magnitude_within_work(*violated, [&] { return outward_distance3(cloud, hull.extreme, kMagnitudePairs); });
  return verdict;
}

}  // namespace assay
