// GEOS 3.11.1, GEOSConvexHull: of a square of side 2^-540 (2.8e-163) the hull is its diagonal, for the products of its
// orientation test underflow.
//   g++ geos_small_square_is_flat.cpp -lgeos_c && ./a.out
#include <geos_c.h>

#include <cstdio>

int main() {
  GEOSContextHandle_t context = GEOS_init_r();
  const double side = 0x1p-540;
  GEOSGeometry* corners[] = {
      GEOSGeom_createPointFromXY_r(context, 0, 0), GEOSGeom_createPointFromXY_r(context, side, 0),
      GEOSGeom_createPointFromXY_r(context, side, side), GEOSGeom_createPointFromXY_r(context, 0, side)};
  GEOSGeometry* square = GEOSGeom_createCollection_r(context, GEOS_MULTIPOINT, corners, 4);
  GEOSGeometry* hull = GEOSConvexHull_r(context, square);
  char* type = GEOSGeomType_r(context, hull);
  const bool is_flat = GEOSGeomTypeId_r(context, hull) == GEOS_LINESTRING;
  std::printf("the hull of a square is a %s, should be a Polygon\n", type);
  GEOSFree_r(context, type);
  GEOSGeom_destroy_r(context, hull);
  GEOSGeom_destroy_r(context, square);
  GEOS_finish_r(context);
  return is_flat ? 0 : 1;  // 0: still wrong
}
