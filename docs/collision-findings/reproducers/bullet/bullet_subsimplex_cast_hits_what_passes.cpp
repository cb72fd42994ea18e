// Bullet 3.24: btSubsimplexConvexCast says that a segment hits a point, 1.8e15 times the way ahead; it passes the point
// by 0.447.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btSubSimplexConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cstdio>

int main() {
  btConvexHullShape segment, point;
  segment.setMargin(0);
  point.setMargin(0);
  segment.addPoint(btVector3(0, 0, -2));
  segment.addPoint(btVector3(0, 0, 0));
  point.addPoint(btVector3(-1, 1, 0));
  btTransform in_place, to;
  in_place.setIdentity();
  to.setIdentity();
  to.setOrigin(btVector3(-2, 1, btScalar(0.5)));
  btVoronoiSimplexSolver simplex;
  btConvexCast::CastResult result;
  const bool hit =
      btSubsimplexConvexCast(&segment, &point, &simplex).calcTimeOfImpact(in_place, to, in_place, in_place, result);
  std::printf("btSubsimplexConvexCast: %s at the fraction %g; along (1, 2, 0) the point stays ahead of the segment\n",
              hit ? "hit" : "miss", double(result.m_fraction));
  return hit ? 0 : 1;  // 0: the wrong answer is there
}
