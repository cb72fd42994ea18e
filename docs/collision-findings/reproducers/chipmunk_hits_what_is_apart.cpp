// Chipmunk2D 7.0.3, cpShapesCollide: two triangles 5e-17 apart are told to be 1.41 deep in each other.
//   g++ chipmunk_hits_what_is_apart.cpp -lchipmunk && ./a.out
#include <chipmunk/chipmunk.h>

#include <cstdio>

int main() {
  cpBody* body = cpBodyNewStatic();
  const cpVect upper[] = {cpv(-1, 0), cpv(-0x1p-53, 0), cpv(0, 1)}, lower[] = {cpv(-2, -1), cpv(1, 0), cpv(0, 0)};
  cpShape* a = cpPolyShapeNewRaw(body, 3, upper, 0);
  cpShape* b = cpPolyShapeNewRaw(body, 3, lower, 0);
  cpShapeCacheBB(a);
  cpShapeCacheBB(b);
  const cpContactPointSet set = cpShapesCollide(a, b);
  double depth = 0;
  for (int i = 0; i < set.count; ++i) depth = cpfmax(depth, -set.points[i].distance);
  std::printf("%d contacts, depth %g, should be none: the triangles are 5e-17 apart\n", set.count, depth);
  cpShapeFree(a);
  cpShapeFree(b);
  cpBodyFree(body);
  return set.count > 0 && depth > 1 ? 0 : 1;  // 0: still wrong
}
