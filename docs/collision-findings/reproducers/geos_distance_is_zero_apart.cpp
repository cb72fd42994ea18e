// GEOS 3.11.1, GEOSDistance: a point 2^-53 beside the diagonal from (-1, -1) to (1, 1) is told to be at distance 0 from
// it. GEOSIntersects of the same two says rightly that they do not meet.
//   g++ geos_distance_is_zero_apart.cpp -lgeos_c && ./a.out
#include <geos_c.h>

#include <cstdio>

int main() {
  GEOSContextHandle_t context = GEOS_init_r();
  GEOSGeometry* point = GEOSGeom_createPointFromXY_r(context, 0x1p-53, 0);
  const double ends[] = {-1, -1, 1, 1};
  GEOSGeometry* segment = GEOSGeom_createLineString_r(context, GEOSCoordSeq_copyFromBuffer_r(context, ends, 2, 0, 0));
  double distance = 0;
  GEOSDistance_r(context, point, segment, &distance);
  const int meet = GEOSIntersects_r(context, point, segment);
  std::printf("distance %g, should be 7.85e-17; GEOSIntersects says %d\n", distance, meet);
  GEOSGeom_destroy_r(context, point);
  GEOSGeom_destroy_r(context, segment);
  GEOS_finish_r(context);
  return distance == 0 && meet == 0 ? 0 : 1;  // 0: still wrong
}
