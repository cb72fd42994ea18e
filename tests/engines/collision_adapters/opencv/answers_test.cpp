// OpenCV's verdict on small integers, its polygons read back, and OpenCV replaced by a library that errs nowhere.
#include "engines/adapters/opencv/polygons.h"
#include "properties/gjk/verdict_is_right.h"
#include "tests/engines/collision_adapters/trial/adapter.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/exact_library.h"
#include "tests/engines/collision_adapters/trial/planted.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

extern "C" const assay_plugin* opencv_entry(uint32_t host_abi_version);

namespace assay {
namespace {

using namespace opencv;
using namespace trial;

const assay_engine& engine(std::string_view name) { return engine_named(opencv_entry(ASSAY_ABI_VERSION), name); }

Points read_back(const Polygon& polygon) {
  Points body{2, {}};
  for (const cv::Point2f& p : polygon) body.coordinates.insert(body.coordinates.end(), {p.x, p.y});
  return body;
}

TEST(OpencvRoundTrip, PolygonsAreTheBodies) {
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 2, {true, 8});
    Choices choices(mix64(index));
    for (const Points* body : {&pair.a, &pair.b}) {
      const auto polygon = floats_of(collision_adapter::corners_of(*body));
      ASSERT_TRUE(polygon) << index;
      expect_same_extent(read_back(*polygon), *body, choices, index % 100 == 0 ? 300 : 2, [](const auto&) {});
    }
    if (HasFatalFailure()) FAIL() << index;
  }
}

// Nothing wrong was seen on 2000 pairs; a limit is one in a hundred, where bodies taken for others would be wrong on
// most.
TEST(OpencvRates, OnSmallIntegers) {
  expect_within(rates_of_collisions(engine("opencv/intersect_convex"), 2, 2000), {.verdicts = 1}, 1,
                "opencv/intersect_convex");
}

template <bool kTurnedOver>
struct Exact {
  static float common_area(const Polygon& a, const Polygon& b) {
    const auto truth = exact_contact({read_back(a), read_back(b)});
    if (!truth) throw cv::Exception(cv::Error::StsError, "no truth", "", "", 0);
    return truth->meets() != kTurnedOver ? 1.0F : 0.0F;
  }
};

TEST(OpencvInverted, AnswersOfAnExactLibraryAreNeverConvicted) {
  // Planar bodies of floats that have an area: few of the domains draw them.
  expect_innocent<GjkFamily>(answered_exactly<Intersects<Exact<false>>>(engine("opencv/intersect_convex")), 12000,
                             0.05);
}

/// That the test above can fail.
TEST(OpencvInverted, VerdictsTurnedOverAreConvicted) {
  expect_convicted<GjkFamily>(answered_exactly<Intersects<Exact<true>>>(engine("opencv/intersect_convex")), 5000,
                              VerdictIsRight::kName);
}

}  // namespace
}  // namespace assay
