// The polygons of the article "Collision detection for dummies" (P. Firth, 2011), and the edges of their Minkowski
// difference.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/published/gjk/planar_support.h"

namespace assay::published {

inline Vec<2> vertex(const Points& body, std::size_t i) { return {body[i % body.size()][0], body[i % body.size()][1]}; }

/// Whether every three vertices in a row turn left, as computed, and the ring goes round once.
inline bool is_drawn_polygon(const Points& body) {
  if (body.size() < 3) return false;
  int falls = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const Vec<2> p = vertex(body, i), q = vertex(body, i + 1), r = vertex(body, i + 2);
    if (!(cross(q - p, r - q) > 0)) return false;
    const bool up = q[1] > p[1] || (q[1] == p[1] && q[0] < p[0]),
               next_up = r[1] > q[1] || (r[1] == q[1] && r[0] < q[0]);
    falls += up && !next_up;
  }
  return falls == 1;
}

/// The outward unit normal of edge i.
inline Vec<2> normal(const Points& body, std::size_t i) {
  const Vec<2> e = vertex(body, i + 1) - vertex(body, i);
  const double length = std::sqrt(dot(e, e));
  return {e[1] / length, -e[0] / length};
}

/// Every vertex with the greatest product as computed.
inline std::vector<std::uint32_t> support_vertices(const Points& body, const Vec<2>& direction) {
  double greatest = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < body.size(); ++i) greatest = std::max(greatest, dot(vertex(body, i), direction));
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    if (dot(vertex(body, i), direction) == greatest) found.push_back(i);
  return found;
}

/// An edge of b - a: its ends, and its normal, which points from a to b.
struct MinkowskiEdge {
  Vec<2> from, to, normal;
};

/// Calls visit for each edge of a with each vertex of b most opposite to it, then with a and b exchanged.
template <class Visit>
void each_minkowski_edge(const Points& a, const Points& b, Visit visit) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Vec<2> n = normal(a, i);
    for (const std::uint32_t s : support_vertices(b, -1.0 * n))
      visit(MinkowskiEdge{vertex(b, s) - vertex(a, i), vertex(b, s) - vertex(a, i + 1), n});
  }
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Vec<2> n = normal(b, i);
    for (const std::uint32_t s : support_vertices(a, -1.0 * n))
      visit(MinkowskiEdge{vertex(b, i) - vertex(a, s), vertex(b, i + 1) - vertex(a, s), -1.0 * n});
  }
}

/// The point of the segment from p to q nearest to the origin.
inline Vec<2> project_origin_onto_edge(const Vec<2>& p, const Vec<2>& q) {
  const Vec<2> e = q - p;
  const double t = std::clamp(-dot(p, e) / dot(e, e), 0.0, 1.0);
  return {p[0] + t * e[0], p[1] + t * e[1]};
}

/// What the walk over all edges keeps: the greatest signed distance and the least positive one, each with its point.
struct EdgeWalk {
  Vec<2> contact{}, contact_normal{}, nearest{};
  double least_penetrating = -std::numeric_limits<double>::max(), least_positive = std::numeric_limits<double>::max();

  void track(const MinkowskiEdge& edge) {
    const double face_distance = dot(edge.from, edge.normal);
    const Vec<2> p = project_origin_onto_edge(edge.from, edge.to);
    const double sign = face_distance > 0 ? 1 : face_distance < 0 ? -1 : 0;
    const double distance = std::sqrt(dot(p, p)) * sign;
    if (distance > least_penetrating) least_penetrating = distance, contact = p, contact_normal = edge.normal;
    if (distance > 0 && distance < least_positive) least_positive = distance, nearest = p;
  }
};

}  // namespace assay::published
