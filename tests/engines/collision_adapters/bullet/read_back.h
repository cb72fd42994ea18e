// Bullet's own hulls, read back.
#pragma once
#include "engines/adapters/bullet_casts/translation.h"

namespace assay::trial {

/// The points of a hull, moved by `origin`.
inline Points read_back(const btConvexHullShape& shape, const btVector3& origin) {
  Points body{3, {}};
  for (int i = 0; i < shape.getNumPoints(); ++i) {
    const btVector3& point = shape.getUnscaledPoints()[i];
    body.push_back({double(point.x()) + double(origin.x()), double(point.y()) + double(origin.y()),
                    double(point.z()) + double(origin.z())});
  }
  return body;
}
inline Points read_back(const btConvexHullShape& shape) {
  Points body{3, {}};
  for (int i = 0; i < shape.getNumPoints(); ++i)
    for (const double x : bullet_adapter::numbers(shape.getUnscaledPoints()[i])) body.coordinates.push_back(x);
  return body;
}

}  // namespace assay::trial
