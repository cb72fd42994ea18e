// Squares of the plane of which one moves straight on.
#pragma once
#include "algorithms/model/cast.h"

namespace assay::test {

inline Points square(double x, double y, double half = 1) {
  return {2, {x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half}};
}

/// Unit-half squares, a at the origin moving right by `way`, b at (4, y): they meet at t = 2 / way.
inline MovingPair approaching(double way = 4, double y = 0) {
  MovingPair pair{{square(0, 0), square(4, y)}, {}, {}};
  pair.of_a.displacement = {way, 0, 0};
  return pair;
}

}  // namespace assay::test
