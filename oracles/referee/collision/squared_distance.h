// CGAL's Polytope_distance_d on integers; the answer is proved here before it is returned.
#pragma once
#include <vector>

#include "oracles/referee/deadline.h"
#include "oracles/referee/hulls/exact_points.h"

namespace assay::referee {

/// |p - q|^2 for the nearest points p of conv(a) and q of conv(b).
///
/// Error  throws Error if CGAL's answer is not proved, OutOfTime at the deadline. Precondition: no body is empty.
Rational squared_distance(const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b, const Deadline& deadline);

}  // namespace assay::referee
