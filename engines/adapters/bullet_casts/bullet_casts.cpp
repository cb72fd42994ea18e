// Bullet's three convex casts: btGjkConvexCast, without and with the default margin, and btSubsimplexConvexCast, which
// move straight on, and btContinuousConvexCollision, which also turns. Compiled once for each precision that Debian
// ships.
#include <BulletCollision/NarrowPhaseCollision/btContinuousConvexCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btSubSimplexConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <LinearMath/btTransformUtil.h>

#include "engines/adapters/bullet_casts/translation.h"
#include "engines/adapters/documented.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

using namespace bullet_adapter;

/// By the detector whose depth solver finds overlaps; the casts leave them open ("Overlap can be tested using
/// btGjkPairDetector"). As in its own plug-in, the margins are taken off again.
bool overlap_at_the_start(const Scene& scene) {
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btGjkPairDetector detector(&scene.a, &scene.b, &simplex, &depth);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = scene.from_a;
  input.m_transformB = scene.from_b;
  btPointCollector nearest;
  detector.getClosestPoints(input, nearest, nullptr);
  return overlap(nearest, double(scene.a.getMargin()), double(scene.b.getMargin()));
}

template <class MakeCast>
CastAnswer ask(const MovingPair& pair, MakeCast make_cast, const Asked& asked) {
  Scene scene;
  load(scene, pair, asked);
  if (scene.declined != nullptr) return Declined{scene.declined};
  if (overlap_at_the_start(scene)) return InitiallyOverlapping{};
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  CastResult result;
  const bool hit = make_cast(&scene.a, &scene.b, &simplex, &depth)
                       .calcTimeOfImpact(scene.from_a, scene.to_a, scene.from_b, scene.to_b, result);
  return answer_of(hit, result);
}

constexpr double kAnyStraight = -1, kNoTurn = 0;
/// Above it btTransformUtil::integrateTransform, by which btContinuousConvexCollision moves the bodies, has the comment
/// "limit the angular motion".
constexpr double kTurnTaken = double(ANGULAR_MOTION_THRESHOLD);

btGjkConvexCast gjk_cast(btConvexHullShape* a, btConvexHullShape* b, btVoronoiSimplexSolver* simplex,
                         btGjkEpaPenetrationDepthSolver*) {
  return {a, b, simplex};
}
btSubsimplexConvexCast subsimplex_cast(btConvexHullShape* a, btConvexHullShape* b, btVoronoiSimplexSolver* simplex,
                                       btGjkEpaPenetrationDepthSolver*) {
  return {a, b, simplex};
}
btContinuousConvexCollision continuous(btConvexHullShape* a, btConvexHullShape* b, btVoronoiSimplexSolver* simplex,
                                       btGjkEpaPenetrationDepthSolver* depth) {
  return {a, b, simplex, depth};
}

struct GjkCastBare {
  static constexpr std::string_view kName = ASSAY_BULLET "/gjk_cast_margin_0";
  static CastAnswer solve(const MovingPair& p, const Watch&) { return ask(p, &gjk_cast, {kAnyStraight, kNoTurn, 0}); }
};
struct GjkCastMargin {
  static constexpr std::string_view kName = ASSAY_BULLET "/gjk_cast_default";
  static CastAnswer solve(const MovingPair& p, const Watch&) { return ask(p, &gjk_cast, {kAnyStraight, kNoTurn, -1}); }
};
struct SubsimplexCast {
  static constexpr std::string_view kName = ASSAY_BULLET "/subsimplex_cast";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, &subsimplex_cast, {kAnyStraight, kNoTurn, -1});
  }
};
struct Continuous {
  static constexpr std::string_view kName = ASSAY_BULLET "/continuous";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, &continuous, {kAnyStraight, kTurnTaken, -1});
  }
};
struct ContinuousWide {
  static constexpr std::string_view kName = ASSAY_BULLET "/continuous_wide_turns";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, &continuous, {kTurnTaken, collision_adapter::kGreatestTurnTold, -1});
  }
};

#define ASSAY_SOURCES "https://github.com/bulletphysics/bullet3/blob/3.24/src/BulletCollision/NarrowPhaseCollision/"
#define ASSAY_CAST "bullet/BulletCollision/NarrowPhaseCollision/btConvexCast.h"
/// Lengths. The advancing casts stop at this distance.
constexpr double kCastGap =
    documented(0.001, ASSAY_SOURCES "btGjkConvexCast.cpp", "btScalar radius = btScalar(0.001);");
constexpr double kContinuousGap =
    documented(0.001f, ASSAY_SOURCES "btContinuousConvexCollision.cpp", "btScalar radius = 0.001f;");
/// Of a squared distance: at 0.01, and at the root of ten epsilons. At most 64 iterations, on bodies that the margin
/// makes round, end with the time that there is, so as much again as both margins is stated.
constexpr double kSubsimplexGap =
    kSingle ? documented(0.01, ASSAY_CAST, "#define MAX_CONVEX_CAST_EPSILON btScalar(0.0001)")
            : documented(0x1.94c584p-25, ASSAY_CAST, "#define MAX_CONVEX_CAST_EPSILON (SIMD_EPSILON * 10)");

/// Of bodies that are grown; a verdict on those given is left open within both margins.
constexpr Promises<CastFamily> grown(double gap) {
  return {.gap_absolute = kMargins + gap, .range = range_with(kMargins + gap)};
}

#define ASSAY_BULLET_CAST_NOTE                                                                                        \
  " btConvexHullShape; what meets at the start is told by btGjkPairDetector with its depth solver, as "               \
  "the casts leave that open, its margins taken off. What a touch is, is nowhere said. In single precision problems " \
  "whose numbers are not floats are declined; planar ones always are, and numbers beyond "                            \
  "BT_LARGE_FLOAT." ASSAY_BULLET_SIZE_NOTE
#define ASSAY_BULLET_GROWN_NOTE \
  " Bodies are grown by 0.04, a length, and meet up to 0.08 before those given." ASSAY_BULLET_CAST_NOTE

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<CastFamily, GjkCastBare>(
        {.version = kVersion,
         .sentence = "btGjkConvexCast on hulls with margin 0: conservative advancement by btGjkPairDetector",
         .promises = {.gap_absolute = kCastGap, .range = range_with(0)},
         .note =
             "Stops at a distance of 0.001, absolutely, or after 32 or 64 iterations, which it tells as a miss. Its "
             "source says that margins are not used, and leaves them on." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits,
         .only_by_name = kWithoutMargin}),
    plugin::engine<CastFamily, GjkCastMargin>(
        {.version = kVersion,
         .sentence = "btGjkConvexCast on hulls with the default margin of 0.04",
         .promises = grown(kCastGap),
         .note = "Stops at a distance of 0.001, absolutely, or after 32 or 64 iterations, which it tells as a "
                 "miss." ASSAY_BULLET_GROWN_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, SubsimplexCast>(
        {.version = kVersion,
         .sentence = "btSubsimplexConvexCast: GJK ray cast after G. van den Bergen",
         .promises = grown(kMargins + kSubsimplexGap),
         .note = "Stops at a squared distance of 1e-4 in single and ten epsilons in double precision, absolutely, "
                 "or after 32 or 64 iterations, with the time it has; one behind the end is no hit to its caller, "
                 "btCollisionWorld (\"castResult.m_fraction < resultCallback.m_closestHitFraction\"), and none "
                 "here." ASSAY_BULLET_GROWN_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, Continuous>(
        {.version = kVersion,
         .sentence = "btContinuousConvexCollision: conservative advancement, turns up to a quarter of pi included",
         .promises = grown(kContinuousGap),
         .note = "The turn is that of the transforms at either end: its axis and angle are found from the matrix, and "
                 "the body turns at constant speed about an origin that moves straight on. Stops at a distance of "
                 "0.001, absolutely; after 64 iterations it says that it failed." ASSAY_BULLET_GROWN_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, ContinuousWide>(
        {.version = kVersion,
         .sentence = "btContinuousConvexCollision where a body turns by more than a quarter of pi",
         .promises = grown(kContinuousGap),
         .note =
             "As continuous. btTransformUtil::integrateTransform limits the angle from the start on to a quarter of pi "
             "(ANGULAR_MOTION_THRESHOLD); the class says that it implements angular time of impact, and nothing of "
             "that limit." ASSAY_BULLET_GROWN_NOTE,
         .precision_bits = kPrecisionBits,
         .only_by_name = "btTransformUtil.h limits the angular motion: #define ANGULAR_MOTION_THRESHOLD"}))
