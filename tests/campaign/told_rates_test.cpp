// What each output says of engines that are always wrong, never, on plain input alone, that decline everything, that
// are always just within what they document, and that are judged by a default of ours alone.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "campaign/run/block_runner.h"
#include "oracles/hull2/exact_hull2.h"
#include "properties/catalog/batteries.h"
#include "reports/store/blocks/block_line.h"
#include "reports/store/compare/compare.h"
#include "reports/store/compare/verdicts.h"
#include "reports/store/json/json.h"
#include "reports/store/sqlite_export.h"
#include "reports/writers/card/card.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/page/trust_json.h"
#include "reports/writers/rates.h"
#include "reports/writers/stated_words.h"
#include "reports/writers/words.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/reports/temporary_directory.h"

namespace assay::told_rates_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t kCases = 800, kSeed = 44;
const std::string kClaim = "hull2/is_exact", kSample = "hull2/sample_kites@1", kChosen = "hull2/kites@1";

/// A kite of extent 4 whose fifth point is 1/2 above an edge, which is plain, or 2^-22, which is near.
Case<Hull2Family> draw_kite(Choices& choices) {
  const double height = choices.chance(1, 2) ? 0.5 : 0x1p-22;
  return {Cloud2{{{0, 0}, {4, 0}, {4, 4}, {0, 3}, {2, height}}}, 0};
}
constexpr DomainEntry<Hull2Family> kDomains[] = {{"hull2/sample_kites", "none", plain_axis("none"), 1, &draw_kite},
                                                 {"hull2/kites", "none", plain_axis("none"), 1, &draw_kite}};

/// When a suspect answers with the hull the wrong way round, and what it states.
struct Suspect {
  std::string name;
  bool (*is_wrong)(const Cloud2&) = nullptr;  ///< null: it declines everything
  double verdict_gap = 0;
};
const std::vector<Suspect> kSuspects = {{"a/always", [](const Cloud2&) { return true; }},
                                        {"b/never", [](const Cloud2&) { return false; }},
                                        {"c/plain", [](const Cloud2& c) { return severity_of(c) == Severity::kPlain; }},
                                        {"d/declines"},
                                        {"e/excused", [](const Cloud2&) { return true; }, 0.25}};

class SuspectEngine final : public Engine<Hull2Family> {
 public:
  SuspectEngine(const Suspect& suspect) : suspect_(suspect) {
    info_.name = suspect.name, info_.version = "1";
    Stated<Hull2Family> says;
    says.range.verdict_gap = suspect.verdict_gap;
    info_.semantics = says;
  }
  const EngineInfo& info() const override { return info_; }
  void solve(std::span<const Cloud2> questions, std::span<Reply<Hull2Family>> replies) override {
    for (std::size_t i = 0; i < questions.size(); ++i) {
      replies[i] = {};
      if (suspect_.is_wrong == nullptr) {
        replies[i].answer = Declined{"not served"};
        continue;
      }
      replies[i].answer = exact_hull2(questions[i]);
      if (suspect_.is_wrong(questions[i])) std::ranges::reverse(std::get<Hull>(replies[i].answer).ccw);
    }
  }

 private:
  Suspect suspect_;
  EngineInfo info_;
};

/// The engines under the principal claim of their family on the domains.
template <Family F, class SomeEngine>
Campaign judged(std::span<const DomainEntry<F>> domains, std::vector<SomeEngine> engines) {
  Campaign campaign;
  campaign.header.battery = "kites", campaign.header.seed = kSeed, campaign.header.block_size = kCases;
  const PropertyEntry<F>& property = *catalog<F>().property(principal_property<F>());
  for (const DomainEntry<F>& domain : domains) {
    campaign.header.plan.push_back({std::string(F::kName), std::string(property.name), domain.versioned_name(), "none",
                                    std::string(property.sentence), "none", kCases});
    DrawnBlock<F> block;
    draw_block(domain, kSeed, 0, kCases, block);
    for (SomeEngine& engine : engines) {
      BlockRunner<F> runner;
      runner.ask(engine.info(), engine, property, domain, block, false);
      campaign.blocks.push_back(runner
                                    .judge(engine.info(), property, domain, {engine.info().semantics, nullptr}, block,
                                           0, kCases, [](const auto&) {})
                                    .record);
    }
  }
  for (const SomeEngine& engine : engines)
    campaign.header.engines.push_back({engine.info().name,
                                       "1",
                                       EngineKind::kForeign,
                                       "A suspect.",
                                       engine.info().semantics,
                                       {std::string(F::kName)}});
  std::ranges::sort(campaign.header.plan, {}, &PlannedRow::domain);
  std::ranges::sort(campaign.blocks, {}, [](const BlockRecord& b) { return std::pair(b.engine, b.domain); });
  return campaign;
}

Campaign campaign_of(const std::vector<Suspect>& suspects) {
  return judged<Hull2Family>(kDomains, std::vector<SuspectEngine>(suspects.begin(), suspects.end()));
}

/// Calls every program infeasible, and states how far off its answers are, or nothing (a negative promise).
class Pessimist final : public Engine<LpFamily> {
 public:
  Pessimist(const std::string& name, double promise) {
    info_.name = name, info_.version = "1";
    Stated<LpFamily> says;
    says.primal = says.dual = says.gap = promise;
    info_.semantics = says;
  }
  const EngineInfo& info() const override { return info_; }
  void solve(std::span<const LpProblem>, std::span<Reply<LpFamily>> replies) override {
    for (Reply<LpFamily>& reply : replies) reply = {}, reply.answer = Infeasible{};
  }

 private:
  EngineInfo info_;
};

/// min x of 1 <= x <= 1 + 2^-10: a program within a relative change of 2^-11 has no solution, and none within 2^-20.
Case<LpFamily> draw_slit(Choices&) { return {test::canonical(2, 1, {1}, {1, -1}, {1 + 0x1p-10, -1}), 0}; }
constexpr DomainEntry<LpFamily> kPrograms[] = {{"lp/sample_slits", "none", plain_axis("none"), 1, &draw_slit},
                                               {"lp/slits", "none", plain_axis("none"), 1, &draw_slit}};

/// Everything that is written of one campaign.
class ToldRates : public testing::Test {
 protected:
  ToldRates() : campaign_(campaign_of(kSuspects)), digest_(digest_of(campaign_)) {
    const CellCounts sample = sum_of(digest_.totals.at({"b/never", kClaim, kSample}));
    plain_ = tried(sample, Severity::kPlain), near_ = tried(sample, Severity::kNear);
    EXPECT_TRUE(plain_ > 300 && near_ > 300 && plain_ + near_ == kCases);
  }

  CellCounts counts(const std::string& engine, const std::string& domain = kSample) const {
    return sum_of(digest_.totals.at({engine, kClaim, domain}));
  }
  std::string card(const std::string& engine) const { return card_text(campaign_, digest_, engine, std::nullopt); }
  /// The cells of the engine's line of the table in Markdown, the name first.
  std::vector<std::string> line(const std::string& engine) const {
    const std::string text = markdown_text(campaign_, digest_, std::nullopt);
    const std::size_t at = text.find("| " + engine + " |");
    std::vector<std::string> cells;
    for (std::size_t from = at + 2, end = 0; at != text.npos && text[from - 2] == '|'; from = end + 3) {
      end = text.find(" |", from);
      cells.push_back(text.substr(from, end - from));
      if (text[end + 2] == '\n') break;
    }
    return cells;
  }
  static std::string all_of(std::uint64_t count) { return fmt::format("{0} of {0} (100\u00a0%, ", count); }
  static std::string none_of(std::uint64_t count) { return fmt::format("none of {}", count); }

  Campaign campaign_;
  Digest digest_;
  std::uint64_t plain_ = 0, near_ = 0;
};

TEST_F(ToldRates, TheRecordCountsTriedAndFailedCasesBySeverity) {
  const BySeverity both = {plain_, near_, 0, 0};
  for (const char* engine : {"a/always", "b/never", "c/plain", "e/excused"}) EXPECT_EQ(counts(engine).cases, both);
  EXPECT_EQ(counts("a/always").severities, both);
  EXPECT_EQ(counts("b/never").severities, BySeverity{});
  EXPECT_EQ(counts("c/plain").severities, (BySeverity{plain_, 0, 0, 0}));
  EXPECT_EQ(counts("d/declines").cases, BySeverity{});
  EXPECT_EQ(counts("e/excused").severities, BySeverity{});
  EXPECT_EQ(count_of(counts("e/excused"), Outcome::kWithinDocumented), kCases);
  EXPECT_EQ(tried(counts("d/declines")), 0U);
}

TEST_F(ToldRates, MarkdownSaysThemOfTheSample) {
  EXPECT_THAT(line("a/always")[1], HasSubstr(all_of(plain_)));
  EXPECT_THAT(line("a/always")[2], HasSubstr(all_of(near_)));
  EXPECT_EQ(line("b/never")[1], none_of(plain_));
  EXPECT_EQ(line("b/never")[2], none_of(near_));
  EXPECT_THAT(line("c/plain")[1], HasSubstr(all_of(plain_)));
  EXPECT_EQ(line("c/plain")[2], none_of(near_));
  EXPECT_EQ(line("d/declines")[1], "–");
  EXPECT_EQ(line("e/excused")[1], none_of(plain_));
  EXPECT_EQ(line("e/excused")[6], grouped(2 * kCases)) << "within documented, on both domains";
}

TEST_F(ToldRates, TheTableOfThePageSaysTheSame) {
  const auto table =
      nlohmann::json::parse(trust_json(trust_tables(campaign_, digest_), campaign_, digest_))["tables"][0];
  EXPECT_THAT(table["population"].get<std::string>(), HasSubstr(kSample));
  for (const auto& row : table["rows"]) {
    const std::string name = row["name"];
    const auto& plain = row["severities"][0];
    const auto& near = row["severities"][1];
    const bool is_silent = name == "d/declines";
    EXPECT_EQ(plain[1], is_silent ? 0 : plain_) << name;
    EXPECT_EQ(near[1], is_silent ? 0 : near_) << name;
    EXPECT_EQ(plain[0], name == "a/always" || name == "c/plain" ? plain_ : 0) << name;
    EXPECT_EQ(near[0], name == "a/always" ? near_ : 0) << name;
    EXPECT_EQ(row["judged"] == 0, is_silent) << name << ": who was tried on nothing has no verdict";
    EXPECT_EQ(row["within"], name == "e/excused" ? 2 * kCases : 0) << name;
  }
}

TEST_F(ToldRates, ThePagesRecordHasTheCountsAndIntervalsOfTheSampleAlone) {
  const auto record = nlohmann::json::parse(record_json(campaign_, digest_));
  const auto& claim = record["claims"][0];
  for (const auto& row : claim["rows"]) {
    const std::string name = record["engines"][row[0].get<std::size_t>()]["name"];
    const bool is_silent = name == "d/declines";
    EXPECT_EQ(row[1].size(), is_silent ? 0U : kSeverities) << name;
    for (const auto& domain : row[2]) {
      const bool of_sample = kSample.starts_with(claim["domains"][domain[0].get<std::size_t>()][0].get<std::string>());
      EXPECT_EQ(domain[1].empty(), is_silent || !of_sample) << name;
    }
    if (is_silent) continue;
    EXPECT_EQ(row[1][0][0] == 0.0, name != "a/always" && name != "c/plain") << name;
  }
}

TEST_F(ToldRates, CardsBeginWithThem) {
  EXPECT_THAT(card("a/always"), HasSubstr("on plain input: wrong in " + all_of(plain_)));
  EXPECT_THAT(card("b/never"), HasSubstr("**No wrong answer in " + counted(2 * kCases, "judgement") + ".**"));
  EXPECT_THAT(card("c/plain"), HasSubstr("on plain input: wrong in " + all_of(plain_)));
  EXPECT_THAT(card("d/declines"), HasSubstr("**Nothing was judged in "));
  EXPECT_THAT(card("e/excused"),
              HasSubstr("but what its own statement leaves open, in " + counted(2 * kCases, "case")));
}

TEST_F(ToldRates, ChosenRowsAreCountsWhereThereIsNoSample) {
  Campaign chosen = campaign_;
  std::erase_if(chosen.blocks, [](const BlockRecord& block) { return block.domain == kSample; });
  std::erase_if(chosen.header.plan, [](const PlannedRow& row) { return row.domain == kSample; });
  const Digest digest = digest_of(chosen);
  EXPECT_THAT(markdown_text(chosen, digest, std::nullopt), AllOf(HasSubstr("No rates"), Not(HasSubstr("%"))));
  const auto table = nlohmann::json::parse(trust_json(trust_tables(chosen, digest), chosen, digest))["tables"][0];
  EXPECT_THAT(table["population"].get<std::string>(), HasSubstr("No rates"));
  for (const auto& row : table["rows"]) EXPECT_EQ(row["severities"][0][1], 0) << "no case is one of a sample";
  EXPECT_THAT(card_text(chosen, digest, "a/always", std::nullopt),
              AllOf(HasSubstr("cases of rows chosen to convict"), Not(HasSubstr("\u00a0%"))));
}

/// What a query answers, a row a line.
std::string answered(sqlite3* handle, const std::string& query) {
  sqlite3_stmt* statement = nullptr;
  EXPECT_EQ(sqlite3_prepare_v2(handle, query.c_str(), -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
  std::string text;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    for (int i = 0; i < sqlite3_column_count(statement); ++i) {
      const auto* cell = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
      text += (i == 0 ? "" : " ") + std::string(cell == nullptr ? "NULL" : cell);
    }
    text += '\n';
  }
  sqlite3_finalize(statement);
  return text;
}

TEST_F(ToldRates, SqliteAndCsvSayThemAndCountEnginesAsPageAndSummaryDo) {
  const TemporaryDirectory folder;
  campaign_.findings.emplace_back();
  campaign_.findings.back().engine = "a/always", campaign_.findings.back().property = kClaim;
  digest_ = digest_of(campaign_);
  const Answers answers{wrong_rows(campaign_.header, digest_.totals, digest_.apart), {}};
  ASSERT_TRUE(export_sqlite(campaign_, digest_.totals, folder / "x.sqlite", {}, answers, digest_.findings));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  const auto of = [&](const std::string& engine, const std::string& what, int is_sample) {
    return answered(handle, fmt::format("SELECT {} FROM wrong_cases WHERE engine = '{}' AND is_sample = {} AND "
                                        "severity = 'plain'",
                                        what, engine, is_sample));
  };
  EXPECT_EQ(of("a/always", "wrong, tried, rate", 1), fmt::format("{0} {0} 1.0\n", plain_));
  EXPECT_EQ(of("b/never", "wrong, tried, rate, low", 1), fmt::format("0 {} 0.0 0.0\n", plain_));
  EXPECT_EQ(of("e/excused", "wrong, tried, rate", 1), fmt::format("0 {} 0.0\n", plain_));
  EXPECT_EQ(of("d/declines", "*", 1), "");
  EXPECT_THAT(of("a/always", "rate, low, high", 0), "NULL NULL NULL\n") << "of rows that were chosen";
  EXPECT_EQ(
      answered(handle, "SELECT wrong FROM wrong_cases WHERE engine = 'c/plain' AND is_sample AND severity = 'near'"),
      "0\n");
  EXPECT_EQ(answered(handle, "SELECT engine, verdict, findings FROM engine_verdicts ORDER BY engine"),
            "a/always failed on plain input 1\nb/never never failed 0\nc/plain failed on plain input 0\n"
            "d/declines not judged 0\ne/excused never failed 0\n");
  std::map<std::string, std::string> same;
  for (const EngineVerdictRow& row : engine_verdicts(campaign_, digest_.totals, digest_.findings))
    same[std::string(row.engine)] = fmt::format("{} {} {} {} {} {}\n", name_of(row.kind), int{row.on_trial},
                                                name_of(row.verdict), row.tried, row.failed, row.findings);
  for (const auto& [engine, words] : same)
    EXPECT_EQ(answered(handle,
                       "SELECT kind, on_trial, verdict, tried, failed, findings FROM engine_verdicts WHERE "
                       "engine = '" +
                           engine + "'"),
              words);
  sqlite3_close(handle);
  const std::string sentence =
      "5 engines on trial: 2 failed on plain input, 0 on other input alone, 2 never, 1 not judged; 1 finding.";
  EXPECT_THAT(markdown_text(campaign_, digest_, std::nullopt), HasSubstr(sentence));
  const auto page = page_text(campaign_, digest_, std::nullopt);
  ASSERT_TRUE(page) << page.error();
  EXPECT_THAT(*page, HasSubstr(sentence));
  const std::string csv = csv_text(table_of(answers.wrong));
  EXPECT_THAT(csv, AllOf(HasSubstr(fmt::format("plain,{0},0,0,{0},1", plain_)), Not(HasSubstr("d/declines"))));
}

TEST_F(ToldRates, CompareCountsFailuresOfTheCasesOfTheirSeverity) {
  Suspect one = kSuspects[2], other = kSuspects[1];
  one.name = other.name = "x/engine";
  const Comparison comparison = compare(campaign_of({other}), campaign_of({one}));
  ASSERT_FALSE(comparison.increases.empty());
  for (const FailingMore& more : comparison.increases) {
    EXPECT_EQ(more.severity, Severity::kPlain);
    EXPECT_EQ(more.after.failed, more.after.tried);
    EXPECT_LT(more.after.tried, kCases) << "of plain cases";
  }
  Suspect excused = kSuspects[4];
  excused.name = "x/engine";
  EXPECT_FALSE(compare(campaign_of({other}), campaign_of({excused})).is_worse()) << "an excused answer is no failure";
}

/// The sixth engine, and beside it one that answers as wrongly and states what it is held to.
class ByDefault : public testing::Test {
 protected:
  ByDefault()
      : campaign_(judged<LpFamily>(kPrograms, std::vector{Pessimist("f/silent", -1), Pessimist("g/states", 1e-7)})) {
    for (const char* engine : {"f/silent", "g/states"}) {
      Finding& finding = campaign_.findings.emplace_back();
      finding.engine = engine, finding.property = "lp/status_is_right", finding.severity = Severity::kPlain;
      finding.by_default = engine == campaign_.header.engines.front().name;
    }
    digest_ = digest_of(campaign_);
  }
  std::string wrong_words(const std::string& engine) const {
    for (const TrustTable& table : trust_tables(campaign_, digest_))
      for (const TrustRow& row : table.rows)
        if (row.engine().name == engine) return row.wrong_words(Severity::kPlain);
    return "";
  }

  Campaign campaign_;
  Digest digest_;
};

TEST_F(ByDefault, TheRecordCountsWhatRestsOnADefault) {
  for (const BlockRecord& block : campaign_.blocks) {
    ASSERT_EQ(block.candidates.size(), 1U) << block.engine;
    EXPECT_EQ(block.candidates[0].severity, Severity::kPlain);
    EXPECT_EQ(block.candidates[0].count, kCases);
    EXPECT_EQ(block.candidates[0].by_default, block.engine == "f/silent" ? kCases : 0);
    const auto read = parse_block(json_text(block));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, block);
    const BlockLines lines(campaign_.header);
    const auto line = lines.text(block);
    ASSERT_TRUE(line) << line.error();
    const auto read_line = lines.parse(*line);
    ASSERT_TRUE(read_line) << read_line.error();
    EXPECT_EQ(*read_line, block);
  }
}

TEST_F(ByDefault, StandsInCardMarkdownAndPage) {
  EXPECT_EQ(wrong_words("f/silent"),
            "800 of 800 (100\u00a0%, 99.54 to 100; by default); of chosen rows 800 of 800 (by default)");
  EXPECT_EQ(wrong_words("g/states"), "800 of 800 (100\u00a0%, 99.54 to 100); of chosen rows 800 of 800");
  const std::string markdown = markdown_text(campaign_, digest_, std::nullopt);
  EXPECT_THAT(markdown, AllOf(HasSubstr(wrong_words("f/silent")), HasSubstr(wrong_words("g/states"))));
  EXPECT_THAT(card_text(campaign_, digest_, "f/silent", std::nullopt), HasSubstr("; by default) of a sample"));
  EXPECT_THAT(card_text(campaign_, digest_, "g/states", std::nullopt), Not(HasSubstr("by default")));
  const auto table =
      nlohmann::json::parse(trust_json(trust_tables(campaign_, digest_), campaign_, digest_))["tables"][0];
  const auto record = nlohmann::json::parse(record_json(campaign_, digest_));
  for (std::size_t i = 0; i < 2; ++i) {
    const bool is_silent = table["rows"][i]["name"] == "f/silent";
    for (const std::size_t place : {6, 7})
      EXPECT_EQ(table["rows"][i]["severities"][0][place], is_silent ? "by default" : "") << i;
    const auto& engine = record["engines"][i];
    EXPECT_EQ(engine["claims"][0][1].get<std::string>().find("(by default)") != std::string::npos,
              engine["name"] == "f/silent");
    for (const auto& domain : record["claims"][0]["rows"][i][2])
      EXPECT_EQ(domain.size(), engine["name"] == "f/silent" ? 4U : 3U) << "which of the claim's rows have such";
  }
}

TEST_F(ByDefault, IsTheToleranceOfAFindingThatRestsOnIt) {
  Stated<GjkFamily> says;
  says.distance_gap = 1e-9;
  Finding finding;
  finding.property = "gjk/nearest_points_are_right", finding.claim = "nearest point of b on b";
  EXPECT_THAT(tolerance_words(finding, says), HasSubstr("the engine states distance gap 1e-09"));
  finding.by_default = true;
  EXPECT_THAT(tolerance_words(finding, says), AllOf(StartsWith("by default: "), Not(HasSubstr("states"))));
}

TEST_F(ByDefault, StandsInSqliteAndCsv) {
  const TemporaryDirectory folder;
  const Answers answers{wrong_rows(campaign_.header, digest_.totals, digest_.apart), {}};
  ASSERT_TRUE(export_sqlite(campaign_, digest_.totals, folder / "x.sqlite", {}, answers, digest_.findings));
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open_v2((folder / "x.sqlite").c_str(), &handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  EXPECT_EQ(answered(handle, "SELECT engine, wrong, by_default FROM wrong_cases ORDER BY engine, is_sample"),
            "f/silent 800 800\nf/silent 800 800\ng/states 800 0\ng/states 800 0\n");
  EXPECT_EQ(answered(handle, "SELECT engine, by_default FROM findings ORDER BY engine"), "f/silent 1\ng/states 0\n");
  sqlite3_close(handle);
  EXPECT_THAT(csv_text(table_of(answers.wrong)),
              AllOf(HasSubstr("plain,800,800,0,800,1"), HasSubstr("plain,800,0,0,800,1")));
  const std::string rates = csv_text(rates_table(digest_));
  EXPECT_THAT(rates, AllOf(HasSubstr("plain 800 of 800 (by default) of 800 judged"),
                           HasSubstr("plain 800 of 800 of 800 judged")));
  const PlainTable columns = findings_columns();
  const auto at = std::ranges::find(columns.columns, "by_default", &PlainColumn::name) - columns.columns.begin();
  for (const Finding& finding : campaign_.findings)
    EXPECT_EQ(finding_row(campaign_, finding)[static_cast<std::size_t>(at)], Cell(std::int64_t{finding.by_default}));
}

TEST_F(ByDefault, StandsInComparisons) {
  Campaign before = campaign_;
  before.findings.clear();
  for (BlockRecord& block : before.blocks) {
    block.candidates.clear();
    for (auto& [difficulty, cell] : block.cells) {
      const BySeverity cases = cell.cases;
      cell = {};
      cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = kCases, cell.cases = cases;
    }
  }
  for (const auto& [first, second, words] :
       {std::tuple(before, campaign_, " fail (by default), 0 of 800 failed before"),
        {campaign_, before, " fail, 800 of 800 failed before (by default)"}}) {
    const std::vector<Change> changes = compare(first, second).changes();
    for (const std::string engine : {"f/silent", "g/states"}) {
      const auto change = std::ranges::find_if(
          changes, [&](const Change& one) { return one.sentence.find(engine) != std::string::npos; });
      ASSERT_NE(change, changes.end());
      EXPECT_EQ(change->sentence.find(words) != std::string::npos, engine == "f/silent") << change->sentence;
    }
  }
}

}  // namespace
}  // namespace assay::told_rates_test
