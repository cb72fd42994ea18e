// Bullet 3.24 in double precision: two boxes of some 40 000, overlapping by 10 000; btGjkPairDetector says that they
// are apart. In units of a ten-thousandth the same boxes overlap by 1, and it says that they overlap.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cstdio>

namespace {

double signed_distance(double unit) {
  btConvexHullShape a, b;
  a.setMargin(0);
  b.setMargin(0);
  for (int i = 0; i < 8; ++i) {
    const bool x = i & 1, y = i & 2, z = i & 4;
    a.addPoint(btVector3(x ? 4 : 0, y ? 4 : 0, z ? 2 : 0) * btScalar(unit));
    b.addPoint(btVector3(x ? 3 : 0, y ? 5 : 3, z ? 1 : 0) * btScalar(unit));
  }
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&a, &b, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector closest;
  detector.getClosestPoints(input, closest, nullptr);
  return closest.m_distance;
}

}  // namespace

int main() {
  const double small = signed_distance(1), large = signed_distance(1e4);
  std::printf("btGjkPairDetector: %g, and ten thousand times as large %g; the signed distances are -1 and -10000\n",
              small, large);
  return small < -0.9 && large > 0 ? 0 : 1;  // 0: the wrong answer is there
}
