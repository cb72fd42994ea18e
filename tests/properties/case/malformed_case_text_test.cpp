// What is no case is refused with one sentence that names file, line, field and reason.
#include <gtest/gtest.h>

#include <string_view>

#include "properties/case/case_text.h"

namespace assay::malformed_case_text_test {
namespace {

struct Malformed {
  std::string_view text, sentence;
};

constexpr Malformed kMalformed[] = {
    {"", "x.case, line 0: first line: the text ends too early"},
    {"\n", "x.case, line 1: first line: expected \"assay-case 1\", found \"\""},
    {"assay-case 2\n", "x.case, line 1: first line: expected \"assay-case 1\", found \"assay-case 2\""},
    {"\x7f\x45LF\x01\n", "x.case, line 1: first line: expected \"assay-case 1\", found \"?ELF?\""},
    {"assay-case 1\n", "x.case, line 1: header: the text ends too early"},
    {"assay-case 1\nengine qhull\n",
     "x.case, line 2: header: expected \"key: value\" or an empty line, found \"engine qhull\""},
    {"assay-case 1\na: 1\na: 2\n", "x.case, line 3: a: given twice"},
    {"assay-case 1\na: 1\\q\n", "x.case, line 2: a: a backslash must begin \\\\, \\n, \\r or \\c"},
    {"assay-case 1\n\n", "x.case, line 2: family: the text ends too early"},
    {"assay-case 1\n\nfamliy: lp\n", "x.case, line 3: family: expected \"family: ...\", found \"famliy: lp\""},
    {"assay-case 1\n\nfamily: shapes\nquestion: why\n", "x.case, line 4: question: \"why\" is not known here"},
    {"assay-case 1\n\nfamily: shapes\nquestion: merge\na: ball 2 x 2\n", "x.case, line 5: a: expected one shape"},
    {"assay-case 1\n\nfamily: shapes\nquestion: merge\na: bowl 2 x 1\n",
     "x.case, line 5: a: \"bowl\" is not known here"},
    {"assay-case 1\n\nfamily: hull3\n", "x.case, line 3: points: the text ends too early"},
    {"assay-case 1\n\nfamily: hull2\nvertices: 3\n",
     "x.case, line 4: points: expected \"points: ...\", found \"vertices: 3\""},
    {"assay-case 1\n\nfamily: hull2\npoints: three\n", "x.case, line 4: points: \"three\" is not a count"},
    {"assay-case 1\n\nfamily: hull2\npoints: -1\n", "x.case, line 4: points: \"-1\" is not a count"},
    {"assay-case 1\n\nfamily: hull2\npoints: 1 2\n", "x.case, line 4: points: expected one count"},
    {"assay-case 1\n\nfamily: hull2\npoints: 4000000000\n",
     "x.case, line 4: points: a count of 4000000000 is more than the text can hold"},
    {"assay-case 1\n\nfamily: hull2\npoints: 99999999999999999999\n",
     "x.case, line 4: points: a count of 99999999999999999999 is more than the text can hold"},
    {"assay-case 1\n\nfamily: hull2\npoints: 2\n0x0p+0 0x0p+0\n",
     "x.case, line 5: points, point 2 of 2: the text ends too early"},
    {"assay-case 1\n\nfamily: hull2\npoints: 1\n0x0p+0\nend\n",
     "x.case, line 5: points, point 1 of 1: expected 2 numbers, found 1"},
    {"assay-case 1\n\nfamily: hull2\npoints: 1\n0x0p+0 0.1\nend\n",
     "x.case, line 5: points, point 1 of 1: \"0.1\" is not a double in hexadecimal such as 0x1.8p+1"},
    {"assay-case 1\n\nfamily: hull2\npoints: 0\n0x0p+0 0x0p+0\nend\n",
     "x.case, line 5: end: expected \"end\", found \"0x0p+0 0x0p+0\""},
    {"assay-case 1\n\nfamily: hull2\npoints: 0\nend\nend\n",
     "x.case, line 6: end: unexpected text after the end: \"end\""},
    {"assay-case 1\n\nfamily: gjk\na: 1\n", "x.case, line 4: a: expected two counts such as \"4 x 3\""},
    {"assay-case 1\n\nfamily: gjk\na: 2 x 0\n", "x.case, line 4: a: the dimension of points must be at least 1"},
    {"assay-case 1\n\nfamily: gjk\na: 4000000000 x 4000000000\n",
     "x.case, line 4: a: a count of 4000000000 is more than the text can hold"},
    {"assay-case 1\n\nfamily: gjk\na: 0 x 2\nc: 0 x 2\n", "x.case, line 5: b: expected \"b: ...\", found \"c: 0 x 2\""},
    {"assay-case 1\n\nfamily: lp\nsize: 1 x 1\ncost: 0x1p+0 0x1p+0\n",
     "x.case, line 5: cost: expected 1 numbers, found 2"},
    {"assay-case 1\n\nfamily: lp\nsize: 1 x 1\ncost: 0x1p+0\nlower: -inf\nupper: +inf\n",
     "x.case, line 7: upper: \"+inf\" is not a double in hexadecimal such as 0x1.8p+1"},
    {"assay-case 1\n\nfamily: lp\nsize: 1 x 1\ncost: 0x1p+0\nlower: -inf\nupper: inf\n0x1p+0 <= 0x1p+0\n",
     "x.case, line 8: row 1 of 1: expected \"lower <= coefficients <= upper\""},
    {"assay-case 1\n\nfamily: lp\nsize: 1 x 1\ncost: 0x1p+0\nlower: -inf\nupper: inf\n<= 0x1p+0 <= inf\n",
     "x.case, line 8: row 1 of 1, lower bound: expected 1 numbers, found 0"},
    {"assay-case 1\n\nfamily: lp\nsize: 2000 x 2000\n",
     "x.case, line 4: size: a count of 2000 is more than the text can hold"},
};

TEST(CaseText, NamesFileLineFieldAndReason) {
  for (const auto& [text, sentence] : kMalformed) {
    const auto parsed = parse_case(text, "x.case");
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error(), sentence) << text;
  }
}

TEST(CaseText, OfAnUnknownFamilyTellsWhichThereAre) {
  EXPECT_EQ(parse_case("assay-case 1\n\nfamily: hull4\n", "x.case").error(),
            "x.case, line 3: family: expected " + names_of_families() + ", found \"hull4\"");
}

}  // namespace
}  // namespace assay::malformed_case_text_test
