// FCL's engines on small integers, and FCL replaced by a library that errs nowhere.
#include "engines/adapters/fcl/cast_translation.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "tests/engines/collision_adapters/fcl/read_back.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"

extern "C" const assay_plugin* fcl_entry(uint32_t host_abi_version);
extern "C" const assay_plugin* fcl_signed_indep_entry(uint32_t host_abi_version);
extern "C" const assay_plugin* fcl_casts_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace fcl_adapter;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(fcl_entry(ASSAY_ABI_VERSION), name); }
const assay_engine& cast_engine(std::string_view name) {
  return engine_named(fcl_casts_entry(ASSAY_ABI_VERSION), name);
}

// Measured on 2000 pairs each; a limit is about twice what was seen, at least one in a hundred. A sign, exchanged
// bodies or a reversed normal would be wrong on most of them. What throws is given up.
TEST(FclRates, OnSmallIntegers) {
  const std::pair<const char*, Limits> engines[] = {
      {"fcl/intersect_libccd", {1, 0, 0, 0, 0, 0}},
      {"fcl/intersect_indep", {1, 0, 0, 0, 0, 0}},
      // MPR's depth and normal need not be the least; the move along them fails to part the bodies where the nearest
      // point of its last portal is not inside of it.
      {"fcl/collide_libccd", {1, 0, 0, 100, 100, 35}},
      {"fcl/collide_indep", {1, 0, 0, 5, 5, 1}},
      {"fcl/distance_libccd", {1, 1, 1, 0, 0, 0}},
      {"fcl/distance_indep", {1, 1, 1, 0, 0, 0}},
      {"fcl/signed_distance_libccd", {1, 1, 1, 1, 1, 1}},
  };
  for (const auto& [name, limits] : engines)
    expect_within(rates_of_collisions(engine(name), 3, 2000), limits, 0.95, name);
}

// The naive solver looks at 10000 moments, so it is asked less. Wrong verdicts of the advancement by libccd are misses
// of bodies that go through each other (fcl_advance_misses_a_contact).
TEST(FclRates, OfCastsOnSmallIntegers) {
  const std::tuple<const char*, std::uint64_t, std::uint64_t, Limits> engines[] = {
      {"fcl/advance_libccd", 2000, 200, {.verdicts = 4, .times = 3}},
      {"fcl/advance_indep", 2000, 200, {.verdicts = 1, .times = 3}},
      {"fcl/continuous_naive", 100, 10, {.verdicts = 1, .times = 1}},
  };
  for (const auto& [name, straight, turning, limits] : engines)
    for (const double turn : {0.0, 3.0})
      expect_within(rates_of_casts(cast_engine(name), 3, turn > 0 ? turning : straight, {0, turn}), limits, 0.95,
                    std::string(name) + " turning up to " + std::to_string(turn));
}

/// What an exact FCL would be given: its own objects.
template <class Tell>
GjkAnswer told_exactly(const ConvexPair& pair, Tell tell) {
  const Objects objects = objects_of(pair);
  if (!objects) return Declined{"not two solids in space"};
  const auto truth = exact_contact({read_back(*objects.a), read_back(*objects.b)});
  if (!truth) return GaveUp{};
  return tell(*objects.a, *objects.b, *truth);
}

template <bool with_contact, int depth_sign>
struct ExactCollide {
  static constexpr std::string_view kName = "exact/collide";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return told_exactly(pair, [](const Object& a, const Object& b, const ExactContact& truth) {
      fcl::CollisionResult<double> result;
      if (truth.meets())
        result.addContact(fcl::Contact<double>(a.collisionGeometry().get(), b.collisionGeometry().get(), -1, -1,
                                               {0, 0, 0}, {truth.normal[0], truth.normal[1], truth.normal[2]},
                                               depth_sign * truth.depth));
      return answer_of(result.numContacts(), result, with_contact);
    });
  }
};

/// A point of the first body deepest in the second, and the second's as far behind it as it is deep.
template <bool with_sign>
struct ExactDistance {
  static constexpr std::string_view kName = "exact/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return told_exactly(pair, [](const Object& a, const Object& b, const ExactContact& truth) {
      const auto* shape_a = a.collisionGeometry().get();
      const auto* shape_b = b.collisionGeometry().get();
      fcl::DistanceResult<double> result;
      if (!truth.meets()) {
        result.update(truth.distance, shape_a, shape_b, -1, -1, vector(truth.on_a), vector(truth.on_b));
      } else {
        const fcl::Vector3<double> normal = vector(truth.normal);
        const fcl::Vector3<double> on_a = convex_of(a).findExtremeVertex(normal);
        result.update(-truth.depth, shape_a, shape_b, -1, -1, on_a, on_a - truth.depth * normal);
      }
      return answer_of(result, with_sign);
    });
  }
};

TEST(FclInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // FCL serves solids: more than half of the domains draw planar or flat bodies.
  for (const char* name : {"fcl/intersect_libccd", "fcl/intersect_indep"})
    expect_innocent<GjkFamily>(answered_exactly<ExactCollide<false, 1>>(engine(name)), 5000, 0.2);
  expect_innocent<GjkFamily>(answered_exactly<ExactCollide<true, 1>>(engine("fcl/collide_libccd")), 5000, 0.2);
  expect_innocent<GjkFamily>(answered_exactly<ExactCollide<true, -1>>(engine("fcl/collide_indep")), 5000, 0.2);
  for (const char* name : {"fcl/distance_libccd", "fcl/distance_indep"})
    expect_innocent<GjkFamily>(answered_exactly<ExactDistance<false>>(engine(name)), 5000, 0.2);
}

/// Bodies that touch, or hardly overlap, get no direction out of FCL's points, and the claims ask for none.
TEST(FclInverted, SignedDistancesOfAnExactLibraryAreNeverConvicted) {
  expect_innocent<GjkFamily>(answered_exactly<ExactDistance<true>>(engine("fcl/signed_distance_libccd")), 5000, 0.2);
  expect_innocent<GjkFamily>(answered_exactly<ExactDistance<true>>(
                                 engine_named(fcl_signed_indep_entry(ASSAY_ABI_VERSION), "fcl/signed_distance_indep")),
                             5000, 0.2);
}

/// That the tests above can fail.
TEST(FclInverted, ExchangedPointsAreConvicted) {
  const assay_engine spoiled =
      answered_exactly<Spoiled<ExactDistance<false>, &exchange_points>>(engine("fcl/distance_libccd"));
  expect_convicted<GjkFamily>(spoiled, 1000, NearestPointsAreRight::kName);
  const Rates rates = rates_of_collisions(spoiled, 3, 200);
  EXPECT_GT(rates.points_off * 2, rates.points);
}

/// Straight motions are read back from the transforms; a turn is the problem's, since a matrix rounds it.
struct ExactCast {
  static constexpr std::string_view kName = "exact/cast";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    const MovingObjects both = moving_objects_of(pair);
    if (both.declined != nullptr) return Declined{both.declined};
    MovingPair read = pair;
    for (auto [body, motion, moving] :
         {std::tuple(&read.bodies.a, &read.of_a, &both.a), std::tuple(&read.bodies.b, &read.of_b, &both.b)}) {
      *body = read_back(*moving->object, moving->from);
      for (std::size_t k = 0; k < 3; ++k)
        motion->displacement[k] = moving->to.translation()[int(k)] - moving->from.translation()[int(k)];
    }
    const auto truth = exact_time(read);
    if (!truth) return GaveUp{};
    fcl::CollisionResult<double> start;
    if (truth->kind == ExactTime::Kind::kAtStart) start.addContact({});
    if (const auto answer = answer_of_start(start.numContacts(), start)) return *answer;
    fcl::ContinuousCollisionResult<double> result;
    result.is_collide = truth->kind == ExactTime::Kind::kLater;
    result.time_of_contact = result.is_collide ? truth->time : 1;
    return answer_of(result.time_of_contact, result);
  }
};

TEST(FclInverted, CastsOfAnExactLibraryAreNeverConvicted) {
  for (const char* name : {"fcl/advance_libccd", "fcl/advance_indep", "fcl/continuous_naive"})
    expect_innocent<CastFamily>(cast_exactly<ExactCast>(cast_engine(name)), 600, 0.1);
}

}  // namespace
}  // namespace assay
