// Bullet 3.24: two tetrahedra 1 deep; btGjkPairDetector says 0.62 in double and 0.24 in single precision.
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
  const double vertices_a[][3] = {{1, 1, -1}, {-1, -1, 0}, {1, -1, -1}, {1, 1, 1}};
  const double vertices_b[][3] = {{2, 0, 1}, {0, 1, -1}, {0, -1, 1}, {2, 1, 0}};
  for (const auto& v : vertices_a) a.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  for (const auto& v : vertices_b) b.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  btTransform in_place;
  in_place.setIdentity();
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&a, &b, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = input.m_transformB = in_place;
  btPointCollector closest;
  detector.getClosestPoints(input, closest, nullptr);
  std::printf("btGjkPairDetector: %g; the signed distance is -1\n", double(closest.m_distance));
  return closest.m_hasResult && closest.m_distance > -0.95 ? 0 : 1;  // 0: the wrong answer is there
}
