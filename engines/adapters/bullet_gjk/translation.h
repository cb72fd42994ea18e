// A pair as Bullet has it, and what Bullet's detector and EPA solver tell as answers.
#pragma once
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btDiscreteCollisionDetectorInterface.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>

#include <array>
#include <cstdint>

#include "algorithms/model/promises.h"
#include "engines/adapters/collision_adapter_kit.h"
#include "engines/adapters/documented.h"

namespace assay::bullet_adapter {

inline constexpr bool kSingle = sizeof(btScalar) == sizeof(float);
inline constexpr std::uint32_t kPrecisionBits = kSingle ? 24 : 53;
// BT_BULLET_VERSION is 324 for 3.24.
inline constexpr char kVersion[] = {'0' + BT_BULLET_VERSION / 100, '.', '0' + BT_BULLET_VERSION / 10 % 10,
                                    '0' + BT_BULLET_VERSION % 10, 0};

/// Larger than any coordinate: what Bullet takes for infinite. Beyond its root the detector, which is asked for
/// contacts up to a squared distance of that, reports none, and farthest points are looked for above minus that.
inline constexpr double kMost = double(btScalar(BT_LARGE_FLOAT));

#define ASSAY_BULLET_MANUAL "https://github.com/bulletphysics/bullet3/blob/3.24/docs/Bullet_User_Manual.pdf"
/// Lengths. By the margin either body is grown where it has the default one.
inline constexpr double kMargin = documented(0.04, "bullet/BulletCollision/CollisionShapes/btCollisionMargin.h",
                                             "#define CONVEX_DISTANCE_MARGIN btScalar(0.04)");
inline constexpr double kMargins = 2 * kMargin;
/// The manual's tips: "Avoid very small and very large collision shapes".
inline constexpr double kLeastSize =
    documented(0.2, ASSAY_BULLET_MANUAL, "The minimum object size for moving objects is about 0.2 units");
/// Two objects of the greatest size side by side.
inline constexpr double kGreatestSize =
    2 * documented(5, ASSAY_BULLET_MANUAL, "keep the maximum size of moving objects smaller then about 5 units");
constexpr OperatingRange range_with(double verdict_gap) {
  return {.least_scale = kLeastSize, .greatest_scale = kGreatestSize, .verdict_gap_absolute = verdict_gap};
}
#define ASSAY_BULLET_SIZE_NOTE \
  " Its manual gives sizes of objects from 0.2 to 5 units: what is smaller, or larger than two of them, is excused."
/// Why an engine is left out of batteries: no accusation of it stands against the manual.
inline constexpr const char* kWithoutMargin =
    "Bullet's manual: \"Don't set the collision margin to zero\", which it needs \"for performance and stability\"";

inline std::array<double, 3> numbers(const btVector3& v) { return {double(v.x()), double(v.y()), double(v.z())}; }
inline btVector3 vector(const std::array<double, 3>& v) { return {btScalar(v[0]), btScalar(v[1]), btScalar(v[2])}; }
inline btTransform in_place() { return btTransform(btMatrix3x3(1, 0, 0, 0, 1, 0, 0, 0, 1), btVector3(0, 0, 0)); }

/// Why a pair is not asked; nothing where it is. Space only: Bullet is a library of solids. Bodies may be flat, since
/// its hulls are asked for farthest points alone.
inline const char* why_declined(const ConvexPair& pair) {
  if (!collision_adapter::in_space(pair)) return "not a pair in space";
  if (kSingle && !collision_adapter::is_single(pair)) return "coordinates that single precision does not hold";
  if (!collision_adapter::is_within(pair, kMost)) return "coordinates beyond what Bullet takes for infinite";
  return nullptr;
}

/// A margin below 0 leaves the default.
inline void load(btConvexHullShape& shape, const Points& body, btScalar margin) {
  if (margin >= 0) shape.setMargin(margin);
  for (std::uint32_t i = 0; i < body.size(); ++i) shape.addPoint(vector({body[i][0], body[i][1], body[i][2]}), false);
  shape.recalcLocalAabb();
}

/// The deepest contact point; the first where one of them is no number.
struct Deepest : btDiscreteCollisionDetectorInterface::Result {
  bool found = false;
  std::array<double, 3> from_b_to_a{}, on_b{};
  double distance = 0;
  void setShapeIdentifiersA(int, int) override {}
  void setShapeIdentifiersB(int, int) override {}
  void addContactPoint(const btVector3& normal, const btVector3& point, btScalar depth) override {
    if (found && !(double(depth) < distance)) return;
    found = true;
    from_b_to_a = numbers(normal), on_b = numbers(point), distance = double(depth);
  }
};

/// A detector that reports no contact point says that there is no contact.
///
/// A margin m makes every body its parallel body at distance m. Distance and depth of these differ from those of the
/// bodies by exactly 2 m, with the same normal, so the margins are taken off again, in double. The point told is one of
/// the parallel body of b, and m beyond b along the normal. The point of a is not told: it is, as the comment of
/// btDiscreteCollisionDetectorInterface says, the point of b moved along the normal by the distance.
inline GjkAnswer answer_of(const Deepest& deepest, double margin_a, double margin_b) {
  if (!deepest.found) return BareVerdict{false};
  const double distance = deepest.distance + margin_a + margin_b;
  const std::array<double, 3>& n = deepest.from_b_to_a;
  if (!(distance > 0)) return Penetrating{-distance, {-n[0], -n[1], -n[2]}, 0, {}, {}};
  MeasuredApart apart{distance, {}, deepest.on_b};
  for (std::size_t k = 0; k < 3; ++k) {
    apart.on_b[k] -= n[k] * margin_b;
    apart.on_a[k] = apart.on_b[k] + n[k] * distance;
  }
  return apart;
}

/// Of btGjkEpaSolver2::Distance; nothing where it says that the bodies meet, and ::Penetration is to be asked.
inline std::optional<GjkAnswer> answer_of_distance(bool returned, const btGjkEpaSolver2::sResults& results) {
  if (returned)
    return MeasuredApart{double(results.distance), numbers(results.witnesses[0]), numbers(results.witnesses[1])};
  if (results.status != btGjkEpaSolver2::sResults::Penetrating) return GaveUp{GaveUp::Why::kUncertain, 0};
  return std::nullopt;
}

/// Of btGjkEpaSolver2::Penetration, whose distance is negative and whose normal points from b to a. A positive one is a
/// distance: its GJK takes bodies nearer than GJK_MIN_DISTANCE for overlapping, and its EPA measures them apart.
inline GjkAnswer answer_of_penetration(bool returned, const btGjkEpaSolver2::sResults& results) {
  if (!returned || results.status != btGjkEpaSolver2::sResults::Penetrating) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (results.distance > 0)
    return MeasuredApart{double(results.distance), numbers(results.witnesses[0]), numbers(results.witnesses[1])};
  const std::array<double, 3> from_b_to_a = numbers(results.normal);
  return Penetrating{-double(results.distance), {-from_b_to_a[0], -from_b_to_a[1], -from_b_to_a[2]}, 0, {}, {}};
}

}  // namespace assay::bullet_adapter
