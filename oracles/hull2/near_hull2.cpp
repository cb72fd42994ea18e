#include "oracles/hull2/near_hull2.h"

#include <variant>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/hull2/squared_diagonal.h"

// Claims, with D the diagonal of the cloud's bounding box and L the convex hull of the vertices listed
//   (1) "is not inside out"                     the signed area within the ring is not below -4 gap D^2
//   (2) "encloses every point within the gap"   no input point is farther than gap D from L
//   (3) "area of the hull within the gap"       the signed area within the ring differs from that of L by at most
//                                               4 gap D^2
// (1) is part of (3), for L has no negative area; it is asked first because it names what went wrong: the ring runs
// clockwise.
// Why 4: a closed path nowhere farther than d from the boundary of L, going round once with it, encloses an area that
// differs by at most d times the length of that boundary, in the first order, and a convex boundary in a disc of
// diameter D is not longer than pi D. A ring that crosses itself or goes round twice differs by a share of L itself.
namespace assay {

std::optional<Violated> near_hull2_objection(const Cloud2& cloud, const Hull& hull, double gap) {
  const Rational of_ring = twice_signed_area(cloud.points, hull.ccw);
  const Rational promised = 8 * exact(gap) * squared_diagonal(cloud.points);
  if (-of_ring > promised) return inside_out_ring(of_ring);
  if (const auto lost = lost_farther_than(gap, cloud, hull.ccw)) {
    return Violated{kEnclosesWithinTheGap,
                    "a point lies outside by " + in_words(*lost) + " of the diagonal, promised is " + in_words(gap)};
  }
  Cloud2 listed;
  for (const std::uint32_t i : hull.ccw) listed.points.push_back(cloud.points[i]);
  const Hull2Answer truth = exact_hull2(listed);
  const auto* body = std::get_if<Hull>(&truth);
  const Rational of_hull = body == nullptr ? Rational(0) : twice_signed_area(listed.points, body->ccw);
  const Rational apart = abs(of_hull - of_ring);
  if (apart > promised) {
    const double share = of_hull == 0 ? 0 : static_cast<double>(apart / of_hull);
    return Violated{
        hull_claims::kAreaWithinTheGap,
        "the area within the ring differs from that of its vertices' hull by " + in_words(share) + " of it"};
  }
  return std::nullopt;
}

}  // namespace assay
