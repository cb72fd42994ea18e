// The pre-filter of the production hull: a rectangle whose inside holds no vertex, found and tested by comparisons
// alone.
#pragma once
#include <limits>
#include <span>

#include "algorithms/model/points.h"

namespace assay::hull {

/// The points that reach farthest in the four diagonal directions, as rounded sums and differences of half coordinates
/// see it: those are finite wherever the coordinates are, so that each of the four is a point looked at, the first of
/// those that reach as far.
struct DiagonalExtremes {
  Point2 south_west, south_east, north_east, north_west;
  double least_sum = kNone, least_difference = kNone, greatest_difference = -kNone, greatest_sum = -kNone;
  bool finite = true;  ///< whether every coordinate looked at was

  void look_at(std::span<const Point2> points) {
    double zero = 0;  // becomes and stays NaN where x - x is not 0
    for (const Point2& p : points) {
      const double sum = 0.5 * p.x + 0.5 * p.y, difference = 0.5 * p.x - 0.5 * p.y;
      zero += (p.x - p.x) + (p.y - p.y);
      if (sum < least_sum) least_sum = sum, south_west = p;
      if (sum > greatest_sum) greatest_sum = sum, north_east = p;
      if (difference < least_difference) least_difference = difference, north_west = p;
      if (difference > greatest_difference) greatest_difference = difference, south_east = p;
    }
    finite = finite && zero == 0;
  }

  void look_at(const DiagonalExtremes& other) {
    if (other.least_sum < least_sum) least_sum = other.least_sum, south_west = other.south_west;
    if (other.greatest_sum > greatest_sum) greatest_sum = other.greatest_sum, north_east = other.north_east;
    if (other.least_difference < least_difference) {
      least_difference = other.least_difference, north_west = other.north_west;
    }
    if (other.greatest_difference > greatest_difference) {
      greatest_difference = other.greatest_difference, south_east = other.south_east;
    }
    finite = finite && other.finite;
  }

 private:
  static constexpr double kNone = std::numeric_limits<double>::infinity();
};

/// left < x < right, below < y < above; may be empty.
///
/// A point inside has a point of the cloud in each of the four closed quadrants around it, and equals none of the four.
/// If it were extreme, some direction n would have n.q < n.p for every other point q of the cloud; but the quadrant
/// that n points into holds one with n.q >= n.p. So it is no vertex, whichever four points were chosen.
struct InnerRectangle {
  double left, right, below, above;

  explicit InnerRectangle(const DiagonalExtremes& e)
      : left(e.south_west.x > e.north_west.x ? e.south_west.x : e.north_west.x),
        right(e.south_east.x < e.north_east.x ? e.south_east.x : e.north_east.x),
        below(e.south_west.y > e.south_east.y ? e.south_west.y : e.south_east.y),
        above(e.north_west.y < e.north_east.y ? e.north_west.y : e.north_east.y) {}

  bool holds(const Point2& p) const {
    return (left < p.x) & (p.x < right) & (below < p.y) & (p.y < above);  // no branches: most points are of one kind
  }
};

}  // namespace assay::hull
