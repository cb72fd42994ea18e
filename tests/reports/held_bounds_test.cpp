// Two campaigns whose own code said different things on the stored tapes.
#include "reports/store/compare/held_bounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/store/compare/compare.h"
#include "reports/store/merge.h"
#include "tests/reports/example_campaign.h"

namespace assay::held_bounds_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Facts = std::map<std::string, std::string>;
const Facts kWas = {{"bounds.judges.digest", "0a"}, {"bounds.engines.digest", "0b"}};
const Facts kIs = {{"bounds.judges.digest", "0c"}, {"bounds.engines.digest", "0b"}};
constexpr const char* kSentence =
    "bounds of judges answer otherwise on the stored tapes (bounds.judges.digest: 0a before, 0c now)";

TEST(HeldBoundsOfCampaigns, AreToldWhereTheyDifferAndNotWhereOneHasNone) {
  EXPECT_THAT(bounds_that_differ(kWas, kIs), ElementsAre(kSentence));
  EXPECT_THAT(bounds_that_differ(kWas, kWas), IsEmpty());
  EXPECT_THAT(bounds_that_differ(kWas, {}), IsEmpty());
  EXPECT_THAT(bounds_that_differ({}, kIs), IsEmpty());
}

TEST(HeldBoundsOfCampaigns, AreToldByCompareAndMakeNothingWorse) {
  Campaign before = example::campaign(), after = before;
  before.provenance.insert(kWas.begin(), kWas.end());
  after.provenance.insert(kIs.begin(), kIs.end());
  const Comparison comparison = compare(before, after);
  EXPECT_FALSE(comparison.is_worse());
  const std::vector<Change> changes = comparison.changes();
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes.front().sentence, "Our own code: " + std::string(kSentence) + ".");
  EXPECT_EQ(changes.front().sense, Change::Sense::kNeither);
  EXPECT_THAT(compare(before, before).changes(), IsEmpty());
}

TEST(HeldBoundsOfCampaigns, StayOneWhereAllPartsHaveItAndTellTheOthers) {
  const auto merged = [](const Facts& other) { return merged_provenance(std::array{kWas, kWas, other}); };
  EXPECT_EQ(merged(kWas), kWas);
  EXPECT_THAT(bounds_of_parts_that_differ(merged(kWas)), IsEmpty());
  EXPECT_THAT(bounds_of_parts_that_differ(merged(kIs)),
              ElementsAre("bounds of judges answer otherwise on the stored tapes in one part than in another "
                          "(bounds.judges.digest: 0a | 0c)"));
}

}  // namespace
}  // namespace assay::held_bounds_test
