// Every collision domain keeps the laws of domains and the shares of contacts that it states, measured exactly.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "oracles/gjk/certify_collision.h"
#include "properties/domains/gjk/contact/near_touching.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far_offset.h"
#include "properties/domains/gjk/flat.h"
#include "properties/domains/gjk/lattice.h"
#include "properties/domains/gjk/lattice_nd.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/scaled.h"
#include "properties/domains/gjk/single.h"
#include "properties/domains/gjk/slivers.h"
#include "properties/domains/gjk/solids/coplanar.h"
#include "properties/domains/gjk/solids/edges_only.h"
#include "properties/domains/gjk/solids/integer_solids.h"
#include "properties/domains/gjk/solids/jittered_twins.h"
#include "properties/domains/gjk/solids/kissing_boxes.h"
#include "properties/domains/gjk/solids/nested.h"
#include "properties/domains/gjk/solids/shared_feature.h"
#include "properties/domains/gjk/solids/size_ratio.h"
#include "properties/domains/gjk/solids/tilted_caps.h"
#include "properties/domains/gjk/ulp_grid.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay {
namespace {

constexpr std::uint64_t kMeasured = 2000;

struct Tally {
  std::array<std::uint64_t, 3> contacts{};
  std::uint64_t streams = 0;
  double share(Contact contact) const {
    return static_cast<double>(contacts[static_cast<std::size_t>(contact)]) / static_cast<double>(streams);
  }
};

template <class D>
Tally measure(std::uint64_t streams) {
  Tally tally;
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices choices{mix64(key + 17)};
    const auto drawn = D::draw(choices);
    const Contact contact = certify_collision(drawn.problem, nullptr).contact;
    ++tally.contacts[static_cast<std::size_t>(contact)];
    ++tally.streams;
  }
  return tally;
}

void expect_within(double share, ContactShares::Bounds bounds, std::string_view domain, std::string_view contact) {
  EXPECT_GE(share, bounds.least) << domain << ": " << contact;
  EXPECT_LE(share, bounds.most) << domain << ": " << contact;
}

template <class D>
class GjkDomain : public testing::Test {};

using Domains =
    testing::Types<GjkFarOffset<2>, GjkFarOffset<3>, GjkFlat<2>, GjkFlat<3>, GjkLattice<2>, GjkLattice<3>, GjkLatticeNd,
                   GjkRandomEight, GjkNearTouching<2>, GjkNearTouching<3>, GjkRandom<2>, GjkRandom<3>, GjkScaled<2>,
                   GjkScaled<3>, GjkSlivers<2>, GjkSlivers<3>, GjkTouching<2>, GjkTouching<3>, GjkUlpGrid<2>,
                   GjkUlpGrid<3>, GjkSingleNearTouching<2>, GjkSingleNearTouching<3>, GjkSingleScaled<2>,
                   GjkSingleScaled<3>, GjkSingleRandomEight, GjkCoplanar, GjkEdgesOnly, GjkTiltedCaps,
                   GjkIntegerSolids<2>, GjkIntegerSolids<3>, GjkJitteredTwins<2>, GjkJitteredTwins<3>,
                   GjkKissingBoxes<2>, GjkKissingBoxes<3>, GjkNested<2>, GjkNested<3>, GjkSharedFeature<2>,
                   GjkSharedFeature<3>, GjkSizeRatio<2>, GjkSizeRatio<3>>;

struct NameOfDomain {
  template <class D>
  static std::string GetName(int) {
    std::string name(D::kName);
    return name.substr(name.find('/') + 1);
  }
};

TYPED_TEST_SUITE(GjkDomain, Domains, NameOfDomain);

TYPED_TEST(GjkDomain, KeepsTheLaws) { laws::expect_domain_laws<TypeParam>(); }

// What the tapes decode to at these versions. A new number here needs a raised kVersion there.
const std::map<std::string, std::uint64_t, std::less<>> kDigests = {
    {"gjk/far_offset_2d@1", 0x815af04dbf9c1659},
    {"gjk/far_offset_3d@1", 0xfb0872b9423fbc33},
    {"gjk/flat_2d@1", 0x6ecb5b774c565a7f},
    {"gjk/flat_3d@1", 0x3d73cc1abdf2947d},
    {"gjk/lattice_2d@1", 0x42da9a1df705b714},
    {"gjk/lattice_3d@1", 0xd0adf2e480f4cb3a},
    {"gjk/near_touching_2d@1", 0xc1ddc4dad86fe54b},
    {"gjk/near_touching_3d@1", 0x9aba51376aa6c613},
    {"gjk/lattice_nd@1", 0x52f267bb92887a98},
    {"gjk/random_8_3d@1", 0x2fc2c24ee75424fa},
    {"gjk/random_2d@1", 0x0a028c4738fb7e38},
    {"gjk/random_3d@1", 0xd5461f865600684c},
    {"gjk/scaled_2d@1", 0xceb74b6516cc16d7},
    {"gjk/scaled_3d@1", 0x3a6da3183b12ee08},
    {"gjk/slivers_2d@1", 0x7de377618d4fcc8e},
    {"gjk/slivers_3d@1", 0xc712cd1fd97d4829},
    {"gjk/touching_2d@1", 0x800c1579354c9df6},
    {"gjk/touching_3d@1", 0x257ed8b65a721886},
    {"gjk/single_near_touching_2d@1", 0x492b569d722ac927},
    {"gjk/single_near_touching_3d@1", 0x70cc71016c83a605},
    {"gjk/single_scaled_2d@1", 0x7aa81521b7319e0f},
    {"gjk/single_scaled_3d@1", 0x2bce1fa82ba2e31f},
    {"gjk/single_random_8_3d@1", 0x615ed1bda3b525a9},
    {"gjk/coplanar_3d@1", 0x1e9a06a200d767f4},
    {"gjk/edges_only_3d@1", 0x2c7968fa7ceaff6c},
    {"gjk/tilted_caps_3d@1", 0xe816af506aa3f35f},
    {"gjk/integer_solids_2d@1", 0xccb46956b6d09d16},
    {"gjk/integer_solids_3d@1", 0x9fe9705c7be9b2f5},
    {"gjk/jittered_twins_2d@1", 0x517a5cdaf237a7d7},
    {"gjk/jittered_twins_3d@1", 0x28a8de9611f9d40c},
    {"gjk/kissing_boxes_2d@1", 0x502f6c1a84c9ad60},
    {"gjk/kissing_boxes_3d@1", 0xdcadec2c13dcd70d},
    {"gjk/nested_2d@1", 0x2736da1482e2d24b},
    {"gjk/nested_3d@1", 0xa28242db9236b368},
    {"gjk/shared_feature_2d@1", 0x7cf0d9b3ed6ae59c},
    {"gjk/shared_feature_3d@1", 0x738ec885e335bdb6},
    {"gjk/size_ratio_2d@1", 0xa12db7cdb5a0d382},
    {"gjk/size_ratio_3d@1", 0x6bba8ff47dc968e1},
    {"gjk/ulp_grid_2d@1", 0x7566ef03539b171e},
    {"gjk/ulp_grid_3d@1", 0x97394d67941fb643},
};

TYPED_TEST(GjkDomain, DecodesAsItsVersionSays) {
  const std::string key = std::string(TypeParam::kName) + "@" + std::to_string(TypeParam::kVersion);
  const auto pinned = kDigests.find(key);
  ASSERT_NE(pinned, kDigests.end()) << key;
  EXPECT_EQ(laws::digest<TypeParam>(), pinned->second) << key << std::hex << ": 0x" << laws::digest<TypeParam>();
}

TYPED_TEST(GjkDomain, MeetsItsSharesOfContacts) {
  const Tally tally = measure<TypeParam>(kMeasured);
  const ContactShares shares = TypeParam::kShares;
  expect_within(tally.share(Contact::kSeparated), shares.separated, TypeParam::kName, "separated");
  expect_within(tally.share(Contact::kTouching), shares.touching, TypeParam::kName, "touching");
  expect_within(tally.share(Contact::kOverlapping), shares.overlapping, TypeParam::kName, "overlapping");
}

template <class D>
void expect_single_precision() {
  for (std::uint64_t key = 0; key < kMeasured; ++key) {
    Choices choices{mix64(key + 17)};
    const ConvexPair pair = D::draw(choices).problem;
    for (const Points* body : {&pair.a, &pair.b})
      for (const double x : body->coordinates) ASSERT_EQ(static_cast<double>(static_cast<float>(x)), x) << D::kName;
  }
}

TEST(GjkSingleDomains, HoldNothingButFloats) {
  expect_single_precision<GjkSingleNearTouching<2>>();
  expect_single_precision<GjkSingleNearTouching<3>>();
  expect_single_precision<GjkSingleScaled<2>>();
  expect_single_precision<GjkSingleScaled<3>>();
  expect_single_precision<GjkSingleRandomEight>();
}

}  // namespace
}  // namespace assay
