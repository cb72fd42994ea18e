// What ODE is given is the pair asked: geoms, their positions and their boxes, read back from ODE.
#include "engines/adapters/ode/translation.h"
#include "oracles/exact/rational.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace ode_adapter;
using namespace trial;

/// The box around the body, as the geom has it in the world.
void expect_same_bounds(const Geom& geom, const Points& asked) {
  dReal bounds[6];
  dGeomGetAABB(geom.id(), bounds);
  for (std::uint32_t k = 0; k < 3; ++k) {
    double low = asked[0][k], high = low;
    for (std::uint32_t i = 0; i < asked.size(); ++i)
      low = std::min(low, asked[i][k]), high = std::max(high, asked[i][k]);
    ASSERT_EQ(bounds[2 * k], low);
    ASSERT_EQ(bounds[2 * k + 1], high);
  }
}

void expect_in_place(const Geom& geom, const std::array<double, 3>& centre) {
  const dReal* position = dGeomGetPosition(geom.id());
  for (std::size_t k = 0; k < 3; ++k) ASSERT_EQ(position[k], centre[k]);
  const dReal* rotation = dGeomGetRotation(geom.id());
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) ASSERT_EQ(rotation[4 * i + j], i == j ? 1 : 0);
}

/// Each corner exactly a vertex asked, as far as the body in each direction; planes outward, of length one, the centre
/// inside.
void expect_same_body(const Mesh& mesh, const Points& asked, Choices& choices, int directions) {
  Points corners{3, {}};
  for (std::size_t i = 0; i < mesh.points.size(); i += 3) {
    corners.push_back(
        {mesh.centre.x + mesh.points[i], mesh.centre.y + mesh.points[i + 1], mesh.centre.z + mesh.points[i + 2]});
    const std::array<double, 3> centre = {mesh.centre.x, mesh.centre.y, mesh.centre.z};
    for (std::size_t k = 0; k < 3; ++k)
      ASSERT_EQ(exact(mesh.points[i + k]) + exact(centre[k]), exact(corners[i / 3][k])) << "no sum is rounded";
  }
  expect_same_extent(corners, asked, choices, directions, [](const auto&) {});
  double extent = 0;
  for (const double x : mesh.points) extent = std::max(extent, std::abs(x));
  for (std::size_t f = 0; f < mesh.planes.size(); f += 4) {
    const dReal* plane = &mesh.planes[f];
    ASSERT_NEAR(std::hypot(plane[0], plane[1], plane[2]), 1, 8 * 0x1p-53);
    ASSERT_GE(plane[3], -16 * 0x1p-53 * extent) << "the origin is inside";
    ASSERT_EQ(mesh.polygons[f], 3U);
  }
}

TEST(OdeRoundTrip, ConvexGeomsAreTheBodies) {
  ASSERT_TRUE(start());
  std::uint64_t served = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 3, {index % 2 == 0});
    Choices choices(mix64(index));
    for (const Points* asked : {&pair.a, &pair.b}) {
      std::optional<Mesh> mesh = mesh_of(*asked);
      if (!mesh) continue;
      ++served;
      expect_same_body(*mesh, *asked, choices, index % 100 == 0 ? 300 : 1);
      const Geom geom = geom_of(*mesh);
      ASSERT_NE(geom.id(), nullptr);
      ASSERT_EQ(dGeomGetClass(geom.id()), dConvexClass);
      expect_in_place(geom, {mesh->centre.x, mesh->centre.y, mesh->centre.z});
      expect_same_bounds(geom, *asked);
      if (HasFatalFailure()) FAIL() << index;
    }
  }
  EXPECT_GT(served, kRoundTrips / 2);
}

TEST(OdeRoundTrip, BoxesAreTheBodies) {
  ASSERT_TRUE(start());
  std::uint64_t served = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    Choices choices(mix64(index));
    const Points asked = draw_body(choices, 3, Kind::kBox, {index % 2 == 0});
    const std::optional<Box> box = box_of(asked);
    if (!box) continue;
    ++served;
    const Geom geom = geom_of(*box);
    ASSERT_NE(geom.id(), nullptr);
    ASSERT_EQ(dGeomGetClass(geom.id()), dBoxClass);
    dVector3 sides;
    dGeomBoxGetLengths(geom.id(), sides);
    expect_in_place(geom, box->centre);
    for (std::uint32_t i = 0; i < 8; ++i)
      for (std::uint32_t k = 0; k < 3; ++k) {
        const Rational off = exact(asked[i][k]) - exact(box->centre[k]);
        ASSERT_EQ(2 * abs(off), exact(sides[k])) << "each corner is half a side from the centre";
      }
    expect_same_bounds(geom, asked);
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(served, kRoundTrips / 4);
}

TEST(OdeRoundTrip, DeclinesWhatItCannotPlaceExactly) {
  Choices choices(7);
  for (const Kind kind : {Kind::kOnePoint, Kind::kCollinear, Kind::kFlat})
    EXPECT_FALSE(mesh_of(draw_body(choices, 3, kind, {}))) << name_of(kind);
  Points cube{3, {}};
  for (int i = 0; i < 8; ++i) cube.push_back({double(i & 1), double(i >> 1 & 1), double(i >> 2 & 1)});
  EXPECT_TRUE(mesh_of(cube) && box_of(cube));
  Points odd = cube;
  odd.coordinates[0] = 0x1p-60;
  EXPECT_FALSE(mesh_of(odd)) << "no double from the centre";
  EXPECT_FALSE(box_of(odd)) << "not the low corner of the others";
  for (std::uint32_t i = 0; i < 8; ++i) odd[i][0] = i & 1 ? 1 : 0x1p-60;
  EXPECT_FALSE(box_of(odd)) << "sides that are no doubles";
  for (const double number : {std::nan(""), HUGE_VAL}) {
    odd = cube, odd.coordinates[5] = number;
    EXPECT_FALSE(mesh_of(odd));
    EXPECT_FALSE(box_of(odd));
  }
}

/// The squares of edges of 2^-300 vanish, and those of 2^300 are beyond the numbers.
TEST(OdeRoundTrip, PlanesAreThereAtEveryScale) {
  for (const int exponent : {-540, -300, 300, 700}) {
    const double edge = std::ldexp(1.0, exponent), p[3] = {0, 0, 0}, q[3] = {edge, 0, 0}, r[3] = {0, edge, edge};
    const auto plane = plane_of(p, q, r);
    ASSERT_TRUE(plane) << exponent;
    EXPECT_NEAR((*plane)[1], -std::sqrt(0.5), 1e-15);
    EXPECT_NEAR((*plane)[2], std::sqrt(0.5), 1e-15);
  }
}

TEST(OdeAnswer, IsReadFromEveryCount) {
  std::array<dContactGeom, 3> contacts{};
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(0, contacts)).colliding);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(-1, contacts)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(4, contacts))) << "more than there is room for";
  contacts[0].depth = 1, contacts[1].depth = 3, contacts[2].depth = 9;
  contacts[1].normal[0] = 0, contacts[1].normal[1] = 1, contacts[1].normal[2] = 2;
  const auto deep = std::get<Penetrating>(answer_of(2, contacts));
  EXPECT_EQ(deep.depth, 3);
  EXPECT_EQ(deep.normal, (std::array<double, 3>{0, -1, -2}));
}

}  // namespace
}  // namespace assay
