// Bullet's engines on small integers, and Bullet replaced by a library that errs nowhere but in rounding to its
// precision. Compiled for both precisions.
#include <LinearMath/btTransformUtil.h>

#include <algorithm>
#include <cmath>

#include "tests/engines/collision_adapters/bullet/read_back.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"

extern "C" const assay_plugin* bullet_entry(uint32_t host_abi_version);
extern "C" const assay_plugin* bullet_casts_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace bullet_adapter;
using namespace trial;

std::string full_name(const char* name) { return std::string(ASSAY_BULLET) + "/" + name; }
const assay_engine& engine(const char* name) { return engine_named(bullet_entry(ASSAY_ABI_VERSION), full_name(name)); }
const assay_engine& cast_engine(const char* name) {
  return engine_named(bullet_casts_entry(ASSAY_ABI_VERSION), full_name(name));
}

// Measured on 2000 pairs each; a limit is about twice what was seen, at least one in a hundred. A sign, exchanged
// bodies, a reversed normal or a margin taken off once too often would be wrong on most of them. Failures that are told
// are given up.
TEST(BulletRates, OnSmallIntegers) {
  const std::pair<const char*, Limits> engines[] = {
      {"pair_margin_0", {1, 1, 1, 1, 1}},  // one depth in six hundred is short
      {"pair_default", {1, 1, 1, 1, 1}},
      {"epa2", {1, 2, 1, 1, 1}},  // seven distances in a thousand are long
  };
  for (const auto& [name, limits] : engines)
    expect_within(rates_of_collisions(engine(name), 3, 2000), limits, 0.95, name);
}

struct CastLimit {
  const char* name;
  double least_turn, most_turn, verdicts, times;  ///< in hundredths
  double way = 0.1;                               ///< how far off a time may be, as a way
};
constexpr double kQuarter = 0.78;
constexpr CastLimit kCastLimits[] = {
    // a tenth missed: a step ends at the contact
    {"gjk_cast_margin_0", 0, 0, 20, 10},
    // grown bodies meet 0.08 before, at a slant farther, and where the bodies pass
    {"gjk_cast_default", 0, 0, 3, 3, 1.0},
    {"subsimplex_cast", 0, 0, 3, 3, 1.0},
    {"continuous", 0, 0, 3, 3, 1.0},
    {"continuous", 0, kQuarter, 3, 5, 1.0},
    {"continuous_wide_turns", 0.79, 3.0, 10, 25, 1.0},  // turns otherwise than told
};

TEST(BulletRates, OfCastsOnSmallIntegers) {
  for (const CastLimit& limit : kCastLimits)
    expect_within(rates_of_casts(cast_engine(limit.name), 3, limit.most_turn > 0 ? 200 : 2000,
                                 {limit.least_turn, limit.most_turn, limit.way}),
                  {.verdicts = limit.verdicts, .times = limit.times}, 0.8,
                  limit.name + (" turning up to " + std::to_string(limit.most_turn)));
}

constexpr double kUnit = kSingle ? 0x1p-24 : 0x1p-53;

/// The largest extent of both bodies together, and their largest coordinate.
struct Size {
  double extent = 0, coordinate = 0;
  explicit Size(const ConvexPair& pair) {
    for (std::uint32_t k = 0; k < 3; ++k) {
      double low = pair.a[0][k], high = low;
      for (const Points* body : {&pair.a, &pair.b})
        for (std::uint32_t i = 0; i < body->size(); ++i)
          low = std::min(low, (*body)[i][k]), high = std::max(high, (*body)[i][k]);
      extent = std::max(extent, high - low), coordinate = std::max({coordinate, std::abs(low), std::abs(high)});
    }
  }
};

/// Whether Bullet's numbers hold a signed distance behind the margins: its sign, and the rest to 64 units of the
/// extent.
bool is_held(double told, double margins, const Size& size) {
  const double kept = double(btScalar(told - margins)) + margins;
  return (kept > 0) == (told > 0) && std::abs(kept - told) <= 64 * kUnit * size.extent;
}

/// btGjkPairDetector tells a normal from b to a, the point of b with its margin, and the distance less both margins.
/// What the precision does not hold behind the margins is given up.
template <int margin>
struct ExactDetector {
  static constexpr std::string_view kName = "exact/detector";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    btConvexHullShape a, b;
    load(a, pair.a, btScalar(margin)), load(b, pair.b, btScalar(margin));
    const auto truth = exact_contact({read_back(a), read_back(b)});
    if (!truth) return GaveUp{};
    const double margin_b = double(b.getMargin()), margins = double(a.getMargin()) + margin_b;
    const double told = truth->meets() ? -truth->depth : truth->distance;
    const Size size(pair);
    if (!is_held(told, margins, size)) return GaveUp{};
    // The point is as far off as its own rounding and that of the margin.
    if (margin_b > 0 && !truth->meets() && margin_b > 64 * size.coordinate) return GaveUp{};
    const auto& normal = truth->meets() ? truth->normal : truth->apart_along;
    std::array<double, 3> on_b = truth->on_b;
    for (std::size_t k = 0; k < 3; ++k) on_b[k] -= normal[k] * margin_b;
    Deepest deepest;
    deepest.addContactPoint(-vector(normal), vector(on_b), btScalar(told - margins));
    return answer_of(deepest, double(a.getMargin()), margin_b);
  }
};

struct ExactEpa2 {
  static constexpr std::string_view kName = "exact/epa2";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    btConvexHullShape a, b;
    load(a, pair.a, 0), load(b, pair.b, 0);
    const auto truth = exact_contact({read_back(a), read_back(b)});
    if (!truth || !is_held(truth->meets() ? -truth->depth : truth->distance, 0, Size(pair))) return GaveUp{};
    btGjkEpaSolver2::sResults results;
    results.status = truth->meets() ? btGjkEpaSolver2::sResults::Penetrating : btGjkEpaSolver2::sResults::Separated;
    results.witnesses[0] = vector(truth->on_a), results.witnesses[1] = vector(truth->on_b);
    results.normal = -vector(truth->meets() ? truth->normal : truth->apart_along);
    results.distance = btScalar(truth->meets() ? -truth->depth : truth->distance);
    if (const auto answer = answer_of_distance(!truth->meets(), results)) return *answer;
    return answer_of_penetration(true, results);
  }
};

TEST(BulletInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Bullet serves space, and in single precision floats: half of the domains and fewer.
  const double least = kSingle ? 0.05 : 0.25;
  expect_innocent<GjkFamily>(answered_exactly<ExactDetector<0>>(engine("pair_margin_0")), 5000, least);
  expect_innocent<GjkFamily>(answered_exactly<ExactDetector<-1>>(engine("pair_default")), 5000, least);
  expect_innocent<GjkFamily>(answered_exactly<ExactEpa2>(engine("epa2")), 5000, least);
}

/// Straight motions are read back from the transforms; a turn is the problem's, since a matrix rounds it.
template <int margin, bool turns, bool wide = false>
struct ExactCast {
  static constexpr std::string_view kName = "exact/cast";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    Scene scene;
    const double threshold = double(ANGULAR_MOTION_THRESHOLD);
    load(scene, pair,
         {wide ? threshold : -1,
          wide    ? collision_adapter::kGreatestTurnTold
          : turns ? threshold
                  : 0,
          btScalar(margin)});
    if (scene.declined != nullptr) return Declined{scene.declined};
    MovingPair read = pair;
    const auto load_back = [](Points& body, Motion& motion, const btConvexHullShape& shape, const btTransform& from,
                              const btTransform& to) {
      body = read_back(shape, from.getOrigin());
      const auto start = numbers(from.getOrigin()), end = numbers(to.getOrigin());
      for (std::size_t k = 0; k < 3; ++k) motion.displacement[k] = end[k] - start[k];
    };
    load_back(read.bodies.a, read.of_a, scene.a, scene.from_a, scene.to_a);
    load_back(read.bodies.b, read.of_b, scene.b, scene.from_b, scene.to_b);
    const auto truth = exact_time(read);
    if (!truth) return GaveUp{};
    const double margin_a = double(scene.a.getMargin()), margin_b = double(scene.b.getMargin());
    btPointCollector start;
    const auto contact = exact_contact(read.bodies);
    if (!contact) return GaveUp{};
    const double told = contact->meets() ? -contact->depth : contact->distance;
    if (!is_held(told, margin_a + margin_b, Size(read.bodies))) return GaveUp{};
    start.addContactPoint(btVector3(0, 0, 1), btVector3(0, 0, 0), btScalar(told - margin_a - margin_b));
    if (overlap(start, margin_a, margin_b)) return InitiallyOverlapping{};
    CastResult result;
    const bool hit = truth->kind == ExactTime::Kind::kLater;
    if (hit) result.m_fraction = btScalar(truth->time);
    return answer_of(hit, result);
  }
};

TEST(BulletInverted, CastsOfAnExactLibraryAreNeverConvicted) {
  expect_innocent<CastFamily>(cast_exactly<ExactCast<0, false>>(cast_engine("gjk_cast_margin_0")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<-1, false>>(cast_engine("gjk_cast_default")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<-1, false>>(cast_engine("subsimplex_cast")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<-1, true>>(cast_engine("continuous")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<-1, true, true>>(cast_engine("continuous_wide_turns")), 600,
                              0.005);
}

}  // namespace
}  // namespace assay
