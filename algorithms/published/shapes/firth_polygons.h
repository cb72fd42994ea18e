// The polygons of the article "Collision detection for dummies" (P. Firth, 2011), and the edges of their Minkowski
// difference, for any number type: in double as printed, in rationals to tell logic from rounding.
//
// Rationals have no roots. There a normal keeps the length of its edge and a distance is squared, with its sign: no
// comparison of the listings changes by that, and their answers take the root last.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#include "algorithms/published/gjk/planar_listing.h"
#include "algorithms/published/numbers.h"

namespace assay::published::firth {

using planar::cross;
using planar::dot;
using planar::negative;
using planar::operator-;
using planar::Pair;
using planar::times;

template <class Number>
using Polygon = std::vector<Pair<Number>>;

template <class Number>
Polygon<Number> polygon_of(const Points& body) {
  Polygon<Number> polygon;
  for (std::uint32_t i = 0; i < body.size(); ++i) polygon.push_back(planar::vertex<Number>(body, i));
  return polygon;
}

template <class Number>
const Pair<Number>& corner(const Polygon<Number>& body, std::size_t i) {
  return body[i % body.size()];
}

/// Whether every three vertices in a row turn left, as computed, and the ring goes round once.
template <class Number>
bool is_drawn_polygon(const Polygon<Number>& body) {
  if (body.size() < 3) return false;
  int falls = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const Pair<Number>&p = corner(body, i), &q = corner(body, i + 1), &r = corner(body, i + 2);
    if (!(cross(q - p, r - q) > 0)) return false;
    const bool up = q[1] > p[1] || (q[1] == p[1] && q[0] < p[0]),
               next_up = r[1] > q[1] || (r[1] == q[1] && r[0] < q[0]);
    falls += up && !next_up;
  }
  return falls == 1;
}

/// The outward normal of edge i, a unit vector where the number type has roots.
template <class Number>
Pair<Number> normal(const Polygon<Number>& body, std::size_t i) {
  const Pair<Number> e = corner(body, i + 1) - corner(body, i);
  if constexpr (kRounds<Number>) {
    const Number length = root(dot(e, e));
    return {e[1] / length, -e[0] / length};
  } else {
    return {e[1], -e[0]};
  }
}

/// The length of p, or its square: what lengths are compared by.
template <class Number>
Number measured(const Pair<Number>& p) {
  if constexpr (kRounds<Number>)
    return root(dot(p, p));
  else
    return dot(p, p);
}

/// The length that was measured. Precondition: >= 0.
template <class Number>
double told(const Number& measure) {
  if constexpr (kRounds<Number>)
    return static_cast<double>(measure);
  else
    return std::sqrt(static_cast<double>(measure));
}

/// Every vertex with the greatest product as computed.
template <class Number>
std::vector<std::uint32_t> support_vertices(const Polygon<Number>& body, const Pair<Number>& direction) {
  Number greatest = dot(body[0], direction);
  if constexpr (kRounds<Number>) greatest = -std::numeric_limits<Number>::infinity();
  for (const Pair<Number>& p : body) greatest = std::max(greatest, dot(p, direction));
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    if (dot(body[i], direction) == greatest) found.push_back(i);
  return found;
}

/// An edge of b - a: its ends, and its normal, which points from a to b.
template <class Number>
struct MinkowskiEdge {
  Pair<Number> from, to, normal;
};

/// Calls visit for each edge of a with each vertex of b most opposite to it, then with a and b exchanged.
template <class Number, class Visit>
void each_minkowski_edge(const Polygon<Number>& a, const Polygon<Number>& b, Visit visit) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Pair<Number> n = normal(a, i);
    for (const std::uint32_t s : support_vertices(b, negative(n)))
      visit(MinkowskiEdge<Number>{b[s] - corner(a, i), b[s] - corner(a, i + 1), n});
  }
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Pair<Number> n = normal(b, i);
    for (const std::uint32_t s : support_vertices(a, negative(n)))
      visit(MinkowskiEdge<Number>{corner(b, i) - a[s], corner(b, i + 1) - a[s], negative(n)});
  }
}

/// The point of the segment from p to q nearest to the origin.
template <class Number>
Pair<Number> project_origin_onto_edge(const Pair<Number>& p, const Pair<Number>& q) {
  const Pair<Number> e = q - p;
  const Number t = std::clamp(Number(-dot(p, e) / dot(e, e)), Number(0), Number(1));
  return {p[0] + t * e[0], p[1] + t * e[1]};
}

/// What the walk over all edges keeps: the greatest signed distance and the least positive one, each with its point.
template <class Number>
struct EdgeWalk {
  Pair<Number> contact{}, contact_normal{}, nearest{};
  Number least_penetrating = -std::numeric_limits<double>::max(), least_positive = std::numeric_limits<double>::max();

  void track(const MinkowskiEdge<Number>& edge) {
    const Number face_distance = dot(edge.from, edge.normal);
    const Pair<Number> p = project_origin_onto_edge(edge.from, edge.to);
    const int sign = face_distance > 0 ? 1 : face_distance < 0 ? -1 : 0;
    const Number distance = measured(p) * sign;
    if (distance > least_penetrating) least_penetrating = distance, contact = p, contact_normal = edge.normal;
    if (distance > 0 && distance < least_positive) least_positive = distance, nearest = p;
  }
};

}  // namespace assay::published::firth
