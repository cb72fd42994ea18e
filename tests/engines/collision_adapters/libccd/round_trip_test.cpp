// What libccd is given is the pair asked: its support function is that of the bodies.
#include "engines/adapters/libccd/translation.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace libccd_adapter;
using namespace trial;

ccd_vec3_t along(const std::vector<double>& direction) {
  ccd_vec3_t vector;
  ccdVec3Set(&vector, direction[0], direction[1], direction.size() == 3 ? direction[2] : 0);
  return vector;
}

void expect_supports(const Body& body, const Points& asked, Choices& choices, int directions) {
  for (int i = 0; i < directions; ++i) {
    const std::vector<double> direction = draw_direction(choices, asked.dimension);
    const ccd_vec3_t vector = along(direction);
    ccd_vec3_t farthest;
    support(&body, &vector, &farthest);
    ASSERT_TRUE(is_farthest(asked, direction, {farthest.v, asked.dimension}));
    if (asked.dimension == 2) {
      ASSERT_EQ(std::abs(farthest.v[2]), body.half_height);
    }
  }
}

TEST(LibccdRoundTrip, SupportsAreThoseOfTheBodies) {
  const Watch nobody;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const std::uint32_t dimension = 2 + index % 2;
    const ConvexPair pair = draw_pair(index / 2, dimension, {});
    const Query query(pair, nobody);
    ASSERT_EQ(query.declined, nullptr) << index;
    ASSERT_TRUE(same_bits(*query.a.points, pair.a) && same_bits(*query.b.points, pair.b)) << index;
    Choices choices(mix64(index));
    const int directions = index % 100 == 0 ? 300 : 2;
    expect_supports(query.a, pair.a, choices, directions);
    expect_supports(query.b, pair.b, choices, directions);
    if (HasFatalFailure()) FAIL() << index;
  }
}

/// A prism is higher than any way out of the plane's bodies is long, so that the way along its axis is never the
/// shortest.
TEST(LibccdRoundTrip, PrismsAreHigherThanBodiesAreDeep) {
  const Watch nobody;
  // From a first vertex in the middle the extent is seen by half.
  const ConvexPair pair{{2, {0, 0, 1, 1, -1, 1, -1, -1, 1, -1}}, {2, {0, 0, 1, 1, -1, 1, -1, -1, 1, -1}}};
  const Query query(pair, nobody);
  EXPECT_GT(2 * query.a.half_height, 2.0);
  EXPECT_EQ(query.a.half_height, query.b.half_height);
}

TEST(LibccdRoundTrip, DeclinesWhatIsNoNumber) {
  const Watch nobody;
  ConvexPair pair{{2, {0, 0, 1, 1, 2, 0}}, {2, {0, 0, 1, 1, 2, 0}}};
  for (const double odd : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
    pair.b.coordinates[3] = odd;
    EXPECT_NE(Query(pair, nobody).declined, nullptr) << odd;
  }
  pair.b.coordinates[3] = 0x1.8p1020;
  EXPECT_EQ(Query(pair, nobody).declined, nullptr);
  pair.b.coordinates[3] = 0x1.8p1023;
  EXPECT_NE(Query(pair, nobody).declined, nullptr) << "an infinite height";
}

TEST(LibccdAnswer, IsReadFromEveryReturn) {
  EXPECT_TRUE(std::get<BareVerdict>(answer_of(1)).colliding);
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(0)).colliding);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(-2)));
  Penetration result;
  result.returned = -1;
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(result, 3)).colliding);
  result.returned = -2;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(result, 3)));
  result.returned = 0;
  EXPECT_TRUE(std::get<BareVerdict>(answer_of(result, 3)).colliding) << "a hit whose depth was never written";
  result.depth = 2, ccdVec3Set(&result.direction, 3, 4, 5);
  const auto deep = std::get<Penetrating>(answer_of(result, 3));
  EXPECT_EQ(deep.depth, 2);
  EXPECT_EQ(deep.normal, (std::array<double, 3>{3, 4, 5}));
  EXPECT_EQ(std::get<Penetrating>(answer_of(result, 2)).normal, (std::array<double, 3>{3, 4, 0}));
  result.depth = std::nan(""), ccdVec3Set(&result.direction, std::nan(""), 0, 0);
  EXPECT_TRUE(std::isnan(std::get<Penetrating>(answer_of(result, 3)).normal[0])) << "passed on as it is";
}

}  // namespace
}  // namespace assay
