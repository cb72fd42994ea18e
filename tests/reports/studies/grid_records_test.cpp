// Records of orientation tests on grids come back from their text, damaged lines are named, and a picture shows what
// they say.
#include <gtest/gtest.h>

#include "reports/store/studies/studies.h"
#include "reports/writers/studies/grids_section.h"
#include "tests/reports/temporary_directory.h"

namespace assay::grid_records_test {
namespace {

const GridRow kRounded{"a", "p", GridTest::kNaive, 2, 1, 1, {"+00-", "++--", "0+0-"}};
const GridRow kTruth{"a", "p", GridTest::kExact, 0, 0, 0, {"0---", "+0--", "++0-"}};

TEST(GridRecords, AreRefusedByFileLineAndField) {
  const TemporaryDirectory directory;
  EXPECT_TRUE(read_studies(directory.path())->empty());
  Studies studies;
  studies.grids = {kRounded};
  const auto path = directory.path() / kStudiesFolder / kGridsFile.name;
  const char* const fields =
      R"("grid":"a","pivot":"p","test":"exact","rounded_to_zero":0,"rounded_from_zero":0,"inverted":0,)";
  for (const char* signs : {R"(["3+","2+"])", R"(["3"])", R"(["+"])", R"(["0+"])", R"(["3x"])",
                            R"(["99999999999999999999+"])", R"([3])", R"("3+")"}) {
    ASSERT_TRUE(write_studies(directory.path(), studies));
    const auto text = read_whole_file(path);
    ASSERT_TRUE(write_whole_file(path, *text + "{" + fields + "\"signs\":" + signs + "}\n"));
    const auto wrong = read_studies(directory.path());
    ASSERT_FALSE(wrong) << signs;
    EXPECT_NE(wrong.error().find("grids.jsonl, line 2: grid: the field \"signs\""), std::string::npos) << wrong.error();
  }
}

TEST(GridsSection, DrawsEveryRunOnceAndTheBoundaryOfTheTruth) {
  EXPECT_EQ(grids_section({}), "");
  EXPECT_EQ(grids_markdown({}), "");
  const std::string svg = grid_picture(kRounded, &kTruth);
  // Row 0 is the lowest: its run of two zeros is drawn at height 2.
  EXPECT_NE(svg.find("<path class=\"straight\" d=\"M1 2.5h2M0 0.5h1M2 0.5h1\"/>"), std::string::npos) << svg;
  EXPECT_NE(svg.find("<path class=\"left\" d=\"M0 2.5h1M0 1.5h2M1 0.5h1\"/>"), std::string::npos) << svg;
  EXPECT_NE(svg.find("class=\"boundary\" d=\"M0.5 2.5L1.5 1.5L2.5 0.5\""), std::string::npos) << svg;
  const std::string html = grids_section({kRounded, kTruth});
  EXPECT_NE(html.find("2 rounded to zero, 1 inverted, 1 zeros lost"), std::string::npos) << html;
  EXPECT_EQ(html.find("exact:"), std::string::npos) << "the truth is the line, not a picture of its own";
  EXPECT_NE(grids_markdown({kRounded, kTruth}).find("| a | p | plain double | 2 | 1 | 1 |"), std::string::npos);
}

}  // namespace
}  // namespace assay::grid_records_test
