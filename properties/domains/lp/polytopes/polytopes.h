// Programs about polytopes: assignments, Chebyshev centres, collisions in every form, facets and stages.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// minimise the cost of an assignment of k rows to k columns, k of [1, 5]: sum over columns = 1 a row, sum over rows =
/// 1 a column, x >= 0, integer costs of [0, 5].
///
/// The 2 k equations have rank 2 k - 1, each vertex is a permutation with k ones and k - 1 basic variables 0: one row
/// too many, and nearly half of the basis degenerate.
/// Source  G. Birkhoff, Tres observaciones sobre el algebra lineal, Univ. Nac. Tucuman Rev. Ser. A 5, 1946, 147-151.
struct LpAssignment {
  static constexpr std::string_view kName = "lp/assignment";
  static constexpr Axis kAxis = size_axis("rows of the cost matrix");
  static constexpr std::string_view kAim =
      "assignment polytopes: every vertex has as many zero basic variables as it can, ties everywhere";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// maximise r subject to a_k.x + |a_k| r <= b_k, x free, r >= 0: the centre and radius of the largest ball in a
/// polytope.
///
/// A box of integer sides in the plane or in space and up to eight cuts with integer normals of [-4, 4]^n; the norms
/// are rounded square roots, and those doubles are the problem. A third of the cuts repeat an earlier face, moved by at
/// most two ulps. Cuts that leave nothing make the program infeasible.
/// Source   the program of Drake issue 15341, where a solver returned a wrong ball.
struct LpChebyshevCentre {
  static constexpr std::string_view kName = "lp/chebyshev_centre";
  static constexpr Axis kAxis = plain_axis("half-spaces");
  static constexpr std::string_view kAim =
      "the largest ball in a polytope: rounded norms, repeated and nearly repeated faces, centres that are not unique";
  static constexpr StatusShares kShares = {{0.6, 1}, {0, 0.4}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// A pair of a collision domain (lattice, touching, nearly touching, flat, ulps apart; plane) as one of three programs:
/// P2, minimise e.(b - A x) over A x <= b, x >= 0; P1, A x = b, x >= 0 without a cost; the distance in the 1-norm. The
/// costs of P2 are sums that may be rounded: those doubles are the problem.
/// Source   A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///          1077502, 19 May 2016.
struct LpCollisionForms {
  static constexpr std::string_view kName = "lp/collision_forms";
  static constexpr Axis kAxis = plain_axis("form: 0 slack (P2), 1 feasibility (P1), 2 distance in the 1-norm");
  static constexpr std::string_view kAim = "the programs of collision queries on the pairs that break collision codes";
  static constexpr StatusShares kShares = {{0.6, 1}, {0.02, 0.4}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// The facet of a convex hull that a ray from the origin leaves through: maximise q.a subject to p_k.a <= 1 for every
/// point p_k, a free.
///
/// Integer points of [-3, 3]^n, n 2 or 3, 4 to 16 of them, often several in one plane; q one of [-3, 3]^n. Where the
/// origin is inside the hull the optimum is a facet's normal, in units in which the facet is a.x = 1; where it is not,
/// some q make the program unbounded.
struct LpFacets {
  static constexpr std::string_view kName = "lp/facets";
  static constexpr Axis kAxis = size_axis("points");
  static constexpr std::string_view kAim =
      "facets of lattice clouds: many rows through one vertex, free variables, optima on edges";
  static constexpr StatusShares kShares = {{0.5, 1}, {0, 0}, {0, 0.5}};
  static Case<LpFamily> draw(Choices& choices);
};

/// Integer programs of 4 to 9 stages, each of 3 to 5 rows and 3 to 6 columns of its own; a row of a later stage has one
/// entry of the stage before. Rows and variables have bounds of every kind around a planted integer point, at which
/// most rows are tight and most variables are between their bounds: bases have many columns of the matrix.
///
/// Of eight programs five have costs for which the planted point is optimal, one has costs that are drawn, and two have
/// one more row: the sum of the rows of a stage that are bounded above, with a lower bound that their upper bounds
/// exclude, or one whose own bounds are crossed. All numbers are integers below 2^20, so nothing is rounded.
/// Difficulty  rows + columns, 24 to 100.
struct LpStages {
  static constexpr std::string_view kName = "lp/stages";
  static constexpr Axis kAxis = size_axis("rows + columns");
  static constexpr std::string_view kAim =
      "more than 16 rows: sparse factors, their updates and kernels, prices row by row or column by column";
  static constexpr StatusShares kShares = {{0.55, 0.8}, {0.15, 0.35}, {0.02, 0.2}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
