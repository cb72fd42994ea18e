// Domains of moving pairs: the shares of contacts that their aims rest on, measured
// exactly.
#include <gtest/gtest.h>

#include <map>

#include "oracles/cast/first_contact.h"
#include "properties/catalog/batteries.h"

namespace assay::cast_domains_test {
namespace {

/// What must be frequent, and what rare, in percent of the cases of a domain.
enum class What { kInitially, kTouchAtStart, kMeets, kNever, kOpen, kOnlyTouches };

struct Share {
  std::string_view domain;
  What what;
  int least, most;
};

constexpr int kStreams = 200;

std::map<What, int> counted(const DomainEntry<CastFamily>& domain) {
  std::map<What, int> count;
  for (int key = 0; key < kStreams; ++key) {
    Choices choices{mix64(static_cast<std::uint64_t>(key) + 17)};
    const MovingPair pair = domain.draw(choices).problem;
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    EXPECT_TRUE(truth.verified) << domain.name;
    if (truth.at_start == Contact::kOverlapping)
      ++count[What::kInitially];
    else if (truth.at_start == Contact::kTouching)
      ++count[What::kTouchAtStart];
    else if (truth.kind == FirstContact::Kind::kMeets)
      ++count[What::kMeets];
    else if (truth.kind == FirstContact::Kind::kNever)
      ++count[What::kNever];
    else
      ++count[What::kOpen];
    if (truth.kind == FirstContact::Kind::kMeets && truth.outlasts == false) ++count[What::kOnlyTouches];
  }
  return count;
}

constexpr Share kShares[] = {
    // Ways that end just before the contact, just after it, or with it.
    {"cast/ending_", What::kMeets, 40, 70},
    {"cast/ending_", What::kNever, 30, 60},
    {"cast/ending_", What::kOnlyTouches, 2, 15},
    // A plate is crossed or passed by.
    {"cast/fast_movers_", What::kMeets, 35, 65},
    {"cast/fast_movers_", What::kNever, 35, 65},
    {"cast/grazing_", What::kMeets, 40, 70},
    {"cast/grazing_", What::kNever, 30, 60},
    {"cast/grazing_", What::kOnlyTouches, 2, 15},
    {"cast/single_grazing_", What::kMeets, 40, 70},
    {"cast/single_grazing_", What::kNever, 30, 60},
    {"cast/head_on_", What::kMeets, 40, 90},
    {"cast/head_on_", What::kNever, 10, 60},
    // Bodies about one place: most overlap at once, and enough do not.
    {"cast/lattice_", What::kMeets, 5, 60},
    {"cast/lattice_", What::kNever, 5, 60},
    {"cast/lattice_", What::kInitially, 5, 70},
    {"cast/single_", What::kMeets, 5, 70},
    {"cast/sample_scene_", What::kMeets, 30, 70},
    {"cast/sample_scene_", What::kNever, 30, 70},
    {"cast/points_", What::kNever, 20, 95},
    {"cast/points_", What::kOnlyTouches, 2, 60},
    {"cast/scaled_", What::kMeets, 5, 60},
    {"cast/slow_", What::kMeets, 5, 60},
    {"cast/slow_", What::kNever, 30, 90},
    {"cast/start_", What::kInitially, 25, 60},
    {"cast/start_", What::kTouchAtStart, 5, 25},
    {"cast/spin_", What::kMeets, 30, 70},
    {"cast/spin_", What::kNever, 30, 70},
    {"cast/spin_", What::kOpen, 0, 5},
    {"cast/tumble_", What::kMeets, 20, 90},
    {"cast/tumble_", What::kNever, 5, 80},
    {"cast/tumble_", What::kOpen, 0, 2},
    {"cast/single_tumble_", What::kMeets, 20, 90},
};

TEST(CastDomains, HaveTheContactsThatTheyAimAt) {
  for (const DomainEntry<CastFamily>& domain : catalog<CastFamily>().domains) {
    const std::string_view name = domain.name, stem = name.substr(0, name.size() - 2);
    auto count = counted(domain);
    int bounds = 0;
    for (const Share& share : kShares) {
      if (share.domain != stem) continue;
      ++bounds;
      const int percent = 100 * count[share.what] / kStreams;
      EXPECT_GE(percent, share.least) << name << ", kind " << static_cast<int>(share.what);
      EXPECT_LE(percent, share.most) << name << ", kind " << static_cast<int>(share.what);
    }
    EXPECT_GT(bounds, 0) << name << " states no share";
  }
}

}  // namespace
}  // namespace assay::cast_domains_test
