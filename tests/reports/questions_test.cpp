// How often who is wrong, and down to which gap: as tables of numbers, and in SQLite.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>

#include "reports/store/sqlite_export.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::questions_test {
namespace {

const std::string kVerdict = "gjk/verdict_is_right", kEngine = "libccd/gjk", kSample = "gjk/sample_boxes_3d@1";

std::map<RowKey, FailuresApart> silent() {
  return {{{"faults/lp_hangs", "lp/answer_is_certified", "lp/cyclers@1"}, {{0, 5, 0, 0}, {}}}};
}

/// The example with the cases of one of its domains, all of them plain, from a sample.
Campaign sampled_campaign() {
  Campaign campaign = example::campaign();
  for (PlannedRow& row : campaign.header.plan)
    if (row.domain == "gjk/random_3d@1") row.domain = kSample;
  for (BlockRecord& block : campaign.blocks)
    if (block.domain == "gjk/random_3d@1") {
      block.domain = kSample;
      for (auto& [difficulty, cell] : block.cells) set_severity(cell, Severity::kPlain);
    }
  return campaign;
}

TEST(Questions, WrongCasesAreOfThoseOfTheirSeverityAndPopulation) {
  const Campaign campaign = sampled_campaign();
  const auto totals = totals_of(campaign);
  std::size_t found = 0;
  for (const WrongRow& row : wrong_rows(campaign.header, totals, silent())) {
    EXPECT_NE(row.engine, "") << "of the header";
    if (row.engine != kEngine) continue;
    ++found;
    const CellCounts total = sum_of(totals.at({kEngine, kVerdict, row.is_sample ? kSample : "gjk/near_touching_2d@1"}));
    EXPECT_EQ(row.severity, row.is_sample ? Severity::kPlain : Severity::kNear);
    EXPECT_EQ(row.wrong.failed, failed(total));
    EXPECT_EQ(row.wrong.tried, tried(total));
  }
  EXPECT_EQ(found, 2U);
}

TEST(Questions, OnlySamplesHaveARate) {
  const Campaign campaign = sampled_campaign();
  const auto rows = wrong_rows(campaign.header, totals_of(campaign), silent());
  const PlainTable table = table_of(rows);
  ASSERT_EQ(table.rows.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t column = 10; column < 13; ++column)
      EXPECT_EQ(std::holds_alternative<double>(table.rows[i][column]), rows[i].is_sample) << rows[i].engine;
}

TEST(Questions, CrashesAndHangsAreNotWrong) {
  const Campaign campaign = sampled_campaign();
  const auto totals = totals_of(campaign);
  const auto rows = wrong_rows(campaign.header, totals, silent());
  const auto hangs = std::ranges::find_if(
      rows, [](const WrongRow& row) { return row.engine == "faults/lp_hangs" && row.severity == Severity::kNear; });
  ASSERT_NE(hangs, rows.end());
  EXPECT_EQ(hangs->no_answer, 5U);
  EXPECT_EQ(hangs->wrong.failed + 5,
            failed(sum_of(totals.at({"faults/lp_hangs", "lp/answer_is_certified", "lp/cyclers@1"}))));
}

TEST(Questions, AnEngineOfWhichNothingWasJudgedHasNoRow) {
  Campaign campaign = sampled_campaign();
  for (BlockRecord& block : campaign.blocks)
    if (block.engine == kEngine)
      for (auto& [difficulty, cell] : block.cells) {
        const std::uint64_t all = asked(cell);
        cell = {};
        cell.outcomes[static_cast<std::size_t>(Outcome::kDeclined)] = all;
      }
  const auto totals = totals_of(campaign);
  const auto rows = wrong_rows(campaign.header, totals, {});
  EXPECT_EQ(std::ranges::count(rows, kEngine, &WrongRow::engine), 0);
}

TEST(Questions, EffectiveEpsilonIsTheLargestGapOfAWrongVerdict) {
  const Campaign campaign = sampled_campaign();
  const auto totals = totals_of(campaign);
  const auto rows = effective_epsilons(campaign.header, totals);
  const auto ours = std::ranges::find_if(rows, [](const EffectiveEpsilonRow& row) {
    return row.engine == kEngine && row.gaps.domain == "gjk/near_touching_2d@1";
  });
  ASSERT_NE(ours, rows.end());
  EXPECT_EQ(ours->gaps.wrong, 45) << "libccd fails from beyond 2^-44 on";
  EXPECT_EQ(ours->gaps.words(), "2^-45 (2.8e-14)");
  EXPECT_EQ(ours->gaps.measure, "relative gap");
  const auto right = std::ranges::find(rows, "gjk/signed_volumes", &EffectiveEpsilonRow::engine);
  ASSERT_NE(right, rows.end());
  EXPECT_EQ(right->gaps.words(), "none wrong down to 2^-52") << "the smallest gap of the domain";
  const bool any_by_size =
      std::ranges::any_of(rows, [](const EffectiveEpsilonRow& row) { return row.gaps.domain == kSample; });
  EXPECT_FALSE(any_by_size) << "a number of vertices is no gap";
}

TEST(Questions, SqliteAnswersThemAsTheTablesDo) {
  const TemporaryDirectory folder;
  const Campaign campaign = sampled_campaign();
  const auto totals = totals_of(campaign);
  const Answers answers{wrong_rows(campaign.header, totals, silent()), effective_epsilons(campaign.header, totals)};
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
        else if (std::holds_alternative<std::monostate>(row[i]))
          EXPECT_EQ(sqlite3_column_type(statement, at), SQLITE_NULL) << table.columns[i].name;
        else
          EXPECT_DOUBLE_EQ(std::get<double>(row[i]), sqlite3_column_double(statement, at)) << table.columns[i].name;
      }
    }
    EXPECT_EQ(sqlite3_step(statement), SQLITE_DONE);
    sqlite3_finalize(statement);
  };
  ASSERT_FALSE(answers.wrong.empty());
  ASSERT_FALSE(answers.epsilons.empty());
  compare_with(
      table_of(answers.wrong),
      "engine, property, is_sample, CASE severity WHEN 'plain' THEN 0 WHEN 'near' THEN 1 WHEN 'extreme' THEN 2 WHEN "
      "'degenerate' THEN 3 END");
  compare_with(table_of(answers.epsilons), "engine, property, domain");
  sqlite3_close(handle);
}

}  // namespace
}  // namespace assay::questions_test
