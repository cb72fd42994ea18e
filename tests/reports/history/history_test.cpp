// A history of nights: what got worse is named on the night on which it came, and on no other.
#include "reports/store/history/history.h"

#include <gtest/gtest.h>

#include "reports/store/sqlite/database.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/history/simulated_nights.h"
#include "tests/reports/one_row_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::history_test {
namespace {

using simulated::add;
using simulated::day_of;
using simulated::Habit;

/// 120 engines under five claims each; most never fail, one in forty always has.
std::vector<Habit> usual_habits() {
  const std::vector<std::string> properties = {"hull2/is_exact", "hull2/names_lowest", "hull3/is_exact",
                                               "lp/answer_is_certified", "gjk/verdict_is_right"};
  std::vector<Habit> habits;
  for (int engine = 0; engine < 120; ++engine)
    for (const std::string& property : properties)
      habits.push_back({fmt::format("some/engine_{:03}", engine), property, engine % 40 == 0 ? 0.01 : 0,
                        engine % 40 == 0 ? 0.001 : 0});
  return habits;
}

/// The days on which something is named as worse.
std::vector<std::string> named_days(const Trends& trends) {
  std::vector<std::string> days;
  for (const NightOfHistory& night : trends.nights)
    if (night.worse > 0) days.push_back(night.day);
  return days;
}

History opened(const std::filesystem::path& path) {
  Result<History> history = History::open(path);
  EXPECT_TRUE(history) << history.error();
  return *std::move(history);
}

TEST(History, OfAYearNamesEachOfThreeRegressionsOnTheNightThatItCameAndNoOtherNight) {
  const TemporaryDirectory folder;
  std::vector<Habit> habits = usual_habits();
  Habit &first_failure = habits[5 * 7], &more_often = habits[5 * 40 + 2], &gives_up = habits[5 * 62 + 3];
  {
    History history = opened(folder / "year.sqlite");
    for (int number = 0; number < 365; ++number) {
      if (number == 100) first_failure.wrong = 0.002;
      if (number == 150) first_failure.wrong = 0;
      if (number == 200) more_often.wrong = 0.02;
      if (number == 300) gives_up.gave_up = 0.01;
      const auto added =
          add(history, simulated::night_of(habits, 20260000 + static_cast<unsigned>(number)), day_of(number));
      ASSERT_TRUE(added) << added.error();
    }
  }
  EXPECT_LT(std::filesystem::file_size(folder / "year.sqlite"), 50'000'000u);
  // For the test that opens its page.
  std::filesystem::copy_file(folder / "year.sqlite", ASSAY_SIMULATED_YEAR,
                             std::filesystem::copy_options::overwrite_existing);
  const Result<Trends> trends = opened(folder / "year.sqlite").read();
  ASSERT_TRUE(trends) << trends.error();
  ASSERT_EQ(trends->nights.size(), 365u);
  const std::vector<std::string> came = {words_of(day_of(100)), words_of(day_of(200)), words_of(day_of(300))};
  EXPECT_EQ(named_days(*trends), came);
  const auto names = [&](int night, const Habit& habit) {
    return trends->nights[static_cast<std::size_t>(night)].regressions.front().sentence.find(habit.engine) !=
           std::string::npos;
  };
  EXPECT_TRUE(names(100, first_failure) && names(200, more_often) && names(300, gives_up));
  std::size_t fixed = 0;
  for (const ClusterOfHistory& cluster : trends->clusters)
    if (!cluster.fixed.empty()) {
      ++fixed;
      EXPECT_EQ(cluster.engine, first_failure.engine);
      EXPECT_EQ(cluster.first_seen, words_of(day_of(100)));
      EXPECT_EQ(cluster.last_seen, words_of(day_of(149)));
      EXPECT_EQ(cluster.fixed, words_of(day_of(150)));
    }
  EXPECT_EQ(fixed, 1u);
  const auto times = trends->times.find({"hull2", first_failure.engine});
  ASSERT_NE(times, trends->times.end());
  ASSERT_EQ(times->second.size(), 365u);
  EXPECT_EQ(times->second[364].cases, 100u);
  EXPECT_GE(times->second[364].nanoseconds, 50'000u);
}

TEST(History, SaysOfTwoNightsWhatTheComparisonOfTheirCampaignsSays) {
  const TemporaryDirectory folder;
  Campaign before = example::campaign(), after = before;
  after.header.seed = before.header.seed + 1;
  for (BlockRecord& block : after.blocks)
    for (auto& [difficulty, cell] : block.cells)
      if (cell.outcomes[0] > 40 && block.property == before.blocks.front().property) {
        cell.outcomes[0] -= 40, cell.outcomes[static_cast<std::size_t>(Outcome::kGaveUp)] += 40;
      }
  before.findings.clear(), after.findings.clear();
  History history = opened(folder / "h.sqlite");
  ASSERT_TRUE(add(history, before, day_of(0)));
  const auto added = add(history, after, day_of(1));
  ASSERT_TRUE(added && added->comparison);
  const Comparison direct = compare(before, after);
  EXPECT_EQ(added->comparison->headline(), direct.headline());
  const std::vector<Change> is = added->comparison->changes(), wanted = direct.changes();
  ASSERT_EQ(is.size(), wanted.size());
  EXPECT_GE(wanted.size(), 3u);
  for (std::size_t i = 0; i < is.size(); ++i) EXPECT_EQ(is[i].sentence, wanted[i].sentence);
}

Campaign rare(std::uint64_t failing, std::uint64_t seed) {
  Campaign campaign = one_row::with_failures(
      failing == 0 ? std::vector<Candidate>{} : std::vector<Candidate>{{"exact", 3, Severity::kPlain, failing}}, seed);
  campaign.header.battery = "quick";
  campaign.header.engines = {{"a/hull", "1", EngineKind::kForeign, "", {}}};
  campaign.header.plan = {{"hull2", "hull2/is_exact", "hull2/disc@1", "size", "", "", one_row::kAsked}};
  campaign.header.block_size = one_row::kAsked;
  return campaign;
}

TEST(History, WhatComesAndGoesByChanceIsNewOnceAndNotFixed) {
  const TemporaryDirectory folder;
  History history = opened(folder / "h.sqlite");
  const std::array<std::uint64_t, 6> failing = {0, 1, 0, 0, 1, 0};
  for (int night = 0; night < 6; ++night)
    ASSERT_TRUE(
        add(history, rare(failing[static_cast<std::size_t>(night)], 10 + static_cast<unsigned>(night)), day_of(night)));
  const auto trends = history.read();
  ASSERT_TRUE(trends);
  EXPECT_EQ(named_days(*trends), std::vector{words_of(day_of(1))});
  ASSERT_EQ(trends->clusters.size(), 1u);
  EXPECT_EQ(trends->clusters[0].fixed, "");
  EXPECT_EQ(trends->clusters[0].nights, 2u);
  EXPECT_EQ(trends->clusters[0].last_seen, words_of(day_of(4)));
}

TEST(History, WhatTheSameCasesNoLongerShowIsFixedAndNewWhenItComesBack) {
  const TemporaryDirectory folder;
  History history = opened(folder / "h.sqlite");
  const std::array<std::uint64_t, 4> failing = {0, 1, 0, 1};
  for (int night = 0; night < 4; ++night)
    ASSERT_TRUE(add(history, rare(failing[static_cast<std::size_t>(night)], 10), day_of(night)));
  const auto trends = history.read();
  ASSERT_TRUE(trends);
  EXPECT_EQ(named_days(*trends), (std::vector{words_of(day_of(1)), words_of(day_of(3))}));
  ASSERT_EQ(trends->clusters.size(), 2u);
  EXPECT_EQ(trends->clusters[0].fixed, "");
  EXPECT_EQ(trends->clusters[1].fixed, words_of(day_of(2)));
}

TEST(History, AnAcceptedClusterIsNoRegression) {
  const TemporaryDirectory folder;
  History history = opened(folder / "h.sqlite");
  const Campaign worse = rare(5, 11);
  const AcceptedCluster cluster{"a/hull", {"hull2", FailureMode::kWrongAnswer}, Severity::kPlain, "known"};
  ASSERT_TRUE(add(history, rare(0, 10), day_of(0)));
  ASSERT_TRUE(add(history, worse, day_of(1), Acceptance("file", {cluster}, worse.header, day_of(1))));
  const auto trends = history.read();
  ASSERT_TRUE(trends);
  EXPECT_TRUE(named_days(*trends).empty());
  EXPECT_EQ(trends->clusters.size(), 1u);
}

TEST(History, TheSameNightTwiceIsOneAndAnEarlierOrAnotherOneIsRefused) {
  const TemporaryDirectory folder;
  History history = opened(folder / "h.sqlite");
  ASSERT_TRUE(add(history, rare(0, 10), day_of(5)));
  const auto again = add(history, rare(0, 10), day_of(5));
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->was_there);
  for (const int day : {4, 5}) {
    const auto refused = add(history, rare(1, 10), day_of(day));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("has a night of 2026-01-06"), std::string::npos) << refused.error();
  }
  EXPECT_EQ(history.read()->nights.size(), 1u);
}

TEST(History, AFileThatIsNoneIsRefusedAndStaysAsItWas) {
  const TemporaryDirectory folder;
  const std::string text = "this is no database, however long it may be: " + std::string(5000, '.');
  write_text(folder / "text.sqlite", text);
  const auto refused = History::open(folder / "text.sqlite");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("cannot be opened as a history"), std::string::npos) << refused.error();
  EXPECT_EQ(text_of_file(folder / "text.sqlite"), text);
  {
    Database other(folder / "other.sqlite");
    other.run("CREATE TABLE x(y)");
  }
  const auto other = History::open(folder / "other.sqlite");
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().find("is a database, and no history"), std::string::npos) << other.error();
}

TEST(History, ALastNightThatIsDamagedIsOneSentenceAndAddsNothing) {
  const TemporaryDirectory folder;
  {
    History history = opened(folder / "h.sqlite");
    ASSERT_TRUE(add(history, rare(0, 10), day_of(0)));
    Database file(folder / "h.sqlite");
    file.run("UPDATE last_night SET packed = x'00112233'");
  }
  History history = opened(folder / "h.sqlite");
  const auto refused = add(history, rare(0, 11), day_of(1));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("the last night is not packed"), std::string::npos) << refused.error();
  EXPECT_EQ(history.read()->nights.size(), 1u);
}

}  // namespace
}  // namespace assay::history_test
