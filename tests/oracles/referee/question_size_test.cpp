// What is too large for a library that does not count its work is refused before any of it is done, in one sentence
// that says so.
#include "oracles/referee/question_size.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "oracles/referee/lp/solve_by_qsopt.h"
#include "oracles/referee/referee.h"

namespace assay::question_size_test {
namespace {

/// A bound within which no library does anything: a refusal takes none of it.
constexpr referee::Bound kNoTime{1e-9};

template <class T>
void expect_too_large(const Result<T>& result, const char* what) {
  ASSERT_FALSE(result) << what;
  EXPECT_NE(result.error().find("undecided: too large"), std::string::npos) << what << ": " << result.error();
}

/// Points on a parabola, beginning with numbers of the given spread.
Points bent(std::uint32_t dimension, std::uint32_t count, double from, double finest) {
  Points points{dimension, {}};
  for (std::uint32_t i = 0; i < count; ++i)
    for (std::uint32_t k = 0; k < dimension; ++k)
      points.coordinates.push_back(k == 0 ? from + i : k == 1 ? std::ldexp(i, 1) * i : i == 0 ? finest : 0);
  return points;
}

LpProblem wide_program(std::uint32_t rows, std::uint32_t columns) {
  LpProblem problem;
  problem.rows = rows, problem.columns = columns;
  problem.cost.assign(columns, 1);
  problem.matrix.assign(std::size_t{rows} * columns, 0.1);
  problem.row_lower.assign(rows, 1);
  problem.row_upper.assign(rows, kInfinity);
  problem.lower.assign(columns, 0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

TEST(QuestionSize, CountsBitsFromTheFinestToTheHighest) {
  const std::vector<double> numbers = {0, 1, -6, kInfinity}, zeros = {0, 0}, wide = {0x1p1023, 0x1p-1074};
  EXPECT_EQ(referee::bits_of({numbers}), 3U);
  EXPECT_EQ(referee::bits_of({zeros}), 1U);
  EXPECT_EQ(referee::bits_of({numbers, wide}), 2098U);
}

TEST(QuestionSize, RefusesWhatIsBeyondAndNothingElse) {
  EXPECT_FALSE(referee::refuse_beyond(24, {2, 3, 4}));
  const auto refused = referee::refuse_beyond(23, {2, 3, 4});
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->sentence, "referee: undecided: too large: 2 x 3 numbers of 4 bits, 24 in all, are more than 23");
}

TEST(QuestionSize, OfEveryQuestionHasABound) {
  const std::uint32_t many = 4000;
  const ConvexPair large{bent(3, many, 0, 0x1p-1000), bent(3, many, 5, 0x1p1000)};
  expect_too_large(referee::collision(large, kNoTime), "collision");
  expect_too_large(referee::squared_depth(large, kNoTime), "depth");
  MovingPair moving{large, {}, {}};
  expect_too_large(referee::cast(moving, kNoTime), "cast");
  moving.of_a.rotation = {0, 0, 1};
  expect_too_large(referee::turning_cast(moving, kNoTime), "turning cast");
  const LpProblem program = wide_program(1000, 1000);
  expect_too_large(referee::lp(program, kNoTime), "CGAL's program");
  expect_too_large(referee::lp_by_qsopt(program, kNoTime), "QSopt_ex's program");
  Cloud2 plane;
  Cloud3 space;
  for (std::uint32_t i = 0; i < 20000; ++i) {
    const double x = i == 0 ? 0x1p-1000 : i == 1 ? 0x1p1000 : i;
    plane.points.push_back({x, x});
    space.points.push_back({x, x, x});
  }
  expect_too_large(referee::hull2(plane, kNoTime), "planar hull");
  expect_too_large(referee::signed_area(plane.points, kNoTime), "area");
  expect_too_large(referee::hull3(space, kNoTime), "hull in space");
  Hull3 surface;
  for (std::uint32_t i = 0; i < 19998; ++i) surface.corner.push_back(i);
  for (std::uint32_t f = 3; f <= 19998; f += 3) surface.end.push_back(f);
  expect_too_large(referee::signed_volume(space, surface, kNoTime), "volume");
  ShapesProblem shapes;
  shapes.question = ShapesQuestion::kContact;
  shapes.a = {ShapeKind::kPolygon, 2, bent(2, 3000, 0, 1).coordinates};
  shapes.b = {ShapeKind::kPolygon, 2, bent(2, 3000, 1e6, 1).coordinates};
  expect_too_large(referee::shapes(shapes, kNoTime), "shapes");
}

TEST(QuestionSize, LeavesOrdinaryQuestionsAlone) {
  const ConvexPair pair{bent(3, 50, 0, 0x1p-1000), bent(3, 50, 5, 0x1p1000)};
  const auto contact = referee::collision(pair);
  EXPECT_TRUE(contact) << contact.error();
}

}  // namespace
}  // namespace assay::question_size_test
