// Points in rationals, and the program of what two hulls have in common.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/points.h"
#include "oracles/referee/lp/exact_program.h"

namespace assay::referee {

using ExactPoint = std::vector<Rational>;

std::vector<ExactPoint> exact_body(const Points& points);

/// Precondition: of one dimension.
Rational dot(const ExactPoint& u, const ExactPoint& v);

/// Weights w, u >= 0 with sum w_i a_i - sum u_j b_j = 0, sum w = 1, sum u = 1, each of price 0: feasible iff conv(a)
/// and conv(b) have a point in common. The entries of a column that is added are further terms of these sums.
///
/// Shape  Rows 0 to dimension - 1 are the coordinates, of which points may have more; columns are in the points' order,
///        a's first.
ExactProgram common_points(std::uint32_t dimension, const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b);

}  // namespace assay::referee
