// SARIF: one result a cluster, what readers require, and what a baseline makes of it.
#include "reports/writers/sarif.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "properties/catalog/batteries.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/hostile_campaign.h"

namespace assay::sarif_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(Sarif, HasWhatReadersRequire) {
  const Campaign campaign = hostile_campaign();
  const json log = json::parse(sarif_text(campaign, std::nullopt));
  EXPECT_EQ(log["version"], "2.1.0");
  ASSERT_EQ(log["runs"].size(), 1u);
  const json& run = log["runs"][0];
  EXPECT_EQ(run["tool"]["driver"]["name"], "Assay");
  std::set<std::string> rules;
  for (const json& rule : run["tool"]["driver"]["rules"]) {
    EXPECT_TRUE(rules.insert(rule["id"]).second);
    EXPECT_FALSE(rule["shortDescription"]["text"].get<std::string>().empty());
  }
  ASSERT_EQ(run["results"].size(), campaign.findings.size());
  for (const json& result : run["results"]) {
    EXPECT_TRUE(rules.contains(result["ruleId"]));
    EXPECT_EQ(result["partialFingerprints"]["assaySignature/v1"].get<std::string>().size(), 64u);
    const json& location = result["locations"][0]["physicalLocation"];
    const std::string uri = location["artifactLocation"]["uri"];
    EXPECT_TRUE(uri.starts_with("properties/")) << uri;
    EXPECT_EQ(location["region"]["startLine"], 1);
    EXPECT_FALSE(result.contains("baselineState"));
  }
}

TEST(Sarif, HasOneResultForACluster) {
  Campaign campaign = example::campaign();
  Finding second = campaign.findings.back();
  campaign.findings.back().severity = second.severity = Severity::kPlain;
  campaign.findings.back().seen_as = second.seen_as = {{second.property, second.claim, Severity::kPlain, 7}};
  second.id = "0123456789abcdef", second.evidence = "the opposite of it";
  campaign.findings.push_back(second);
  const json log = json::parse(sarif_text(campaign, std::nullopt));
  const json& results = log["runs"][0]["results"];
  ASSERT_EQ(results.size(), campaign.findings.size() - 1);
  EXPECT_EQ(results.back()["properties"]["cases"].size(), 2U);
  const std::string text = results.back()["message"]["text"];
  EXPECT_THAT(text, HasSubstr("In another way: "));
  EXPECT_THAT(text, HasSubstr("the opposite of it"));
}

TEST(Sarif, SaysWhatIsNewUnchangedAndAbsent) {
  Campaign baseline = example::campaign(), current = baseline;
  const auto is_ours = [](const Finding& finding) { return finding.engine == "lp/tableau_dantzig"; };
  std::erase_if(baseline.findings, is_ours);
  for (BlockRecord& block : baseline.blocks) {
    if (block.engine != "lp/tableau_dantzig") continue;
    for (auto& [difficulty, cell] : block.cells) {
      cell.outcomes[0] += std::exchange(cell.outcomes[1], 0);
      cell.violations.clear();
    }
  }
  const auto states = [](const Campaign& before, const Campaign& after) {
    std::map<std::string, int> counts;
    const json log = json::parse(sarif_text(after, compare(before, after)));
    for (const json& result : log["runs"][0]["results"]) ++counts[result["baselineState"]];
    return counts;
  };
  EXPECT_EQ(states(baseline, current), (std::map<std::string, int>{{"new", 2}, {"unchanged", 3}}));
  EXPECT_EQ(states(current, baseline), (std::map<std::string, int>{{"absent", 2}, {"unchanged", 3}}));
}

TEST(Sarif, PlacesResultsInFilesThatExist) {
  const auto check = [](const auto& catalog) {
    for (const auto& property : catalog.properties) {
      const std::string path = source_of_property(property.name);
      EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(ASSAY_SOURCE_DIR) / path)) << path;
    }
  };
  check(catalog<LpFamily>());
  check(catalog<GjkFamily>());
  check(catalog<Hull2Family>());
  check(catalog<Hull3Family>());
  check(catalog<ShapesFamily>());
  check(catalog<CastFamily>());
  const json log =
      json::parse(sarif_text(example::campaign(), std::nullopt, {{"libccd/gjk", "engines/adapters/libccd/plugin.c"}}));
  EXPECT_THAT(log.dump(), HasSubstr("engines/adapters/libccd/plugin.c"));
}

}  // namespace
}  // namespace assay::sarif_test
