// What is not judged is said with its reason by every writer, and no rate is claimed where nothing was judged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <nlohmann/json.hpp>

#include "reports/store/sqlite_export.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/charts.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/page/trust_json.h"
#include "reports/writers/report_rows.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::not_judged_test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kWhy = "the engine states that nothing is promised about <depths>";

/// libccd/gjk alone: no case of its two domains is judged, and one claim does not look at it at all.
Campaign silent_campaign() {
  Campaign campaign = example::campaign();
  std::erase_if(campaign.blocks, [](const BlockRecord& block) { return block.engine != "libccd/gjk"; });
  std::erase_if(campaign.header.engines, [](const EngineRow& engine) { return engine.name != "libccd/gjk"; });
  campaign.findings.clear();
  for (BlockRecord& block : campaign.blocks) {
    block.candidates.clear();
    for (auto& [difficulty, cell] : block.cells) {
      const std::uint64_t cases = asked(cell);
      cell = {};
      cell.outcomes[static_cast<std::size_t>(Outcome::kNotJudged)] = cases;
    }
  }
  campaign.header.not_judged = {{"libccd/gjk", "gjk/depth_is_right", kWhy}};
  return campaign;
}

/// The same with the first block of each row judged and right.
Campaign half_silent_campaign() {
  Campaign campaign = silent_campaign();
  for (BlockRecord& block : campaign.blocks)
    if (block.block == 0)
      for (auto& [difficulty, cell] : block.cells)
        std::swap(cell.outcomes[static_cast<std::size_t>(Outcome::kNotJudged)],
                  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)]);
  return campaign;
}

TEST(NotJudged, IsNoJudgementAndBoundsNoRate) {
  const Digest digest = digest_of(silent_campaign());
  ASSERT_EQ(digest.engines.size(), 1U);
  EXPECT_EQ(digest.judgements, 0U);
  EXPECT_EQ(headline(digest.engines[0]), "Nothing was judged in 8\u202F000 cases: 8\u202F000 not judged.");
  EXPECT_THAT(headline(digest.engines[0]), Not(HasSubstr("ruled out")));
}

TEST(NotJudged, SilenceOfAnyKindBoundsNoRate) {
  Campaign campaign = silent_campaign();
  for (BlockRecord& block : campaign.blocks)
    for (auto& [difficulty, cell] : block.cells)
      std::swap(cell.outcomes[static_cast<std::size_t>(Outcome::kNotJudged)],
                cell.outcomes[static_cast<std::size_t>(Outcome::kUndecided)]);
  EXPECT_THAT(headline(digest_of(campaign).engines[0]), Not(HasSubstr("ruled out")));
  EXPECT_THAT(markdown_text(campaign, digest_of(campaign), std::nullopt), Not(HasSubstr("ruled out")));
}

TEST(NotJudged, IsNoPartOfTheBoundWhereTheRestIsJudged) {
  const Digest digest = digest_of(half_silent_campaign());
  EXPECT_EQ(digest.judgements, 2000U);
  EXPECT_THAT(headline(digest.engines[0]), HasSubstr("No wrong answer in 2\u202F000 judgements"));
}

TEST(NotJudged, HasALineAClaim) {
  const std::vector<std::string> lines = digest_of(half_silent_campaign()).engines[0].not_judged;
  EXPECT_THAT(lines,
              testing::ElementsAre(std::string("not judged: gjk/depth_is_right: ") + kWhy,
                                   HasSubstr("not judged: gjk/verdict_is_right: 6\u202F000 cases of 8\u202F000")));
}

TEST(NotJudged, IsSaidInMarkdown) {
  const Campaign campaign = silent_campaign();
  const std::string text = markdown_text(campaign, digest_of(campaign), std::nullopt);
  EXPECT_THAT(text, HasSubstr("0 never, 1 not judged; 0 findings.**"));
  EXPECT_THAT(text, HasSubstr("| libccd/gjk | – | – | – | – | – | – | – | not tried |"));
  EXPECT_THAT(text, Not(HasSubstr("ruled out")));
  EXPECT_THAT(text, Not(HasSubstr("0\u00A0%")));
}

TEST(NotJudged, IsSkippedInJUnit) {
  const Campaign campaign = silent_campaign();
  const std::string text = junit_text(campaign, digest_of(campaign));
  EXPECT_THAT(text, HasSubstr("name=\"gjk/depth_is_right\"><skipped message=\"not judged: the engine states that "
                              "nothing is promised about &lt;depths&gt;\"/>"));
  EXPECT_THAT(text, HasSubstr("<skipped message=\"8\u202F000 not judged\"/>"));
  EXPECT_THAT(text, HasSubstr("tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"2\""));
}

TEST(NotJudged, HasATableInSqlite) {
  const TemporaryDirectory folder;
  ASSERT_TRUE(export_sqlite(silent_campaign(), totals_of(silent_campaign()), folder / "x.sqlite"));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  const auto text = [&](const char* query) {
    sqlite3_stmt* statement = nullptr;
    EXPECT_EQ(sqlite3_prepare_v2(handle, query, -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW);
    const std::string value = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
    sqlite3_finalize(statement);
    return value;
  };
  EXPECT_EQ(text("SELECT why FROM not_judged WHERE engine='libccd/gjk' AND property='gjk/depth_is_right'"), kWhy);
  EXPECT_EQ(text("SELECT sum(not_judged) FROM cells"), "8000");
  EXPECT_EQ(text("SELECT sum(holds) FROM cells"), "0");
  sqlite3_close(handle);
}

TEST(NotJudged, IsSaidOnThePageWithoutARate) {
  const auto viewer = std::filesystem::path(ASSAY_SOURCE_DIR) / "reports/viewer/node_modules";
  if (!std::filesystem::exists(viewer)) GTEST_SKIP() << "skipped: " << viewer << " is absent";
  const Campaign campaign = silent_campaign();
  const Digest digest = digest_of(campaign);
  const auto page = page_text(campaign, digest, std::nullopt);
  ASSERT_TRUE(page) << page.error();
  const std::string record = record_json(campaign, digest);
  EXPECT_EQ(nlohmann::json::parse(record)["engines"][0]["silent"].size(), 2U);
  EXPECT_THAT(record,
              HasSubstr("not judged: gjk/depth_is_right: the engine states that nothing is promised about <depths>"));
  EXPECT_THAT(record, HasSubstr("\"rows\":[[0,[],[[0,[],[[")) << "no interval, which would say nothing";
  EXPECT_THAT(*page, Not(HasSubstr("ruled out with")));
  const auto tables = nlohmann::json::parse(trust_json(trust_tables(campaign, digest), campaign, digest))["tables"];
  for (const auto& table : tables)
    for (const auto& row : table["rows"]) EXPECT_EQ(row["judged"], 0) << "the page tells no verdict of it";
}

TEST(NotJudged, OfACampaignWithNothingToDoIsSaid) {
  Campaign campaign = silent_campaign();
  campaign.blocks.clear();
  EXPECT_EQ(headline(digest_of(campaign).engines[0]), "Nothing was judged in this campaign.");
}

}  // namespace
}  // namespace assay::not_judged_test
