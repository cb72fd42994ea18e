#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "reports/store/json/answer_text.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/rates.h"
#include "reports/writers/report.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/hostile_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::writers_test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A well-formedness check that is enough for what we write: tags nest, attributes are quoted, no stray < or &.
std::string xml_fault(const std::string& text) {
  std::vector<std::string> open;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '&') {
      const std::size_t end = text.find(';', at);
      const std::string name = text.substr(at + 1, end - at - 1);
      if (!std::set<std::string>{"amp", "lt", "gt", "quot", "#39"}.contains(name)) return "entity " + name;
    }
    if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') return "a control character";
    if (c != '<') {
      ++at;
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == std::string::npos) return "an open tag at the end";
    const std::string tag = text.substr(at + 1, end - at - 1);
    at = end + 1;
    if (tag.find('<') != std::string::npos) return "a < inside a tag";
    if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) return "an odd number of quotes: " + tag;
    if (tag.front() == '?' || tag.back() == '/') continue;
    const std::string name = tag.substr(0, tag.find(' '));
    if (tag.front() != '/')
      open.push_back(name);
    else if (open.empty() || open.back() != tag.substr(1))
      return "unexpected " + tag;
    else
      open.pop_back();
  }
  return open.empty() ? "" : open.back() + " is never closed";
}

TEST(Junit, IsWellFormedWhateverEnginesSay) {
  const Campaign campaign = hostile_campaign();
  const std::string text = junit_text(campaign, digest_of(campaign));
  EXPECT_EQ(xml_fault(text), "");
}

TEST(Junit, HasACaseForEveryEngineAndPropertyAndTheWorstFindingOfIt) {
  Campaign campaign = example::campaign();
  Finding milder = campaign.findings.front();
  for (Finding& finding : campaign.findings) finding.severity = Severity::kNear;
  milder.severity = Severity::kExtreme, milder.evidence = "a milder one", milder.id = "0123456789abcdef";
  campaign.findings.insert(campaign.findings.begin(), milder);
  const Digest digest = digest_of(campaign);
  const std::string text = junit_text(campaign, digest);
  std::set<std::pair<std::string, std::string>> asked_rows;
  for (const auto& [row, cells] : digest.totals) asked_rows.emplace(row.engine, row.property);
  std::size_t cases = 0;
  for (std::size_t at = 0; (at = text.find("<testcase ", at)) != std::string::npos; ++at) ++cases;
  EXPECT_EQ(cases, asked_rows.size() + campaign.header.not_judged.size());
  EXPECT_THAT(text, HasSubstr("<testsuites name=\"assay\" tests=\"12\" failures=\"6\" errors=\"1\" skipped=\"1\">"));
  EXPECT_THAT(text, Not(HasSubstr("a milder one")));
  std::erase_if(campaign.findings, [&](const Finding& finding) { return finding.id == milder.id; });
  for (const Finding& finding : campaign.findings)
    EXPECT_THAT(text, HasSubstr("Replay: " + replay_command(campaign, finding)));
}

TEST(Junit, SkipsWhatIsAcceptedWithTheReasonAndNothingElse) {
  const Campaign campaign = example::campaign();
  Digest digest = digest_of(campaign);
  const Finding& first = campaign.findings.front();
  const std::string before = junit_text(campaign, digest);
  digest.accepted_rows[{first.engine, first.property}] = {"known & borne"};
  const std::string text = junit_text(campaign, digest);
  EXPECT_THAT(before, Not(HasSubstr("accepted: ")));
  EXPECT_THAT(before, HasSubstr("failures=\"6\" errors=\"1\" skipped=\"1\""));
  EXPECT_THAT(text, HasSubstr("skipped=\"2\">\n"));
  EXPECT_THAT(text, HasSubstr(fmt::format("<testcase classname=\"{}\" name=\"{}\"><skipped message=\"accepted: known "
                                          "&amp; borne (",
                                          first.engine, first.property)));
}

TEST(Page, SaysOfAFindingWhyItIsAccepted) {
  const Campaign campaign = example::campaign();
  Digest digest = digest_of(campaign);
  digest.accepted_findings[key_of(campaign.findings.front())] = "known";
  const std::string text = findings_json(campaign, digest, shown_findings(campaign, digest));
  const std::size_t at = text.find("[\"Accepted\",\"known\"]");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(text.find("\"Accepted\"", at + 5), std::string::npos);
}

TEST(Junit, ShowsAClustersFindingUnderEveryPropertyThatSeesIt) {
  Campaign campaign = example::campaign();
  const auto ours = std::ranges::find(campaign.findings, "lp/answer_is_certified", &Finding::property);
  ASSERT_NE(ours, campaign.findings.end());
  ours->seen_as = {{"lp/answer_is_certified", ours->claim, Severity::kPlain, 3},
                   {"lp/terminates", "no state comes back", Severity::kPlain, 2}};
  ours->severity = Severity::kPlain;
  std::erase_if(campaign.findings, [](const Finding& finding) { return finding.property == "lp/terminates"; });
  const std::string text = junit_text(campaign, digest_of(campaign)), name = "name=\"lp/terminates\"";
  const std::size_t at = text.find("classname=\"lp/tableau_dantzig\" " + name);
  ASSERT_NE(at, std::string::npos);
  EXPECT_THAT(text.substr(at, text.find("</testcase>", at) - at), HasSubstr("lp/answer_is_certified on lp/cyclers"));
}

TEST(Digest, PutsEnginesThatWereNotAskedLast) {
  Campaign campaign = example::campaign();
  EngineRow idle = campaign.header.engines.front();
  idle.name = "a/never_asked";
  campaign.header.engines.insert(campaign.header.engines.begin(), idle);
  EXPECT_EQ(digest_of(campaign).engines.back().engine->name, "a/never_asked");
}

TEST(Markdown, IsOneScreenWhateverThereIs) {
  Campaign campaign = example::campaign();
  const std::size_t distinct = campaign.findings.size();
  for (int copy = 0; copy < 1500; ++copy)
    campaign.findings.push_back(campaign.findings[static_cast<std::size_t>(copy) % distinct]);
  for (int copy = 0; copy < 200; ++copy) {
    campaign.header.engines.push_back(campaign.header.engines[1]);
    campaign.header.engines.back().name += "_" + std::string(100, 'x') + std::to_string(copy);
    campaign.header.engines.back().families = {"gjk", "hull2", "lp"};
  }
  const std::string text = markdown_text(campaign, digest_of(campaign), std::nullopt);
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 80);
  EXPECT_LE(text.size(), kMarkdownBytes);
  EXPECT_THAT(text, HasSubstr(" more are on the page."));
  EXPECT_THAT(text, HasSubstr("[report.html](report.html)"));
}

TEST(Markdown, CountsEachEngineOnTrialOnceAndNoControl) {
  Campaign campaign = example::campaign();
  for (BlockRecord& block : campaign.blocks)
    for (auto& [difficulty, cell] : block.cells)
      if (block.engine == "libccd/gjk") set_severity(cell, Severity::kPlain);
  const std::string text = markdown_text(campaign, digest_of(campaign), std::nullopt);
  // The naive hull and both tableaus are ours here.
  EXPECT_THAT(text, HasSubstr("**6 engines on trial: 1 failed on plain input, 2 on other input alone, 3 never; 4 "
                              "findings.**"));
  EXPECT_THAT(text, Not(HasSubstr("| published/")));
  EXPECT_THAT(text, HasSubstr("| libccd/gjk | "));
}

TEST(Markdown, TellsOfNewFindingsWhereThereAreAny) {
  const Campaign campaign = example::campaign();
  Campaign before = campaign;
  for (BlockRecord& block : before.blocks)
    for (auto& [difficulty, cell] : block.cells)
      if (block.engine == "libccd/gjk") {
        cell.outcomes[0] += std::exchange(cell.outcomes[1], 0);
        cell.violations.clear();
      }
  std::erase_if(before.findings, [](const Finding& finding) { return finding.engine == "libccd/gjk"; });
  const std::string text = markdown_text(campaign, digest_of(campaign), compare(before, campaign));
  const std::size_t at = text.find("**The worst new findings**");
  ASSERT_NE(at, std::string::npos);
  const std::string list = text.substr(at, text.find("\n\n", at + 30) - at);
  EXPECT_EQ(std::count(list.begin(), list.end(), '\n'), 2) << list;
  EXPECT_THAT(list, HasSubstr("(libccd/gjk, "));
}

TEST(Markdown, NamesTheWorstRatesAndCsvAllOfThem) {
  const Campaign campaign = example::campaign();
  const Digest digest = digest_of(campaign);
  std::size_t wrong = 0;
  for (const auto& [row, cells] : digest.totals) wrong += failed(sum_of(cells)) > 0;
  const std::vector<WrongRate> rates = wrong_rates(digest);
  ASSERT_EQ(rates.size(), wrong);
  EXPECT_EQ(rates_table(digest).rows.size(), wrong);
  const auto rate_of = [&](const WrongRate& rate) {
    const CellCounts total = sum_of(digest.totals.at(rate.row));
    return static_cast<double>(failed(total)) / static_cast<double>(tried(total));
  };
  EXPECT_TRUE(std::ranges::is_sorted(rates, std::greater(), rate_of));
  EXPECT_EQ(rates.front().judged, judged_words(digest.counts_of_row(rates.front().row)));
}

TEST(Markdown, StatesVerdictsChangesAndReplays) {
  const Campaign campaign = hostile_campaign();
  const std::string text =
      markdown_text(campaign, digest_of(campaign), compare(example::campaign(), example::campaign(true)));
  EXPECT_THAT(text, HasSubstr("**Since the baseline:** "));
  EXPECT_THAT(text, HasSubstr("More often: libccd/gjk"));
  EXPECT_THAT(text, HasSubstr("lp/tableau\\_dantzig"));
  EXPECT_THAT(text, HasSubstr("assay replay "));
  EXPECT_THAT(text, Not(HasSubstr("</script>")));
}

TEST(Words, TellSmallSharesFromNoneAndLargeOnesFromAll) {
  EXPECT_EQ(percent(0, 10), "0\u00A0%");
  EXPECT_EQ(percent(10, 10), "100\u00A0%");
  EXPECT_EQ(percent(1, 1'000'000), "0.0001\u00A0%");
  EXPECT_EQ(percent(999'999, 1'000'000), "99.99990\u00A0%");
  EXPECT_EQ(percent(123, 1000), "12.3\u00A0%");
  EXPECT_EQ(percent(0, 0), "–");
  EXPECT_EQ(escaped_markup("<a href='x'>&\x02\xc3\xa9\xed\xa0\x80"),
            "&lt;a href=&#39;x&#39;&gt;&amp;\xEF\xBF\xBD\xc3\xa9\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST(Words, NamesBreakAfterSlashesAndUnderscoresAlone) {
  EXPECT_EQ(breakable_name("hull/graham_alzubaidi"), "hull/<wbr>graham_<wbr>alzubaidi");
  EXPECT_EQ(breakable_name("<b>/x"), "&lt;b&gt;/<wbr>x");
}

TEST(AnswerText, ReadsHullsBack) {
  EXPECT_EQ(answer_text(Hull2Answer{Hull{{0, 3, 5}}}), "hull 0 3 5");
  EXPECT_EQ(hull_of_answer("hull 0 3 5"), (std::vector<std::uint32_t>{0, 3, 5}));
  EXPECT_EQ(hull_of_answer("flat 0 4"), (std::vector<std::uint32_t>{0, 4}));
  EXPECT_EQ(hull_of_answer("hull 0 x"), std::nullopt);
  EXPECT_EQ(hull_of_answer("colliding"), std::nullopt);
  EXPECT_EQ(answer_text(GjkAnswer{BareVerdict{true}}), "colliding");
  EXPECT_EQ(answer_text(LpAnswer{GaveUp{GaveUp::Why::kCycling, 3}}), "gave up: cycling");
}

TEST(Page, NamesTheMissingJavaScriptAndStillWritesTheRest) {
  const TemporaryDirectory folder;
  std::filesystem::create_directories(folder / "viewer/node_modules");
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(ASSAY_SOURCE_DIR) / "reports/viewer"))
    if (entry.is_regular_file()) std::filesystem::copy(entry.path(), folder / "viewer");
  ::setenv("ASSAY_VIEWER_DIR", (folder / "viewer").c_str(), 1);
  const auto written = write_report(summed(example::campaign()), folder / "out", std::nullopt);
  ::unsetenv("ASSAY_VIEWER_DIR");
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error(), HasSubstr("vega.min.js: cannot open"));
  EXPECT_THAT(written.error(), HasSubstr("npm ci"));
  EXPECT_TRUE(std::filesystem::exists(folder / "out/junit.xml"));
  EXPECT_FALSE(std::filesystem::exists(folder / "out/report.html"));
}

TEST(Page, IsWrittenWithoutWhatDrawsChartsWhereNpmHasInstalledNothing) {
  const TemporaryDirectory folder;
  namespace fs = std::filesystem;
  const fs::path viewer = fs::path(ASSAY_SOURCE_DIR) / "reports/viewer";
  fs::create_directories(folder / "reports/viewer");
  for (const auto& entry : fs::directory_iterator(viewer))
    if (entry.path().filename() != "node_modules")
      fs::copy(entry.path(), folder / "reports/viewer" / entry.path().filename(), fs::copy_options::recursive);
  fs::create_directories(folder / "scripts");
  fs::copy(viewer / "../../scripts/check_certificate.mjs", folder / "scripts");
  ::setenv("ASSAY_VIEWER_DIR", (folder / "reports/viewer").c_str(), 1);
  const auto written = write_report(summed(example::campaign()), folder / "out", std::nullopt);
  ::unsetenv("ASSAY_VIEWER_DIR");
  ASSERT_TRUE(written) << written.error();
  EXPECT_TRUE(fs::exists(folder / "out/report.html"));
}

TEST(Page, CanBeWrittenOfACampaignThatHasNotBegun) {
  const auto viewer = std::filesystem::path(ASSAY_SOURCE_DIR) / "reports/viewer/node_modules";
  if (!std::filesystem::exists(viewer)) GTEST_SKIP() << "skipped: " << viewer << " is absent";
  Campaign campaign;
  EXPECT_TRUE(page_text(campaign, digest_of(campaign), std::nullopt));
  campaign.header = example::header();
  const auto page = page_text(campaign, digest_of(campaign), compare(campaign, campaign));
  ASSERT_TRUE(page) << page.error();
  EXPECT_THAT(*page, HasSubstr("Not asked anything in this campaign."));
  EXPECT_THAT(*page, HasSubstr("Nothing is worse than in the baseline"));
  EXPECT_EQ(xml_fault(junit_text(campaign, digest_of(campaign))), "");
}

TEST(Page, OfOneEngineIsAReportCardOfIt) {
  const Campaign campaign = hostile_campaign();
  const Digest digest = digest_of(campaign);
  const auto card = page_text(campaign, digest, std::nullopt, {}, {"libccd/gjk"});
  ASSERT_TRUE(card) << card.error();
  EXPECT_THAT(*card, HasSubstr("Report card of libccd/gjk"));
  EXPECT_THAT(*card, HasSubstr("\"name\":\"libccd/gjk\""));
  EXPECT_THAT(card->substr(0, card->find("data-pack")), Not(HasSubstr("hull/monotone_chain_naive")));
  EXPECT_LT(card->size(), 500'000U);
}

TEST(Page, LoadsNothingFromElsewhereAndEscapesWhatEnginesSay) {
  const auto viewer = std::filesystem::path(ASSAY_SOURCE_DIR) / "reports/viewer/node_modules";
  if (!std::filesystem::exists(viewer)) GTEST_SKIP() << "skipped: " << viewer << " is absent";
  const Campaign campaign = hostile_campaign();
  const auto page = page_text(campaign, digest_of(campaign), compare(example::campaign(), campaign));
  ASSERT_TRUE(page) << page.error();
  for (const char* loading : {"src=", "<link", "@import", "url(http"}) {
    const std::string markup = page->substr(0, page->find("<script>"));
    EXPECT_THAT(markup, Not(HasSubstr(loading)));
  }
  EXPECT_THAT(*page, HasSubstr("default-src 'none'"));
  EXPECT_THAT(*page, Not(HasSubstr("</script><b>")));
  EXPECT_THAT(*page, HasSubstr("{{sections}} &lt;!-- ]]&gt; &amp; &lt;/style&gt;")) << "foreign text is no placeholder";
}

}  // namespace
}  // namespace assay::writers_test
