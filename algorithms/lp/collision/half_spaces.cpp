#include "algorithms/lp/collision/half_spaces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/lp/collision/interior.h"
#include "algorithms/lp/collision/proofs.h"

namespace assay::lp {
namespace {

/// The half-space whose normal is given, in units of its sum norm, with the greatest offset of the corners that it was
/// made from: it leaves none of them out by more than rounding. Where the normal underflows there is none.
void add_facet(const Points& body, std::array<double, 3> normal, const std::uint32_t* corners, Facets& facets) {
  const double norm = std::fabs(normal[0]) + std::fabs(normal[1]) + std::fabs(normal[2]);
  if (!(norm > 0)) return;
  for (double& entry : normal) entry /= norm;
  double offset = -kInfinity;
  for (std::uint32_t k = 0; k < facets.dimension; ++k) {
    double value = 0;
    for (std::uint32_t axis = 0; axis < facets.dimension; ++axis) value += normal[axis] * body[corners[k]][axis];
    offset = std::max(offset, value);
  }
  facets.normals.insert(facets.normals.end(), normal.begin(), normal.begin() + facets.dimension);
  facets.offsets.push_back(offset);
}

std::optional<Facets> facets_in_plane(const Points& body) {
  std::vector<Point2> points;
  for (std::uint32_t i = 0; i < body.size(); ++i) points.push_back({body[i][0], body[i][1]});
  const Hull2Answer answer = hull2(points);
  const auto* hull = std::get_if<Hull>(&answer);
  if (hull == nullptr) return std::nullopt;
  Facets facets{2, {}, {}, {}, hull->ccw.front()};
  for (std::size_t k = 0; k < hull->ccw.size(); ++k) {
    const std::uint32_t ends[] = {hull->ccw[k], hull->ccw[(k + 1) % hull->ccw.size()]};
    const auto p = body[ends[0]], q = body[ends[1]];
    add_facet(body, {q[1] - p[1], p[0] - q[0], 0}, ends, facets);
    if (ends[0] != facets.apex && ends[1] != facets.apex)
      facets.simplices.insert(facets.simplices.end(), std::begin(ends), std::end(ends));
  }
  return facets;
}

std::optional<Facets> facets_in_space(const Points& body) {
  Cloud3 cloud;
  for (std::uint32_t i = 0; i < body.size(); ++i) cloud.points.push_back({body[i][0], body[i][1], body[i][2]});
  const Hull3Answer answer = hull3(cloud);
  const auto* hull = std::get_if<Hull3>(&answer);
  if (hull == nullptr) return std::nullopt;
  Facets facets{3, {}, {}, {}, hull->corner.front()};
  for (std::uint32_t f = 0; f < hull->facets(); ++f) {
    const auto ring = hull->facet(f);
    for (std::size_t k = 1; k + 1 < ring.size(); ++k) {
      const std::uint32_t corners[] = {ring[0], ring[k], ring[k + 1]};
      const auto p = body[corners[0]], q = body[corners[1]], r = body[corners[2]];
      const double u[] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]}, v[] = {r[0] - p[0], r[1] - p[1], r[2] - p[2]};
      add_facet(body, {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]}, corners,
                facets);
      if (std::ranges::find(corners, facets.apex) == std::end(corners))
        facets.simplices.insert(facets.simplices.end(), std::begin(corners), std::end(corners));
    }
  }
  return facets;
}

/// A simplex of corners with the point strictly inside, for certain.
bool proves_inside(const Points& body, const Facets& facets, const std::vector<double>& point) {
  const std::uint32_t n = facets.dimension;
  const ConvexPair pair{body, {n, point}};
  for (std::size_t first = 0; first + n <= facets.simplices.size(); first += n) {
    Overlapping simplex{1, {facets.apex}, {}};
    for (std::uint32_t k = 0; k < n; ++k) simplex.on_a[simplex.size++] = facets.simplices[first + k];
    if (proves_overlap(pair, simplex)) return true;
  }
  return false;
}

/// What the multipliers of a's facets make of their normals; a points down it.
std::vector<double> direction_of(const std::vector<double>& y, const Facets& a) {
  std::vector<double> direction(3, 0.0);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::uint32_t k = 0; k < a.dimension; ++k) direction[k] += y[i] * a.normals[i * a.dimension + k];
  return direction;
}

}  // namespace

std::optional<Facets> facets_of(const Points& body) {
  return body.dimension == 2 ? facets_in_plane(body) : facets_in_space(body);
}

LpProblem least_violation_lp(const Facets& a, const Facets& b) {
  const std::uint32_t n = a.dimension;
  LpProblem problem;
  problem.columns = n + 1;
  for (const Facets* body : {&a, &b}) {
    for (std::size_t i = 0; i < body->size(); ++i) {
      for (std::uint32_t k = 0; k < n; ++k) problem.matrix.push_back(body->normals[i * n + k]);
      problem.matrix.push_back(-1);
      problem.row_lower.push_back(-kInfinity);
      problem.row_upper.push_back(body->offsets[i]);
      ++problem.rows;
    }
  }
  problem.cost.assign(n + 1, 0.0);
  problem.cost.back() = 1;
  problem.lower.assign(n + 1, -kInfinity);
  problem.lower.back() = -1;
  problem.upper.assign(n + 1, kInfinity);
  return problem;
}

GjkAnswer collide_by_half_spaces(const ConvexPair& pair, LpSolve solve, const Watch& watch) {
  const std::uint32_t n = pair.a.dimension;
  if (n != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (n != 2 && n != 3) return Declined{"dimension outside 2 and 3"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"an empty body"};
  if (!all_finite(pair.a) || !all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const ConvexPair scaled = in_units_of_one(pair);
  const auto a = facets_of(scaled.a), b = facets_of(scaled.b);
  if (!a || !b) return Declined{"a flat body"};
  const LpAnswer answer = solve_in_any_form(solve, least_violation_lp(*a, *b), watch);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
  const auto* optimal = std::get_if<Optimal>(&answer);
  // Feasible and bounded, whatever the code says; what it says is not believed, only its vectors.
  if (optimal == nullptr || optimal->x.size() != n + 1 || optimal->y.size() != a->size() + b->size())
    return GaveUp{GaveUp::Why::kUncertain, 0};
  const std::vector<double> direction = direction_of(optimal->y, *a);
  if (proves_apart(scaled, direction)) return SeparatedAlong{{direction[0], direction[1], direction[2]}};
  const std::vector<double> point(optimal->x.begin(), optimal->x.end() - 1);
  if (proves_inside(scaled.a, *a, point) && proves_inside(scaled.b, *b, point)) return BareVerdict{true};
  return GaveUp{GaveUp::Why::kUncertain, 0};
}

}  // namespace assay::lp
