// What reports say of the findings chosen is what they say of all.
#include <gtest/gtest.h>

#include <random>

#include "reports/store/findings/finding_source.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/sarif.h"
#include "reports/writers/selection/report_selection.h"
#include "tests/reports/example_campaign.h"

namespace assay::selection_test {
namespace {

/// The example with `count` findings: severities, sizes, magnitudes and clusters of so many kinds as a fixed generator
/// draws them.
Campaign with_findings(std::size_t count, std::size_t kinds = 20000) {
  Campaign campaign = example::campaign(true);
  const std::vector<Finding> few = campaign.findings;
  std::mt19937 draw(7);
  for (std::size_t i = 0; i < count; ++i) {
    Finding again = few[draw() % few.size()];
    again.id = std::to_string(i);
    again.severity = static_cast<Severity>(std::min<std::size_t>(draw() % 40, kSeverities - 1));
    again.size = static_cast<std::uint32_t>(2 + draw() % 50);
    again.magnitude = std::ldexp(1.0, -static_cast<int>(draw() % 60));
    again.seen_as = {{again.property, again.claim, again.severity, 1 + draw() % kinds}};
    campaign.findings.push_back(std::move(again));
  }
  const FindingSource source(campaign.findings);
  campaign.findings.clear();
  const auto read = source.each([&](Finding&& finding) {
    campaign.findings.push_back(std::move(finding));
    return Result<Written>(Written{});
  });
  EXPECT_TRUE(read);
  return campaign;
}

Campaign chosen_of(const Campaign& all, const Digest& digest, const std::optional<Comparison>& comparison,
                   std::size_t* new_ones) {
  ReportSelection selection(all, digest, comparison);
  for (const Finding& finding : all.findings) selection.add(Finding(finding));
  *new_ones = selection.new_ones();
  Campaign chosen = all;
  chosen.findings = std::move(selection).chosen().findings;
  return chosen;
}

TEST(Selection, SaysOfTheChosenWhatIsSaidOfAll) {
  for (const std::size_t count : {200u, 4000u, 30000u}) {
    const Campaign all = with_findings(count);
    const Comparison comparison = compare(example::campaign(), all);
    Digest digest = digest_of(all);
    std::size_t new_ones = 0;
    const Campaign chosen = chosen_of(all, digest, comparison, &new_ones);
    digest.new_findings = new_ones;
    EXPECT_EQ(chosen.findings.size() == all.findings.size(), count < kSarifResults) << count;
    EXPECT_EQ(findings_json(chosen, digest, shown_findings(chosen, digest)),
              findings_json(all, digest, shown_findings(all, digest)));
    EXPECT_EQ(markdown_text(chosen, digest, comparison), markdown_text(all, digest, comparison)) << count;
    EXPECT_EQ(markdown_text(chosen, digest, std::nullopt), markdown_text(all, digest, std::nullopt)) << count;
    EXPECT_EQ(junit_text(chosen, digest), junit_text(all, digest)) << count;
    EXPECT_EQ(sarif_text(chosen, comparison), sarif_text(all, comparison)) << count;
  }
}

/// Tables have all findings while these are few, else some kTabledFindings, among them some of every engine.
TEST(Selection, GivesTablesAllOrOfEveryEngineTheFirst) {
  for (const std::size_t count : {200u, 6000u}) {
    const Campaign all = with_findings(count);
    const Digest digest = digest_of(all);
    ReportSelection selection(all, digest, std::nullopt);
    for (const Finding& finding : all.findings) selection.add(Finding(finding));
    const ChosenFindings chosen = std::move(selection).chosen();
    std::map<std::string, std::size_t> of_engine, of_all;
    for (const Finding& finding : all.findings) ++of_all[finding.engine];
    for (const std::size_t place : chosen.tabled) ++of_engine[chosen.findings.at(place).engine];
    EXPECT_EQ(of_engine.size(), of_all.size());
    if (all.findings.size() <= kTabledFindings) {
      EXPECT_EQ(chosen.tabled.size(), all.findings.size());
    } else {
      EXPECT_GE(chosen.tabled.size(), kTabledFindings);
      EXPECT_LE(chosen.tabled.size(), kTabledFindings + of_all.size());
    }
  }
}

/// Once every cluster has the members that SARIF names, more findings choose no more, but for what tables and SARIF no
/// longer share.
TEST(Selection, IsNoLargerOfTwiceAsManyOfTheSameClusters) {
  std::size_t chosen[2], unused = 0;
  for (const std::size_t i : {0u, 1u}) {
    const Campaign all = with_findings(20000 * (i + 1), 5);
    chosen[i] = chosen_of(all, digest_of(all), std::nullopt, &unused).findings.size();
  }
  EXPECT_LE(chosen[1], chosen[0] + chosen[0] / 4);
  EXPECT_LT(chosen[0], 20000u);
}

}  // namespace
}  // namespace assay::selection_test
