#include "oracles/hull3/check_hull3.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <optional>
#include <vector>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/work_limits.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/judgement_from_inside.h"
#include "oracles/hull3/near_hull3.h"
#include "oracles/hull3/outward_distance3.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/hull3/surface.h"
#include "oracles/hull3/survey.h"

// Claims of check_hull3, in this order
//    (1) "facets are well formed"        facet ends ascend to the number of corners, each facet has three corners or
//        more
//    (2) "indices in range"              every corner names an input point
//    (3) "facets are strictly convex"    the corners of a facet lie in one plane and are those of a strictly convex
//        polygon
//    (4) "every edge has one twin"       each directed edge occurs once, and so does its reverse
//    (5) "V - E + F = 2"                 where it is not, "one component" or "vertex links are cycles" if that is why
//    (6) "an inner point is below every facet"   the centre o lies strictly on the inner side of every facet's plane;
//                                        where it does not and the signed volume within the surface is negative,
//                                        "is not inside out" names what went wrong
//    (7) "ridges are convex"             across every edge the neighbour's next corner is not above the facet's plane
//    (8) "a ray leaves once"             a point strictly inside the cone of one facet is in the closed cone of no
//        other
//    (9) "faces are as stated"           neighbours are coplanar iff in one group of face_of, and there are as many
//        groups
//                                        as connected coplanar regions; without face_of coplanar neighbours are allowed
//                                        where the statement says so
//   (10) "vertices are extreme"          three or more edges at each vertex are ridges (not flat), if so stated
//   (11) "encloses every point"          no input point lies above the facet in whose cone it lies
// Where the statement has a gap, what breaks one of (3) and (6)-(11) is asked (1), (2), (4), (5) and the claims of
// near_hull3.cpp instead.
//
// The centre of (6) is the rounded mean of the vertices if that is strictly below every facet, otherwise the centroid
// of four vertices not in one plane, in integers.
//
// Lemma  (1)-(4) and (6)-(11) hold iff the facets are the faces of conv(cloud), divided as stated, counter-clockwise
//        from
// outside, and (10 stated) the vertices are its extreme points.
//
// Proof  By (3) and (4) the facets, glued along their edges, are closed oriented surfaces S, once every cycle of facets
// around a vertex counts as a vertex of its own. Let pi project S from o onto the sphere of directions. By (6) o sees
// every facet from its inner side, so pi embeds each facet with its orientation kept; across an edge the twins run in
// opposite directions, so their images lie on both sides of the image of the edge: pi is a local homeomorphism except
// perhaps at vertices, where it may wind several times, a branched covering on every component. All components together
// cover a direction off the images of the edges the same number d of times (the directions that the vertices take away
// do not disconnect the sphere). Near the point of (8), inside the cone of its facet, directions are covered once by
// that facet and, if the point is in no other closed cone, by nothing else: d = 1. (Conversely, if it is in another
// closed cone, some direction near it is inside two cones.) So there is one component, no vertex winds, no vertex is
// pinched, and pi is a homeomorphism: S is the boundary of a body K that is star-shaped around o, and the closed cones
// of the facets divide space. (5) follows; it is asked because it names what went wrong.
// Let r be the gauge of K: linear on every cone, r = r_F there, with r_F(o) = 0 and r_F = 1 on F's plane. Let F and G
// share an edge. r_F - r_G vanishes on the plane through o and the edge. At the next corner q of G, which is not on
// that plane, r_G = 1 and, by (7), r_F <= 1. So r_F <= r_G on G's side and, being linear, r_F >= r_G on F's side: r =
// max(r_F, r_G) near the edge. Along a line that meets no ray from o through a vertex, r is thus piecewise linear with
// slopes that grow at every change: convex. Such lines are dense among all lines, and r is continuous: r is convex, so
// K = {r <= 1} is convex, and r is the maximum of all r_F. (Local convexity and one ray: Mehlhorn et al. 1999; the
// gauge makes it short.) By (2) K is contained in conv(cloud). A point p in the closed cone of F has r(p) = r_F(p), and
// r_F(p) <= 1 iff p is not above F: (11) says conv(cloud) is contained in K. So K = conv(cloud). Neighbouring facets
// are in one face iff coplanar, and then on the same side of it by (6). A face is convex, hence connected, and so are
// its facets through their edges: (9) says that face_of is constant on faces, different across ridges, and, the numbers
// of both being equal, injective. Around a vertex, the ridges separate faces: none makes the vertex inner to a face,
// two make it inner to an edge (two planes meet in a line), three or more planes, met in cyclic order, make it a
// corner; one is impossible. So (10). Conversely all claims hold of the hull: a centroid of four affinely independent
// vertices is strictly inside it.
//
// Source  K. Mehlhorn, S. Naeher, M. Seel, R. Seidel, T. Schilz, S. Schirra, C. Uhrig, Checking geometric programs or
//         verification of geometric structures, Comput. Geom. 12(1-2), 1999, 85-103.
namespace assay {
namespace {

Point3 rounded_mean(const std::vector<Point3>& vertex) {
  const double share = 1 / static_cast<double>(vertex.size());
  Point3 mean;
  for (const Point3& p : vertex) {
    mean.x += p.x * share;
    mean.y += p.y * share;
    mean.z += p.z * share;
  }
  const auto finite = [](double x) { return std::clamp(x, -DBL_MAX, DBL_MAX); };
  return {finite(mean.x), finite(mean.y), finite(mean.z)};
}

/// Four vertices not in one plane: three corners of the first facet and one beside it.
std::optional<std::array<std::uint32_t, 4>> tetrahedron_of(const Surface& surface, bool& exactly) {
  const auto f = surface.facet(0);
  for (std::uint32_t v = 0; v < surface.vertex.size(); ++v) {
    if (side_sign(surface.vertex[f[0]], surface.vertex[f[1]], surface.vertex[f[2]], surface.vertex[v], exactly) != 0) {
      return std::array{f[0], f[1], f[2], v};
    }
  }
  return std::nullopt;
}

Verdict judge(const Cloud3& cloud, const Hull3& hull, const Hull3Statement& statement, bool& exactly) {
  if (auto violated = form_objection(cloud, hull)) return *violated;
  Surface surface = surface_of(cloud, hull);
  const Point3 centre = rounded_mean(surface.vertex);
  const Survey survey = survey_of(surface, centre, exactly);
  if (survey.shape) return *survey.shape;
  if (!survey.paired) return Violated{hull3_claims::kEdgesAreTwins, pairing_objection(surface)};
  if (auto violated = topology_objection(surface)) return *violated;

  DoubleFrame frame(surface, centre);
  if (const auto aim = survey.centre_below ? frame.aim(survey.across) : std::nullopt) {
    Verdict verdict = JudgementFromInside(cloud, hull, statement, surface, frame, *aim, survey, exactly).verdict();
    exactly = exactly || frame.exactly;
    return verdict;
  }
  exactly = true;
  const auto tetrahedron = tetrahedron_of(surface, exactly);
  if (!tetrahedron) return Violated{hull3_claims::kInnerPoint, "all vertices lie in one plane"};
  IntegerFrame integers(surface, cloud, *tetrahedron);
  for (std::uint32_t f = 0; f < surface.facets(); ++f) {
    if (integers.centre_side(f) >= 0) {
      if (const Rational volumes = six_signed_volumes(cloud.points, hull); volumes < 0)
        return inside_out_surface(volumes);
      return Violated{hull3_claims::kInnerPoint, "the centroid of four vertices is not below " + facet_text(f)};
    }
  }
  return JudgementFromInside(cloud, hull, statement, surface, integers, integers.aim(), survey, exactly).verdict();
}

}  // namespace

Verdict check_hull3(const Cloud3& cloud, const Hull3& hull, const Hull3Statement& statement) {
  const auto finite = [](const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); };
  if (!std::all_of(cloud.points.begin(), cloud.points.end(), finite)) return Undecided{"cloud is not finite"};
  bool exactly = false;
  Verdict verdict = judge(cloud, hull, statement, exactly);
  if (statement.gap > 0 && !holds(verdict)) {
    verdict = judge_near_hull3(cloud, hull, statement.gap);
    exactly = true;
  }
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  if (auto* violated = std::get_if<Violated>(&verdict))
    add_magnitude_within_work(*violated, [&] { return outward_distance3(cloud, hull.corner, kMagnitudePairs); });
  return verdict;
}

}  // namespace assay
