// Records of collision engines come back from their text, damaged lines are named by field, and maps and tables say
// what they hold.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/store/studies/studies.h"
#include "reports/writers/studies/collision/collision_section.h"
#include "reports/writers/studies/collision/epsilon_chart.h"
#include "reports/writers/studies/collision/gap_maps.h"
#include "tests/reports/example_collision.h"
#include "tests/reports/temporary_directory.h"

namespace assay::collision_records_test {
namespace {

CollisionStudy example() { return example::collision(); }

Studies with(CollisionStudy collision) {
  Studies studies;
  studies.collision = std::move(collision);
  return studies;
}

struct Damaged {
  const char *line, *field, *expected;
};

void expect_refused(const StudyFile& file, const char* what, const Damaged& damaged) {
  const TemporaryDirectory directory;
  CollisionStudy one = example();
  one.gaps.resize(1);
  one.errors.resize(1);
  ASSERT_TRUE(write_studies(directory.path(), with(one)));
  const auto path = directory.path() / kStudiesFolder / file.name;
  const auto text = read_whole_file(path);
  ASSERT_TRUE(write_whole_file(path, *text + damaged.line + "\n"));
  const auto wrong = read_studies(directory.path());
  ASSERT_FALSE(wrong) << damaged.line;
  EXPECT_NE(wrong.error().find(std::string(file.name) + ", line 2: "), std::string::npos) << wrong.error();
  if (*damaged.field != '\0') {
    EXPECT_NE(wrong.error().find(std::string(what) + ": the field \"" + damaged.field + "\""), std::string::npos)
        << wrong.error();
  }
  EXPECT_NE(wrong.error().find(damaged.expected), std::string::npos) << wrong.error();
}

TEST(CollisionRecords, OfGapsAreRefusedByFileLineAndField) {
  for (const Damaged& damaged :
       {Damaged{"{", "", "not valid JSON"},
        Damaged{R"({"domain":"d","moved":"scale","by":0,"k":4,"cases":1})", "engine", "absent"},
        Damaged{R"({"engine":"e","domain":"d","moved":"turned","by":0,"k":4,"cases":1})", "moved",
                "\"offset\" or \"scale\""},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0.5,"k":4,"cases":1})", "by", "whole number"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":"4","cases":1})", "k", "whole number"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":-1})", "cases", "count"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"gave_up":1,"hung":1})", "cases",
                "sum"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"gave_up":4294967296})", "gave_up",
                "count in range"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"false_hits":1})", "widest_gap",
                "given"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"widest_overlap":"0x1p-4"})",
                "widest_overlap", "absent where nothing was wrong"},
        Damaged{
            R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"false_hits":1,"widest_gap":"nan"})",
            "widest_gap", "finite"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,)"
                R"("cases":1,"false_hits":1,"widest_gap":"-0x1p-4"})",
                "widest_gap", "not negative"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"false_hits":1,"widest_gap":0.1})",
                "widest_gap", "string"},
        Damaged{R"({"engine":"e","domain":"d","moved":"scale","by":0,"k":4,"cases":1,"more":1})", "", "unknown field"}})
    expect_refused(kCollisionGapsFile, "collision gap", damaged);
}

TEST(CollisionRecords, OfErrorsAreRefusedByFileLineAndField) {
  for (const Damaged& damaged : {Damaged{R"({"engine":"e","cases":1})", "domain", "absent"},
                                 Damaged{R"({"engine":"e","domain":"d","cases":1,"witnesses":1,"witnesses_hold":2})",
                                         "witnesses_hold", "at most"},
                                 Damaged{R"({"engine":"e","domain":"d","cases":1,"crashed":2})", "cases", "sum"}})
    expect_refused(kCollisionErrorsFile, "collision error", damaged);
  const std::string head = R"({"engine":"e","domain":"d","cases":9,"distance":{)";
  for (const auto& [inside, field, expected] :
       {std::tuple{R"("count":0,"median":"0x0p+0","p90":"0x0p+0","p99":"0x0p+0","p999":"0x0p+0","greatest":"0x0p+0")",
                   "count", "above 0"},
        std::tuple{R"("count":1,"median":"0x1p+0","p90":"0x0p+0","p99":"0x1p+0","p999":"0x1p+0","greatest":"0x1p+0")",
                   "p90", "none less"},
        std::tuple{R"("count":1,"median":"-0x1p+0","p90":"0x0p+0","p99":"0x1p+0","p999":"0x1p+0","greatest":"0x1p+0")",
                   "median", "none less"},
        std::tuple{R"("count":1,"median":"0x1p+0","p90":"0x1p+0","p99":"0x1p+0","p999":"0x1p+0","greatest":"nan")",
                   "greatest", "none less"},
        std::tuple{R"("count":1,"median":"0x1p+0","p90":"0x1p+0","p99":"0x1p+0","p999":"0x1p+0")", "greatest",
                   "absent"}}) {
    const std::string line = head + inside + "}" + "}";
    expect_refused(kCollisionErrorsFile, "distance", Damaged{line.c_str(), field, expected});
  }
  const char* const iterations = R"({"engine":"e","domain":"d","cases":9,"iterations":{"total":1,"cases":0,"most":1}})";
  expect_refused(kCollisionErrorsFile, "iterations", Damaged{iterations, "cases", "above 0"});
}

std::vector<const CollisionGapRow*> rows_of(const CollisionStudy& study, std::string_view engine) {
  std::vector<const CollisionGapRow*> rows;
  for (const CollisionGapRow& row : study.gaps)
    if (row.engine == engine) rows.push_back(&row);
  return rows;
}

TEST(EffectiveEpsilonOfCells, IsTheLargestWrongGapOrOverlapAndWhereItWas) {
  const CollisionStudy study = example();
  const EffectiveEpsilon wrong = effective_epsilon(rows_of(study, "wrong"));
  EXPECT_EQ(wrong.epsilon, 0.125);
  EXPECT_EQ(wrong.by, -100);
  EXPECT_TRUE(wrong.at_the_widest);
  EXPECT_EQ(wrong.wrong, 13u);
  EXPECT_EQ(wrong.answered, 15u + 32u);
  const EffectiveEpsilon right = effective_epsilon(rows_of(study, "right"));
  EXPECT_EQ(right.epsilon, 0);
  EXPECT_FALSE(right.at_the_widest);
  EXPECT_EQ(right.answered, 96u);
  EXPECT_EQ(effective_epsilon({}).answered, 0u);
}

TEST(GapMap, ColoursEveryCellByItsShareAndSaysTheNumber) {
  const CollisionStudy study = example();
  std::vector<const CollisionGapRow*> all = rows_of(study, "right");
  const std::string svg = gap_map_picture(rows_of(study, "wrong"), all);
  EXPECT_NE(svg.find("class=\"w4\""), std::string::npos) << "12 of 16: " << svg;
  EXPECT_NE(svg.find("<title>2^-100, gap 2^-4: 12 of 16 wrong: 7 false hits, 5 false misses; 1 gave up</title>"),
            std::string::npos)
      << svg;
  EXPECT_NE(svg.find("class=\"w2\""), std::string::npos) << "1 of 16: " << svg;
  EXPECT_NE(svg.find("1 of 16 wrong: 1 false miss<"), std::string::npos) << svg;
  EXPECT_NE(svg.find("class=\"broke\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("aria-label=\"13 of 50 verdicts wrong\""), std::string::npos) << svg;
  const std::string clean = gap_map_picture(all, all);
  EXPECT_EQ(clean.find("<rect"), std::string::npos) << clean;
  EXPECT_NE(clean.find(">0</text>"), std::string::npos) << "a label where nothing is changed";
  EXPECT_EQ(clean.find("nan"), std::string::npos);
  CollisionGapRow shy = *all.front();
  shy.counts.gave_up = 3;
  EXPECT_NE(gap_map_picture({&shy}, all).find("<rect class=\"clean\""), std::string::npos);
  EXPECT_NE(gap_map_picture({&shy}, all).find("0 of 16 wrong; 3 gave up"), std::string::npos);
}

TEST(CollisionSection, ShowsMapsEpsilonsAndQuantiles) {
  EXPECT_EQ(collision_section({}), "");
  EXPECT_EQ(collision_markdown({}), "");
  const std::string html = collision_section(example());
  EXPECT_NE(html.find("Engines that were never wrong"), std::string::npos);
  EXPECT_NE(html.find("≥ 1.2e-01"), std::string::npos) << html;
  EXPECT_NE(html.find("<summary>near_touching_3d, by scale</summary>"), std::string::npos);
  EXPECT_NE(html.find("title=\"12 of 15 wrong\">≥ 1.2e-01</td>"), std::string::npos) << html;
  EXPECT_EQ(html.find("near_touching_3d, by offset"), std::string::npos) << "nobody was wrong there";
  EXPECT_NE(html.find("single precision</span>"), std::string::npos);
  EXPECT_NE(html.find("<td title=\"600 answers\">∞</td>"), std::string::npos) << html;
  EXPECT_NE(html.find("<td title=\"397 answers\">1.2e+04</td>"), std::string::npos) << html;
  EXPECT_NE(html.find("<td>3.5, 9</td>"), std::string::npos) << html;
  EXPECT_NE(html.find("99.30"), std::string::npos) << html;
  CollisionStudy hostile = example();
  for (CollisionGapRow& row : hostile.gaps) row.engine = "<b>|_";
  for (CollisionErrorRow& row : hostile.errors) row.engine = "<b>|_";
  EXPECT_EQ(collision_section(hostile).find("<b>|"), std::string::npos);
  EXPECT_NE(collision_markdown(hostile).find("&lt;b&gt;\\|\\_"), std::string::npos);
}

TEST(EpsilonChart, HasALineForEachEngineThatWasWrongAndNamesTheRest) {
  CollisionStudy study = example();
  CollisionGapRow broken = example::gap("broken", "gjk/near_touching_3d", Moved::kByOffset, 3, 4);
  broken.counts.not_finite = 2;
  study.gaps.push_back(broken);
  const Chart chart = epsilon_chart(study);
  const nlohmann::json rows = nlohmann::json::parse(chart.rows);
  ASSERT_EQ(rows.size(), 3U) << chart.rows;
  ASSERT_EQ(chart.count, 3U);
  for (const nlohmann::json& row : rows) {
    EXPECT_EQ(row["engine"], "wrong");
    EXPECT_EQ(row["panel"], "near_touching_3d, by scale");
  }
  EXPECT_EQ(rows[0]["by"], -100);
  EXPECT_EQ(rows[0]["epsilon"], 0.125);
  EXPECT_EQ(rows[0]["at_the_widest"], true);
  EXPECT_EQ(rows[1]["epsilon"], 0x1p-9);
  EXPECT_EQ(rows[1]["at_the_widest"], false);
  EXPECT_TRUE(rows[2]["epsilon"].is_null()) << "no verdict was given at 2^100";
  EXPECT_NE(chart.note.find("No verdict of theirs was wrong in this study, so they are not drawn: right, single."),
            chart.note.npos)
      << chart.note;
  EXPECT_NE(chart.note.find("no number, at no gap: broken."), chart.note.npos) << chart.note;
}

TEST(CollisionMarkdown, HasALineForEachEngineAndDomain) {
  const std::string text = collision_markdown(example());
  EXPECT_NE(text.find("| wrong | near\\_touching\\_3d | 2.0e-03 | ≥ 1.2e-01 at 2^-100 | – | 13 of 47 |\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("| right | near\\_touching\\_3d | none | none | – | 0 of 96 |\n"), std::string::npos) << text;
  EXPECT_NE(text.find("| wrong | random\\_3d | 2 | 3 | 5 | 6 | 17 | – |"), std::string::npos) << text;
}

}  // namespace
}  // namespace assay::collision_records_test
