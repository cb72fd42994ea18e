// A body as GEOS has it.
#pragma once
#include "algorithms/model/points.h"
#include "engines/adapters/geos/geometry.h"

namespace assay::geos {

/// The corners of a polygon, a segment or a point, each once.
inline Points read_back(const GEOSGeometry* geometry) {
  auto corners = points_of(geometry).value();
  if (GEOSGeomTypeId_r(context(), geometry) == GEOS_POLYGON) corners.pop_back();
  Points body{2, {}};
  for (const Point2& p : corners) body.coordinates.insert(body.coordinates.end(), {p.x, p.y});
  return body;
}

}  // namespace assay::geos
