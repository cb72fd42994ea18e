// The case text: what is written comes back bit for bit, and what is not a case is refused with one clear sentence.
#include "properties/case/case_text.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "properties/choices.h"

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

}  // namespace
}  // namespace assay::case_text_test
