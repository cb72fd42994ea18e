// GEOS's engines on small integers, and GEOS replaced by a library that errs nowhere.
#include "engines/adapters/geos/pair_engines.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "tests/engines/collision_adapters/geos/read_back.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"

extern "C" const assay_plugin* geos_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace geos;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(geos_entry(ASSAY_ABI_VERSION), name); }

// Nothing wrong was seen on 2000 pairs each; a limit is one in a hundred, where an exchange of bodies or points would
// be wrong on most.
TEST(GeosRates, OnSmallIntegers) {
  for (const char* name : {"geos/intersects", "geos/prepared_intersects", "geos/distance"})
    expect_within(rates_of_collisions(engine(name), 2, 2000), {.verdicts = 1, .distances = 1, .points = 1}, 1, name);
}

/// The truth about the geometries that GEOS would be asked about.
template <class Tell>
GjkAnswer told_exactly(const ConvexPair& pair, Tell tell) {
  return ask(pair, [&](const GEOSGeometry* a, const GEOSGeometry* b) -> GjkAnswer {
    const auto truth = exact_contact({read_back(a), read_back(b)});
    return truth ? tell(*truth) : GaveUp{};
  });
}

struct ExactIntersects {
  static constexpr std::string_view kName = "exact/intersects";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return told_exactly(pair, [](const ExactContact& truth) { return answer_of(truth.meets() ? char{1} : char{0}); });
  }
};

struct ExactDistance {
  static constexpr std::string_view kName = "exact/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return told_exactly(pair, [](const ExactContact& truth) -> GjkAnswer {
      if (truth.meets()) return answer_of(0.0, nullptr);
      const Point2 nearest[] = {{truth.on_a[0], truth.on_a[1]}, {truth.on_b[0], truth.on_b[1]}};
      if (truth.distance == 0) return GaveUp{};  // below the least double: no hit, and no number
      return answer_of(truth.distance, sequence_of(nearest).get());
    });
  }
};

TEST(GeosInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Planar bodies: a third of the domains draw them.
  expect_innocent<GjkFamily>(answered_exactly<ExactIntersects>(engine("geos/intersects")), 8000, 0.2);
  expect_innocent<GjkFamily>(answered_exactly<ExactDistance>(engine("geos/distance")), 8000, 0.2);
}

/// That the tests above can fail.
TEST(GeosInverted, PointsOfTheOtherBodyAreConvicted) {
  const assay_engine spoiled = answered_exactly<Spoiled<ExactDistance, &exchange_points>>(engine("geos/distance"));
  expect_convicted<GjkFamily>(spoiled, 5000, NearestPointsAreRight::kName);
  const Rates rates = rates_of_collisions(spoiled, 2, 500);
  EXPECT_GT(rates.points_off * 2, rates.points);
}

}  // namespace
}  // namespace assay
