// The size of a cloud that distances are measured by: the diagonal of its bounding box, squared and exact.
#pragma once
#include <algorithm>
#include <vector>

#include "algorithms/model/points.h"
#include "oracles/exact/rational.h"

namespace assay {

template <class Point>
Rational squared_width(const std::vector<Point>& points, double Point::*axis) {
  const auto [low, high] = std::minmax_element(points.begin(), points.end(),
                                               [axis](const Point& p, const Point& q) { return p.*axis < q.*axis; });
  const Rational width = exact((*high).*axis) - exact((*low).*axis);
  return width * width;
}

/// The squared diagonal of the bounding box. Precondition: there is a point, coordinates are finite.
inline Rational squared_diagonal(const std::vector<Point2>& points) {
  return squared_width(points, &Point2::x) + squared_width(points, &Point2::y);
}
inline Rational squared_diagonal(const std::vector<Point3>& points) {
  return squared_width(points, &Point3::x) + squared_width(points, &Point3::y) + squared_width(points, &Point3::z);
}

}  // namespace assay
