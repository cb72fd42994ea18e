// Points of small whole numbers and of full mantissas.
#pragma once
#include "algorithms/model/points.h"
#include "known_answers/drawn/drawn_bits.h"

namespace assay::known {

struct DrawnPoints : DrawnBits {
  Point2 planar(double scale) {
    const double x = scale * whole_or_generic(3);
    return {x, scale * whole_or_generic(3)};
  }
  Point3 spatial(double scale) {
    const Point2 p = planar(scale);
    return {p.x, p.y, scale * whole_or_generic(3)};
  }
};

}  // namespace assay::known
