// The records of the studies, there and back, and what the page and Markdown make of them.
#include "reports/store/studies/studies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "reports/store/studies/study_file.h"
#include "reports/writers/markdown.h"
#include "reports/writers/studies/cycling_section.h"
#include "reports/writers/studies/growth_section.h"
#include "reports/writers/studies/study_sections.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/example_collision.h"
#include "tests/reports/temporary_directory.h"

namespace assay::studies_test {
namespace {

using testing::HasSubstr;
using testing::Not;

CyclingRow round_and_round() {
  CyclingRow row;
  row.instance = "hall_mckinnon";
  row.source = "two <authors> & \"one\" article";
  row.is_as_printed = false;
  row.pricing = "dantzig";
  row.tie = "largest_pivot";
  row.anti_cycling = "none";
  row.outcome = CyclingOutcome::kCycles;
  row.pivots = 18;
  row.longest_stall = 18;
  row.cycle_length = 2;
  row.bases_repeating = Repeating{0, 2, 16};
  row.bases = {{0, 5}, {0, 1}};
  row.trace = {{0, 0.1}, {1, 0.1}, {18, -0x1p-1074}};
  return row;
}

CyclingRow done() {
  CyclingRow row = round_and_round();
  row.pricing = "bland";
  row.outcome = CyclingOutcome::kOptimal;
  row.pivots = 5;
  row.cycle_length = 0;
  row.bases_repeating.reset();
  row.bases.clear();
  return row;
}

void add_growth(Studies& studies) {
  studies.growth = {{{"spheres \"</script>", "a", 16, 3, 0, 6, 5, 7, Counted::kIterations},
                     {"spheres \"</script>", "a", 64, 3, 0, 8, 5, 9, Counted::kIterations}},
                    {{"spheres \"</script>", "a", GrowthModel::kPower, 0.2, 0.02, 2, 3, Counted::kIterations}}};
  studies.growth_times = {{{"spheres", "a", 16, 3, 0, 600, 500, 700, Counted::kNanoseconds}},
                          {{"spheres", "a", GrowthModel::kPower, 0.9, 0.02, 2, 3, Counted::kNanoseconds}}};
}

void add_articles(Studies& studies) {
  studies.article.claims = {{ArticleName::kFirth,
                             "P1",
                             "theory",
                             "Remarks",
                             "A sentence.",
                             "a = b",
                             "if",
                             ArticleVerdict::kTrueUnderCondition,
                             "a lemma",
                             "engine",
                             {"one_case"},
                             {3, 0, 1, 2},
                             {{"gjk/lattice_2d@1", {3, 1, 0, 0}}},
                             {{"assay-case 1\n", "words", "confirmed", true}}}};
  studies.article.pivots = {{2, 5, 10, 1, 4, 22}};
  studies.article.flaws = {
      {"one_case", "engine", "no wrong hit", FlawCause::kRounding, "the claim holds", "no wrong hit"}};
  studies.article.systems = {{ArticleName::kFirth,
                              "P1",
                              "Remarks",
                              "A sentence.",
                              {"engine"},
                              SystemVerdict::kWrongInDouble,
                              {"one_case"},
                              {"ours"},
                              "a note"}};
}

Studies example_studies() {
  Studies studies;
  studies.cycling = {round_and_round(), done()};
  studies.cycling.push_back(round_and_round());
  studies.cycling.back().anti_cycling = "expand";
  for (std::uint32_t n = 3; n <= 6; ++n) {
    const std::uint32_t pivots = (1u << n) - 1;
    studies.pivots.rows.push_back({"klee_minty", "dantzig", n, 1, 0, static_cast<double>(pivots), pivots, pivots});
    studies.pivots.rows.push_back({"random_dense", "bland", 8 * n, 10, 1, 1.5 * n, n, 2 * n});
  }
  studies.pivots.fits = {{"klee_minty", "dantzig", GrowthModel::kExponential, 1.016, 0.004, -0.2, 4},
                         {"random_dense", "bland", GrowthModel::kPower, 1.25, 0.0625, 0.5, 4}};
  studies.hulls = {{{"disc", "graham", 64, 4, 0, 300.1, 290, 310}}, {{"disc", "graham", GrowthModel::kLinearithmic}}};
  add_growth(studies);
  add_articles(studies);
  studies.netlib.resize(2);
  studies.netlib[0] = {"afiro",
                       27,
                       32,
                       83,
                       "optimal",
                       "-4.6e+02",
                       "clp/dual",
                       "robust",
                       "agrees",
                       "lp/x",
                       "1.0",
                       "optimal",
                       -464.75,
                       1e-17,
                       0x1p-46,
                       0.5,
                       0x1p-47,
                       0x1p-48,
                       0x1p-49,
                       0x1p-30,
                       "optimal",
                       LpJudged::kBeyond,
                       "x is feasible",
                       "a & b"};
  studies.grids = {{"a", "p", GridTest::kNaive, 2, 1, 1, {"+00-", "++--", "0+0-"}},
                   {"a", "p", GridTest::kExact, 0, 0, 0, {}}};
  studies.collision = example::collision();
  return studies;
}

TEST(Studies, ComeBackBitForBit) {
  const TemporaryDirectory folder;
  const Studies written = example_studies();
  ASSERT_TRUE(write_studies(folder.path(), written));
  const auto read = read_studies(folder.path());
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, written);
}

TEST(Studies, AreAbsentWhereNoneWasRun) {
  const TemporaryDirectory folder;
  const auto read = read_studies(folder.path());
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(read->empty());
  EXPECT_TRUE(study_sections(*read, [](const auto&) { return Result(std::string("chart")); })->empty());
  for (const std::string& part : studies_markdown(*read)) EXPECT_EQ(part, "");
}

TEST(Studies, NameTheLineThatIsNoRecord) {
  const TemporaryDirectory folder;
  const Studies studies = example_studies();
  ASSERT_TRUE(write_studies(folder.path(), studies));
  visit_study_files(studies, [&](const StudyFile& file, const auto&... rows) {
    const auto path = folder.path() / kStudiesFolder / file.name;
    const auto good = read_whole_file(path);
    ASSERT_TRUE(good) << "an example lacks " << file.name;
    const std::string where = std::string(file.name) + ", line " + std::to_string((rows.size() + ...) + 1) + ": ";
    for (const std::string bad : {"{", "[]", "{\"instance\":3}", "{}", "null", "{\"record\":\"other\"}"}) {
      ASSERT_TRUE(write_whole_file(path, *good + bad + "\n"));
      const auto read = read_studies(folder.path());
      ASSERT_FALSE(read) << bad;
      EXPECT_THAT(read.error(), HasSubstr(where)) << bad;
    }
    ASSERT_TRUE(write_whole_file(path, *good));
  });
}

/// What is read of studies/`file` with these lines; empty where all is.
std::string refusal_of(const std::string& file, const std::string& lines) {
  const TemporaryDirectory folder;
  std::filesystem::create_directories(folder / "studies");
  write_text(folder / "studies" / file, lines);
  const auto studies = read_studies(folder.path());
  return studies ? "" : studies.error();
}

/// Of each engine and file a cell, as the page has them: a file of a few megabytes would be gigabytes of page.
TEST(Studies, MakeNoTablesLargerThanAnybodyReads) {
  constexpr std::uint32_t kSide = 1025;
  std::vector<NetlibRow> rows(kSide);
  for (std::uint32_t i = 0; i < kSide; ++i) {
    rows[i].instance = "file" + std::to_string(i);
    rows[i].engine = "engine" + std::to_string(i);
  }
  EXPECT_THAT(refusal_of("netlib.jsonl", json_detail::lines_of(rows)),
              HasSubstr("netlib.jsonl: its tables would have more than 1048576 cells"));
  rows.pop_back();
  EXPECT_EQ(refusal_of("netlib.jsonl", json_detail::lines_of(rows)), "");
  std::vector<CollisionGapRow> gaps(kSide);
  for (std::uint32_t i = 0; i < kSide; ++i) gaps[i].by = gaps[i].k = static_cast<std::int32_t>(i);
  EXPECT_THAT(refusal_of("collision_gaps.jsonl", json_detail::lines_of(gaps)), HasSubstr("more than 1048576 cells"));
}

TEST(Studies, HaveNoMoreLinesThanMayBeSquared) {
  const std::vector<GridRow> rows(kGridsFile.most_lines + 1);
  EXPECT_THAT(refusal_of("grids.jsonl", json_detail::lines_of(rows)),
              HasSubstr("grids.jsonl, line 16385: more than the 16384 lines that are read of a study"));
}

TEST(StudiesPage, HasACellForEveryRunWithItsBasesAndTrace) {
  const std::string html = cycling_section(example_studies().cycling);
  EXPECT_THAT(html, HasSubstr("class=\"goes-round\""));
  EXPECT_THAT(html, HasSubstr("{0 5} → {0 1} → back"));
  EXPECT_THAT(html, HasSubstr("<polyline"));
  EXPECT_THAT(html, HasSubstr("against cycling: expand"));
  EXPECT_THAT(html, HasSubstr("two &lt;authors&gt; &amp; &quot;one&quot; article"));
  EXPECT_THAT(html, Not(HasSubstr("<authors>")));
  EXPECT_THAT(html, HasSubstr("rounded to double"));
}

TEST(StudiesPage, DrawsNoTraceOfWhatLeavesTheNumbers) {
  CyclingRow row = done();
  row.trace[1].objective = std::numeric_limits<double>::infinity();
  EXPECT_THAT(trace_picture(row), Not(HasSubstr("<svg")));
  row.trace.clear();
  EXPECT_THAT(trace_picture(row), Not(HasSubstr("<svg")));
}

TEST(StudiesPage, PutsEveryFamilyIntoItsChart) {
  const auto charts = pivot_charts(example_studies().pivots);
  ASSERT_EQ(charts.size(), 2u);
  EXPECT_EQ(charts[0].name, "pivots_exponential");
  EXPECT_EQ(charts[0].count, 4u);
  EXPECT_EQ(charts[1].name, "pivots_power");
  EXPECT_EQ(charts[1].count, 4u);
}

TEST(StudiesPage, DrawsHullGrowthAgainstItsOwnMeasure) {
  EXPECT_EQ(growth_abscissa(GrowthModel::kPower, 8), 3);
  EXPECT_EQ(growth_abscissa(GrowthModel::kExponential, 8), 8);
  EXPECT_EQ(growth_abscissa(GrowthModel::kLogarithm, 16), 2);
  EXPECT_EQ(growth_abscissa(GrowthModel::kLinearithmic, 4), 3);
  const Growth growth{{{"vertices", "chan", 16, 5, 0, 8, 7, 9}},
                      {{"vertices", "chan", GrowthModel::kLogarithm, 1.5, 0.1, 0, 4}}};
  const auto charts = hull_growth_charts(growth);
  ASSERT_EQ(charts.size(), 4u);
  EXPECT_EQ(charts[1].name, "turns_by_vertices");
  EXPECT_EQ(charts[1].count, 1u);
  std::set<std::string> left_open;
  std::set<std::map<std::string, std::string>> words;
  for (const Chart& chart : charts) {
    EXPECT_EQ(chart.spec, "tests_by_size");
    for (const auto& [open, instead] : chart.words) left_open.insert(open);
    words.insert(chart.words);
  }
  EXPECT_EQ(left_open, (std::set<std::string>{"@description@", "@size@", "@tests@", "\"@sizes@\""}));
  EXPECT_EQ(words.size(), 4u) << "every chart names its own axis";
  EXPECT_THAT(charts[1].rows, HasSubstr("\"fitted\":8.0"));  // 2^(1.5 log2 log2 16)
  // Four sizes leave two degrees of freedom, where Student's t is 4.303.
  EXPECT_THAT(growth_table(growth, "algorithm"), HasSubstr("n (log h)^(1.50 ± 0.43)"));
}

TEST(StudiesPage, DrawsAChartForEachListOfProblems) {
  const Studies studies = example_studies();
  const auto steps = engine_growth_charts(studies.growth), times = engine_growth_charts(studies.growth_times);
  ASSERT_EQ(steps.size(), 1u);
  ASSERT_EQ(times.size(), 1u);
  EXPECT_NE(steps[0].name, times[0].name) << "both stand on one page";
  EXPECT_EQ(steps[0].count, 2u);
  EXPECT_EQ(steps[0].words.at("@tests@"), "iterations");
  EXPECT_EQ(steps[0].words.at("\"@sizes@\""), "[16,64]");
  EXPECT_THAT(steps[0].words.at("@description@"), HasSubstr("spheres \\\"")) << "a record may say anything";
  Growth many;
  for (std::uint32_t i = 0; i < 100; ++i) {
    many.rows.push_back({std::to_string(i), "a", 16, 3, 0, 6, 5, 7, Counted::kIterations});
    many.fits.push_back({std::to_string(i), "a", GrowthModel::kPower, 0.2, 0.02, 2, 3, Counted::kIterations});
  }
  EXPECT_EQ(engine_growth_charts(many).size(), 40u);
  EXPECT_THAT(engine_growth_charts(many).back().note, HasSubstr("the table has all"));
}

TEST(StudiesMarkdown, SaysWhatCyclesAndHowPivotsGrow) {
  const std::string text = studies_text(example_studies());
  EXPECT_THAT(text, HasSubstr("| hall\\_mckinnon | none | dantzig/largest\\_pivot 2 |"));
  EXPECT_THAT(text, HasSubstr("2^(1.016 ± 0.017) a dimension"));
  EXPECT_THAT(text, HasSubstr("size^(1.25 ± 0.27)"));
  EXPECT_EQ(studies_text({}), "");
}

}  // namespace
}  // namespace assay::studies_test
