// Where a property ranks engines, pages order engines and findings by it, whatever else the engines have wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "reports/store/json/json.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/report_rows.h"
#include "tests/reports/example_campaign.h"

namespace assay::ranking_test {
namespace {

using testing::HasSubstr;

constexpr const char *kDantzig = "lp/tableau_dantzig", *kBland = "lp/tableau_bland";
constexpr const char *kValue = "lp/value_is_right", *kDomain = "lp/cyclers@1";

/// In the example Dantzig is wrong more often than Bland. Here Bland's value is wrong once in a thousand, by up to 8.
Campaign with_values() {
  Campaign campaign = example::campaign();
  PlannedRow row{"lp", kValue, kDomain, "rows", "The value is the optimum.", "Degenerate programs.", 1000};
  row.ranks_engines = true;
  campaign.header.plan.push_back(row);
  for (const char* engine : {kBland, kDantzig}) {
    BlockRecord block{engine, kValue, kDomain, 0, 0, 1000, {}, {}};
    CellCounts& cell = block.cells[0];
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 1000;
    if (engine == kBland) {
      cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 999;
      cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 1;
      cell.violations["value within gap"] = 1;
      cell.magnitude_max = 8;
    }
    set_severity(cell, Severity::kNear);
    campaign.blocks.push_back(block);
  }
  return campaign;
}

std::vector<std::string> engines_of(const Campaign& campaign, const std::string& family) {
  const Digest digest = digest_of(campaign);
  std::vector<std::string> names;
  for (const EngineResults& engine : digest.engines)
    if (engine.family == family) names.push_back(engine.engine->name);
  return names;
}

std::size_t place(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

Finding wrong_value(const Campaign& campaign, double magnitude, const std::string& id) {
  Finding finding = *std::find_if(campaign.findings.begin(), campaign.findings.end(),
                                  [](const Finding& one) { return one.engine == kDantzig; });
  finding.engine = kBland;
  finding.property = kValue;
  finding.magnitude = magnitude;
  finding.id = id;
  return finding;
}

TEST(Ranking, EnginesByTheValueFirst) {
  const std::vector<std::string> before = engines_of(example::campaign(), "lp");
  EXPECT_LT(place(before, kDantzig), place(before, kBland));
  const std::vector<std::string> after = engines_of(with_values(), "lp");
  EXPECT_LT(place(after, kBland), place(after, kDantzig));
}

TEST(Ranking, OfEquallyOftenWrongValuesTheGreaterErrorFirst) {
  Campaign campaign = with_values();
  CellCounts& dantzig = campaign.blocks.back().cells[0];
  dantzig = campaign.blocks[campaign.blocks.size() - 2].cells[0];
  dantzig.magnitude_max = 9;
  const std::vector<std::string> names = engines_of(campaign, "lp");
  EXPECT_LT(place(names, kDantzig), place(names, kBland));
}

TEST(Ranking, IsSaidInWords) {
  const Campaign campaign = with_values();
  const Digest digest = digest_of(campaign);
  for (const EngineResults& engine : digest.engines) {
    if (engine.engine->name == kBland)
      EXPECT_THAT(headline(engine), HasSubstr("lp/value_is_right: wrong in near 1 of 1\u202F000, by up to 8."));
    else
      EXPECT_EQ(headline(engine).find(kValue), std::string::npos) << engine.engine->name;
  }
}

TEST(Ranking, FindingsAboutTheValueFirstTheGreatestErrorFirst) {
  Campaign campaign = with_values();
  Finding other = wrong_value(campaign, 1e9, "b0");
  other.property = "lp/answer_is_certified";
  campaign.findings.insert(campaign.findings.begin(), {other, wrong_value(campaign, 0.5, "b1"),
                                                       wrong_value(campaign, 8, "b2"), wrong_value(campaign, 2, "b3")});
  const Digest digest = digest_of(campaign);
  std::vector<std::string> order;
  for (const Finding* finding : findings_in_order(campaign, digest))
    if (finding->engine == kBland) order.push_back(finding->id);
  EXPECT_EQ(order, (std::vector<std::string>{"b2", "b3", "b1", "b0"}));
  std::vector<std::string> on_page;
  for (const auto& finding : nlohmann::json::parse(findings_json(campaign, digest, shown_findings(campaign, digest))))
    if (digest.engines[finding["engine"]].engine->name == kBland) on_page.push_back(finding["id"]);
  EXPECT_EQ(on_page, order);
}

TEST(Ranking, AnEngineWithManyFindingsLeavesRoomOnThePageForThoseWithFew) {
  Campaign campaign = with_values();
  const std::size_t others = campaign.findings.size();
  for (std::size_t i = 0; i < 2 * kShownFindings; ++i)
    campaign.findings.push_back(wrong_value(campaign, 8, "c" + std::to_string(i)));
  const Digest digest = digest_of(campaign);
  const ShownFindings shown = shown_findings(campaign, digest);
  EXPECT_EQ(shown.in_order.size(), kShownFindings);
  for (std::size_t i = 0; i < others; ++i)
    EXPECT_THAT(shown.in_order, testing::Contains(&campaign.findings[i])) << campaign.findings[i].engine;
  for (const Finding* finding : shown.worst) EXPECT_THAT(shown.in_order, testing::Contains(finding));
  EXPECT_THAT(engines_section(campaign, digest, shown), HasSubstr("are not; all are lines of findings.jsonl"));
}

TEST(Ranking, CrashesAndNumbersThatAreNoneComeFirst) {
  Campaign campaign = with_values();
  Finding crash = wrong_value(campaign, 0, "b0");
  crash.claim = ClaimId(kClaimCrashed).sentence();
  crash.severity = Severity::kDegenerate;
  const Finding none = wrong_value(campaign, std::nan(""), "b1");
  campaign.findings.insert(campaign.findings.begin(),
                           {wrong_value(campaign, 1e9, "b2"), crash, wrong_value(campaign, HUGE_VAL, "b3"), none});
  std::vector<std::string> order;
  for (const Finding* finding : findings_in_order(campaign, digest_of(campaign)))
    if (finding->engine == kBland) order.push_back(finding->id);
  EXPECT_EQ(order[0] + order[1], "b1b0");
}

TEST(Ranking, RealEnginesComeBeforeOurs) {
  const Campaign campaign = with_values();
  const Digest digest = digest_of(campaign);
  const auto order = findings_in_order(campaign, digest);
  ASSERT_EQ(order.size(), campaign.findings.size());
  EXPECT_EQ(order.front()->engine, "libccd/gjk");
  EXPECT_EQ(order[1]->engine, "published/kreuzer_tableau");
}

TEST(Ranking, IsStatedByOnePropertyOfPrograms) {
  for (const PropertyEntry<LpFamily>& property : catalog<LpFamily>().properties)
    EXPECT_EQ(property.ranks_engines, property.name == kValue) << property.name;
}

TEST(Ranking, IsRecorded) {
  const CampaignHeader header = with_values().header;
  const auto again = parse_header(json_text(header));
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(again->plan.back().ranks_engines);
  EXPECT_FALSE(again->plan.front().ranks_engines);
  std::string spoilt = json_text(header);
  spoilt.replace(spoilt.find("\"ranks_engines\":true"), 20, "\"ranks_engines\":1   ");
  EXPECT_FALSE(parse_header(spoilt));
}

}  // namespace
}  // namespace assay::ranking_test
