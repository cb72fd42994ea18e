// Collision of two polytopes by their half-spaces: phase one of the simplex method on the facets of both.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "algorithms/lp/canonical_form.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

namespace lp {

/// The facets of conv(body), as rows normal.x <= offset, normals rounded and of sum norm 1, and as the corners that
/// they were made from.
struct Facets {
  std::uint32_t dimension = 0;
  std::vector<double> normals, offsets;  ///< `dimension` entries a facet, and one
  /// Simplices of `dimension` corners on the surface, edges or triangles, without those that have `apex`: with it they
  /// cover the body.
  std::vector<std::uint32_t> simplices;
  std::uint32_t apex = 0;

  std::size_t size() const { return offsets.size(); }
};

/// Empty for flat bodies. Precondition: dimension 2 or 3, finite coordinates.
std::optional<Facets> facets_of(const Points& body);

/// minimise t  subject to  n.x - t <= c  for the facets of both bodies, x free, t >= -1: the least by which some point
/// must leave half-spaces. Below 0 the point is inside both; above 0 the
/// multipliers of a's facets, times their normals, add up to a separating direction.
///
/// Shape  dimension + 1 columns, a row a facet, those of a first. Feasible, and bounded.
LpProblem least_violation_lp(const Facets& a, const Facets& b);

GjkAnswer collide_by_half_spaces(const ConvexPair& pair, LpSolve solve, const Watch& watch);

}  // namespace lp

/// Whether two bodies meet, by the half-spaces of both, and only with a proof on the corners.
///
/// Both hulls are turned into half-spaces (hull2, hull3: exact, but for the normals), phase one asks for a point of all
/// of them, and what comes back is turned into corners again: a point has to lie strictly inside a simplex of corners
/// of either body, a direction has to separate the corners.
///
/// Shape    dimension 2 or 3.
/// Promise  none needed: every answer is proved in double. Bodies that touch or nearly do, and points on the inner
///          sides of the simplices, end in GaveUp{kUncertain}.
/// Watch    as TableauBland.
/// Error    Declined: other dimensions, an empty body, a flat one. GaveUp: what the simplex gave up with, kUncertain,
///          kNotFinite.
/// Cost     both hulls, and a program of as many rows as they have facets.
struct HalfSpaceCollision {
  static constexpr std::string_view kName = "lp/half_spaces";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "phase one on the half-spaces of both hulls, proved on their corners",
      .promises = {.touching = Touching::kHit, .refuses_no_problem = true},
      .note = "answers only what it has proved; flat bodies are declined",
      .watching = Watching::kAlways};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    return lp::collide_by_half_spaces(pair, &TableauBland::solve, watch);
  }
};

}  // namespace assay
