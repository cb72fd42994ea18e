// What Chipmunk is given is the pair asked: polygons, read back from its own shapes.
#include "engines/adapters/chipmunk/translation.h"
#include "tests/engines/collision_adapters/chipmunk/read_back.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace chipmunk;
using namespace trial;

TEST(ChipmunkRoundTrip, PolygonsAreTheBodies) {
  std::uint64_t solids = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 2, {});
    ASSERT_EQ(collision_adapter::why_not_planar(pair), nullptr) << index;
    Choices choices(mix64(index));
    for (const Points* body : {&pair.a, &pair.b}) {
      const auto corners = collision_adapter::corners_of(*body);
      if (corners.size() < 3) continue;
      ++solids;
      const Polygon polygon(corners);
      ASSERT_EQ(read_back(polygon).size(), corners.size());
      expect_same_extent(read_back(polygon), *body, choices, index % 100 == 0 ? 300 : 2, [](const auto&) {});
      ASSERT_EQ(cpPolyShapeGetRadius(polygon.shape()), 0);
    }
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(solids, kRoundTrips / 2);
}

/// Only boxes that are apart, exactly, keep a pair from the question.
TEST(ChipmunkRoundTrip, BoxesThatTouchAreAskedAbout) {
  const Polygon square({{0, 0}, {1, 0}, {1, 1}, {0, 1}}), beside({{1, 0}, {2, 0}, {2, 1}, {1, 1}}),
      apart({{1 + 0x1p-52, 0}, {2, 0}, {2, 1}, {1 + 0x1p-52, 1}});
  EXPECT_TRUE(cpBBIntersects(cpShapeGetBB(square.shape()), cpShapeGetBB(beside.shape())));
  EXPECT_FALSE(cpBBIntersects(cpShapeGetBB(square.shape()), cpShapeGetBB(apart.shape())));
  EXPECT_EQ(contacts_of(square.shape(), apart.shape()).count, 0);
  EXPECT_GT(contacts_of(square.shape(), beside.shape()).count, 0);
}

TEST(ChipmunkAnswer, IsReadFromEveryOutput) {
  cpContactPointSet contacts{};
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(contacts)).colliding);
  contacts.count = 2, contacts.normal = cpv(0.6, 0.8);
  contacts.points[0].distance = -0.25, contacts.points[1].distance = -0.5;
  const auto deep = std::get<Penetrating>(answer_of(contacts));
  EXPECT_EQ(deep.depth, 0.5) << "that of the deepest contact";
  EXPECT_EQ(deep.normal, (std::array<double, 3>{0.6, 0.8, 0}));
  EXPECT_EQ(deep.size, 0u);
  contacts.count = 1, contacts.points[0].distance = std::nan("");
  EXPECT_TRUE(std::isnan(std::get<Penetrating>(answer_of(contacts)).depth)) << "passed on as it is";
}

}  // namespace
}  // namespace assay
