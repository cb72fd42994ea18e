// Bullet 3.24: btGjkConvexCast says that two unit cubes which meet head-on at half of the way miss each other, where
// their margins are 0: its step ends at the contact, where its detector, without a depth solver, finds nothing.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cstdio>

static void fill(btConvexHullShape& cube, double x, double y, double z) {
  cube.setMargin(0);
  for (int i = 0; i < 8; ++i)
    cube.addPoint(btVector3(btScalar(x + (i & 1)), btScalar(y + (i >> 1 & 1)), btScalar(z + (i >> 2 & 1))));
}

int main() {
  btConvexHullShape a, b;
  fill(a, 0, 0, 0);
  fill(b, 5, 0.25, 0.125);
  btTransform in_place, to;
  in_place.setIdentity();
  to.setIdentity();
  to.setOrigin(btVector3(8, 0, 0));
  btVoronoiSimplexSolver simplex;
  btConvexCast::CastResult result;
  const bool hit = btGjkConvexCast(&a, &b, &simplex).calcTimeOfImpact(in_place, to, in_place, in_place, result);
  std::printf("btGjkConvexCast: %s; the cubes meet at the fraction 0.5\n", hit ? "hit" : "miss");
  return hit ? 1 : 0;  // 0: the wrong answer is there
}
