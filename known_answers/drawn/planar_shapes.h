// Boxes and balls of the plane.
#pragma once
#include "algorithms/model/shapes.h"

namespace assay::known {

inline Shape box(double x, double y, double half = 1) {
  return {ShapeKind::kBox, 2, {x - half, y - half, x + half, y + half}};
}
inline Shape ball(double x, double y, double radius) { return {ShapeKind::kBall, 2, {x, y, radius}}; }

}  // namespace assay::known
