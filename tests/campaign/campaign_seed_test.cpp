// Which seed a campaign draws from: what is stated, what is there, and the date for batteries of the night.
#include "campaign/run/campaign_seed.h"

#include <gtest/gtest.h>

#include "reports/store/store.h"
#include "tests/reports/example_campaign.h"

namespace assay::campaign_seed_test {
namespace {

constexpr std::time_t kLastSecondOfFebruary = 1709251199;  // 2024-02-29 23:59:59 UTC

TEST(CampaignSeed, OfANightIsItsDate) {
  EXPECT_EQ(seed_of_night(0), 19700101);
  EXPECT_EQ(seed_of_night(kLastSecondOfFebruary), 20240229);
  EXPECT_EQ(seed_of_night(kLastSecondOfFebruary + 1), 20240301);
}

TEST(CampaignSeed, IsFixedButForNightly) {
  for (const Battery& battery : batteries()) {
    const bool nightly = battery.name == "nightly";
    EXPECT_EQ(campaign_seed({}, &battery, "", kLastSecondOfFebruary), nightly ? 20240229 : 1) << battery.name;
    EXPECT_EQ(campaign_seed(7, &battery, "", kLastSecondOfFebruary), 7) << battery.name;
  }
  EXPECT_EQ(campaign_seed({}, nullptr, "", kLastSecondOfFebruary), 1);
}

TEST(CampaignSeed, OfACampaignThatGoesOnIsItsOwn) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "campaign_seed_test";
  std::filesystem::remove_all(folder);
  CampaignHeader header = example::header();
  header.battery = "nightly";
  header.seed = 20240229;
  const auto store = Store::create_or_resume(folder, header);
  ASSERT_TRUE(store) << store.error();
  const Battery* nightly = find_battery("nightly");
  EXPECT_EQ(campaign_seed({}, nightly, folder, kLastSecondOfFebruary + 1), 20240229);
  EXPECT_EQ(campaign_seed(7, nightly, folder, kLastSecondOfFebruary + 1), 7) << "and is refused by the store";
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace assay::campaign_seed_test
