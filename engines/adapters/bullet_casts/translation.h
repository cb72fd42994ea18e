// A moving pair as Bullet has it, and what Bullet's casts tell as answers.
#pragma once
#include <BulletCollision/NarrowPhaseCollision/btConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <LinearMath/btTransform.h>

#include "engines/adapters/bullet_gjk/translation.h"
#include "engines/adapters/cast_adapter_kit.h"

namespace assay::bullet_adapter {

/// Both bodies as Bullet has them, with where they are at either end.
struct Scene {
  btConvexHullShape a, b;
  btTransform from_a, to_a, from_b, to_b;
  const char* declined = nullptr;  ///< why the pair is not asked
};

/// What a cast is asked: greater angle of both turns in (least, most], most below pi, as a transform at the end says no
/// more than that. A margin below 0 leaves the default.
struct Asked {
  double least = -1, most = 0;
  btScalar margin = 0;
};

inline void place(btConvexHullShape& shape, btTransform& from, btTransform& to, const collision_adapter::Framed& framed,
                  const Motion& motion, btScalar margin) {
  load(shape, framed.body, margin);
  from.setIdentity(), to.setIdentity();
  from.setOrigin(vector(framed.from)), to.setOrigin(vector(framed.to));
  if (motion.turns())
    to.setRotation(
        btQuaternion(vector(collision_adapter::axis_of(motion)), btScalar(collision_adapter::angle_of(motion))));
}

inline void load(Scene& scene, const MovingPair& pair, const Asked& asked) {
  const auto decline = [&scene](const char* why) { scene.declined = why; };
  if (!collision_adapter::in_space(pair.bodies)) return decline("not a pair in space");
  const double angle = std::max(collision_adapter::angle_of(pair.of_a), collision_adapter::angle_of(pair.of_b));
  if (!(angle <= asked.most)) return decline("turns farther than this engine is asked");
  if (!(angle > asked.least)) return decline("turns less than this engine is asked");
  const auto framed = collision_adapter::in_frames(pair);
  if (!framed) return decline("transforms that are no numbers of this precision");
  if (kSingle && !(collision_adapter::is_single(*framed) && collision_adapter::is_single(pair.of_a) &&
                   collision_adapter::is_single(pair.of_b)))
    return decline("numbers that single precision does not hold");
  if (!collision_adapter::is_within(*framed, kMost)) return decline("numbers beyond what Bullet takes for infinite");
  place(scene.a, scene.from_a, scene.to_a, framed->a, pair.of_a, asked.margin);
  place(scene.b, scene.from_b, scene.to_b, framed->b, pair.of_b, asked.margin);
}

/// Whether the detector finds that the bodies, without their margins, meet.
inline bool overlap(const btPointCollector& nearest, double margin_a, double margin_b) {
  return nearest.m_hasResult && !(double(nearest.m_distance) + margin_a + margin_b > 0);
}

struct CastResult : btConvexCast::CastResult {
  bool failed = false;
  void reportFailure(int, int) override { failed = true; }
};

/// calcTimeOfImpact returns whether it found one; btContinuousConvexCollision also says that it failed. A hit behind
/// the end is none to its callers: btCollisionWorld.cpp keeps one where castResult.m_fraction <
/// resultCallback.m_closestHitFraction, which begins as 1.
inline CastAnswer answer_of(bool hit, const CastResult& result) {
  if (result.failed) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (!hit || result.m_fraction > 1) return Missed{};
  return BareTime{double(result.m_fraction)};
}

}  // namespace assay::bullet_adapter
