// Bullet 3.24, btConvexHullComputer: the bounding box begins at 1e30, so a cloud whose coordinates are all beyond that
// is measured from 1e30 on, and an octahedron of radius 1e26 around (1e32, 1e32, 1e32) is left with four corners of
// six. In single precision, too: without -D and -float64.
//   g++ -DBT_USE_DOUBLE_PRECISION -I/usr/include/bullet bullet_far_octahedron_loses_corners.cpp -lLinearMath-float64 &&
//   ./a.out
#include <LinearMath/btConvexHullComputer.h>

#include <cstdio>

int main() {
  btScalar coordinates[18];
  for (int i = 0; i < 6; ++i)
    for (int k = 0; k < 3; ++k)
      coordinates[3 * i + k] = btScalar(1e32) + (i / 2 != k   ? btScalar(0)
                                                 : i % 2 == 0 ? btScalar(1e26)
                                                              : btScalar(-1e26));
  btConvexHullComputer hull;
  hull.compute(coordinates, 3 * sizeof(btScalar), 6, 0, 0);
  std::printf("%d vertices, %d faces; an octahedron has 6 and 8\n", hull.vertices.size(), hull.faces.size());
  return hull.vertices.size() == 6 ? 1 : 0;  // 0: still wrong
}
