// Bullet's convex queries: btGjkPairDetector with its EPA behind it, on hulls without and with the default margin, and
// btGjkEpaSolver2 alone. Compiled once for each precision that Debian ships.
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include "engines/adapters/bullet_gjk/translation.h"
#include "engines/adapters/documented.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

using namespace bullet_adapter;

/// `margin` < 0 leaves the default.
GjkAnswer ask_detector(const ConvexPair& pair, btScalar margin) {
  if (const char* why = why_declined(pair)) return Declined{why};
  btConvexHullShape a, b;
  load(a, pair.a, margin), load(b, pair.b, margin);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btGjkPairDetector detector(&a, &b, &simplex, &depth);
  btDiscreteCollisionDetectorInterface::ClosestPointInput input;
  input.m_transformA = input.m_transformB = in_place();
  Deepest deepest;
  detector.getClosestPoints(input, deepest, nullptr);
  return answer_of(deepest, double(a.getMargin()), double(b.getMargin()));
}

struct PairBare {
  static constexpr std::string_view kName = ASSAY_BULLET "/pair_margin_0";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) { return ask_detector(pair, 0); }
};

struct PairMargin {
  static constexpr std::string_view kName = ASSAY_BULLET "/pair_default";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) { return ask_detector(pair, -1); }
};

struct Epa2 {
  static constexpr std::string_view kName = ASSAY_BULLET "/epa2";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    btConvexHullShape a, b;
    load(a, pair.a, 0), load(b, pair.b, 0);
    const btVector3 guess(1, 0, 0);
    btGjkEpaSolver2::sResults results;
    const bool apart = btGjkEpaSolver2::Distance(&a, in_place(), &b, in_place(), guess, results);
    if (const auto answer = answer_of_distance(apart, results)) return *answer;
    const bool deep = btGjkEpaSolver2::Penetration(&a, in_place(), &b, in_place(), guess, results, false);
    return answer_of_penetration(deep, results);
  }
};

// The constants are those of btGjkPairDetector.cpp and btGjkEpa2.cpp. The detector stops when squared distance and the
// lower bound of its support plane differ by REL_ERROR2 of the squared distance, which is at most 3 L^2: with the bound
// the same as distance_gap's, 3e-12 in double. In single precision the subtraction of coordinates as large as L alone
// errs by 2^-24 L, so 3e-6 there is taken four times.
constexpr double kGap = kSingle ? 1.2e-5 : 3e-12;
// The EPA solver's GJK stops at GJK_ACCURACY of the distance: 1e-4 or 1e-12; squared and times 3, twice that.
constexpr double kEpaGap = kSingle ? 6e-4 : 6e-12;
// Lengths, of squares that are compared. The detector stops where a support point is as near to one of the simplex, and
// where a squared distance is below REL_ERROR2, which is less or as much.
#define ASSAY_SIMPLEX "bullet/BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h"
#define ASSAY_EPA \
  "https://github.com/bulletphysics/bullet3/blob/3.24/src/BulletCollision/NarrowPhaseCollision/btGjkEpa2.cpp"
constexpr double kSamePoint =
    kSingle ? documented(1e-2, ASSAY_SIMPLEX, "#define VORONOI_DEFAULT_EQUAL_VERTEX_THRESHOLD 0.0001f")
            : documented(1e-6, ASSAY_SIMPLEX, "#define VORONOI_DEFAULT_EQUAL_VERTEX_THRESHOLD 1e-12f");
// The EPA solver's GJK likewise, and where the distance itself is below GJK_MIN_DISTANCE, which is less.
constexpr double kEpaSamePoint = kSingle ? documented(1e-2, ASSAY_EPA, "#define GJK_DUPLICATED_EPS ((btScalar)0.0001)")
                                         : documented(1e-6, ASSAY_EPA, "#define GJK_DUPLICATED_EPS ((btScalar)1e-12)");
// A depth: the search ends where a support plane is no farther from the best face.
constexpr double kDepth = kSingle ? documented(1e-4, ASSAY_EPA, "#define EPA_ACCURACY ((btScalar)0.0001)")
                                  : documented(1e-12, ASSAY_EPA, "#define EPA_ACCURACY ((btScalar)1e-12)");
constexpr OperatingRange kRange = range_with(0);
// Either body is grown by the margin, and answers about the bodies without it are ours: within both margins nothing of
// them is left open by Bullet's documents.
constexpr Promises<GjkFamily> kGrown{.distance_gap = kGap,
                                     .distance_gap_absolute = kMargins + kSamePoint,
                                     .points_gap_absolute = kMargins,
                                     .depth_gap_absolute = kMargins + kDepth,
                                     .normal_gap_absolute = kMargins,
                                     .range = range_with(kMargins)};
constexpr Promises<GjkFamily> kBare{
    .distance_gap = kGap, .distance_gap_absolute = kSamePoint, .depth_gap_absolute = kDepth, .range = kRange};

#define ASSAY_PRECISION_NOTE                                                                                         \
  " Absolute thresholds whatever the scale: a squared distance below REL_ERROR2 (1e-6 in single, 1e-12 in double "   \
  "precision) "                                                                                                      \
  "ends the iteration, products below FLT_EPSILON or DBL_EPSILON count as zero. At most 1000 iterations. In single " \
  "precision problems whose numbers are not floats are declined; planar ones always are, and coordinates beyond "    \
  "BT_LARGE_FLOAT (1e18 in single, 1e30 in double precision)." ASSAY_BULLET_SIZE_NOTE

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, PairBare>(
        {.version = kVersion,
         .sentence = "btGjkPairDetector with btGjkEpaPenetrationDepthSolver on btConvexHullShape, margin 0",
         .promises = kBare,
         .note = "What touching means is nowhere said. No contact point reported is taken as no "
                 "contact." ASSAY_PRECISION_NOTE,
         .precision_bits = kPrecisionBits,
         .only_by_name = kWithoutMargin}),
    plugin::engine<GjkFamily, PairMargin>(
        {.version = kVersion,
         .sentence = "btGjkPairDetector with btGjkEpaPenetrationDepthSolver on btConvexHullShape, default margin 0.04",
         .promises = kGrown,
         .note =
             "Bullet's bodies are grown by 0.04, a length; the adapter takes 0.08 off the distance again and moves the "
             "point on either body back by 0.04 along the normal, so that what is judged are the bodies given, to the "
             "0.08 by which they differ from Bullet's. What "
             "touching means is nowhere said." ASSAY_PRECISION_NOTE,
         .precision_bits = kPrecisionBits}),
    plugin::engine<GjkFamily, Epa2>(
        {.version = kVersion,
         .sentence = "btGjkEpaSolver2::Distance, and ::Penetration where that finds no distance, without margins",
         .promises = {.distance_gap = kEpaGap,
                      .distance_gap_absolute = kEpaSamePoint,
                      .depth_gap_absolute = kDepth,
                      .range = kRange},
         .note =
             "What touching means is nowhere said. GJK_ACCURACY, GJK_MIN_DISTANCE, GJK_DUPLICATED_EPS and EPA_ACCURACY "
             "are 1e-4 in single and 1e-12 in double precision, partly absolute; at most 128 and 255 iterations and "
             "128 vertices. GJK_Failed and EPA_Failed count as giving up, and a negative depth is a distance. In "
             "single "
             "precision problems whose numbers are not floats are declined; planar ones always are, and coordinates "
             "beyond BT_LARGE_FLOAT (1e18 in single, 1e30 in double precision)." ASSAY_BULLET_SIZE_NOTE,
         .precision_bits = kPrecisionBits}))
