// libccd's engines on small integers, and libccd replaced by a library that errs nowhere.
#include "engines/adapters/libccd/translation.h"
#include "properties/gjk/normal_is_right.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"

extern "C" const assay_plugin* libccd_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace libccd_adapter;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(libccd_entry(ASSAY_ABI_VERSION), name); }

// Measured on 2000 pairs in the plane and in space each; limits are about twice what was seen, at least one in a
// hundred. A sign, exchanged bodies or a reversed normal would be wrong on most of them.
TEST(LibccdRates, OnSmallIntegers) {
  const std::pair<const char*, Limits> engines[] = {
      {"libccd/gjk", {.verdicts = 1}},
      {"libccd/mpr", {.verdicts = 1}},
      // EPA's polytope is sometimes left on a face that is not the nearest (libccd_epa_depth_is_short).
      {"libccd/gjk_epa", {.verdicts = 1, .depths = 8, .normals = 8}},
      // MPR's depth and normal need not be the least; that the move along them parts the bodies fails where the nearest
      // point of its last portal is not inside of it.
      {"libccd/mpr_depth", {.verdicts = 1, .moves = 30}},
  };
  for (const std::uint32_t dimension : {2U, 3U})
    for (const auto& [name, limits] : engines)
      expect_within(rates_of_collisions(engine(name), dimension, 2000), limits, 1,
                    name + (" in R^" + std::to_string(dimension)));
}

struct ExactVerdict {
  static constexpr std::string_view kName = "exact/verdict";
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    const Query query(pair, watch);
    if (query.declined != nullptr) return Declined{query.declined};
    const auto meets = exactly_meets({*query.a.points, *query.b.points});
    if (!meets) return GaveUp{};
    return answer_of(*meets ? 1 : 0);
  }
};

struct ExactDepth {
  static constexpr std::string_view kName = "exact/depth";
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    const Query query(pair, watch);
    if (query.declined != nullptr) return Declined{query.declined};
    const auto truth = exact_contact({*query.a.points, *query.b.points});
    if (!truth) return GaveUp{};
    Penetration result;
    result.returned = truth->meets() ? 0 : -1;
    if (truth->meets()) {
      result.depth = truth->depth;
      ccdVec3Set(&result.direction, truth->normal[0], truth->normal[1], truth->normal[2]);
    }
    return answer_of(result, pair.a.dimension);
  }
};

TEST(LibccdInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // A few domains have more than three dimensions, and are declined; what is not said of depths is undecided.
  expect_innocent<GjkFamily>(answered_exactly<ExactVerdict>(engine("libccd/gjk")), 10000, 0.8);
  expect_innocent<GjkFamily>(answered_exactly<ExactVerdict>(engine("libccd/mpr")), 10000, 0.8);
  expect_innocent<GjkFamily>(answered_exactly<ExactDepth>(engine("libccd/gjk_epa")), 10000, 0.8);
  expect_innocent<GjkFamily>(answered_exactly<ExactDepth>(engine("libccd/mpr_depth")), 10000, 0.8);
}

/// That the tests above can fail.
TEST(LibccdInverted, AReversedDirectionIsConvicted) {
  const assay_engine spoiled = answered_exactly<Spoiled<ExactDepth, &reverse_normal>>(engine("libccd/gjk_epa"));
  expect_convicted<GjkFamily>(spoiled, 1000, NormalIsRight::kName);
  const Rates rates = rates_of_collisions(spoiled, 3, 200);
  EXPECT_GT(rates.wrong_normals * 2, rates.normals);
  EXPECT_GT(rates.wrong_moves * 2, rates.normals);
}

}  // namespace
}  // namespace assay
