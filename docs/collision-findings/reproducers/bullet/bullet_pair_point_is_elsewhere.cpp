// Bullet 3.24 in double precision: two tetrahedra with the default margin of 0.04 touch in one corner and have no
// point in common elsewhere, and b is below z = 0. The point that btGjkPairDetector names on b is at z = 0.77. The
// normal is reverted after the depth solver named the point, and the point is left where it was.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cstdio>

int main() {
  btConvexHullShape a, b;
  const double vertices_a[][3] = {{0, 0, 0}, {0, 1, 1}, {-1, -1, 1}, {0, -1, 0}};
  const double vertices_b[][3] = {{0, 0, 0}, {1, 1, 0}, {0, 1, -1}, {1, 0, 0}};
  for (const auto& v : vertices_a) a.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  for (const auto& v : vertices_b) b.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&a, &b, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector closest;
  detector.getClosestPoints(input, closest, nullptr);
  const btVector3 on_b = closest.m_pointInWorld;
  std::printf("btGjkPairDetector: point on b (%g, %g, %g); b with its margin ends at z = %g\n", double(on_b.x()),
              double(on_b.y()), double(on_b.z()), double(b.getMargin()));
  return closest.m_hasResult && on_b.z() > 0.5 ? 0 : 1;  // 0: the wrong answer is there
}
