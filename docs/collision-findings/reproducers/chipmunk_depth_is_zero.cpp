// Chipmunk2D 7.0.3, cpShapesCollide: two equal right triangles in the same place are 0.707 deep in each other and are
// told to be 0 deep, along the normal (0, 0). The search begins along the line between the centres of their boxes.
//   g++ chipmunk_depth_is_zero.cpp -lchipmunk && ./a.out
#include <chipmunk/chipmunk.h>

#include <cstdio>

int main() {
  cpBody* body = cpBodyNewStatic();
  const cpVect corners[] = {cpv(0, 0), cpv(1, 0), cpv(0, 1)};
  cpShape* a = cpPolyShapeNewRaw(body, 3, corners, 0);
  cpShape* b = cpPolyShapeNewRaw(body, 3, corners, 0);
  cpShapeCacheBB(a);
  cpShapeCacheBB(b);
  const cpContactPointSet set = cpShapesCollide(a, b);
  double depth = 0;
  for (int i = 0; i < set.count; ++i) depth = cpfmax(depth, -set.points[i].distance);
  std::printf("%d contacts, depth %g along (%g, %g), should be 0.707 along (1, 1)\n", set.count, depth, set.normal.x,
              set.normal.y);
  cpShapeFree(a);
  cpShapeFree(b);
  cpBodyFree(body);
  return set.count > 0 && depth == 0 ? 0 : 1;  // 0: still wrong
}
