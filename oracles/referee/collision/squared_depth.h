// CGAL's hull of all differences, in rationals.
#pragma once
#include <vector>

#include "oracles/referee/hulls/exact_points.h"

namespace assay::referee {

/// D^2, D the penetration depth of conv(a) and conv(b); 0 where they have no common interior.
///
/// Precondition: no body is empty; all points are of two coordinates, or all of three.
Rational squared_depth(const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b);

}  // namespace assay::referee
