// Bullet 3.24: btGjkEpaSolver2::Penetration says 0.667 along a wrong normal; the depth is 0.707.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cmath>
#include <cstdio>

int main() {
  btConvexHullShape a, b;
  a.setMargin(0);
  b.setMargin(0);
  const double vertices_a[][3] = {{1, 0, -1}, {0, 0, 0}, {-1, 2, -1}, {1, 0, 1}};
  const double vertices_b[][3] = {{0, 0, -1}, {1, 0, -1}, {0, 0, 1}, {1, 1, 1}};
  for (const auto& v : vertices_a) a.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  for (const auto& v : vertices_b) b.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  btTransform in_place;
  in_place.setIdentity();
  btGjkEpaSolver2::sResults results;
  const bool deep = btGjkEpaSolver2::Penetration(&a, in_place, &b, in_place, btVector3(1, 0, 0), results, false);
  const double depth = -double(results.distance);
  std::printf("btGjkEpaSolver2::Penetration: %s, %g; the depth is 0.707107\n", deep ? "deep" : "not deep", depth);
  return deep && depth < 0.68 ? 0 : 1;  // 0: the wrong answer is there
}
