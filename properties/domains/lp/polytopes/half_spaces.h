// Do two polyhedra meet that are given by half-spaces: phase one of the simplex method on all of them together.
#pragma once
#include <string_view>

#include "oracles/gjk/polyhedra/half_spaces.h"
#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// find x free  with all half-spaces and equations of both, cost 0. Precondition: their integers are doubles.
LpProblem intersection_lp(const HalfSpaces& a, const HalfSpaces& b);

/// find x free  with  n.x <= c for the half-spaces of both polyhedra and n.x = c for the equations of flat ones, cost
/// 0: feasible if and only if they have a common point. A Farkas vector is a separating plane: the half-spaces of the
/// first polyhedron, times its entries, add up to its normal.
///
/// A body is the hull of 1 to 7 points of the lattice [-3, 3]^n, flat ones and single points among them, turned into
/// half-spaces exactly (oracles/gjk/polyhedra/half_spaces.h). "Drawn" are 1 to 6 half-spaces with integer normals of
/// [-3, 3]^n, unbounded and empty polyhedra among them. "Against a face": the second polyhedron lies beyond a face of
/// the first, touching it, or by 2^-k of its offset apart or too deep.
template <int D>
struct LpHalfSpaces {
  static constexpr std::string_view kName = D == 2 ? "lp/half_spaces_2d" : "lp/half_spaces_3d";
  static constexpr Axis kAxis =
      plain_axis("polyhedra: 0 two drawn, 1 a body and drawn, 2 a body and drawn against a face, 3 two bodies");
  static constexpr std::string_view kAim =
      "collisions of polyhedra given by half-spaces: free variables, redundant rows, contact in a vertex, edge or face";
  static constexpr StatusShares kShares = {{0.3, 0.9}, {0.1, 0.7}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
