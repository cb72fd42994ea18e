#include "oracles/hull2/check_hull2.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_limits.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/near_hull2.h"
#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/points_in_order.h"
#include "oracles/hull2/signed_size.h"

// Claims of check_hull2, in this order; h vertices v_0 .. v_(h-1), indices modulo h
//   (1) "three or more vertices"    h >= 3
//   (2) "indices in range"          every index names an input point
//   (3) "strict left turn"          v_(k-1), v_k, v_(k+1) turn strictly left for every k; where one does not and the
//                                   signed area within the ring is negative, "is not inside out" names what went wrong
//   (4) "winds once"                exactly one v_k precedes both of its neighbours in lexicographic order
//   (5) "encloses every point"      every input point lies between the lower and the upper chain
//
// Lemma  (1)-(5) hold if and only if v_0 .. v_(h-1) are the extreme points of the cloud, each once, counter-clockwise.
//
// Proof  By (3) no edge is zero, and the edge direction turns at each vertex by an angle of (0, pi); in all by 2 pi w,
// w >= 1. Call a direction rising if it leads from a point to a lexicographically larger one. The rising directions are
// a half-open half circle, the falling ones the other half; a step of less than pi cannot jump over either. So the
// direction changes from falling to rising exactly w times, and that is where a vertex precedes both of its neighbours:
// (4) says w = 1.
// Let n be the left normal of an edge e. Along the ring from the head of e on, the directions go once around, so n.v
// first rises, then may rest once (at the direction -e), then falls until e is reached again. Hence n.v exceeds its
// value on e at every vertex but the two ends of e: each vertex lies strictly left of each edge that it is not an end
// of. So the ring is the boundary of a convex polygon P whose corners, each once, are the v_k.
// The part of it from the smallest vertex to the largest is its lower chain, the rest its upper chain, both monotone in
// lexicographic order (the order of x + t y for every small t > 0: a shear, which keeps all turns). A point lies in P
// iff it is between the extreme vertices in that order, on or left of the lower edge whose ends enclose it in that
// order, and on or left of such an upper edge: (5). By (2) P is contained in conv(cloud), by (5) it contains it, and
// the corners of a polygon are its extreme points. The converse is the definition.
//
// Where vertices need not be extreme, every vertex that lies strictly inside the segment between its neighbours is left
// out first. That changes neither the closed path nor the direction of what remains, so the lemma then says that the
// path is the boundary of conv(cloud) and that the vertices on it are the extreme points and points inside the edges,
// each once.
//
// Claims of check_flat_hull, in this order
//   (1) "at most two ends"                 the list has 0, 1 or 2 entries
//   (2) "indices in range"                 every index names an input point
//   (3) "no end without points"            an empty cloud has an empty list
//   (4) "ends differ"                      two ends are different points
//   (5) "points are collinear"             with two ends: every point lies on the line through them
//   (6) "extreme points span the cloud"    every point lies, in lexicographic order, between the smaller and the larger
//                                          end (one end: equals it; none: there is no point)
// Lemma  They hold if and only if the list is the set of extreme points of a cloud that spans less than the plane: on a
// line the lexicographic order is the order along the line.
namespace assay {
namespace {

std::string text(const Point2& p) { return in_words(std::array{p.x, p.y}); }

std::string point_text(const Cloud2& cloud, std::size_t index) {
  return "point " + std::to_string(index) + " " + text(cloud.points[index]);
}

/// Claim "indices in range" of both judges.
std::string index_objection(const Cloud2& cloud, const std::vector<std::uint32_t>& indices) {
  for (std::size_t k = 0; k < indices.size(); ++k) {
    if (indices[k] >= cloud.points.size()) {
      return "entry " + std::to_string(k) + " is " + std::to_string(indices[k]) + ", there are " +
             std::to_string(cloud.points.size()) + " points";
    }
  }
  return "";
}

/// A convex ring in two chains, ready for point location. Precondition: claims (1) to (4).
class ConvexRing {
 public:
  /// `smallest` and `largest` are the positions of the lexicographic extremes in the ring.
  ConvexRing(const std::vector<Point2>& ring, std::size_t smallest, std::size_t largest) {
    const std::size_t h = ring.size();
    for (std::size_t k = smallest; k != largest; k = (k + 1) % h) lower_.push_back(ring[k]);
    lower_.push_back(ring[largest]);
    for (std::size_t k = smallest; k != largest; k = (k + h - 1) % h) upper_.push_back(ring[k]);
    upper_.push_back(ring[largest]);
  }

  bool encloses(const Point2& p, bool& exactly) const {
    if (before(p, lower_.front()) || before(lower_.back(), p)) return false;
    const auto [a, b] = edge_over(lower_, p);
    if (orient2d_sign(a, b, p, exactly) < 0) return false;
    const auto [c, d] = edge_over(upper_, p);
    return orient2d_sign(c, d, p, exactly) <= 0;  // the upper chain is stored from left to right
  }

 private:
  struct Edge {
    const Point2 &from, &to;
  };
  /// The edge whose ends enclose p in lexicographic order. Precondition: the ends of the chain do.
  static Edge edge_over(const std::vector<Point2>& chain, const Point2& p) {
    const auto to = std::lower_bound(chain.begin() + 1, chain.end() - 1, p, before);
    return {*(to - 1), *to};
  }

  std::vector<Point2> lower_, upper_;
};

/// The ring without the vertices that lie strictly inside the segment between their neighbours.
/// Precondition: indices in range.
Hull without_straight_vertices(const Cloud2& cloud, const Hull& hull, bool& exactly) {
  Hull kept;
  const std::size_t h = hull.ccw.size();
  for (std::size_t k = 0; k < h; ++k) {
    const Point2 &a = cloud.points[hull.ccw[(k + h - 1) % h]], &here = cloud.points[hull.ccw[k]],
                 &b = cloud.points[hull.ccw[(k + 1) % h]];
    const bool between = (before(a, here) && before(here, b)) || (before(b, here) && before(here, a));
    if (!between || orient2d_sign(a, here, b, exactly) != 0) kept.ccw.push_back(hull.ccw[k]);
  }
  return kept;
}

/// Claims (1), (3), (4) and (5). Precondition: (2), indices in range.
Verdict judge_hull(const Cloud2& cloud, const Hull& hull, bool& exactly) {
  const std::size_t h = hull.ccw.size();
  if (h < 3) return Violated{hull_claims::kThreeOrMore, std::to_string(h) + " vertices"};

  std::vector<Point2> ring(h);
  for (std::size_t k = 0; k < h; ++k) ring[k] = cloud.points[hull.ccw[k]];
  std::size_t minima = 0, smallest = 0, largest = 0;
  for (std::size_t k = 0; k < h; ++k) {
    const Point2 &previous = ring[(k + h - 1) % h], &here = ring[k], &next = ring[(k + 1) % h];
    const int turn = orient2d_sign(previous, here, next, exactly);
    if (turn <= 0) {
      if (const Rational area = twice_signed_area(cloud.points, hull.ccw); area < 0) return inside_out_ring(area);
      return Violated{hull_claims::kStrictLeftTurn,
                      "vertex " + std::to_string(k) + ", " + point_text(cloud, hull.ccw[k]) +
                          (turn == 0 ? ", lies on a line with " : ", turns right between ") + text(previous) + " and " +
                          text(next)};
    }
    if (before(here, previous) && before(here, next)) ++minima;
    if (before(here, ring[smallest])) smallest = k;
    if (before(ring[largest], here)) largest = k;
  }
  if (minima != 1) return Violated{hull_claims::kWindsOnce, "the boundary winds " + std::to_string(minima) + " times"};

  std::vector<bool> is_vertex(cloud.points.size(), false);  // a corner of a polygon lies in it: nothing to check
  for (const std::uint32_t i : hull.ccw) is_vertex[i] = true;
  const ConvexRing convex(ring, smallest, largest);
  for (std::size_t i = 0; i < cloud.points.size(); ++i) {
    if (!is_vertex[i] && !convex.encloses(cloud.points[i], exactly)) {
      return Violated{kEnclosesEveryPoint, point_text(cloud, i) + " lies outside"};
    }
  }
  return Holds{};
}

Verdict judge_flat_hull(const Cloud2& cloud, const FlatHull& hull, bool& exactly) {
  const auto& ends = hull.extreme;
  if (ends.size() > 2) return Violated{hull_claims::kAtMostTwoEnds, std::to_string(ends.size()) + " ends"};
  if (cloud.points.empty() && !ends.empty())
    return Violated{hull_claims::kNoEndWithoutPoints, "an end of an empty cloud"};
  if (auto objection = index_objection(cloud, ends); !objection.empty())
    return Violated{hull_claims::kIndicesInRange, objection};
  if (cloud.points.empty()) return Holds{};
  if (ends.empty()) return Violated{hull_claims::kSpanTheCloud, "no end for " + point_text(cloud, 0)};

  const Point2 &a = cloud.points[ends.front()], &b = cloud.points[ends.back()];
  if (ends.size() == 2 && a == b) return Violated{hull_claims::kEndsDiffer, "both ends are " + text(a)};
  const Point2 &smaller = before(a, b) ? a : b, &larger = before(a, b) ? b : a;
  for (std::size_t i = 0; ends.size() == 2 && i < cloud.points.size(); ++i) {
    if (orient2d_sign(a, b, cloud.points[i], exactly) != 0) {
      return Violated{hull_claims::kCollinear,
                      point_text(cloud, i) + " is not on the line through " + text(a) + " and " + text(b)};
    }
  }
  for (std::size_t i = 0; i < cloud.points.size(); ++i) {
    if (before(cloud.points[i], smaller) || before(larger, cloud.points[i])) {
      return Violated{hull_claims::kSpanTheCloud,
                      point_text(cloud, i) + " is not between " + text(smaller) + " and " + text(larger)};
    }
  }
  return Holds{};
}

/// What both judges have in common: the domain of the claims, the statistics, and the size of a violation.
template <class Judge>
Verdict judged(const Cloud2& cloud, const std::vector<std::uint32_t>& listed, Judge judge) {
  if (!std::all_of(cloud.points.begin(), cloud.points.end(), finite)) return Undecided{"cloud is not finite"};
  bool exactly = false;
  Verdict verdict = judge(exactly);
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  if (auto* violated = std::get_if<Violated>(&verdict))
    add_magnitude_within_work(*violated, [&] { return outward_distance(cloud, listed, kMagnitudePairs); });
  return verdict;
}

}  // namespace

Verdict check_hull2(const Cloud2& cloud, const Hull& hull, const Hull2Statement& statement) {
  return judged(cloud, hull.ccw, [&](bool& exactly) -> Verdict {
    if (auto objection = index_objection(cloud, hull.ccw); hull.ccw.size() >= 3 && !objection.empty())
      return Violated{hull_claims::kIndicesInRange, objection};
    // A list of fewer than three is refused before any index is looked up.
    const Verdict verdict = statement.vertices_are_extreme || hull.ccw.size() < 3
                                ? judge_hull(cloud, hull, exactly)
                                : judge_hull(cloud, without_straight_vertices(cloud, hull, exactly), exactly);
    if (statement.gap <= 0 || hull.ccw.size() < 3 || holds(verdict)) return verdict;
    exactly = true;
    if (auto violated = near_hull2_objection(cloud, hull, statement.gap)) return *violated;
    return Holds{};
  });
}

Verdict check_flat_hull(const Cloud2& cloud, const FlatHull& hull) {
  return judged(cloud, hull.extreme, [&](bool& exactly) { return judge_flat_hull(cloud, hull, exactly); });
}

}  // namespace assay
