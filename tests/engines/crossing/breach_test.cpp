// What is outside the interface is told by field, value and range; what is inside it is left to the judges.
#include "engines/host/answers/breach.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

const Cloud3 kSix{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {2, 2, 2}}};
const Hull3 kTetrahedron{{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3}, {3, 6, 9, 12}, {}};
const ConvexPair kPair{{2, {0, 0, 1, 0, 0, 1}}, {2, {5, 5}}};
const LpProblem kProgram{1, 2, {1, 1}, {1, 1}, {0}, {1}, {0, 0}, {1, 1}};
constexpr std::uint32_t kPoisoned = 0xffffffffU;

TEST(Breach, SurfacesInTheInterfaceHaveNone) {
  EXPECT_EQ(breach_of(kSix, Hull3Answer(kTetrahedron)), "");
  Hull3 grouped = kTetrahedron;
  grouped.face_of = {0, 1, 2, 3};
  EXPECT_EQ(breach_of(kSix, Hull3Answer(grouped)), "");
  EXPECT_EQ(breach_of(kSix, Hull3Answer(Hull3{})), "") << "that nothing is a hull is a judge's claim";
  EXPECT_EQ(breach_of(kSix, Hull3Answer(FlatHull3{2, {0, 1, 2}})), "");
  EXPECT_EQ(breach_of(kSix, Hull3Answer(GaveUp{})), "");
}

TEST(Breach, EndsAreHeldToTheListOfCorners) {
  const auto with_end = [](std::size_t f, std::uint32_t end) {
    Hull3 hull = kTetrahedron;
    hull.end[f] = end;
    return breach_of(kSix, Hull3Answer(hull));
  };
  EXPECT_EQ(with_end(2, kPoisoned), "set end[2] to 4294967295, expected 9 to 12");
  EXPECT_EQ(with_end(1, 3), "set end[1] to 3, expected 6 to 12");
  EXPECT_EQ(with_end(0, 2), "set end[0] to 2, expected 3 to 12");
  EXPECT_EQ(with_end(3, 11), "set end[3] to 11, expected 12");
}

TEST(Breach, IndicesAndCountsOfSurfacesAreHeldToTheCloud) {
  Hull3 hull = kTetrahedron;
  hull.corner[7] = 6;
  EXPECT_EQ(breach_of(kSix, Hull3Answer(hull)), "set corner[7] to 6, expected less than 6");
  hull = kTetrahedron;
  hull.face_of = {0, 1, 12, 0};
  EXPECT_EQ(breach_of(kSix, Hull3Answer(hull)), "set face_of[2] to 12, expected less than 12");
  hull.face_of = {0};
  EXPECT_EQ(breach_of(kSix, Hull3Answer(hull)), "set the length of face_of to 1, expected 0 or 4");
  hull.corner.assign(37, 0);
  EXPECT_EQ(breach_of(kSix, Hull3Answer(hull)), "set corner_count to 37, expected at most 36");
  EXPECT_EQ(breach_of(kSix, Hull3Answer(FlatHull3{3, {}})), "set dimension to 3, expected -1 to 2");
  EXPECT_EQ(breach_of(kSix, Hull3Answer(FlatHull3{1, {0, 9}})), "set corner[1] to 9, expected less than 6");
}

TEST(Breach, VerticesOfPlanarHullsNamePoints) {
  const Cloud2 cloud{{{0, 0}, {1, 0}, {0, 1}}};
  EXPECT_EQ(breach_of(cloud, Hull2Answer(Hull{{0, 1, 2}})), "");
  EXPECT_EQ(breach_of(cloud, Hull2Answer(Hull{{0, 1, 3}})), "set vertex[2] to 3, expected less than 3");
  EXPECT_EQ(breach_of(cloud, Hull2Answer(FlatHull{{0, 0, 0, 0, 0, 0, 0}})), "set count to 7, expected at most 6");
}

TEST(Breach, WitnessesOfPairsNameVerticesOfTheirBody) {
  EXPECT_EQ(breach_of(kPair, GjkAnswer(Separated{{1, {2}, {1}}, {1, {0}, {1}}})), "");
  EXPECT_EQ(breach_of(kPair, GjkAnswer(Separated{{1, {2}, {1}}, {1, {1}, {1}}})),
            "set on_b[0] to 1, expected less than 1");
  EXPECT_EQ(breach_of(kPair, GjkAnswer(Separated{{5, {}, {}}, {1, {}, {}}})),
            "set on_a_count to 5, expected at most 4");
  EXPECT_EQ(breach_of(kPair, GjkAnswer(Overlapping{2, {0, 3}, {0, 0}})), "set on_a[1] to 3, expected less than 3");
  Penetrating deep;
  deep.size = kPoisoned;
  EXPECT_EQ(breach_of(kPair, GjkAnswer(deep)), "set on_a_count to 4294967295, expected at most 4");
  Bracketed bracket;
  bracket.on_b = {1, {7}, {1}};
  EXPECT_EQ(breach_of(kPair, GjkAnswer(bracket)), "set on_b[0] to 7, expected less than 1");
}

TEST(Breach, BasesOfProgramsNameRowsAndColumns) {
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Optimal{{{2}, {0, 1}}, {0, 0}, {0}})), "");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Optimal{{{3}, {}}, {}, {}})), "set basis[0] to 3, expected less than 3");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Optimal{{{0, 1}, {}}, {}, {}})), "set basis_count to 2, expected 0 or 1");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Optimal{{{0}, {kPoisoned}}, {}, {}})),
            "set at_upper[0] to 4294967295, expected less than 3");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Optimal{{}, {0, 0, 0}, {}})), "set the length of x to 3, expected 0 or 2");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Infeasible{{}, TableauLine{{{0}, {}}, 3}})),
            "set line_variable to 3, expected less than 3");
  EXPECT_EQ(breach_of(kProgram, LpAnswer(Unbounded{{}, {1}, {}})), "set the length of ray to 1, expected 0 or 2");
}

TEST(Breach, ImagesAreNoMoreThanThePoints) {
  const ShapesProblem problem{ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {0, 0}}, {}};
  EXPECT_EQ(breach_of(problem, ShapesAnswer(MovedPoints{{1, 2}})), "");
  EXPECT_EQ(breach_of(problem, ShapesAnswer(MovedPoints{{1, 2, 3}})), "set count to 3, expected at most 2");
}

}  // namespace
}  // namespace assay
