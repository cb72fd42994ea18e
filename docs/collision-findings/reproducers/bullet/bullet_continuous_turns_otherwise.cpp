// Bullet 3.24: btContinuousConvexCollision turns a body by 1.34 radians where its transforms say 1.5, and misses a
// wall. Above a quarter of pi btTransformUtil::integrateTransform limits the angle, but not the vector it scales by it.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btContinuousConvexCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cmath>
#include <cstdio>

int main() {
  btConvexHullShape plate, wall;
  plate.setMargin(0);
  wall.setMargin(0);
  const double corners[][3] = {{5, 0, 0}, {0, -0.5, -1}, {0, -0.5, 1}, {0, -1, -1}, {0, -1, 1}};
  for (const auto& v : corners) plate.addPoint(btVector3(btScalar(v[0]), btScalar(v[1]), btScalar(v[2])));
  const double height = 4.9375;
  for (int i = 0; i < 8; ++i)
    wall.addPoint(
        btVector3(btScalar(-8 + 16 * (i & 1)), btScalar(height + 16 * (i >> 1 & 1)), btScalar(-8 + 16 * (i >> 2 & 1))));
  btTransform in_place, to;
  in_place.setIdentity();
  to.setIdentity();
  to.setRotation(btQuaternion(btVector3(0, 0, 1), btScalar(1.5)));
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btConvexCast::CastResult result;
  const bool hit = btContinuousConvexCollision(&plate, &wall, &simplex, &depth)
                       .calcTimeOfImpact(in_place, to, in_place, in_place, result);
  std::printf("btContinuousConvexCollision: %s; the corner reaches the wall at the fraction %.6f\n",
              hit ? "hit" : "miss", std::asin(height / 5) / 1.5);
  return hit ? 1 : 0;  // 0: the wrong answer is there
}
