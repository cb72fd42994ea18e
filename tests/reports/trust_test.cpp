// Which engine can be trusted, for what: one claim a family, failures by severity, crashes and hangs apart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/store/blocks/block_file.h"
#include "reports/store/given_engines.h"
#include "reports/writers/trust/trust_table.h"
#include "reports/writers/words.h"
#include "tests/reports/tried_cases.h"

namespace assay::trust_test {
namespace {

using testing::ElementsAre;

const std::string kExact = "hull2/is_exact", kSwap = "hull2/swap_keeps_hull", kLine = "hull2/line@1",
                  kSizes = "hull2/sizes@1";
constexpr std::uint64_t kJudged = 1000;

struct Failing {
  BySeverity violated{}, crashed{}, hung{};
};

/// A campaign of planar hulls in which every engine holds but where `add` says otherwise.
class Trial {
 public:
  Trial() {
    Campaign& campaign = campaign_;
    campaign.header.battery = "trial";
    campaign.header.block_size = kJudged;
    const RowFacts relative{Axis::Kind::kRelative, Axis::Scale::kMinusLog2, "relative deviation", true, {}};
    const RowFacts size{Axis::Kind::kSize, Axis::Scale::kPlain, "points", true, {}};
    campaign.header.plan = {
        {"hull2", kExact, kLine, "-log2 relative deviation", "The answer is the hull.", "", kJudged, false, relative},
        {"hull2", kExact, kSizes, "points", "The answer is the hull.", "", kJudged, false, size},
        {"hull2", kSwap, kSizes, "points", "Swapping keeps the hull.", "", kJudged, false, size}};
  }

  void engine(const std::string& name, EngineKind kind) {
    campaign_.header.engines.push_back({name, "1", kind, "", {}, {"hull2"}});
  }

  void add(const std::string& engine, const std::string& property, const std::string& domain, const Failing& failing,
           std::int32_t difficulty = 4, std::uint64_t declined = 0) {
    BlockRecord block{engine, property, domain, campaign_.blocks.size(), 0, kJudged, {}, {}};
    CellCounts& cell = block.cells[difficulty];
    const auto fail = [&](Outcome outcome, const std::string& claim, const BySeverity& counts) {
      for (std::size_t i = 0; i < kSeverities; ++i) {
        if (counts[i] == 0) continue;
        cell.severities[i] += counts[i];
        cell.outcomes[static_cast<std::size_t>(outcome)] += counts[i];
        if (outcome == Outcome::kViolated) cell.violations[claim] += counts[i];
        add_candidate(block.candidates, {claim, 0, static_cast<Severity>(i), counts[i]});
      }
    };
    fail(Outcome::kViolated, "strict left turn", failing.violated);
    if (cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] > 0) cell.magnitude_max = 0x1p-30;
    fail(Outcome::kCrashed, "crashed", failing.crashed);
    fail(Outcome::kHung, "hung", failing.hung);
    cell.outcomes[static_cast<std::size_t>(Outcome::kDeclined)] = declined;
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = kJudged - declined - failed(cell);
    set_tried_cases(cell, Severity::kPlain);
    campaign_.blocks.push_back(std::move(block));
  }

  Campaign& campaign() { return campaign_; }
  /// The digest outlives the tables that point into it.
  TrustTable table() {
    digest_ = tables_of(campaign_);
    std::vector<TrustTable> tables = trust_tables(campaign_, digest_);
    EXPECT_EQ(tables.size(), 1U);
    return tables.empty() ? TrustTable{} : tables.front();
  }

 private:
  Campaign campaign_;
  Digest digest_;
};

std::vector<std::string> names_of(const TrustTable& table) {
  std::vector<std::string> names;
  for (const TrustRow& row : table.rows) names.push_back(row.engine().name);
  return names;
}

TEST(Trust, TellsWhatWasGivenByPathFirstAndTheControlGroupLast) {
  Trial trial;
  for (const auto& [name, kind] : {std::pair{"a/fault", EngineKind::kFault},
                                   {"b/ours", EngineKind::kOurs},
                                   {"c/article", EngineKind::kPublished},
                                   {"d/library", EngineKind::kForeign},
                                   {"e/better_library", EngineKind::kForeign},
                                   {"f/mine", EngineKind::kForeign},
                                   {"g/silent_library", EngineKind::kForeign}})
    trial.engine(name, kind);
  trial.add("a/fault", kExact, kSizes, {});
  trial.add("b/ours", kExact, kSizes, {});
  trial.add("c/article", kExact, kSizes, {});
  trial.add("d/library", kExact, kSizes, {{3, 0, 0, 0}});
  trial.add("e/better_library", kExact, kSizes, {{2, 90, 0, 0}});
  trial.add("f/mine", kExact, kSizes, {{500, 0, 0, 0}});
  trial.add("g/silent_library", kExact, kSizes, {}, 4, kJudged);
  trial.campaign().provenance[key_of_given("f/mine")] = "/home/me/mine.so";
  const TrustTable table = trial.table();
  EXPECT_THAT(names_of(table), ElementsAre("f/mine", "e/better_library", "d/library", "g/silent_library", "b/ours",
                                           "a/fault", "c/article"));
  EXPECT_EQ(table.rows.front().group, TrustGroup::kGiven);
  EXPECT_EQ(table.rows.back().group, TrustGroup::kControl);
  EXPECT_EQ(table.sentence, "The answer is the hull.");
}

TEST(Trust, CountsThePrincipalClaimAndNoOther) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  trial.add("d/library", kExact, kSizes, {{7, 0, 0, 0}});
  trial.add("d/library", kExact, kLine, {{0, 0, 5, 0}});
  trial.add("d/library", kSwap, kSizes, {{900, 0, 0, 0}});
  const TrustRow row = trial.table().rows.front();
  EXPECT_EQ(row.judged, 2 * kJudged);
  const Share plain = row.chosen.wrong(Severity::kPlain);
  EXPECT_EQ(plain.failed, 7U);
  EXPECT_EQ(plain.tried, 2 * kJudged - 5) << "all but the extreme ones";
  EXPECT_EQ(row.chosen.wrong(Severity::kExtreme).failed, 5U);
  EXPECT_EQ(row.other_claims_broken, 1U);
  EXPECT_EQ(row.other_claims_judged, 1U);
  EXPECT_EQ(row.wrong_words(Severity::kNear), "–") << "no near case, no verdict";
  EXPECT_EQ(row.wrong_words(Severity::kPlain), "7 of 1\u202f995") << "rows that were chosen have no rate";
}

TEST(Trust, HasRatesOfSamplesAlone) {
  Trial trial;
  const std::string sample = "hull2/sample_small@2";
  trial.campaign().header.plan.push_back(trial.campaign().header.plan.front());
  trial.campaign().header.plan.back().domain = sample;
  trial.engine("d/library", EngineKind::kForeign);
  trial.engine("e/library", EngineKind::kForeign);
  trial.add("d/library", kExact, kSizes, {{7, 0, 0, 0}});
  trial.add("d/library", kExact, sample, {{29, 0, 0, 0}});
  trial.add("e/library", kExact, sample, {});
  const TrustTable table = trial.table();
  ASSERT_EQ(table.samples.size(), 1u);
  EXPECT_EQ(table.samples.front()->domain, sample);
  EXPECT_NE(table.population().find(sample), std::string::npos);
  const TrustRow &better = table.rows[0], &worse = table.rows[1];
  EXPECT_EQ(better.engine().name, "e/library");
  EXPECT_EQ(better.wrong_words(Severity::kPlain), "none of 1\u202f000");
  EXPECT_EQ(worse.wrong_words(Severity::kPlain), rate_words({29, kJudged}) + "; of chosen rows 7 of 1\u202f000");
}

TEST(Trust, CountsTheFindingsOfTheFamily) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  trial.engine("d/library2", EngineKind::kForeign);
  trial.add("d/library", kExact, kSizes, {{7, 0, 0, 0}});
  for (const auto& [engine, property] : {std::pair{"d/library", kExact},
                                         {"d/library", kSwap},
                                         {"d/library2", kExact},
                                         {"d/library", std::string("gjk/verdict_is_right")}}) {
    trial.campaign().findings.emplace_back();
    trial.campaign().findings.back().engine = engine;
    trial.campaign().findings.back().property = property;
  }
  const TrustTable table = trial.table();
  const auto row = std::ranges::find(table.rows, "d/library", [](const TrustRow& one) { return one.engine().name; });
  EXPECT_EQ(row->findings, 2U);
}

TEST(Trust, TellsCrashesAndHangsApartFromWrongAnswers) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  trial.add("d/library", kExact, kSizes, {{7, 0, 0, 0}, {2, 1, 0, 0}, {0, 0, 4, 0}});
  const TrustRow row = trial.table().rows.front();
  EXPECT_EQ(row.chosen.wrong(Severity::kPlain).failed, 7U);
  EXPECT_EQ(row.chosen.wrong(Severity::kNear).failed, 0U);
  EXPECT_EQ(row.chosen.wrong(Severity::kExtreme).failed, 0U);
  EXPECT_EQ(row.crashed(), 3U);
  EXPECT_EQ(row.hung(), 4U);
}

TEST(Trust, IsTheSameOfASummedCampaign) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  for (const std::uint64_t plain : {1, 3})
    trial.add("d/library", kExact, kSizes, {{plain, 0, 0, 0}, {2, 0, 0, 0}, {0, 0, 4, 0}});
  SummedCampaign whole = summed(trial.campaign());
  const Digest digest = digest_of(whole);
  const std::vector<TrustTable> tables = trust_tables(whole.campaign, digest);
  ASSERT_EQ(tables.size(), 1U);
  const TrustRow& row = tables.front().rows.front();
  EXPECT_EQ(row.chosen.wrong(Severity::kPlain).failed, 4U);
  EXPECT_EQ(row.chosen.wrong(Severity::kExtreme).failed, 0U);
  EXPECT_EQ(row.hung(), 8U);
}

TEST(Trust, SaysTheLargestDeviationAtWhichAVerdictWasWrong) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  trial.add("d/library", kExact, kLine, {}, 10);
  trial.add("d/library", kExact, kLine, {{0, 1, 0, 0}}, 30);
  trial.add("d/library", kExact, kLine, {{0, 1, 0, 0}}, 40);
  trial.add("d/library", kExact, kSizes, {{1, 0, 0, 0}}, 3);
  const TrustRow row = trial.table().rows.front();
  EXPECT_EQ(row.gaps.words(), "2^-30 (9.3e-10)");
  EXPECT_EQ(row.gaps.measure, "relative deviation");
  EXPECT_EQ(row.gaps.domain, kLine);
}

TEST(Trust, TakesTheMedianOfTimesBesideTheFastestOnTrial) {
  Trial trial;
  trial.engine("a/fault", EngineKind::kFault);
  trial.engine("d/library", EngineKind::kForeign);
  trial.engine("e/library", EngineKind::kForeign);
  trial.engine("g/declines", EngineKind::kForeign);
  trial.add("a/fault", kExact, kSizes, {});
  trial.add("d/library", kExact, kSizes, {});
  trial.add("e/library", kExact, kSizes, {});
  trial.add("g/declines", kExact, kSizes, {}, 4, kJudged);
  for (std::int32_t k = 0; k < 3; ++k) {
    trial.campaign().timings.push_back({"a/fault", kSizes, k, 10, 10});
    trial.campaign().timings.push_back({"g/declines", kSizes, k, 10, 10});
    trial.campaign().timings.push_back({"d/library", kSizes, k, 10, 1000});
    trial.campaign().timings.push_back({"e/library", kSizes, k, 10, 2000ULL << k});
  }
  const TrustTable table = trial.table();
  const auto time_of = [&](const std::string& name) {
    return std::ranges::find(table.rows, name, [](const TrustRow& row) { return row.engine().name; })->relative_time;
  };
  EXPECT_EQ(time_of("d/library"), 1.0);
  EXPECT_EQ(time_of("e/library"), 4.0);
  EXPECT_EQ(time_of("a/fault"), 0.01);
  EXPECT_EQ(time_of("g/declines"), std::nullopt);
}

TEST(Trust, OfOneEngineSaysWhatItSaysBesideOthers) {
  Trial trial;
  trial.engine("d/library", EngineKind::kForeign);
  trial.engine("e/library", EngineKind::kForeign);
  trial.add("d/library", kExact, kSizes, {});
  trial.add("e/library", kExact, kSizes, {});
  trial.campaign().timings = {{"d/library", kSizes, 1, 10, 1000}, {"e/library", kSizes, 1, 10, 3000}};
  const Digest digest = tables_of(trial.campaign());
  const std::vector<TrustTable> tables = trust_tables(trial.campaign(), digest, {"e/library"});
  ASSERT_EQ(tables.size(), 1U);
  ASSERT_EQ(tables.front().rows.size(), 1U);
  EXPECT_EQ(tables.front().rows.front().relative_time, 3.0);
}

}  // namespace
}  // namespace assay::trust_test
