// Points whose coordinates have full mantissas, drawn one after the other.
#pragma once
#include "algorithms/model/points.h"
#include "known_answers/drawn/drawn_bits.h"

namespace assay::known {

/// In a box of half-width `scale` around the origin.
inline Point3 generic_point(DrawnBits& drawn, double scale) {
  const double x = scale * drawn.generic(), y = scale * drawn.generic();
  return {x, y, scale * drawn.generic()};
}

}  // namespace assay::known
