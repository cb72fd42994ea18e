#include "oracles/hull3/near_hull3.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/hull/squared_diagonal.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"

// Claims (1), (2), (4) and (5) of check_hull3 by their names, then, with D the diagonal of the cloud's bounding box and L the
// convex hull of the vertices listed,
//   (1) "encloses every point within the gap"   no input point is farther than gap D from L
//   (2) "volume of the hull within the gap"     the signed volume within the surface, its facets cut into fans from their
//                                               first corner, differs from that of L by at most 4 gap D^3
// Why 4: a closed surface nowhere farther than d from the boundary of L, wrapped around it once, encloses a volume that
// differs by at most d times the area of that boundary, in the first order, and a convex boundary in a ball of diameter D
// has an area of at most pi D^2. A surface turned inside out, doubled or folded differs by a share of L itself.
namespace assay {
namespace {

using Vector = std::array<Rational, 3>;

Vector from(const Point3& origin, const Point3& p) {
  return {exact(p.x) - exact(origin.x), exact(p.y) - exact(origin.y), exact(p.z) - exact(origin.z)};
}

Rational determinant(const Vector& a, const Vector& b, const Vector& c) {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

}  // namespace

Verdict judge_near_hull3(const Cloud3& cloud, const Hull3& hull, double gap) {
  if (auto violated = form_objection(cloud, hull)) return *violated;
  Surface surface = surface_of(cloud, hull);
  if (auto objection = pair_edges(surface); !objection.empty()) return Violated{"every edge has one twin", objection};
  if (auto violated = topology_objection(surface)) return *violated;
  if (surface.vertex.size() > kListedMost) return Undecided{"too many vertices to measure how near the surface is"};
  if (const double lost = outward_distance3(cloud, hull.corner); lost > gap) {
    return Violated{"encloses every point within the gap",
                    "a point lies outside by " + in_words(lost) + " of the diagonal, promised is " + in_words(gap)};
  }
  std::vector<std::uint32_t> names = hull.corner;
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  Cloud3 listed;
  std::vector<Vector> seen;  // from the first listed point
  for (const std::uint32_t i : names) {
    listed.points.push_back(cloud.points[i]);
    seen.push_back(from(listed.points.front(), listed.points.back()));
  }
  const auto at = [&](std::uint32_t i) -> const Vector& {
    return seen[static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), i) - names.begin())];
  };
  Rational six_of_hull = 0, six_of_surface = 0;
  for (const auto& t : exact_hull3(listed).triangles) six_of_hull += determinant(seen[t[0]], seen[t[1]], seen[t[2]]);
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    const auto corners = hull.facet(f);
    for (std::size_t k = 2; k < corners.size(); ++k)
      six_of_surface += determinant(at(corners[0]), at(corners[k - 1]), at(corners[k]));
  }
  const Rational apart = abs(six_of_hull - six_of_surface), squared = squared_diagonal(cloud.points);
  const Rational promised = 24 * exact(gap);
  if (apart * apart > promised * promised * squared * squared * squared) {
    const double share = six_of_hull == 0 ? 0 : static_cast<double>(apart / six_of_hull);
    return Violated{
        "volume of the hull within the gap",
        "the volume within the surface differs from that of its vertices' hull by " + in_words(share) + " of it"};
  }
  return Holds{};
}

}  // namespace assay
