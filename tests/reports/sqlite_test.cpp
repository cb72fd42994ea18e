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
    for (auto& [difficulty, cell] : block.cells) set_severity(cell, Severity::kPlain);
  campaign.blocks.front().cells.begin()->second.explained = 7;
  Finding& first = campaign.findings.front();
  first.severity = Severity::kNear, first.seen = 17, first.also_in = {"a", "b"};
  first.seen_as = {{"p", "c", Severity::kNear, 11}, {"p", "hung", Severity::kNear, 6}};
  const auto written =
      export_sqlite(campaign, totals_of(campaign), folder / "x.sqlite", {}, {}, {}, {{key_of(first), "known"}});
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
  EXPECT_EQ(number("SELECT count(*) FROM findings WHERE seen = 17 AND accepted = 'known'"), 1u);
  EXPECT_EQ(number("SELECT count(*) FROM findings WHERE accepted IS NULL"), campaign.findings.size() - 1);
  EXPECT_EQ(number("SELECT sum(findings) FROM finding_counts"), campaign.findings.size());
  sqlite3_close(handle);
}

/// What a database has some of it has the number of.
TEST(Sqlite, CountsAllFindingsOfWhichItHasSome) {
  const TemporaryDirectory folder;
  const Campaign campaign = hostile_campaign();
  const FindingCounts found = {{{"a", "p"}, 1'000'000}, {{"b", "p"}, 3}};
  ASSERT_TRUE(export_sqlite(campaign, totals_of(campaign), folder / "x.sqlite", {}, {}, found));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  sqlite3_stmt* statement = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(handle,
                               "SELECT (SELECT sum(findings) FROM finding_counts), (SELECT count(*) FROM findings), "
                               "(SELECT value FROM provenance WHERE key = 'report.findings')",
                               -1, &statement, nullptr),
            SQLITE_OK);
  ASSERT_EQ(sqlite3_step(statement), SQLITE_ROW);
  EXPECT_EQ(sqlite3_column_int64(statement, 0), 1'000'003);
  EXPECT_EQ(static_cast<std::size_t>(sqlite3_column_int64(statement, 1)), campaign.findings.size());
  const std::string says = reinterpret_cast<const char*>(sqlite3_column_text(statement, 2));
  EXPECT_TRUE(says.starts_with(std::to_string(campaign.findings.size()) + " of 1000003: ")) << says;
  sqlite3_finalize(statement);
  sqlite3_close(handle);
}

/// A word that a column says often is kept once, and a query sees no difference.
TEST(Sqlite, ShowsLongTablesAsTheyAre) {
  const TemporaryDirectory folder;
  PlainTable table{"study_long", {}, {{"engine"}, {"note"}, {"by", CellKind::kInteger}}, {}};
  for (std::int64_t i = 0; i < 100; ++i)
    table.rows.push_back(
        {std::string(i % 2 == 0 ? "even" : "it's \"odd\""), i % 4 == 0 ? Cell() : Cell(std::to_string(i)), i});
  ASSERT_TRUE(export_sqlite(hostile_campaign(), {}, folder / "x.sqlite", std::span(&table, 1)));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  sqlite3_stmt* statement = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(handle, "SELECT engine, note, by FROM study_long ORDER BY by", -1, &statement, nullptr),
            SQLITE_OK)
      << sqlite3_errmsg(handle);
  const auto text = [&](int column) -> Cell {
    const void* word = sqlite3_column_text(statement, column);
    return word == nullptr ? Cell() : Cell(std::string(static_cast<const char*>(word)));
  };
  for (const std::vector<Cell>& row : table.rows) {
    ASSERT_EQ(sqlite3_step(statement), SQLITE_ROW);
    EXPECT_EQ(text(0), row[0]);
    EXPECT_EQ(text(1), row[1]);
    EXPECT_EQ(Cell(static_cast<std::int64_t>(sqlite3_column_int64(statement, 2))), row[2]);
  }
  EXPECT_EQ(sqlite3_step(statement), SQLITE_DONE);
  sqlite3_finalize(statement);
  ASSERT_EQ(sqlite3_prepare_v2(handle, "SELECT count(*) FROM study_long_words", -1, &statement, nullptr), SQLITE_OK);
  ASSERT_EQ(sqlite3_step(statement), SQLITE_ROW);
  EXPECT_EQ(sqlite3_column_int64(statement, 0), 2) << "notes differ from row to row, and stay where they are";
  sqlite3_finalize(statement);
  sqlite3_close(handle);
}

}  // namespace
}  // namespace assay::sqlite_test
