#include "oracles/hull3/near_hull3.h"

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/hull2/squared_diagonal.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"

// Claims (1), (2), (4) and (5) of check_hull3 by their names, then, with D the diagonal of the cloud's bounding box and
// L the convex hull of the vertices listed,
//   (1) "is not inside out"                     the signed volume within the surface, its facets cut into fans from
//       their
//                                               first corner, is not below -4 gap D^3
//   (2) "encloses every point within the gap"   no input point is farther than gap D from L
//   (3) "volume of the hull within the gap"     that signed volume differs from the volume of L by at most 4 gap D^3
// (1) is part of (3), for L has no negative volume; it is asked first because it names what went wrong: the facets are
// turned inwards.
// Why 4: a closed surface nowhere farther than d from the boundary of L, wrapped around it once, encloses a volume that
// differs by at most d times the area of that boundary, in the first order, and a convex boundary in a ball of diameter
// D has an area of at most pi D^2. A surface doubled or folded differs by a share of L itself.
namespace assay {

Verdict judge_near_hull3(const Cloud3& cloud, const Hull3& hull, double gap) {
  if (auto violated = form_objection(cloud, hull)) return *violated;
  Surface surface = surface_of(cloud, hull);
  if (auto objection = pair_edges(surface); !objection.empty())
    return Violated{hull3_claims::kEdgesAreTwins, objection};
  if (auto violated = topology_objection(surface)) return *violated;
  const Rational of_surface = six_signed_volumes(cloud.points, hull);
  const Rational squared = squared_diagonal(cloud.points), share = 24 * exact(gap);
  const Rational promised = share * share * squared * squared * squared;  // squared
  if (of_surface < 0 && of_surface * of_surface > promised) return inside_out_surface(of_surface);
  if (surface.vertex.size() > kListedMost)
    return Undecided{"too large: too many vertices to measure how near the surface is", false, true};
  if (const auto lost = lost_farther_than(gap, cloud, hull.corner)) {
    return Violated{kEnclosesWithinTheGap,
                    "a point lies outside by " + in_words(*lost) + " of the diagonal, promised is " + in_words(gap)};
  }
  const Cloud3 listed{surface.vertex};
  Hull3 body;
  for (const auto& t : exact_hull3(listed).triangles) {
    body.corner.insert(body.corner.end(), t.begin(), t.end());
    body.end.push_back(static_cast<std::uint32_t>(body.corner.size()));
  }
  const Rational of_hull = six_signed_volumes(listed.points, body);
  const Rational apart = of_hull - of_surface;
  if (apart * apart > promised) {
    const double of_it = of_hull == 0 ? 0 : static_cast<double>(abs(apart) / of_hull);
    return Violated{
        hull3_claims::kVolumeWithinTheGap,
        "the volume within the surface differs from that of its vertices' hull by " + in_words(of_it) + " of it"};
  }
  return Holds{};
}

}  // namespace assay
