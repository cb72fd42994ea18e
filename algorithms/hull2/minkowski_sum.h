// Sums and negations of convex polygons.
#pragma once
#include <span>
#include <vector>

#include "algorithms/model/points.h"
#include "algorithms/model/polygon_sum.h"

namespace assay {

/// conv(a) + conv(b) = { p + q : p in conv(a), q in conv(b) }: the edges of both, in the order of their angles.
///
/// Promise  exact for all finite coordinates: edges are ordered without rounding, and vertices are pairs of indices.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined as hull2.
/// Cost     that of both hulls, and one exact comparison an edge.
/// Source   M. de Berg, O. Cheong, M. van Kreveld, M. Overmars, Computational Geometry, 3rd ed., 2008, section 13.3.
PolygonSumAnswer minkowski_sum(std::span<const Point2> a, std::span<const Point2> b);

/// -p of each point, in the order given; exact. conv(a) - conv(b) is the sum of a and of these of b.
std::vector<Point2> negated(std::span<const Point2> points);

}  // namespace assay
