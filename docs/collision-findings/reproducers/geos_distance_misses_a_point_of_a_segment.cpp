// GEOS 3.11.1, GEOSDistance: the point in the middle of a segment of length 2^512 is told to be half of that length
// away from it, for the square of the length overflows.
//   g++ geos_distance_misses_a_point_of_a_segment.cpp -lgeos_c && ./a.out
#include <geos_c.h>

#include <cstdio>

int main() {
  GEOSContextHandle_t context = GEOS_init_r();
  GEOSGeometry* point = GEOSGeom_createPointFromXY_r(context, 0, -0x1p511);
  const double ends[] = {0, -0x1p512, 0, 0};
  GEOSGeometry* segment = GEOSGeom_createLineString_r(context, GEOSCoordSeq_copyFromBuffer_r(context, ends, 2, 0, 0));
  double distance = 0;
  GEOSDistance_r(context, point, segment, &distance);
  std::printf("distance %g, should be 0: the point is on the segment\n", distance);
  GEOSGeom_destroy_r(context, point);
  GEOSGeom_destroy_r(context, segment);
  GEOS_finish_r(context);
  return distance > 0 ? 0 : 1;  // 0: still wrong
}
