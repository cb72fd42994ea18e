// Bullet's engines on small integers, and Bullet replaced by a library that errs nowhere but in rounding to its precision.
// Compiled for both precisions.
#include <LinearMath/btTransformUtil.h>

#include <limits>

#include "tests/engines/collision_adapters/bullet/read_back.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/small_integers.h"

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

struct Limit {
  const char* name;
  double verdicts, distances, points, depths, normals;  ///< in hundredths of what was told
};

// Measured on 2000 pairs each; a limit is about twice what was seen, at least one in a hundred. A sign, exchanged bodies, a
// reversed normal or a margin taken off once too often would be wrong on most of them.
constexpr Limit kLimits[] = {
    {"pair_margin_0", 1, 1, 1, 10, 10},
    {"pair_default", 1, 1, 5, 5, 5},
    {"epa2", 2, 2, 2, 10, 10},
};

TEST(BulletRates, OnSmallIntegers) {
  for (const Limit& limit : kLimits) {
    const Rates rates = rates_of_collisions(engine(limit.name), 3, 2000);
    std::cout << limit.name << ": " << rates << '\n';
    EXPECT_GE(double(rates.answered), 0.95 * double(rates.asked)) << "failures that are told are given up";
    EXPECT_LE(double(rates.wrong_verdicts) * 100, double(rates.verdicts) * limit.verdicts) << limit.name;
    EXPECT_LE(double(rates.wrong_distances) * 100, double(rates.distances) * limit.distances) << limit.name;
    EXPECT_LE(double(rates.points_off) * 100, double(rates.points) * limit.points) << limit.name;
    EXPECT_LE(double(rates.wrong_depths) * 100, double(rates.depths) * limit.depths) << limit.name;
    EXPECT_LE(double(rates.wrong_normals) * 100, double(rates.normals) * limit.normals) << limit.name;
  }
}

struct CastLimit {
  const char* name;
  double least_turn, most_turn, verdicts, times;  ///< in hundredths
  double way = 0.1;                               ///< how far off a time may be, as a way
};
constexpr double kQuarter = 0.78;
constexpr CastLimit kCastLimits[] = {
    {"gjk_cast_margin_0", 0, 0, 25, 10},    // misses where a step ends at the contact
    {"gjk_cast_default", 0, 0, 4, 5, 1.0},  // grown bodies meet 0.08 before, and at a slant farther
    {"subsimplex_cast", 0, 0, 4, 2},        // misses bodies that go through each other (32 iterations)
    {"continuous", 0, 0, 1, 2},
    {"continuous", 0, kQuarter, 2, 5},
    {"continuous_wide_turns", 0.79, 3.0, 15, 60},  // turns otherwise than told
};

TEST(BulletRates, OfCastsOnSmallIntegers) {
  for (const CastLimit& limit : kCastLimits) {
    const std::uint64_t count = limit.most_turn > 0 ? 200 : 2000;
    const Rates rates =
        rates_of_casts(cast_engine(limit.name), 3, count, {limit.least_turn, limit.most_turn, limit.way});
    std::cout << limit.name << " turning up to " << limit.most_turn << ": " << rates << '\n';
    EXPECT_GE(double(rates.answered), 0.8 * double(rates.asked)) << "failures that are told are given up";
    EXPECT_LE(double(rates.wrong_verdicts) * 100, double(rates.verdicts) * limit.verdicts) << limit.name;
    EXPECT_LE(double(rates.wrong_times) * 100, double(rates.times) * limit.times) << limit.name;
  }
}

/// Whether Bullet's numbers hold a length that is not 0, after the margins as well: to 2^-20 of itself.
bool is_held(double length, double margins) {
  if (length == 0) return true;
  const double kept = double(btScalar(length - margins)) + margins;
  return std::abs(kept) <= double(std::numeric_limits<btScalar>::max()) && std::abs(kept - length) <= 0x1p-20 * length;
}

/// btGjkPairDetector tells a normal from b to a, the point of b with its margin, and the distance less both margins. A
/// distance that the precision does not hold behind the margins is given up.
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
    if (!is_held(truth->meets() ? truth->depth : truth->distance, truth->meets() ? -margins : margins)) return GaveUp{};
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
    if (!truth || !is_held(truth->meets() ? truth->depth : truth->distance, 0)) return GaveUp{};
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
    if (!contact || !is_held(contact->meets() ? contact->depth : contact->distance,
                             contact->meets() ? -(margin_a + margin_b) : margin_a + margin_b))
      return GaveUp{};
    const double told = contact->meets() ? -contact->depth : contact->distance;
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
  expect_innocent<CastFamily>(cast_exactly<ExactCast<0, false>>(cast_engine("subsimplex_cast")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<0, true>>(cast_engine("continuous")), 600, 0.02);
  expect_innocent<CastFamily>(cast_exactly<ExactCast<0, true, true>>(cast_engine("continuous_wide_turns")), 600, 0.005);
}

}  // namespace
}  // namespace assay
