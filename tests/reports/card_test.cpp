// The report card: what is wrong with one engine, in one sentence made of values.
#include "reports/writers/card/card.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/catalog/batteries.h"
#include "reports/writers/card/defect_words.h"
#include "reports/writers/card/verdict.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"

namespace assay::card_test {
namespace {

using enum Severity;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kExact = "hull2/is_exact", kSwap = "hull2/axis_swap_keeps_hull", kNames = "hull2/names_lowest";

/// 3 000 cases of one planar engine under each of the properties.
Campaign campaign_of(const std::map<std::string, BySeverity>& failures) {
  Campaign campaign;
  campaign.header = example::header();
  campaign.header.engines = {{"mine/hull", "7", EngineKind::kForeign, "Mine.", {}, {"hull2"}}};
  campaign.header.plan.clear();
  for (const auto& [property, severities] : failures) {
    campaign.header.plan.push_back({"hull2", property, "hull2/x@1", "points", "", "", 3000});
    BlockRecord block{"mine/hull", property, "hull2/x@1", 0, 0, 3000, {}, {}};
    CellCounts& cell = block.cells[1];
    cell.severities = severities;
    for (const std::uint64_t count : severities) cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] += count;
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 3000 - failed(cell);
    if (failed(cell) > 0) cell.violations["encloses every point"] = failed(cell);
    set_tried_cases(cell, kPlain);
    campaign.blocks.push_back(std::move(block));
  }
  return campaign;
}

std::string verdict(const Campaign& campaign) {
  const Digest digest = digest_of(campaign);
  return verdict_of(campaign, digest.engines.front());
}

TEST(Card, SaysInOneSentenceWhatIsWrong) {
  EXPECT_EQ(verdict(campaign_of({{kExact, {12, 0, 0, 0}}})),
            "Leaves out hull corners on plain input: wrong in 12 of 3\u202f000 cases of rows chosen to convict.");
  EXPECT_EQ(verdict(campaign_of({{kExact, {}}, {kSwap, {}}})), "No wrong answer in 6\u202f000 judgements.");
  Campaign excused = campaign_of({{kExact, {}}});
  auto& outcomes = excused.blocks[0].cells[1].outcomes;
  outcomes[static_cast<std::size_t>(Outcome::kHolds)] -= 5;
  outcomes[static_cast<std::size_t>(Outcome::kWithinDocumented)] = 5;
  EXPECT_EQ(verdict(excused),
            "No wrong answer in 3\u202f000 judgements but what its own statement leaves open, in 5 cases.");
}

TEST(Card, PutsSeverityBeforeThePrincipalClaimAndThatBeforeRelations) {
  EXPECT_THAT(verdict(campaign_of({{kExact, {0, 900, 0, 0}}, {kNames, {1, 0, 0, 0}}})),
              StartsWith("Names other points than the lowest of equal ones on plain input: wrong in 1 of 3"));
  EXPECT_THAT(verdict(campaign_of({{kExact, {2, 0, 0, 0}}, {kNames, {900, 0, 0, 0}}, {kSwap, {950, 0, 0, 0}}})),
              StartsWith("Leaves out hull corners on plain input: wrong in 2 of 3"));
  EXPECT_THAT(verdict(campaign_of({{kNames, {0, 0, 3, 0}}, {kSwap, {0, 0, 900, 0}}})),
              StartsWith("Names other points than the lowest of equal ones on extreme input: wrong in 3 of 3"));
  EXPECT_THAT(verdict(campaign_of({{kExact, {}}, {kSwap, {0, 0, 0, 4}}})),
              StartsWith("Contradicts itself on images of one question on degenerate input: wrong in 4 of 4"));
}

TEST(Card, TakesTheClaimThatMostFailuresOfTheSeverityBroke) {
  Campaign campaign = campaign_of({{kExact, {12, 0, 500, 0}}});
  Finding finding;
  finding.engine = "mine/hull";
  finding.seen_as = {{kExact, "encloses every point", kPlain, 3},
                     {kExact, "is not inside out", kPlain, 9},
                     {kExact, "strict left turn", kExtreme, 500}};
  campaign.findings = {finding};
  EXPECT_THAT(verdict(campaign), StartsWith("Gives hulls inside out on plain input: wrong in 12 of"));
}

TEST(Card, TellsCrashesAndWrongAnswersApartAsTheTablesDo) {
  Campaign campaign = campaign_of({{kExact, {12, 0, 0, 0}}});
  auto& outcomes = campaign.blocks[0].cells[1].outcomes;
  outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 3;
  outcomes[static_cast<std::size_t>(Outcome::kCrashed)] = 9;
  campaign.blocks[0].candidates = {{"crashed", 1, kPlain, 9}, {"encloses every point", 2, kPlain, 3}};
  EXPECT_THAT(verdict(campaign), StartsWith("Crashes on plain input: 9 of 3\u202f000 cases of rows"));
  campaign.blocks[0].candidates = {{"crashed", 1, kPlain, 3}, {"encloses every point", 2, kPlain, 9}};
  EXPECT_THAT(verdict(campaign), StartsWith("Leaves out hull corners on plain input: wrong in 9 of 3\u202f000 cases"));
}

TEST(Card, HasWordsForEveryPropertyOfTheCatalogue) {
  for_each_family([&]<Family F>() {
    for (const PropertyEntry<F>& property : catalog<F>().properties) {
      const std::string_view words = defect_words({"x/y", std::string(property.name), "a claim that is none"});
      EXPECT_FALSE(words.empty()) << property.name;
      EXPECT_TRUE(!property.is_principal || words != "Gives wrong answers") << property.name;
    }
  });
}

TEST(Card, IsOneScreenAboutOneEngine) {
  const Campaign campaign = example::campaign();
  const std::string text = card_text(campaign, digest_of(campaign), "lp/tableau_dantzig", std::nullopt);
  EXPECT_THAT(text, StartsWith("### Report card of lp/tableau\\_dantzig, version 0.1.0\n\n**Comes back to an "
                               "earlier state on near input: wrong in 855 of 4\u202f000 cases of rows"));
  EXPECT_LE(text.size(), kCardBytes);
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 50);
  EXPECT_THAT(text, HasSubstr("assay replay "));
  for (const char* other : {"libccd", "bland", "published"}) EXPECT_THAT(text, Not(HasSubstr(other)));
}

TEST(Card, ComparesItsOwnEngineAlone) {
  const Comparison both = compare(example::campaign(), example::campaign(true));
  ASSERT_TRUE(both.is_worse());
  EXPECT_TRUE(of_engine(both, "libccd/gjk").is_worse());
  EXPECT_FALSE(of_engine(both, "lp/tableau_dantzig").is_worse());
}

}  // namespace
}  // namespace assay::card_test
