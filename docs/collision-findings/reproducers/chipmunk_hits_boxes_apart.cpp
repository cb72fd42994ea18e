// Chipmunk2D 7.0.3, cpShapesCollide: two triangles that are 1 apart are told to touch. A space does not come to ask,
// because their bounding boxes are apart; who calls cpShapesCollide himself has to look at them first.
//   g++ chipmunk_hits_boxes_apart.cpp -lchipmunk && ./a.out
#include <chipmunk/chipmunk.h>

#include <cstdio>

int main() {
  cpBody* body = cpBodyNewStatic();
  const cpVect upper[] = {cpv(0, 1), cpv(1, 1), cpv(0, 2)}, lower[] = {cpv(-1, 0), cpv(0, -1), cpv(0, 0)};
  cpShape* a = cpPolyShapeNewRaw(body, 3, upper, 0);
  cpShape* b = cpPolyShapeNewRaw(body, 3, lower, 0);
  const bool boxes_meet = cpBBIntersects(cpShapeCacheBB(a), cpShapeCacheBB(b));
  const cpContactPointSet set = cpShapesCollide(a, b);
  std::printf("%d contacts, should be none; the boxes %s\n", set.count, boxes_meet ? "meet" : "are apart");
  cpShapeFree(a);
  cpShapeFree(b);
  cpBodyFree(body);
  return set.count > 0 && !boxes_meet ? 0 : 1;  // 0: still wrong
}
