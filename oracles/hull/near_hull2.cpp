#include "oracles/hull/near_hull2.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/hull/exact_hull2.h"
#include "oracles/hull/outward_distance.h"
#include "oracles/hull/squared_diagonal.h"

// Claims, with D the diagonal of the cloud's bounding box and L the convex hull of the vertices listed
//   (1) "encloses every point within the gap"   no input point is farther than gap D from L
//   (2) "area of the hull within the gap"       the signed area within the ring differs from that of L by at most
//                                               4 gap D^2
// Why 4: a closed path nowhere farther than d from the boundary of L, going round once with it, encloses an area that
// differs by at most d times the length of that boundary, in the first order, and a convex boundary in a disc of diameter
// D is not longer than pi D. A ring that runs clockwise, crosses itself or goes round twice differs by a share of L itself.
namespace assay {
namespace {

/// Twice the signed area within a ring.
Rational twice_area(const Cloud2& cloud, std::span<const std::uint32_t> ring) {
  Rational sum = 0;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Point2 &p = cloud.points[ring[k]], &q = cloud.points[ring[(k + 1) % ring.size()]];
    sum += exact(p.x) * exact(q.y) - exact(p.y) * exact(q.x);
  }
  return sum;
}

}  // namespace

std::optional<Violated> near_hull2_objection(const Cloud2& cloud, const Hull& hull, double gap) {
  if (const double lost = outward_distance(cloud, hull.ccw); lost > gap) {
    return Violated{"encloses every point within the gap",
                    "a point lies outside by " + in_words(lost) + " of the diagonal, promised is " + in_words(gap)};
  }
  Cloud2 listed;
  for (const std::uint32_t i : hull.ccw) listed.points.push_back(cloud.points[i]);
  const Hull2Answer truth = exact_hull2(listed);
  const auto* body = std::get_if<Hull>(&truth);
  const Rational of_hull = body == nullptr ? Rational(0) : twice_area(listed, body->ccw);
  const Rational apart = abs(of_hull - twice_area(cloud, hull.ccw));
  if (apart > 8 * exact(gap) * squared_diagonal(cloud.points)) {
    const double share = of_hull == 0 ? 0 : static_cast<double>(apart / of_hull);
    return Violated{
        "area of the hull within the gap",
        "the area within the ring differs from that of its vertices' hull by " + in_words(share) + " of it"};
  }
  return std::nullopt;
}

}  // namespace assay
