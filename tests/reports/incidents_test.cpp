// What was seen of a crash stands with its lowest case, comes back from records as it was, and is text of somebody
// else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/store/blocks/block_line.h"
#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "reports/writers/seen/seen.h"
#include "tests/reports/example_campaign.h"

namespace assay::incidents_test {
namespace {

using testing::HasSubstr;

BlockRecord crashed(const std::string& incident) {
  for (BlockRecord block : example::campaign().blocks) {
    if (block.count < 2) continue;
    block.cells.clear();
    CellCounts& cell = block.cells[0];
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = block.count - 1;
    cell.outcomes[static_cast<std::size_t>(Outcome::kCrashed)] = 1;
    set_severity(cell, Severity::kNear);
    block.candidates = {{"crashed", block.first + 1, Severity::kNear, 1, incident}};
    return block;
  }
  return {};
}

TEST(Incident, ComesBackFromRecordsAsItWas) {
  const CampaignHeader header = example::campaign().header;
  const BlockLines lines(header);
  for (const std::string& incident :
       std::vector<std::string>{"", "killed by SIGSEGV; \"last\" words: <b> | \u00e9", std::string(4096, 'x')}) {
    const BlockRecord block = crashed(incident);
    const auto text = lines.text(block);
    ASSERT_TRUE(text) << text.error();
    const auto line = lines.parse(*text);
    ASSERT_TRUE(line) << line.error();
    EXPECT_EQ(*line, block);
    const auto object = parse_block(json_text(block));
    ASSERT_TRUE(object) << object.error();
    EXPECT_EQ(*object, block);
  }
}

TEST(Incident, ThatIsNoLineIsRefused) {
  const CampaignHeader header = example::campaign().header;
  const BlockLines lines(header);
  for (const std::string& hostile :
       std::vector<std::string>{"two\nlines", "\033[2J", "\u202e", std::string(4097, 'x')}) {
    const auto object = parse_block(json_text(crashed(hostile)));
    ASSERT_FALSE(object);
    EXPECT_THAT(object.error(), HasSubstr("\"incident\" is not a line of at most 4096 bytes"));
    const auto line = lines.parse(*lines.text(crashed(hostile)));
    ASSERT_FALSE(line);
    EXPECT_THAT(line.error(), HasSubstr("\"incident\""));
  }
}

TEST(Incident, OfManyCrashesIsThatOfTheLowestCase) {
  std::vector<Candidate> list;
  add_candidate(list, {"crashed", 5, Severity::kNear, 1, "of the fifth"});
  add_candidate(list, {"crashed", 9, Severity::kNear, 2, "of the ninth"});
  add_candidate(list, {"crashed", 2, Severity::kNear, 1, "of the second"});
  EXPECT_EQ(list, (std::vector<Candidate>{{"crashed", 2, Severity::kNear, 4, "of the second"}}));
}

TEST(Incident, AFindingThatDidNotFailAgainSaysSo) {
  Finding finding = example::findings().front();
  finding.failed_again = false;
  const auto again = parse_finding(json_text(finding));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, finding);
  finding.failed_again = true;
  EXPECT_EQ(json_text(finding).find("failed_again"), std::string::npos);
}

TEST(Incident, AFindingByDefaultSaysSo) {
  Finding finding = example::findings().front();
  finding.failed_again = true;
  EXPECT_EQ(seen_of(finding).find("by default"), std::string::npos);
  EXPECT_EQ(json_text(finding).find("by_default"), std::string::npos);
  finding.by_default = true;
  EXPECT_THAT(seen_of(finding), HasSubstr("by default"));
  const auto again = parse_finding(json_text(finding));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, finding);
}

}  // namespace
}  // namespace assay::incidents_test
