// Dot products with an exact direction in double, for telling apart the points that may be farthest along it.
#pragma once
#include <cmath>

#include "algorithms/cast/exact_number.h"
#include "algorithms/model/points.h"

namespace assay::cast {

/// n.p within `error` of `value`.
struct NearAlong {
  double value = 0, error = 0;
};

/// A direction that is known exactly, its entries rounded.
///
/// An estimate is off by at most 4 u of itself (exact_number.h), a product by 1 u more and the sum by 1 u of the
/// products: 6 u, and 8 u pay for the bound's own roundings. Nothing underflows where no number but 0 is below 2^-300.
class RoundedDirection {
 public:
  RoundedDirection(const ExactNumber& x, const ExactNumber& y) : x_(x.estimate()), y_(y.estimate()) {}

  NearAlong along(const Point2& p) const {
    const double of_x = x_ * p.x, of_y = y_ * p.y;
    return {of_x + of_y, 0x1p-50 * (std::abs(of_x) + std::abs(of_y))};
  }

 private:
  double x_, y_;
};

}  // namespace assay::cast
