// A moving solid as FCL has it, and FCL's results of continuous collision as answers.
#pragma once
#include <fcl/math/motion/interp_motion.h>
#include <fcl/math/motion/translation_motion.h>
#include <fcl/narrowphase/continuous_collision.h>

#include "engines/adapters/cast_adapter_kit.h"
#include "engines/adapters/fcl/translation.h"

namespace assay::fcl_adapter {

using Transform = fcl::Transform3<double>;

/// One solid, and its transforms at t = 0 and t = 1.
struct Moving {
  std::optional<Object> object;
  Transform from = Transform::Identity(), to = Transform::Identity();
};

inline fcl::Vector3<double> vector(const std::array<double, 3>& v) { return {v[0], v[1], v[2]}; }

inline Moving moving(const collision_adapter::Framed& framed, const Motion& motion) {
  Moving body{object_of(framed.body)};
  body.from.translation() = vector(framed.from);
  body.to.translation() = vector(framed.to);
  if (motion.turns())
    body.to.linear() =
        fcl::AngleAxis<double>(collision_adapter::angle_of(motion), vector(collision_adapter::axis_of(motion)))
            .toRotationMatrix();
  return body;
}

/// Both solids, or why they are not asked.
struct MovingObjects {
  Moving a, b;
  const char* declined = nullptr;
};

inline MovingObjects moving_objects_of(const MovingPair& pair) {
  if (!collision_adapter::in_space(pair.bodies)) return {{}, {}, "not two solids in space"};
  if (!(collision_adapter::angle_of(pair.of_a) <= collision_adapter::kGreatestTurnTold &&
        collision_adapter::angle_of(pair.of_b) <= collision_adapter::kGreatestTurnTold))
    return {{}, {}, "turns farther than a transform can tell"};
  const auto framed = collision_adapter::in_frames(pair);
  if (!framed || !collision_adapter::is_finite(*framed)) return {{}, {}, "transforms that are no doubles"};
  MovingObjects both{moving(framed->a, pair.of_a), moving(framed->b, pair.of_b)};
  if (!both.a.object || !both.b.object) both.declined = "not two solids in space";
  return both;
}

/// Straight on, or at constant speed about the centre, which goes straight on. The reference point is handed over:
/// FCL's own way from transforms to an InterpMotion leaves it uninitialised.
inline fcl::MotionBasePtr<double> motion_of(const Moving& body, bool turns) {
  if (!turns) return std::make_shared<fcl::TranslationMotion<double>>(body.from, body.to);
  return std::make_shared<fcl::InterpMotion<double>>(body.from.linear(), body.from.translation(), body.to.linear(),
                                                     body.to.translation(), fcl::Vector3<double>::Zero());
}

/// The start is asked for by fcl::collide: the result of the cast tells a time of 0 for bodies that meet then and for
/// those that are about to. Nothing where the cast is still to be asked.
inline std::optional<CastAnswer> answer_of_start(std::size_t returned, const fcl::CollisionResult<double>& start) {
  if (!is_told(returned, start)) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (start.isCollision()) return InitiallyOverlapping{};
  return std::nullopt;
}

/// fcl::continuousCollide returns the time of contact, and -1 for a query that it does not know.
inline CastAnswer answer_of(double returned, const fcl::ContinuousCollisionResult<double>& result) {
  if (returned == -1) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (!result.is_collide) return Missed{};
  return BareTime{result.time_of_contact};
}

}  // namespace assay::fcl_adapter
