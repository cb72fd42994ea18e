// Questions about two polytopes, each given by its corners alone, as linear programs.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// The constant that the program leaves out of its objective.
inline constexpr double kCollisionConstant = 2;

/// minimise e.(b - A x)  subject to  A x <= b, x >= 0,  less the constant e.b = kCollisionConstant: cost = -A^T e.
///
/// The columns of A are the corners of a and the negated corners of b, over one row of ones for either body; b = (0,
/// ..., 0, 1, 1). The optimum is -2 if and only if A x = b has a solution x >= 0, that is if the bodies meet.
///
/// Shape   dimension + 2 rows, one column a corner, those of a first. Canonical form, and x = 0 is feasible. Either
///         body may be empty.
/// Error   the costs are sums of dimension + 1 doubles and may be rounded: the optimum is then that of a nearby
///         program. The multipliers still give a direction, and a direction is proved or not by the corners alone.
/// Source  A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///         1077502, 19 May 2016, problem P2.
LpProblem collision_lp(const ConvexPair& pair);

/// find x  with  A x = b, x >= 0,  A and b as in collision_lp, cost 0: feasible if and only if the bodies meet.
///
/// Shape   as collision_lp; every row is an equation. Nothing is rounded.
/// Source  the same article, problem P1.
LpProblem feasibility_lp(const ConvexPair& pair);

enum class Norm : std::uint8_t {
  kSum,      ///< |v|_1, the sum of the sizes of the coordinates; its dual norm is the greatest
  kGreatest  ///< |v|_inf, the size of the greatest coordinate; its dual norm is the sum
};

/// minimise sum of w  subject to  -w <= sum of x_k a_k - sum of z_l b_l <= w, sum of x = 1, sum of z = 1, x, z, w >= 0:
/// the least |p - q| over p of conv a, q of conv b.
///
/// For kSum there is one w a coordinate, for kGreatest one for all. With y the multipliers, g_i = y of the second row
/// of coordinate i less y of its first one is a direction of dual norm at most 1 with g.(a - b) >= the optimum.
///
/// Shape   columns x (corners of a), z (corners of b), w; rows 2 i: v_i - w <= 0, 2 i + 1: -v_i - w <= 0, then the two
///         equations. Precondition: neither body is empty. Nothing is rounded.
LpProblem distance_lp(const ConvexPair& pair, Norm norm);

/// The direction that multipliers of distance_lp stand for.
std::vector<double> direction_of_distance(const std::vector<double>& y, std::uint32_t dimension);

}  // namespace assay::lp
