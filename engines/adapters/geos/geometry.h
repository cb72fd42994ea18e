// GEOS's geometries with an owner, made of points and read back as points. Nothing is rounded, moved or left out.
#pragma once
#include <geos_c.h>

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "algorithms/model/hull.h"

namespace assay::geos {

/// A context of GEOS without handlers: what it says of errors shows in results alone.
class Context {
 public:
  Context() : handle_(GEOS_init_r(), &GEOS_finish_r) {}
  GEOSContextHandle_t get() const { return handle_.get(); }

 private:
  std::unique_ptr<GEOSContextHandle_HS, void (*)(GEOSContextHandle_t)> handle_;
};

/// One for the process, since to make one takes longer than many a query.
inline GEOSContextHandle_t context() {
  static const Context only;
  return only.get();
}

struct Destroy {
  void operator()(GEOSGeometry* geometry) const { GEOSGeom_destroy_r(context(), geometry); }
  void operator()(GEOSCoordSequence* sequence) const { GEOSCoordSeq_destroy_r(context(), sequence); }
};
/// Null where GEOS refused.
using Geometry = std::unique_ptr<GEOSGeometry, Destroy>;
using Sequence = std::unique_ptr<GEOSCoordSequence, Destroy>;

/// The points in this order. Precondition: at least one.
inline Sequence sequence_of(std::span<const Point2> points) {
  static_assert(sizeof(Point2) == 2 * sizeof(double));
  return Sequence(GEOSCoordSeq_copyFromBuffer_r(context(), &points[0].x, static_cast<unsigned>(points.size()), 0, 0));
}

/// Every point as a geometry of its own, in this order.
inline Geometry multi_point(std::span<const Point2> points) {
  std::vector<GEOSGeometry*> parts;
  for (const Point2& p : points) parts.push_back(GEOSGeom_createPointFromXY_r(context(), p.x, p.y));
  return Geometry(
      GEOSGeom_createCollection_r(context(), GEOS_MULTIPOINT, parts.data(), static_cast<unsigned>(parts.size())));
}

/// The region inside the ring of at least three points.
inline Geometry polygon(std::span<const Point2> ring) {
  std::vector<Point2> closed(ring.begin(), ring.end());
  closed.push_back(ring.front());
  GEOSGeometry* const shell = GEOSGeom_createLinearRing_r(context(), sequence_of(closed).release());
  return Geometry(shell == nullptr ? nullptr : GEOSGeom_createPolygon_r(context(), shell, nullptr, 0));
}

inline Geometry point(const Point2& p) { return Geometry(GEOSGeom_createPointFromXY_r(context(), p.x, p.y)); }

inline Geometry segment(const Point2& from, const Point2& to) {
  const Point2 ends[] = {from, to};
  return Geometry(GEOSGeom_createLineString_r(context(), sequence_of(ends).release()));
}

/// The points of a sequence; nothing where GEOS fails.
inline std::optional<std::vector<Point2>> points_of(const GEOSCoordSequence* sequence) {
  unsigned size = 0;
  if (sequence == nullptr || GEOSCoordSeq_getSize_r(context(), sequence, &size) == 0) return std::nullopt;
  std::vector<Point2> points(size);
  if (size > 0 && GEOSCoordSeq_copyToBuffer_r(context(), sequence, &points[0].x, 0, 0) == 0) return std::nullopt;
  return points;
}

/// The points of a point, a segment or a polygon's outer ring, whose first comes again as its last.
inline std::optional<std::vector<Point2>> points_of(const GEOSGeometry* geometry) {
  if (GEOSGeomTypeId_r(context(), geometry) == GEOS_POLYGON) geometry = GEOSGetExteriorRing_r(context(), geometry);
  return geometry == nullptr ? std::nullopt : points_of(GEOSGeom_getCoordSeq_r(context(), geometry));
}

}  // namespace assay::geos
