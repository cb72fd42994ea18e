// Bullet's convex queries: btGjkPairDetector with its EPA behind it, on hulls without and with the default margin, and
// btGjkEpaSolver2 alone. Compiled once for each precision that Debian ships.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include "engines/adapters/collision_adapter_kit.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

constexpr bool kSingle = sizeof(btScalar) == sizeof(float);
// BT_BULLET_VERSION is 324 for 3.24.
constexpr char kVersion[] = {'0' + BT_BULLET_VERSION / 100, '.', '0' + BT_BULLET_VERSION / 10 % 10,
                             '0' + BT_BULLET_VERSION % 10, 0};

std::array<double, 3> numbers(const btVector3& v) { return {double(v.x()), double(v.y()), double(v.z())}; }
btVector3 vector(const std::array<double, 3>& v) { return {btScalar(v[0]), btScalar(v[1]), btScalar(v[2])}; }
btTransform in_place() { return btTransform(btMatrix3x3(1, 0, 0, 0, 1, 0, 0, 0, 1), btVector3(0, 0, 0)); }

/// Space only: Bullet is a library of solids. Bodies may be flat, since its hulls are asked for farthest points alone.
bool is_served(const ConvexPair& pair) {
  return collision_adapter::in_space(pair) && (!kSingle || collision_adapter::is_single(pair));
}

void fill(btConvexHullShape& shape, const Points& body) {
  for (std::uint32_t i = 0; i < body.size(); ++i) shape.addPoint(vector({body[i][0], body[i][1], body[i][2]}), false);
  shape.recalcLocalAabb();
}

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

/// A detector that reports no contact point says that there is no contact. `margin` < 0 leaves the default.
///
/// A margin m makes every body its parallel body at distance m. Distance and depth of these differ from those of the
/// bodies by exactly 2 m, with the same normal, so the margins are taken off again, in double.
GjkAnswer ask_detector(const ConvexPair& pair, btScalar margin) {
  if (!is_served(pair)) return Declined{"not a pair in space of this precision"};
  btConvexHullShape a, b;
  if (margin >= 0) a.setMargin(margin), b.setMargin(margin);
  fill(a, pair.a), fill(b, pair.b);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btGjkPairDetector detector(&a, &b, &simplex, &depth);
  btDiscreteCollisionDetectorInterface::ClosestPointInput input;
  input.m_transformA = input.m_transformB = in_place();
  Deepest deepest;
  detector.getClosestPoints(input, deepest, nullptr);
  if (!deepest.found) return BareVerdict{false};

  const double margin_b = double(b.getMargin());
  const double distance = deepest.distance + double(a.getMargin()) + margin_b;
  const std::array<double, 3>& n = deepest.from_b_to_a;
  if (!(distance > 0)) return Penetrating{-distance, {-n[0], -n[1], -n[2]}, 0, {}, {}};
  MeasuredApart apart{distance, {}, deepest.on_b};
  for (std::size_t k = 0; k < 3; ++k) {
    apart.on_b[k] -= n[k] * margin_b;
    apart.on_a[k] = apart.on_b[k] + n[k] * distance;
  }
  return apart;
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
    if (!is_served(pair)) return Declined{"not a pair in space of this precision"};
    btConvexHullShape a, b;
    a.setMargin(0), b.setMargin(0);
    fill(a, pair.a), fill(b, pair.b);
    const btVector3 guess(1, 0, 0);
    btGjkEpaSolver2::sResults results;
    if (btGjkEpaSolver2::Distance(&a, in_place(), &b, in_place(), guess, results))
      return MeasuredApart{double(results.distance), numbers(results.witnesses[0]), numbers(results.witnesses[1])};
    if (results.status != btGjkEpaSolver2::sResults::Penetrating) return GaveUp{GaveUp::Why::kUncertain, 0};
    if (!btGjkEpaSolver2::Penetration(&a, in_place(), &b, in_place(), guess, results, false))
      return GaveUp{GaveUp::Why::kUncertain, 0};
    const std::array<double, 3> from_b_to_a = numbers(results.normal);
    return Penetrating{-double(results.distance), {-from_b_to_a[0], -from_b_to_a[1], -from_b_to_a[2]}, 0, {}, {}};
  }
};

// The constants are those of btGjkPairDetector.cpp and btGjkEpa2.cpp. The detector stops when squared distance and the
// lower bound of its support plane differ by REL_ERROR2 of the squared distance, which is at most 3 L^2: with the bound
// the same as distance_gap's, 3e-12 in double. In single precision the subtraction of coordinates as large as L alone
// errs by 2^-24 L, so 3e-6 there is taken four times.
constexpr double kGap = kSingle ? 1.2e-5 : 3e-12;
// The EPA solver's GJK stops at GJK_ACCURACY of the distance: 1e-4 or 1e-12; squared and times 3, twice that.
constexpr double kEpaGap = kSingle ? 6e-4 : 6e-12;
// Depths: EPA_ACCURACY is 1e-4 or 1e-12; ten times that in single precision, and in double the rounding of many steps.
constexpr double kDepthGap = kSingle ? 1e-3 : 1e-9;

#define ASSAY_PRECISION_NOTE                                                                                         \
  " Absolute thresholds whatever the scale: a squared distance below REL_ERROR2 (1e-6 in single, 1e-12 in double "   \
  "precision) "                                                                                                      \
  "ends the iteration, products below FLT_EPSILON or DBL_EPSILON count as zero. At most 1000 iterations. In single " \
  "precision problems whose numbers are not floats are declined; planar ones always are."

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, PairBare>(
        {.version = kVersion,
         .sentence = "btGjkPairDetector with btGjkEpaPenetrationDepthSolver on btConvexHullShape, margin 0",
         .distance_gap = kGap,
         .note = "What touching means is nowhere said. No contact point reported is taken as no "
                 "contact." ASSAY_PRECISION_NOTE,
         .depth_gap = kDepthGap}),
    plugin::engine<GjkFamily, PairMargin>(
        {.version = kVersion,
         .sentence = "btGjkPairDetector with btGjkEpaPenetrationDepthSolver on btConvexHullShape, default margin 0.04",
         .distance_gap = kGap,
         .note = "Bullet's bodies are grown by 0.04, a length; the adapter takes 0.08 off the distance again, so that "
                 "what is "
                 "judged are the bodies given. What touching means is nowhere said." ASSAY_PRECISION_NOTE,
         .depth_gap = kDepthGap}),
    plugin::engine<GjkFamily, Epa2>(
        {.version = kVersion,
         .sentence = "btGjkEpaSolver2::Distance, and ::Penetration where that finds no distance, without margins",
         .distance_gap = kEpaGap,
         .note =
             "What touching means is nowhere said. GJK_ACCURACY, GJK_MIN_DISTANCE, GJK_DUPLICATED_EPS and EPA_ACCURACY "
             "are 1e-4 in single and 1e-12 in double precision, partly absolute; at most 128 and 255 iterations and "
             "128 vertices. GJK_Failed and EPA_Failed count as giving up. In single precision problems whose numbers "
             "are not floats are declined; planar ones always are.",
         .depth_gap = kDepthGap}))
