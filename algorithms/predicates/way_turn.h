// Which of two ways between points turns before the other, without error.
#pragma once
#include "algorithms/model/points.h"

namespace assay {

/// The sign of det(b - a, d - c): 1 where the way from c to d points to the left of that from a to b.
///
/// Promise  exact for finite points; overflow and underflow included.
/// Cost     as ExactOrient2d, whose filter it shares; eight products where that does not decide.
int way_turn(const Point2& a, const Point2& b, const Point2& c, const Point2& d);

}  // namespace assay
