// Bullet 3.24 in single precision: two unit cubes with the default margin of 0.04, half a thousandth apart along x.
// The distance that btGjkPairDetector tells is that of the grown cubes, -0.0795; the point on b is that of the cube
// without its margin. So the point on a, by the formula of btDiscreteCollisionDetectorInterface.h, is at x = 1.08,
// where the grown cube ends at 1.04. In double precision the same happens below a distance of 1e-6.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cstdio>

namespace {

/// Where the point on a is along x, its cube ending at 1.
double end_of_a(btScalar apart) {
  btConvexHullShape a, b;
  for (int i = 0; i < 8; ++i) {
    const btVector3 corner(i & 1 ? 1 : 0, i & 2 ? 1 : 0, i & 4 ? 1 : 0);
    a.addPoint(corner);
    b.addPoint(corner + btVector3(1 + apart, 0, 0));
  }
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&a, &b, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector closest;
  detector.getClosestPoints(input, closest, nullptr);
  return double(closest.m_pointInWorld.x()) + double(closest.m_distance) * double(closest.m_normalOnBInWorld.x());
}

}  // namespace

int main() {
  const double far = end_of_a(1.f / 128), near = end_of_a(1.f / 2048);
  std::printf("btGjkPairDetector: point on a at x = %g with a gap of 1/128, %g with 1/2048; it should be 1.04\n", far,
              near);
  return far < 1.041 && near > 1.07 ? 0 : 1;  // 0: the wrong answer is there
}
