// How often who is wrong, and down to which gap: as tables of numbers, and in SQLite.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>

#include "reports/store/sqlite_export.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::questions_test {
namespace {

const std::string kVerdict = "gjk/verdict_is_right", kEngine = "libccd/gjk";

Campaign severe_campaign() {
  Campaign campaign = example::campaign();
  for (BlockRecord& block : campaign.blocks)
    for (auto& [difficulty, cell] : block.cells) cell.severities[1] = failed(cell);
  return campaign;
}

std::map<RowKey, BySeverity> silent() {
  return {{{"faults/lp_hangs", "lp/answer_is_certified", "lp/cyclers@1"}, {0, 5, 0, 0, 0}}};
}

TEST(Questions, WrongPerMillionHasEverySeverityOfWhatWasJudged) {
  const Campaign campaign = severe_campaign();
  const auto totals = totals_of(campaign);
  const auto rows = wrong_per_million(campaign.header, totals, silent());
  CellCounts both;
  for (const char* domain : {"gjk/near_touching_2d@1", "gjk/random_3d@1"})
    both += sum_of(totals.at({kEngine, kVerdict, domain}));
  std::size_t found = 0;
  for (const WrongPerMillionRow& row : rows) {
    EXPECT_NE(row.engine, "") << "of the header";
    if (row.engine != kEngine) continue;
    ++found;
    EXPECT_EQ(row.tried, tried(both)) << "of all severities and domains";
    EXPECT_EQ(row.wrong, row.severity == Severity::kNear ? failed(both) : 0U);
    EXPECT_LE(row.interval().low, row.per_million());
    EXPECT_GT(row.interval().high, row.per_million());
  }
  EXPECT_EQ(found, kSeverities);
}

TEST(Questions, CrashesAndHangsAreNotWrong) {
  const Campaign campaign = severe_campaign();
  const auto totals = totals_of(campaign);
  const auto rows = wrong_per_million(campaign.header, totals, silent());
  const auto hangs = std::ranges::find_if(rows, [](const WrongPerMillionRow& row) {
    return row.engine == "faults/lp_hangs" && row.severity == Severity::kNear;
  });
  ASSERT_NE(hangs, rows.end());
  EXPECT_EQ(hangs->no_answer, 5U);
  EXPECT_EQ(hangs->wrong + 5, failed(sum_of(totals.at({"faults/lp_hangs", "lp/answer_is_certified", "lp/cyclers@1"}))));
}

TEST(Questions, AnEngineOfWhichNothingWasJudgedHasNoRow) {
  Campaign campaign = severe_campaign();
  for (BlockRecord& block : campaign.blocks)
    if (block.engine == kEngine)
      for (auto& [difficulty, cell] : block.cells) {
        const std::uint64_t all = asked(cell);
        cell = {};
        cell.outcomes[static_cast<std::size_t>(Outcome::kDeclined)] = all;
      }
  const auto totals = totals_of(campaign);
  const auto rows = wrong_per_million(campaign.header, totals, {});
  EXPECT_EQ(std::ranges::count(rows, kEngine, &WrongPerMillionRow::engine), 0);
}

TEST(Questions, EffectiveEpsilonIsTheLargestGapOfAWrongVerdict) {
  const Campaign campaign = severe_campaign();
  const auto totals = totals_of(campaign);
  const auto rows = effective_epsilons(campaign.header, totals);
  const auto ours = std::ranges::find_if(rows, [](const EffectiveEpsilonRow& row) {
    return row.engine == kEngine && row.domain == "gjk/near_touching_2d@1";
  });
  ASSERT_NE(ours, rows.end());
  EXPECT_EQ(ours->exponent, 45) << "libccd fails from beyond 2^-44 on";
  EXPECT_EQ(ours->measure, "relative gap");
  const bool any_by_size =
      std::ranges::any_of(rows, [](const EffectiveEpsilonRow& row) { return row.domain == "gjk/random_3d@1"; });
  EXPECT_FALSE(any_by_size) << "a number of vertices is no gap";
}

TEST(Questions, SqliteAnswersThemAsTheTablesDo) {
  const TemporaryDirectory folder;
  const Campaign campaign = severe_campaign();
  const auto totals = totals_of(campaign);
  const Answers answers{wrong_per_million(campaign.header, totals, silent()),
                        effective_epsilons(campaign.header, totals)};
  ASSERT_TRUE(export_sqlite(campaign, totals, folder / "x.sqlite", {}, answers));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  const auto compare_with = [&](const PlainTable& table, const std::string& order) {
    std::string columns;
    for (const PlainColumn& column : table.columns) columns += (columns.empty() ? "" : ", ") + column.name;
    sqlite3_stmt* statement = nullptr;
    const std::string query = "SELECT " + columns + " FROM " + table.name + " ORDER BY " + order;
    ASSERT_EQ(sqlite3_prepare_v2(handle, query.c_str(), -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    for (const std::vector<Cell>& row : table.rows) {
      ASSERT_EQ(sqlite3_step(statement), SQLITE_ROW);
      for (std::size_t i = 0; i < row.size(); ++i) {
        const int at = static_cast<int>(i);
        if (const auto* text = std::get_if<std::string>(&row[i]))
          EXPECT_EQ(*text, reinterpret_cast<const char*>(sqlite3_column_text(statement, at)));
        else if (const auto* integer = std::get_if<std::int64_t>(&row[i]))
          EXPECT_EQ(*integer, sqlite3_column_int64(statement, at)) << table.columns[i].name;
        else
          EXPECT_DOUBLE_EQ(std::get<double>(row[i]), sqlite3_column_double(statement, at)) << table.columns[i].name;
      }
    }
    EXPECT_EQ(sqlite3_step(statement), SQLITE_DONE);
    sqlite3_finalize(statement);
  };
  ASSERT_FALSE(answers.wrong.empty());
  ASSERT_FALSE(answers.epsilons.empty());
  compare_with(table_of(answers.wrong),
               "engine, property, CASE severity WHEN 'plain' THEN 0 WHEN 'near' THEN 1 WHEN 'extreme' THEN 2 WHEN "
               "'degenerate' THEN 3 ELSE 4 END");
  compare_with(table_of(answers.epsilons), "engine, property, domain");
  sqlite3_close(handle);
}

}  // namespace
}  // namespace assay::questions_test
