// The SQLite export: a row for everything that a campaign has.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "reports/store/sqlite_export.h"
#include "reports/writers/report_rows.h"
#include "tests/reports/hostile_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::sqlite_test {
namespace {

TEST(Sqlite, HasARowForEverything) {
  const TemporaryDirectory folder;
  Campaign campaign = hostile_campaign();
  for (BlockRecord& block : campaign.blocks)
    for (auto& [difficulty, cell] : block.cells) cell.severities[0] = failed(cell);
  campaign.blocks.front().cells.begin()->second.explained = 7;
  Finding& first = campaign.findings.front();
  first.severity = Severity::kNear, first.seen = 17, first.also_in = {"a", "b"};
  first.seen_as = {{"p", "c", Severity::kNear, 11}, {"p", "hung", std::nullopt, 6}};
  const auto written = export_sqlite(campaign, totals_of(campaign), folder / "x.sqlite");
  ASSERT_TRUE(written) << written.error();
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  const auto number = [&](const std::string& query) {
    sqlite3_stmt* statement = nullptr;
    EXPECT_EQ(sqlite3_prepare_v2(handle, query.c_str(), -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW);
    const auto value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return static_cast<std::size_t>(value);
  };
  std::size_t cells = 0;
  for (const auto& [row, by_difficulty] : totals_of(campaign)) cells += by_difficulty.size();
  EXPECT_EQ(number("SELECT battery_version FROM campaign WHERE battery = 'example'"), campaign.header.battery_version);
  EXPECT_EQ(number("SELECT count(*) FROM engines"), campaign.header.engines.size());
  EXPECT_EQ(number("SELECT count(*) FROM plan"), campaign.header.plan.size());
  EXPECT_EQ(number("SELECT count(*) FROM cells"), cells);
  EXPECT_EQ(number("SELECT count(*) FROM findings"), campaign.findings.size());
  EXPECT_EQ(number("SELECT count(*) FROM cycles"), 6u);
  EXPECT_EQ(number("SELECT count(*) FROM timings"), campaign.timings.size());
  EXPECT_EQ(number("SELECT count(*) FROM provenance"), campaign.provenance.size());
  EXPECT_EQ(number("SELECT sum(holds+violated+undecided+gave_up+declined+crashed+hung+nondeterministic) FROM cells"),
            digest_of(campaign).judgements);
  EXPECT_EQ(number("SELECT sum(violated) FROM cells"), number("SELECT sum(count) FROM violations"));
  EXPECT_EQ(number("SELECT sum(plain) FROM cells"), number("SELECT sum(violated+crashed+hung) FROM cells"));
  EXPECT_EQ(number("SELECT sum(explained) FROM cells"), 7u);
  EXPECT_EQ(number("SELECT sum(cases) FROM seen_as JOIN findings ON id = finding WHERE seen = 17"), 17u);
  EXPECT_EQ(number("SELECT count(*) FROM findings WHERE severity='near' AND seen=17 AND also_in='a b'"), 1u);
  sqlite3_close(handle);
}

}  // namespace
}  // namespace assay::sqlite_test
