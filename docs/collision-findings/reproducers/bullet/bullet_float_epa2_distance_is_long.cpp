// Bullet 3.24 in single precision: btGjkEpaSolver2::Distance says 1.195; a segment and a triangle are 1.147 apart.
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
  const double vertices_a[][3] = {{-4, 0, -2}, {-1, -1, 1}};
  const double vertices_b[][3] = {{1, -3, 2}, {-2, 0, -2}, {2, 0, 2}};
  for (const auto& v : vertices_a) a.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  for (const auto& v : vertices_b) b.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  btTransform in_place;
  in_place.setIdentity();
  btGjkEpaSolver2::sResults results;
  const bool apart = btGjkEpaSolver2::Distance(&a, in_place, &b, in_place, btVector3(1, 0, 0), results);
  std::printf("btGjkEpaSolver2::Distance: %s, %g; the distance is 1.147079\n", apart ? "apart" : "not apart",
              double(results.distance));
  return apart && results.distance > 1.17 ? 0 : 1;  // 0: the wrong answer is there
}
