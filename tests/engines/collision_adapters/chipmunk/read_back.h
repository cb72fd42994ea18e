// A body as Chipmunk has it.
#pragma once
#include "engines/adapters/chipmunk/translation.h"

namespace assay::chipmunk {

/// The vertices of a polygon, as a collision is asked of them.
inline Points read_back(const Polygon& polygon) {
  Points body{2, {}};
  for (const Point2& p : polygon.vertices()) body.coordinates.insert(body.coordinates.end(), {p.x, p.y});
  return body;
}

}  // namespace assay::chipmunk
