// What GEOS is given is the pair asked: polygons, segments and points, read back from its own geometries.
#include "engines/adapters/geos/collision.h"
#include "tests/engines/collision_adapters/geos/read_back.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace geos;
using namespace trial;

TEST(GeosRoundTrip, GeometriesAreTheBodies) {
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 2, {});
    ASSERT_EQ(collision_adapter::why_not_planar(pair), nullptr) << index;
    Choices choices(mix64(index));
    for (const Points* body : {&pair.a, &pair.b}) {
      const Geometry geometry = geometry_of(*body);
      ASSERT_NE(geometry, nullptr) << index;
      expect_same_extent(read_back(geometry.get()), *body, choices, index % 100 == 0 ? 300 : 2, [](const auto&) {});
    }
    if (HasFatalFailure()) FAIL() << index;
  }
}

TEST(GeosRoundTrip, EveryKindOfBodyIsTheGeometryOfItsDimension) {
  const auto kind = [](const Points& body) { return GEOSGeomTypeId_r(context(), geometry_of(body).get()); };
  EXPECT_EQ(kind({2, {3, 4, 3, 4}}), GEOS_POINT);
  EXPECT_EQ(kind({2, {0, 0, 1, 1, 3, 3}}), GEOS_LINESTRING);
  EXPECT_EQ(kind({2, {0, 0, 1, 1, 3, 4}}), GEOS_POLYGON);
  EXPECT_EQ(GEOSisValid_r(context(), geometry_of({2, {0, 0, 1, 0, 1, 1, 0, 1}}).get()), 1);
}

TEST(GeosAnswer, IsReadFromEveryOutput) {
  EXPECT_TRUE(std::get<BareVerdict>(answer_of(char{1})).colliding);
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(char{0})).colliding);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(char{2}))) << "an exception";
  const Point2 nearest[] = {{1, 2}, {3, 4}}, one[] = {{1, 2}};
  const auto apart = std::get<MeasuredApart>(answer_of(2.5, sequence_of(nearest).get()));
  EXPECT_EQ(apart.distance, 2.5);
  EXPECT_EQ(apart.on_a, (std::array<double, 3>{1, 2, 0}));
  EXPECT_EQ(apart.on_b, (std::array<double, 3>{3, 4, 0}));
  EXPECT_EQ(std::get<BareDistance>(answer_of(0.0, nullptr)).distance, 0);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(1.0, nullptr)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(1.0, sequence_of(one).get())));
  EXPECT_TRUE(std::isnan(std::get<MeasuredApart>(answer_of(std::nan(""), sequence_of(nearest).get())).distance))
      << "passed on as it is";
}

}  // namespace
}  // namespace assay
