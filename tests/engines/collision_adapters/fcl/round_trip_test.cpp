// What FCL is given is the pair asked: corners, faces, boxes and transforms, read back from its own objects.
#include "engines/adapters/fcl/cast_translation.h"
#include "oracles/exact/rational.h"
#include "tests/engines/collision_adapters/fcl/read_back.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace fcl_adapter;
using namespace trial;

/// Each corner a vertex asked, in value, once; as far as the body in each direction, exactly; boxes alike.
void expect_same_body(const Object& object, const Points& asked, Choices& choices, int directions) {
  const Points corners = read_back(object);
  expect_same_extent(corners, asked, choices, directions, [&](const std::vector<double>& direction) {
    const fcl::Vector3<double>& extreme =
        convex_of(object).findExtremeVertex({direction[0], direction[1], direction[2]});
    ASSERT_TRUE(is_farthest(asked, direction, {extreme.data(), 3}));
  });
  for (std::uint32_t k = 0; k < 3; ++k) {
    double low = asked[0][k], high = low;
    for (std::uint32_t i = 0; i < asked.size(); ++i)
      low = std::min(low, asked[i][k]), high = std::max(high, asked[i][k]);
    ASSERT_EQ(object.collisionGeometry()->aabb_local.min_[k], low);
    ASSERT_EQ(object.collisionGeometry()->aabb_local.max_[k], high);
  }
}

/// Every corner on or behind every face, counter-clockwise seen from outside: exactly.
void expect_faces_outward(const Object& object) {
  const auto& convex = convex_of(object);
  const auto& vertices = convex.getVertices();
  const auto& faces = convex.getFaces();
  ASSERT_EQ(faces.size(), std::size_t(4 * convex.getFaceCount()));
  const auto entry = [&](int vertex, int k) { return exact(vertices[std::size_t(vertex)][k]); };
  for (std::size_t f = 0; f < faces.size(); f += 4) {
    ASSERT_EQ(faces[f], 3);
    Rational u[3], v[3], n[3];
    for (int k = 0; k < 3; ++k) u[k] = entry(faces[f + 2], k) - entry(faces[f + 1], k);
    for (int k = 0; k < 3; ++k) v[k] = entry(faces[f + 3], k) - entry(faces[f + 1], k);
    for (int k = 0; k < 3; ++k) n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
    for (int i = 0; i < int(vertices.size()); ++i) {
      Rational along = 0;
      for (int k = 0; k < 3; ++k) along += n[k] * (entry(i, k) - entry(faces[f + 1], k));
      ASSERT_LE(sign(along), 0);
    }
  }
}

TEST(FclRoundTrip, ObjectsAreTheBodies) {
  std::uint64_t served = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 3, {});
    const Objects objects = objects_of(pair);
    Choices choices(mix64(index));
    for (const auto& [object, asked] : {std::pair(&objects.a, &pair.a), std::pair(&objects.b, &pair.b)}) {
      if (!*object) continue;
      ++served;
      expect_same_body(**object, *asked, choices, index % 100 == 0 ? 300 : 1);
      if (index % 10 == 0) expect_faces_outward(**object);
    }
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(served, kRoundTrips) << "seven of the eleven kinds are solids";
}

TEST(FclRoundTrip, DeclinesWhatIsNoSolid) {
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  Choices choices(7);
  for (const Kind kind : {Kind::kOnePoint, Kind::kCollinear, Kind::kFlat})
    EXPECT_FALSE(object_of(draw_body(choices, 3, kind, {}))) << name_of(kind);
  EXPECT_FALSE(objects_of({{2, {0, 0, 1, 0, 0, 1}}, {2, {0, 0, 1, 0, 0, 1}}}));
  for (const double odd : {std::nan(""), HUGE_VAL}) {
    Points odd_one = tetrahedron;
    odd_one.coordinates[4] = odd;
    EXPECT_FALSE(object_of(odd_one));
  }
}

/// R(w), from the sines of long doubles.
fcl::Matrix3<double> turned(const std::array<double, 3>& w) {
  const long double angle = std::hypot((long double)(w[0]), (long double)(w[1]), (long double)(w[2]));
  long double axis[3];
  for (int k = 0; k < 3; ++k) axis[k] = w[std::size_t(k)] / angle;
  const long double c = std::cos(angle), s = std::sin(angle);
  fcl::Matrix3<double> matrix;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const int k = 3 - i - j;
      const long double cross = i == j ? 0 : ((j - i + 3) % 3 == 1 ? -axis[k] : axis[k]);
      matrix(i, j) = double((i == j ? c : 0) + s * cross + (1 - c) * axis[i] * axis[j]);
    }
  return matrix;
}

void expect_same_motion(const Moving& moving, const Points& asked, const Motion& motion) {
  for (int k = 0; k < 3; ++k) {
    const std::size_t at = std::size_t(k);
    const double centre = motion.turns() ? motion.centre[at] : 0;
    ASSERT_EQ(moving.from.translation()[k], centre);
    ASSERT_EQ(exact(moving.to.translation()[k]), exact(centre) + exact(motion.displacement[at]));
  }
  ASSERT_TRUE(moving.from.linear().isIdentity(0));
  const auto given = as_set(asked), kept = as_set(read_back(*moving.object, moving.from));
  ASSERT_TRUE(std::ranges::includes(given, kept));
  for (const auto& vertex : convex_of(*moving.object).getVertices())  // that no sum was rounded
    for (int k = 0; k < 3; ++k) {
      const double sum = vertex[k] + moving.from.translation()[k];
      ASSERT_EQ(exact(sum), exact(vertex[k]) + exact(moving.from.translation()[k]));
    }
  if (!motion.turns()) {
    ASSERT_TRUE(moving.to.linear().isIdentity(0));
    return;
  }
  // The entries round, the angle by what its own product with the axis does.
  ASSERT_LE((moving.to.linear() - turned(motion.rotation)).cwiseAbs().maxCoeff(), 16 * 0x1p-53);
}

TEST(FclRoundTrip, TransformsAreThoseOfTheMotions) {
  std::uint64_t served = 0, turning = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const MovingPair pair = draw_moving_pair(index, 3, {true});
    const MovingObjects both = moving_objects_of(pair);
    if (both.declined != nullptr) continue;
    ++served, turning += pair.turns();
    expect_same_motion(both.a, pair.bodies.a, pair.of_a);
    expect_same_motion(both.b, pair.bodies.b, pair.of_b);
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(served, kRoundTrips / 5);
  EXPECT_GT(turning, kRoundTrips / 20);
}

/// An axis whose square underflows is one all the same.
TEST(FclRoundTrip, TinyTurnsKeepTheirAxis) {
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  MovingPair pair{{tetrahedron, tetrahedron}, {}, {}};
  pair.of_a.rotation = {0x1p-600, 0, 0x1p-601};
  const MovingObjects both = moving_objects_of(pair);
  ASSERT_EQ(both.declined, nullptr);
  EXPECT_TRUE(both.a.to.linear().isIdentity(0x1p-500));
}

TEST(FclAnswer, IsReadFromEveryResult) {
  fcl::CollisionResult<double> nothing, one;
  one.addContact(fcl::Contact<double>(nullptr, nullptr, -1, -1, {7, 7, 7}, {0, 3, 4}, -2));
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(0, nothing, true)).colliding);
  EXPECT_TRUE(std::get<BareVerdict>(answer_of(1, one, false)).colliding);
  const auto deep = std::get<Penetrating>(answer_of(1, one, true));
  EXPECT_EQ(deep.depth, 2);
  EXPECT_EQ(deep.normal, (std::array<double, 3>{0, 3, 4}));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(std::size_t(-1), nothing, false)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(std::size_t(-1), one, true)));

  fcl::DistanceResult<double> never_written;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(never_written, false)));
  const auto shape = object_of({3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}});
  const auto* geometry = shape->collisionGeometry().get();
  fcl::DistanceResult<double> not_kept;
  not_kept.update(std::nan(""), geometry, geometry, -1, -1, {0, 0, 0}, {0, 0, 0});
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(not_kept, false))) << "a NaN is no distance of 1.8e308";
  fcl::DistanceResult<double> apart, deeper;
  apart.update(2, geometry, geometry, -1, -1, {1, 2, 3}, {4, 5, 6});
  EXPECT_EQ(std::get<MeasuredApart>(answer_of(apart, true)).on_a, (std::array<double, 3>{1, 2, 3}));
  EXPECT_EQ(std::get<MeasuredApart>(answer_of(apart, true)).on_b, (std::array<double, 3>{4, 5, 6}));
  deeper.update(-2, geometry, geometry, -1, -1, {1, 2, 5}, {1, 2, 3});
  EXPECT_EQ(std::get<BareDistance>(answer_of(deeper, false)).distance, 0);
  EXPECT_EQ(std::get<Penetrating>(answer_of(deeper, true)).depth, 2);
  EXPECT_EQ(std::get<Penetrating>(answer_of(deeper, true)).normal, (std::array<double, 3>{0, 0, 2}));

  fcl::DistanceResult<double> touching, far_away, no_number;
  touching.update(0, geometry, geometry, -1, -1, {1, 2, 3}, {1, 2, 3});
  EXPECT_EQ(std::get<Penetrating>(answer_of(touching, true)).normal, (std::array<double, 3>{0, 0, 0}));
  far_away.update(-0x1p-40, geometry, geometry, -1, -1, {1, 2, 3 + 0x1p-40}, {1, 2, 3});
  EXPECT_EQ(std::get<Penetrating>(answer_of(far_away, true)).normal, (std::array<double, 3>{0, 0, 0}))
      << "a difference of twelve bits is no direction";
  no_number.update(-1, geometry, geometry, -1, -1, {std::nan(""), 0, 0}, {1, 2, 3});
  EXPECT_TRUE(std::isnan(std::get<Penetrating>(answer_of(no_number, true)).normal[0])) << "passed on as it is";

  EXPECT_TRUE(std::holds_alternative<GaveUp>(*answer_of_start(std::size_t(-1), nothing)));
  EXPECT_TRUE(std::holds_alternative<InitiallyOverlapping>(*answer_of_start(1, one)));
  EXPECT_FALSE(answer_of_start(0, nothing));
  fcl::ContinuousCollisionResult<double> cast;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(-1.0, cast)));
  EXPECT_TRUE(std::holds_alternative<Missed>(answer_of(1.0, cast)));
  cast.is_collide = true, cast.time_of_contact = 0.25;
  EXPECT_EQ(std::get<BareTime>(answer_of(0.25, cast)).time, 0.25);
}

}  // namespace
}  // namespace assay
