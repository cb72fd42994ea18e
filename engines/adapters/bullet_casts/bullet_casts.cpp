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
/// Above it btTransformUtil::integrateTransform, by which btContinuousConvexCollision moves the bodies, "limits the
/// motion".
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
    return ask(p, &subsimplex_cast, {kAnyStraight, kNoTurn, 0});
  }
};
struct Continuous {
  static constexpr std::string_view kName = ASSAY_BULLET "/continuous";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, &continuous, {kAnyStraight, kTurnTaken, 0});
  }
};
struct ContinuousWide {
  static constexpr std::string_view kName = ASSAY_BULLET "/continuous_wide_turns";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, &continuous, {kTurnTaken, collision_adapter::kGreatestTurnTold, 0});
  }
};

#define ASSAY_SOURCES "https://github.com/bulletphysics/bullet3/blob/3.24/src/BulletCollision/NarrowPhaseCollision/"
#define ASSAY_CAST "bullet/BulletCollision/NarrowPhaseCollision/btConvexCast.h"
/// Lengths. The advancing casts stop at this distance.
constexpr double kCastGap =
    documented(0.001, ASSAY_SOURCES "btGjkConvexCast.cpp", "btScalar radius = btScalar(0.001);");
constexpr double kContinuousGap =
    documented(0.001f, ASSAY_SOURCES "btContinuousConvexCollision.cpp", "btScalar radius = 0.001f;");
/// By as much either body is grown where it has the default margin.
constexpr double kMargin = documented(0.04, "bullet/BulletCollision/CollisionShapes/btCollisionMargin.h",
                                      "#define CONVEX_DISTANCE_MARGIN btScalar(0.04)");
constexpr double kMarginGap = 2 * kMargin + kCastGap;
/// Of a squared distance: at 0.01, and at the root of ten epsilons.
constexpr double kSubsimplexGap =
    kSingle ? documented(0.01, ASSAY_CAST, "#define MAX_CONVEX_CAST_EPSILON btScalar(0.0001)")
            : documented(0x1.94c584p-25, ASSAY_CAST, "#define MAX_CONVEX_CAST_EPSILON (SIMD_EPSILON * 10)");

#define ASSAY_BULLET_CAST_NOTE                                                                                        \
  " btConvexHullShape; what meets at the start is told by btGjkPairDetector with its depth solver, as "               \
  "the casts leave that open, its margins taken off. What a touch is, is nowhere said. In single precision problems " \
  "whose numbers are not floats are declined; planar ones always are, and numbers beyond BT_LARGE_FLOAT."

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<CastFamily, GjkCastBare>(
        {.version = kVersion,
         .sentence = "btGjkConvexCast on hulls with margin 0: conservative advancement by btGjkPairDetector",
         .promises = {.gap_absolute = kCastGap},
         .note =
             "Stops at a distance of 0.001, absolutely, or after 32 or 64 iterations, which it tells as a miss. Its "
             "source says that margins are not used, and leaves them on." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, GjkCastMargin>(
        {.version = kVersion,
         .sentence = "btGjkConvexCast on hulls with the default margin of 0.04",
         .promises = {.gap_absolute = kMarginGap},
         .note = "Bodies grown by 0.04, a length, stop at a distance of 0.001. The rest as without "
                 "margin." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, SubsimplexCast>(
        {.version = kVersion,
         .sentence = "btSubsimplexConvexCast: GJK ray cast after G. van den Bergen",
         .promises = {.gap_absolute = kSubsimplexGap},
         .note = "Stops at a squared distance of 1e-4 in single and ten epsilons in double precision, absolutely, "
                 "or after 32 or 64 iterations, with the time it has." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, Continuous>(
        {.version = kVersion,
         .sentence = "btContinuousConvexCollision: conservative advancement, turns up to a quarter of pi included",
         .promises = {.gap_absolute = kContinuousGap},
         .note = "The turn is that of the transforms at either end: its axis and angle are found from the matrix, and "
                 "the body turns at constant speed about an origin that moves straight on. Stops at a distance of "
                 "0.001, absolutely; after 64 iterations it says that it failed." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<CastFamily, ContinuousWide>(
        {.version = kVersion,
         .sentence = "btContinuousConvexCollision where a body turns by more than a quarter of pi",
         .promises = {.gap_absolute = kContinuousGap},
         .note =
             "As continuous. btTransformUtil::integrateTransform limits the angle from the start on to a quarter of pi "
             "(ANGULAR_MOTION_THRESHOLD); the class says that it implements angular time of impact, and nothing of "
             "that limit." ASSAY_BULLET_CAST_NOTE,
         .precision_bits = kPrecisionBits}))
