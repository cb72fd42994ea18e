// The referee and the judges' exact numbers, which share no code, say the same of every domain's cases.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "oracles/referee/referee.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"

namespace assay::shapes_test {
namespace {

void expect_same(const ShapesProblem& problem) {
  const auto opinion = referee::shapes(problem);
  ASSERT_TRUE(opinion) << opinion.error() << "\n" << write_case({{}, problem});
  switch (problem.question) {
    case ShapesQuestion::kContact:
    case ShapesQuestion::kSweep: {
      const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
      const SignedDistance truth = DifferenceBody(a, b).from({});
      EXPECT_EQ(opinion->side, truth.side) << write_case({{}, problem});
      EXPECT_EQ(opinion->square, truth.square) << write_case({{}, problem});
      EXPECT_EQ(opinion->radius, truth.radius);
      EXPECT_EQ(opinion->extent, extent_of(a, b));
      break;
    }
    case ShapesQuestion::kCentroid: {
      const ExactCentroid truth = exact_centroid(problem.a);
      EXPECT_EQ(opinion->side, sign(truth.twice_area));
      EXPECT_EQ(opinion->numbers, (std::vector<Rational>{truth.at[0], truth.at[1]})) << write_case({{}, problem});
      break;
    }
    case ShapesQuestion::kMotion: {
      std::vector<Rational> truth;
      for (const RationalPoint& p : exact_images(problem.a, problem.b)) truth.insert(truth.end(), {p[0], p[1]});
      EXPECT_EQ(opinion->numbers, truth) << write_case({{}, problem});
      break;
    }
    default: EXPECT_EQ(opinion->numbers.size(), 2 * problem.a.dimension);
  }
}

TEST(ShapesReferee, AgreesWithTheJudgesOnEveryDomain) {
  for (const auto& domain : catalog<ShapesFamily>().domains) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      Choices choices(stream_key(7, domain.versioned_name(), i));
      const ShapesProblem problem = domain.draw(choices).problem;
      // CGAL's program for contacts in space is given bodies of moderate exponents, and few of them: it is slow.
      if (problem.a.dimension == 3 && problem.question == ShapesQuestion::kContact &&
          (i > 12 || domain.name == "shapes/scaled" || domain.name == "shapes/touching"))
        continue;
      expect_same(problem);
    }
  }
}

TEST(ShapesReferee, SeesNormalsAndMovesAsTheJudgeDoes) {
  std::size_t seen = 0;
  for (const auto& domain : catalog<ShapesFamily>().domains) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      Choices choices(stream_key(11, domain.versioned_name(), i));
      const ShapesProblem problem = domain.draw(choices).problem;
      if (problem.question != ShapesQuestion::kContact) continue;
      std::array<double, 3> normal{}, move{};
      const int power = static_cast<int>(choices.below(5)) - 3;
      for (std::size_t k = 0; k < problem.a.dimension; ++k) {
        normal[k] = static_cast<double>(choices.between(-8, 8)) / 8;
        move[k] = std::ldexp(static_cast<double>(choices.between(-8, 8)), power);
      }
      const DifferenceBody differences(exact_body(problem.a), exact_body(problem.b));
      const SignedDistance truth = differences.from({}), after = differences.from(exact_point(move));
      const auto opinion = referee::shapes_witness(problem, normal, move);
      ASSERT_TRUE(opinion) << opinion.error();
      EXPECT_EQ(opinion->support, differences.support(exact_point(normal))) << write_case({{}, problem});
      EXPECT_EQ(opinion->moved_side, after.side) << write_case({{}, problem});
      EXPECT_EQ(opinion->moved_square, after.square) << write_case({{}, problem});
      if (truth.side > 0) {
        EXPECT_EQ(opinion->nearest, truth.nearest) << write_case({{}, problem});
      }
      ++seen;
    }
  }
  EXPECT_GT(seen, 200u);
}

TEST(ShapesReferee, SeesTimesAndNormalsOfSweepsAsTheJudgeDoes) {
  std::size_t seen = 0;
  for (const auto& domain : catalog<ShapesFamily>().domains) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      Choices choices(stream_key(11, domain.versioned_name(), i));
      const ShapesProblem problem = domain.draw(choices).problem;
      if (problem.question != ShapesQuestion::kSweep) continue;
      const double time = static_cast<double>(choices.below(5)) / 4;
      const std::array<double, 3> normal{static_cast<double>(choices.between(-8, 8)) / 8,
                                         static_cast<double>(choices.between(-8, 8)) / 8, 0};
      const DifferenceBody start(exact_body(problem.a), ball_at_start(problem.b));
      RationalPoint moved = way_of(problem.b);
      for (Rational& x : moved) x *= exact(time);
      const SignedDistance then = start.from(moved);
      const auto opinion = referee::shapes_sweep(problem, time, normal);
      ASSERT_TRUE(opinion) << opinion.error();
      EXPECT_EQ(opinion->support, start.support(exact_point(normal)) - dot(exact_point(normal), moved));
      EXPECT_EQ(opinion->side, then.side) << write_case({{}, problem});
      EXPECT_EQ(opinion->square, then.square) << write_case({{}, problem});
      // Whether it comes nearer than 3/4 of the least distance, and than 5/4 of it.
      if (opinion->passed_square > 0)
        for (const int quarters : {3, 5}) {
          ExactBody corners = exact_body(problem.a), b = ball_at_start(problem.b);
          corners.radius = b.radius = 0;
          const DifferenceBody polytopes(corners, b);
          const double near = std::sqrt(approximate(opinion->passed_square));
          if (near == 0 || !std::isfinite(near)) continue;
          EXPECT_EQ(polytopes.passes_below(exact(near) * quarters / 4, way_of(problem.b), exact(time)), quarters == 5)
              << write_case({{}, problem});
        }
      ++seen;
    }
  }
  EXPECT_GE(seen, 300u);
}

TEST(ShapesReferee, RefusesWhatIsNoQuestion) {
  EXPECT_FALSE(referee::shapes({}));
  EXPECT_FALSE(referee::shapes(
      {ShapesQuestion::kContact, {ShapeKind::kBall, 2, {0, 0, HUGE_VAL}}, {ShapeKind::kBall, 2, {0, 0, 1}}}));
}

}  // namespace
}  // namespace assay::shapes_test
