// Chipmunk's engine on small integers, and Chipmunk replaced by a library that errs nowhere.
#include "properties/gjk/normal_is_right.h"
#include "tests/engines/collision_adapters/chipmunk/read_back.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"

extern "C" const assay_plugin* chipmunk_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace chipmunk;
using namespace trial;

const assay_engine& engine() { return engine_named(chipmunk_entry(ASSAY_ABI_VERSION), "chipmunk/collide"); }

// A sign, exchanged bodies or a reversed normal would be wrong on most.
TEST(ChipmunkRates, OnSmallIntegers) {
  expect_within(rates_of_collisions(engine(), 2, 2000), {.verdicts = 1, .depths = 1, .normals = 1, .moves = 1}, 1,
                "chipmunk/collide");
}

/// The truth about the polygons that Chipmunk would be asked about, as one contact.
struct ExactCollide {
  static constexpr std::string_view kName = "exact/collide";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = collision_adapter::why_not_planar(pair)) return Declined{why};
    const auto a = collision_adapter::corners_of(pair.a), b = collision_adapter::corners_of(pair.b);
    if (a.size() < 3 || b.size() < 3) return Declined{"a flat body"};
    const auto truth = exact_contact({read_back(Polygon(a)), read_back(Polygon(b))});
    if (!truth) return GaveUp{};
    cpContactPointSet contacts{};
    if (truth->meets()) {
      contacts.count = 1;
      contacts.normal = cpv(truth->normal[0], truth->normal[1]);
      contacts.points[0].distance = -truth->depth;
    }
    return answer_of(contacts);
  }
};

TEST(ChipmunkInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Planar bodies with interior: a fifth of the domains draw them.
  expect_innocent<GjkFamily>(answered_exactly<ExactCollide>(engine()), 10000, 0.1);
}

/// That the tests above can fail.
TEST(ChipmunkInverted, AReversedNormalIsConvicted) {
  const assay_engine spoiled = answered_exactly<Spoiled<ExactCollide, &reverse_normal>>(engine());
  expect_convicted<GjkFamily>(spoiled, 5000, NormalIsRight::kName);
  const Rates rates = rates_of_collisions(spoiled, 2, 500);
  EXPECT_GT(rates.wrong_normals * 2, rates.normals);
}

}  // namespace
}  // namespace assay
