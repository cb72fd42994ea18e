// Problems in JSON: every family, and that every bad text gets one sentence with its field.
#include <gtest/gtest.h>

#include <cmath>

#include "formats/json/json_problem.h"
#include "properties/case/case_json.h"
#include "tests/formats/error_of.h"

namespace assay::json_test {
namespace {

template <class Problem>
Problem only_json(const std::string& text) {
  const auto problems = read_json_problems(text, "p.json");
  EXPECT_TRUE(problems) << (problems ? "" : problems.error());
  if (!problems || problems->size() != 1) return {};
  const auto* problem = std::get_if<Problem>(&problems->front().problem);
  EXPECT_NE(problem, nullptr);
  return problem == nullptr ? Problem{} : *problem;
}

TEST(Json, EveryFamily) {
  const auto lp = only_json<LpFile>(
      R"({"family": "lp", "maximise": true, "constant": 2, "cost": [3, "0x1p-1"], "matrix": [[1, 2], [3, 4]],
          "row_lower": [null, 1], "row_upper": [4, "inf"], "upper": [null, 9]})");
  EXPECT_EQ(lp.problem,
            (LpProblem{2, 2, {-3, -0.5}, {1, 2, 3, 4}, {-kInfinity, 1}, {4, kInfinity}, {0, 0}, {kInfinity, 9}}));
  EXPECT_TRUE(lp.maximise);
  EXPECT_EQ(lp.constant, 2);
  EXPECT_EQ(only_json<Cloud2>(R"({"family": "hull2", "points": [[0, 1], [2, 3]]})"), (Cloud2{{{0, 1}, {2, 3}}}));
  EXPECT_EQ(only_json<Cloud3>(R"({"family": "hull3", "points": [[0, 1, 2]]})"), (Cloud3{{{0, 1, 2}}}));
  EXPECT_EQ(only_json<ConvexPair>(R"({"family": "gjk", "a": [[0, 1]], "b": []})"), (ConvexPair{{2, {0, 1}}, {2, {}}}));
  EXPECT_EQ(only_json<ConvexPair>(R"({"family": "gjk", "dimension": 3, "a": [], "b": []})"),
            (ConvexPair{{3, {}}, {3, {}}}));
  const auto shapes = only_json<ShapesProblem>(
      R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "dimension": 3, "numbers": [0, 0, 0, 1]},
          "b": {"kind": "box", "dimension": 3, "numbers": [1, 1, 1, 2, 2, 2]}})");
  EXPECT_TRUE(is_posed(shapes));
  const auto ring = only_json<ShapesProblem>(
      R"({"family": "shapes", "question": "centroid", "a": {"kind": "polygon", "points": [[0, 0], [1, 0], [0, 1]]}})");
  EXPECT_TRUE(is_posed(ring));
  const auto cast = only_json<MovingPair>(R"({"family": "cast", "a": [[0, 0]], "b": [[3, 0]], )"
                                          R"("motion_b": {"displacement": [-4, 0, 0], "rotation": [0, 0, 1]}})");
  EXPECT_EQ(cast.of_b.displacement[0], -4);
  EXPECT_TRUE(cast.turns());
  EXPECT_FALSE(cast.of_a.turns());
}

TEST(Json, ManyProblemsAndHeaders) {
  const auto problems = read_json_problems(
      R"([{"family": "hull2", "points": [], "header": {"engine": "hull/hull2", "property": "hull2/is_exact"}},
          {"family": "hull3", "points": [["nan", "-inf", -0.0]]}])",
      "p");
  ASSERT_TRUE(problems) << problems.error();
  ASSERT_EQ(problems->size(), 2u);
  EXPECT_EQ(problems->front().header.at("engine"), "hull/hull2");
  EXPECT_TRUE(std::isnan(std::get<Cloud3>(problems->back().problem).points[0].x));
}

TEST(Json, BadOnesNameTheField) {
  const auto error = [](const std::string& text) { return error_of(read_json_problems(text, "p.json")); };
  EXPECT_NE(error("{\n  \"family\": }").find("p.json: parse error at line 2, column 13"), std::string::npos)
      << error("{\n  \"family\": }");
  EXPECT_EQ(error("[]"), "p.json: holds no problem");
  EXPECT_EQ(error("3"), "p.json: problem: expected an object with a field family");
  EXPECT_EQ(error("{}"), "p.json: family: is missing");
  EXPECT_EQ(error(R"({"family": "hull9"})"), "p.json: family: expected " + names_of_families() + ", found 'hull9'");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, 2]], "pionts": 1})"),
            "p.json: hull2: the field 'pionts' is not known; known are family, header, points");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, 2], [1, 2, 3]]})"),
            "p.json: points, point 2: expected 2 numbers, found 3");
  EXPECT_EQ(error(R"([{"family": "hull2", "points": []}, {"family": "hull2", "points": [[1, "x"]]}])"),
            "p.json, problem 2: points, point 1, number 2: 'x' is not a number");
  EXPECT_EQ(error(R"({"family": "hull2", "points": [[1, null]]})"),
            "p.json: points, point 1, number 2: expected a number");
  EXPECT_EQ(error(R"({"family": "hull2", "points": 1, "points": 2})"), "p.json: the field 'points' is given twice");
  EXPECT_EQ(error(R"({"family": "gjk", "a": [], "b": []})"), "p.json: dimension: is missing, and no point tells it");
  EXPECT_EQ(error(R"({"family": "lp", "cost": [1], "matrix": [[1, 2]]})"),
            "p.json: matrix, row 1: expected 1 numbers, found 2");
  EXPECT_EQ(error(R"({"family": "lp", "cost": [1], "matrix": [[1]], "row_upper": []})"),
            "p.json: row_upper: expected 1 numbers, found 0");
  EXPECT_EQ(error(R"({"family": "shapes", "question": "why", "a": {}})"),
            "p.json: question: 'why' is none of contact, bounds, merge, centroid, motion, sweep");
  EXPECT_EQ(error(R"({"family": "shapes", "question": "contact", "a": {"kind": "ball", "numbers": [1, 2]}})"),
            "p.json: a: 2 numbers are not those of the kind ball in dimension 2");
  EXPECT_EQ(error(R"({"family": "cast", "a": [[1, 2]], "b": [[1, 2]], "motion_a": {"rotation": [1]}})"),
            "p.json: motion_a, rotation: expected 3 numbers, found 1");
  EXPECT_NE(error(R"({"family": "hull2", "points": [[1, 1e999]]})").find("1e999"), std::string::npos);
  EXPECT_EQ(error(std::string(1000, '[')).substr(0, 8), "p.json: ");
  EXPECT_EQ(error(std::string(100, '[') + std::string(100, ']')), "p.json: nested deeper than any problem is");
}

TEST(Json, OfAProblemReadsBackToTheSameProblem) {
  const auto again_as = [](const auto& problem, NumberForm form) {
    const std::string text = json_of(problem, form);
    const auto problems = read_json_problems(text, "p.json");
    ASSERT_TRUE(problems) << problems.error() << text;
    ASSERT_EQ(problems->size(), 1U);
    using Problem = std::remove_cvref_t<decltype(problem)>;
    if constexpr (std::same_as<Problem, LpProblem>)
      EXPECT_EQ(std::get<LpFile>(problems->front().problem).problem, problem) << text;
    else
      EXPECT_EQ(std::get<Problem>(problems->front().problem), problem) << text;
  };
  const auto again = [&](const auto& problem) {
    again_as(problem, NumberForm::kDecimal);
    again_as(problem, NumberForm::kHexadecimal);
  };
  again(ConvexPair{{3, {0.1, -0.0, 1e300, 1, 2, 0x1p-1074}}, {3, {1, 2, kInfinity}}});
  again(ConvexPair{{2, {}}, {2, {}}});
  again(Cloud2{{{0.1, 0.2}, {1.0 / 3, -7}}});
  again(Cloud3{{{0.1, 0.2, 0.3}}});
  again(MovingPair{{{2, {0, 0}}, {2, {1, 1}}}, {{1, 2, 0}, {0, 0, 0.5}, {0.1, 0, 0}}, {}});
  again(
      ShapesProblem{ShapesQuestion::kContact, {ShapeKind::kBall, 2, {0, 0, 0.1}}, {ShapeKind::kBox, 2, {1, 1, 2, 2}}});
  again(LpProblem{2, 1, {0.1}, {3, 4}, {-kInfinity, kInfinity}, {kInfinity, 2}, {-kInfinity}, {1e-3}});
}

TEST(Json, OfAProblemInHexadecimalHasNoOtherNumbers) {
  const std::string text = json_of(Cloud2{{{-0.0, 0x1p-1074}, {-1.5, kInfinity}}}, NumberForm::kHexadecimal);
  for (const char* word : {"\"-0x0p+0\"", "\"-0x1.8p+0\"", "\"inf\""})
    EXPECT_NE(text.find(word), std::string::npos) << text;
  EXPECT_EQ(
      json_of(LpProblem{1, 1, {1}, {1}, {-kInfinity}, {kInfinity}, {0}, {1}}, NumberForm::kHexadecimal).find("null"),
      std::string::npos);
}

}  // namespace
}  // namespace assay::json_test
