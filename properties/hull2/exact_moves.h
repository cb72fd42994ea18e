// Maps of the plane and of space that move every point of a cloud without rounding.
#pragma once
#include <vector>

#include "algorithms/model/points.h"

namespace assay {

/// The points times 2^k, or nothing: empty where a coordinate would round or overflow. Defined for Point2 and Point3.
template <class Point>
std::vector<Point> scaled_exactly(const std::vector<Point>& points, int k);

/// The points moved by t times `along`, a vector of entries +-1: t is the largest of three powers of two under which no
/// coordinate rounds: four times the largest coordinate, that coordinate's own power, and the finest bit of the points.
/// Empty where none will do.
template <class Point>
std::vector<Point> moved_far_exactly(const std::vector<Point>& points, const Point& along);

/// Up to eight midpoints of two of the points, those that are exact; which pairs are tried is a function of the number
/// of points.
template <class Point>
std::vector<Point> exact_midpoints(const std::vector<Point>& points);

}  // namespace assay
