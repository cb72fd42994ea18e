// Every collision domain has the shares of contacts that it states, measured exactly.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

#include "oracles/gjk/certify_collision.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/single.h"
#include "properties/domains/gjk/slivers.h"
#include "properties/domains/gjk/solids/faces_and_edges.h"
#include "properties/domains/gjk/solids/pairs.h"

namespace assay::gjk_domains_test {
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
                   GjkSharedFeature<3>, GjkSizeRatio<2>, GjkSizeRatio<3>, GjkScaledFar<2>, GjkScaledFar<3>>;

struct NameOfDomain {
  template <class D>
  static std::string GetName(int) {
    std::string name(D::kName);
    return name.substr(name.find('/') + 1);
  }
};

TYPED_TEST_SUITE(GjkDomain, Domains, NameOfDomain);

TYPED_TEST(GjkDomain, MeetsItsSharesOfContacts) {
  const Tally tally = measure<TypeParam>(kMeasured);
  const ContactShares shares = TypeParam::kShares;
  expect_within(tally.share(Contact::kSeparated), shares.separated, TypeParam::kName, "separated");
  expect_within(tally.share(Contact::kTouching), shares.touching, TypeParam::kName, "touching");
  expect_within(tally.share(Contact::kOverlapping), shares.overlapping, TypeParam::kName, "overlapping");
}

}  // namespace
}  // namespace assay::gjk_domains_test
