// Bullet 3.24, btConvexHullComputer: 10216 over the extent overflows, in single precision for extents below 3e-35, and
// the product with it is converted to int32_t although it is infinite: a cube becomes one point.
//   g++ -I/usr/include/bullet bullet_small_cube_is_a_point.cpp -lLinearMath && ./a.out
#include <LinearMath/btConvexHullComputer.h>

#include <cstdio>

int main() {
#ifdef BT_USE_DOUBLE_PRECISION
  const btScalar side = 1e-305;
#else
  const btScalar side = 0x1p-116f;
#endif
  btScalar coordinates[24];
  for (int i = 0; i < 8; ++i)
    for (int k = 0; k < 3; ++k) coordinates[3 * i + k] = i >> k & 1 ? side : btScalar(0);
  btConvexHullComputer hull;
  hull.compute(coordinates, 3 * sizeof(btScalar), 8, 0, 0);
  std::printf("%d vertices, %d faces; a cube has 8 and 6\n", hull.vertices.size(), hull.faces.size());
  return hull.vertices.size() == 8 ? 1 : 0;  // 0: still wrong
}
