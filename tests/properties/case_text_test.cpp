// The case text: what is written comes back bit for bit, and what is not a case is refused with one clear sentence.
#include "properties/case/case_text.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "properties/choices.h"
#include "properties/text/hexfloat.h"

namespace assay::case_text_test {
namespace {

using Limits = std::numeric_limits<double>;

double any_double(Choices& choices) {
  const double special[] = {0.0,
                            -0.0,
                            1.0,
                            -1.0,
                            Limits::infinity(),
                            -Limits::infinity(),
                            Limits::quiet_NaN(),
                            -Limits::quiet_NaN(),
                            Limits::denorm_min(),
                            -Limits::denorm_min(),
                            Limits::min(),
                            Limits::max(),
                            Limits::lowest(),
                            Limits::epsilon(),
                            std::bit_cast<double>(std::uint64_t{0x7ff0000000000001}),
                            std::bit_cast<double>(std::uint64_t{0x000fffffffffffff})};
  if (choices.chance(1, 3)) return special[choices.below(std::size(special))];
  return std::bit_cast<double>(choices.next());
}

std::vector<double> any_doubles(Choices& choices, std::size_t count) {
  std::vector<double> values(count);
  for (double& value : values) value = any_double(choices);
  return values;
}

Points any_points(Choices& choices, std::uint32_t dimension) {
  return {dimension, any_doubles(choices, choices.below(6) * dimension)};
}

AnyProblem any_problem(Choices& choices) {
  switch (choices.below(6)) {
    case 0: {
      Cloud2 cloud;
      for (auto count = choices.below(7); count > 0; --count) {
        cloud.points.push_back({any_double(choices), any_double(choices)});
      }
      return cloud;
    }
    case 1: {
      const auto dimension = static_cast<std::uint32_t>(1 + choices.below(4));
      return ConvexPair{any_points(choices, dimension), any_points(choices, dimension)};
    }
    case 2: {
      Cloud3 cloud;
      for (auto count = choices.below(7); count > 0; --count) {
        const std::vector<double> p = any_doubles(choices, 3);
        cloud.points.push_back({p[0], p[1], p[2]});
      }
      return cloud;
    }
    case 3: {
      ShapesProblem problem;
      problem.question = static_cast<ShapesQuestion>(choices.below(kShapesQuestionNames.size()));
      for (Shape* shape : {&problem.a, &problem.b}) {
        shape->kind = static_cast<ShapeKind>(choices.below(kShapeKindNames.size()));
        shape->dimension = static_cast<std::uint32_t>(2 + choices.below(2));
        const std::size_t count = is_list(shape->kind) ? choices.below(5) : 1;
        shape->numbers = any_doubles(choices, count * numbers_each(shape->kind, shape->dimension));
      }
      return problem;
    }
    case 4: {
      const auto dimension = static_cast<std::uint32_t>(2 + choices.below(2));
      MovingPair pair{{any_points(choices, dimension), any_points(choices, dimension)}, {}, {}};
      for (Motion* motion : {&pair.of_a, &pair.of_b}) {
        for (auto* vector : {&motion->displacement, &motion->rotation, &motion->centre})
          for (double& x : *vector) x = any_double(choices);
      }
      return pair;
    }
    default: {
      const auto rows = static_cast<std::uint32_t>(choices.below(5)),
                 columns = static_cast<std::uint32_t>(choices.below(5));
      return LpProblem{rows,
                       columns,
                       any_doubles(choices, columns),
                       any_doubles(choices, std::size_t{rows} * columns),
                       any_doubles(choices, rows),
                       any_doubles(choices, rows),
                       any_doubles(choices, columns),
                       any_doubles(choices, columns)};
    }
  }
}

std::string any_text(Choices& choices) {
  constexpr std::string_view kLetters = "ab \\\n\r:#=\t\"\xc3\xa4";
  std::string text;
  for (auto count = choices.below(9); count > 0; --count) text += kLetters[choices.below(kLetters.size())];
  return text;
}

std::vector<std::uint64_t> bits(const std::vector<double>& values) {
  std::vector<std::uint64_t> words;
  for (const double value : values) words.push_back(std::bit_cast<std::uint64_t>(value));
  return words;
}

void expect_same(const Cloud2& a, const Cloud2& b) {
  std::vector<double> first, second;
  for (const Point2& p : a.points) first.insert(first.end(), {p.x, p.y});
  for (const Point2& p : b.points) second.insert(second.end(), {p.x, p.y});
  EXPECT_EQ(bits(first), bits(second));
}

void expect_same(const Cloud3& a, const Cloud3& b) {
  std::vector<double> first, second;
  for (const Point3& p : a.points) first.insert(first.end(), {p.x, p.y, p.z});
  for (const Point3& p : b.points) second.insert(second.end(), {p.x, p.y, p.z});
  EXPECT_EQ(bits(first), bits(second));
}

void expect_same(const ConvexPair& a, const ConvexPair& b) {
  EXPECT_EQ(a.a.dimension, b.a.dimension);
  EXPECT_EQ(a.b.dimension, b.b.dimension);
  EXPECT_EQ(bits(a.a.coordinates), bits(b.a.coordinates));
  EXPECT_EQ(bits(a.b.coordinates), bits(b.b.coordinates));
}

void expect_same(const ShapesProblem& a, const ShapesProblem& b) {
  EXPECT_EQ(a.question, b.question);
  for (Shape ShapesProblem::*part : {&ShapesProblem::a, &ShapesProblem::b}) {
    EXPECT_EQ((a.*part).kind, (b.*part).kind);
    EXPECT_EQ((a.*part).dimension, (b.*part).dimension);
    EXPECT_EQ(bits((a.*part).numbers), bits((b.*part).numbers));
  }
}

void expect_same(const MovingPair& a, const MovingPair& b) {
  expect_same(a.bodies, b.bodies);
  for (Motion MovingPair::*motion : {&MovingPair::of_a, &MovingPair::of_b}) {
    for (auto Motion::*vector : {&Motion::displacement, &Motion::rotation, &Motion::centre}) {
      const auto &first = a.*motion.*vector, &second = b.*motion.*vector;
      EXPECT_EQ(bits({first.begin(), first.end()}), bits({second.begin(), second.end()}));
    }
  }
}

void expect_same(const LpProblem& a, const LpProblem& b) {
  EXPECT_EQ(a.rows, b.rows);
  EXPECT_EQ(a.columns, b.columns);
  for (const auto field : {&LpProblem::cost, &LpProblem::matrix, &LpProblem::row_lower, &LpProblem::row_upper,
                           &LpProblem::lower, &LpProblem::upper}) {
    EXPECT_EQ(bits(a.*field), bits(b.*field));
  }
}

TEST(CaseText, WritesAndParsesEveryCaseBitForBit) {
  for (std::uint64_t key = 0; key < 20000; ++key) {
    Choices choices(mix64(key));
    CaseFile file{{}, any_problem(choices)};
    for (auto count = choices.below(4); count > 0; --count) file.header[any_text(choices)] = any_text(choices);
    const std::string text = write_case(file);
    const auto parsed = parse_case(text, "memory");
    ASSERT_TRUE(parsed) << parsed.error() << '\n' << text;
    EXPECT_EQ(parsed->header, file.header) << text;
    ASSERT_EQ(parsed->problem.index(), file.problem.index());
    std::visit(
        [&](const auto& problem) { expect_same(problem, std::get<std::decay_t<decltype(problem)>>(parsed->problem)); },
        file.problem);
    EXPECT_EQ(write_case(*parsed), text);
    if (HasFailure()) FAIL() << "key " << key << '\n' << text;
  }
}

TEST(CaseText, EmptyProblemsOfEveryFamilySurvive) {
  for (const AnyProblem& problem : {AnyProblem(LpProblem{}), AnyProblem(ConvexPair{}), AnyProblem(Cloud2{}),
                                    AnyProblem(Cloud3{}), AnyProblem(MovingPair{}), AnyProblem(ShapesProblem{})}) {
    const auto parsed = parse_case(write_case({{}, problem}), "memory");
    ASSERT_TRUE(parsed) << parsed.error();
    EXPECT_EQ(parsed->problem, problem);
  }
}

TEST(CaseText, AcceptsCarriageReturnsAndEmptyLinesAtTheEnd) {
  const std::string text = write_case({{{"note", "a triangle"}}, Cloud2{{{0, 0}, {1, 0}, {0, 1}}}});
  std::string windows;
  for (const char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
  const auto parsed = parse_case(windows + "\r\n\r\n", "memory");
  ASSERT_TRUE(parsed) << parsed.error();
  EXPECT_EQ(write_case(*parsed), text);
}

TEST(CaseText, EveryPrefixIsRefused) {
  Choices choices(std::uint64_t{7});
  for (int round = 0; round < 30; ++round) {
    std::string text = write_case({{{"engine", "hull/monotone_chain_naive"}}, any_problem(choices)});
    text.pop_back();  // the last end of line is optional
    for (std::size_t length = 0; length < text.size(); ++length) {
      EXPECT_FALSE(parse_case(std::string_view(text).substr(0, length), "cut")) << text.substr(0, length);
    }
  }
}

TEST(CaseText, DamagedTextIsRefusedOrParsedButNeverMore) {
  Choices choices(std::uint64_t{11});
  for (int round = 0; round < 20000; ++round) {
    std::string text = write_case({{{"engine", "gjk/signed_volumes"}}, any_problem(choices)});
    for (auto edits = 1 + choices.below(3); edits > 0; --edits) {
      text[choices.below(text.size())] = static_cast<char>(choices.below(256));
    }
    const auto parsed = parse_case(text, "damaged.case");
    if (parsed) continue;
    EXPECT_TRUE(parsed.error().starts_with("damaged.case, line ")) << parsed.error();
    EXPECT_EQ(parsed.error().find('\n'), std::string::npos);
  }
}

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

TEST(CaseText, WritesAProgramInTheseBytes) {
  LpProblem lp{1, 2, {1, -2}, {0, 3}, {-kInfinity}, {4}, {0, -1}, {kInfinity, 5}};
  EXPECT_EQ(write_case({{}, lp}),
            "assay-case 1\n\nfamily: lp\nsize: 1 x 2\n"
            "cost:    0x1.0000000000000p+0000  -0x1.0000000000000p+0001\n"
            "lower:   0x0.0000000000000p+0000  -0x1.0000000000000p+0000\n"
            "upper:                       inf   0x1.4000000000000p+0002\n"
            "                     -inf <=   0x0.0000000000000p+0000   0x1.8000000000000p+0001 <= "
            "  0x1.0000000000000p+0002\n"
            "end\n");
}

TEST(CaseText, AMalformedProblemIsWrittenAsTextThatIsRefused) {
  LpProblem lp;
  lp.rows = 3;
  lp.columns = 2;
  EXPECT_FALSE(parse_case(write_case({{}, lp}), "memory"));
}

TEST(Hexfloat, HasOneWidthAndNoRounding) {
  EXPECT_EQ(hexfloat(1.0), "0x1.0000000000000p+0000");
  EXPECT_EQ(hexfloat(-0.1), "-0x1.999999999999ap-0004");
  EXPECT_EQ(hexfloat(0.0), "0x0.0000000000000p+0000");
  EXPECT_EQ(hexfloat(-0.0), "-0x0.0000000000000p+0000");
  EXPECT_EQ(hexfloat(Limits::denorm_min()), "0x0.0000000000001p-1022");
  EXPECT_EQ(hexfloat(Limits::max()), "0x1.fffffffffffffp+1023");
  EXPECT_EQ(hexfloat(-Limits::infinity()), "-inf");
  EXPECT_EQ(hexfloat(Limits::quiet_NaN()), "nan");
  EXPECT_EQ(hexfloat(std::bit_cast<double>(std::uint64_t{0x7ff8000000000001})), "nan:7ff8000000000001");
}

TEST(Hexfloat, RefusesWhatNoDoubleEquals) {
  for (const std::string_view word : {"",
                                      "1",
                                      "0.5",
                                      "0x",
                                      "0x1",
                                      "0x1.",
                                      "0x1.p0",
                                      "0x1p",
                                      "0x1p+",
                                      "0x1.00000000000001p0",
                                      "0x1p1024",
                                      "0x1p-1075",
                                      "0x1.8p-1074",
                                      "0x2p0",
                                      "+0x1p0",
                                      "--0x1p0",
                                      "0x1p0 ",
                                      " 0x1p0",
                                      "0x1p00000",
                                      "infinity",
                                      "-nan",
                                      "nan:",
                                      "nan:0",
                                      "nan:3ff0000000000000",
                                      "NAN",
                                      "0x1p+-1",
                                      "0x1.g",
                                      "0x1.8p1p1"}) {
    EXPECT_FALSE(parse_hexfloat(word)) << word;
  }
  EXPECT_EQ(parse_hexfloat("0x1p3"), 8.0);
  EXPECT_EQ(parse_hexfloat("-0x1.8p-1"), -0.75);
  EXPECT_EQ(parse_hexfloat("0x1p-1074"), Limits::denorm_min());
}

}  // namespace
}  // namespace assay::case_text_test
