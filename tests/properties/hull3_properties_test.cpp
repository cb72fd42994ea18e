// The spatial claims on replies written by hand: each verdict and each claim's name.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "properties/catalog/batteries.h"
#include "properties/hull3/hull3_is_exact.h"
#include "properties/hull3/lifted_plane_has_planar_hull.h"
#include "properties/relations/axes.h"
#include "properties/relations/duplication.h"
#include "properties/relations/hull_of_hull.h"
#include "properties/relations/inner_points.h"
#include "properties/relations/order.h"
#include "properties/relations/reflection.h"
#include "properties/relations/scaling.h"
#include "properties/relations/translation.h"
#include "properties/relations/union_is_monotone.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::hull3_properties_test {
namespace {

using cases::kCube;
using cases::kTetrahedron;
using cases::surface;

template <class P>
std::string judged(const Cloud3& cloud, const std::vector<Hull3Answer>& answers, Stated<Hull3Family> semantics = {}) {
  std::vector<Reply<Hull3Family>> replies(answers.size());
  for (std::size_t i = 0; i < answers.size(); ++i) replies[i].answer = answers[i];
  return test::claim_or_why(P::judge(cloud, replies, Court<Hull3Family>{std::move(semantics)}));
}

const Cloud3 kTetrahedra = cases::tetrahedron_cloud();
const Cloud3 kSegment = {{{0, 0, 0}, {2, 4, 6}, {1, 2, 3}}};

TEST(Hull3IsExact, JudgesSurfacesAndFlatAnswersAndNothingElse) {
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {surface(kTetrahedron)}), "holds");
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {surface(cases::reversed(kTetrahedron))}), "is not inside out");
  EXPECT_EQ(judged<Hull3IsExact>(kSegment, {FlatHull3{1, {0, 1}}}), "holds");
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {FlatHull3{1, {0, 1}}}), "points lie in the span");
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {GaveUp{}}), "undecided: no answer to judge");
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {Declined{"no"}}), "undecided: no answer to judge");
  EXPECT_EQ(judged<Hull3IsExact>(kTetrahedra, {}), "undecided: not one reply");
}

TEST(Hull3IsExact, JudgesNothingWhereNothingIsPromised) {
  Court<Hull3Family> court;
  court.semantics.hull_gap = std::numeric_limits<double>::infinity();
  std::vector<Reply<Hull3Family>> replies(1);
  replies[0].answer = surface(kCube);
  EXPECT_TRUE(std::holds_alternative<NotJudged>(Hull3IsExact::judge(cases::cube_cloud(), replies, court)));
  EXPECT_NE(why_not_judged<Hull3IsExact>(court.semantics), "") << "so a run says so beforehand";
}

TEST(Hull3IsExact, JudgesByWhatTheEngineStates) {
  const Cloud3 cloud = cases::cube_cloud();
  const auto whole = surface(kCube), divided = surface(cases::fans(kCube));
  Stated<Hull3Family> merges;
  merges.merges_faces = true;
  EXPECT_EQ(judged<Hull3IsExact>(cloud, {whole}, merges), "holds");
  EXPECT_EQ(judged<Hull3IsExact>(cloud, {divided}), "holds");
  EXPECT_EQ(judged<Hull3IsExact>(cloud, {divided}, merges), "faces are as stated");
  // Point 9 lies on the face z = 0: a cone over its four edges replaces the face.
  cases::Facets with_inner(kCube.begin() + 1, kCube.end());
  for (std::size_t k = 0; k < 4; ++k) with_inner.push_back({kCube[0][k], kCube[0][(k + 1) % 4], 9});
  Stated<Hull3Family> keeps;
  keeps.keeps_inner_points = true;
  EXPECT_EQ(judged<Hull3IsExact>(cloud, {surface(with_inner)}, keeps), "holds");
  EXPECT_EQ(judged<Hull3IsExact>(cloud, {surface(with_inner)}), "vertices are extreme");
}

/// The claims that hold between a cloud and one image of it: the right answer to the image is found by its points.
template <class P>
void expect_compares(const Cloud3& cloud) {
  std::vector<Cloud3> questions(7);
  P::ask(cloud, questions);
  ASSERT_EQ(questions.size(), 2u) << P::kName;
  EXPECT_EQ(questions[0], cloud) << P::kName;
  const auto right = [&](int k) {
    Hull3 hull;
    hull.corner = extreme_points3(questions[static_cast<std::size_t>(k)]);  // only the set of corners is compared
    hull.end = {static_cast<std::uint32_t>(hull.corner.size())};
    return hull;
  };
  EXPECT_EQ(judged<P>(cloud, {right(0), right(1)}), "holds") << P::kName;
  Hull3 fewer = right(1);
  fewer.corner.pop_back();
  EXPECT_EQ(judged<P>(cloud, {right(0), fewer}), "same vertices") << P::kName;
  Hull3 wild = right(1);
  wild.corner.back() = 99;
  EXPECT_EQ(judged<P>(cloud, {right(0), wild}), "indices in range") << P::kName;
  EXPECT_EQ(judged<P>(cloud, {right(0), FlatHull3{2, right(1).corner}}), "same dimension") << P::kName;
  EXPECT_EQ(judged<P>(cloud, {right(0), GaveUp{}}), "undecided: no answer to compare") << P::kName;
  EXPECT_EQ(judged<P>(cloud, {right(0)}), "undecided: not one reply a question") << P::kName;
  Stated<Hull3Family> keeps;
  keeps.keeps_inner_points = true;
  EXPECT_EQ(judged<P>(cloud, {right(0), fewer}, keeps), "holds") << P::kName;
  P::ask({}, questions);
  EXPECT_EQ(questions.size(), 2u) << P::kName;
  P::ask({{{0, std::nan(""), 1}}}, questions);
  EXPECT_EQ(questions.size(), 2u) << P::kName;
}

TEST(ImageKeepsHull, EachComparesTheCloudWithItsImage) {
  const Cloud3 cloud = cases::cube_cloud();
  expect_compares<Axes<Hull3Family>>(cloud);
  expect_compares<Duplication<Hull3Family>>(cloud);
  expect_compares<HullOfHull<Hull3Family>>(cloud);
  expect_compares<InnerPoints<Hull3Family>>(cloud);
  expect_compares<Order<Hull3Family>>(cloud);
  expect_compares<Reflection<Hull3Family>>(cloud);
  expect_compares<Scaling<Hull3Family>>(cloud);
  expect_compares<Translation<Hull3Family>>(cloud);
}

TEST(ImageKeepsHull, ImagesAreWhatTheirSentencesSay) {
  const Cloud3 cloud = {{{1, 2, 3}, {0x1p-1074, 0, 1}}};
  EXPECT_EQ(Axes<Hull3Family>::images(cloud)[0].problem.points[0], (Point3{2, 3, 1}));
  EXPECT_EQ(Reflection<Hull3Family>::images(cloud)[0].problem.points[0], (Point3{-1, -2, -3}));
  EXPECT_EQ(Duplication<Hull3Family>::images(cloud)[0].problem.points.size(), 4u);
  EXPECT_EQ(Scaling<Hull3Family>::images(cloud)[0].problem, cloud);      // 2^-1074 has no smaller multiple
  EXPECT_EQ(Translation<Hull3Family>::images(cloud)[0].problem, cloud);  // nor can anything be added to it
  const Cloud3 small = {{{1, 2, 3}, {4, 5, 7}}};
  EXPECT_EQ(Scaling<Hull3Family>::images(small)[0].problem.points[1], (Point3{0x1p-38, 5 * 0x1p-40, 7 * 0x1p-40}));
  const Point3 moved = Translation<Hull3Family>::images(small)[0].problem.points[0];
  EXPECT_EQ(moved, (Point3{1 + 16, 2 - 16, 3 + 16}));  // 16 is four times the power of 7
  const auto inner = InnerPoints<Hull3Family>::images(small);
  for (const Point3& p : inner[0].problem.points) {
    EXPECT_TRUE(p.x == 1 || p.x == 4 || p.x == 2.5) << p.x;
  }
}

TEST(Union3IsMonotone, ComparesTheWholeWithItsParts) {
  // Even indices: 0, 2, 4; odd: 1, 3. All but the inner point 4 are extreme.
  const std::vector<Hull3Answer> right = {surface(kTetrahedron), FlatHull3{2, {0, 1, 2}}, FlatHull3{1, {0, 1}}};
  std::vector<Cloud3> questions(7);
  UnionIsMonotone<Hull3Family>::ask(kTetrahedra, questions);
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[1].points[2], kTetrahedra.points[4]);
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, right), "holds");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, {right[0], FlatHull3{1, {0, 2}}, right[2]}),
            "extreme in its part");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, {right[0], right[1], FlatHull3{0, {1}}}),
            "extreme in its part");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, {right[0], right[1], FlatHull3{1, {0, 2}}}),
            "indices in range");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, {right[0], GaveUp{}, right[2]}),
            "undecided: no answer to compare");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>(kTetrahedra, {right[0]}), "undecided: not three replies");
  EXPECT_EQ(judged<UnionIsMonotone<Hull3Family>>({{{0, std::nan(""), 1}}}, right), "undecided: cloud is not finite");
  Stated<Hull3Family> keeps;
  keeps.keeps_inner_points = true;
  EXPECT_NE(UnionIsMonotone<Hull3Family>::not_judged(keeps), "");
}

TEST(LiftedPlaneHasPlanarHull, ComparesEveryPlaneWithTheExactPlanarHull) {
  using P = LiftedPlaneHasPlanarHull;
  // In the plane: corners 0, 1, 2; point 3 coincides with 0, point 4 is inner.
  const FlatHull3 right = {2, {0, 2, 1}}, twin = {2, {3, 1, 2}};
  std::vector<Cloud3> questions(7);
  P::ask(kTetrahedra, questions);
  ASSERT_EQ(questions.size(), 4u);
  EXPECT_EQ(questions[0].points[1], (Point3{4, 0, 0}));
  EXPECT_EQ(questions[1].points[1], (Point3{0, 4, 0}));
  EXPECT_EQ(questions[2].points[1], (Point3{4, 4, 0}));
  EXPECT_EQ(questions[3].points[1], (Point3{4, 0, 4}));
  EXPECT_EQ(judged<P>(kTetrahedra, {right, twin, right, twin}), "holds");
  for (std::size_t k = 0; k < 4; ++k) {
    const auto with = [&](Hull3Answer answer) {
      std::vector<Hull3Answer> replies(4, right);
      replies[k] = std::move(answer);
      return judged<P>(kTetrahedra, replies);
    };
    EXPECT_EQ(with(FlatHull3{2, {0, 1, 4}}), "the planar extreme points") << "one lost";
    EXPECT_EQ(with(FlatHull3{2, {0, 1, 2, 4}}), "the planar extreme points") << "one gained";
    EXPECT_EQ(with(FlatHull3{1, {1, 2}}), "flat as the planar cloud");
    EXPECT_EQ(with(surface(kTetrahedron)), "flat as the planar cloud");
    EXPECT_EQ(with(FlatHull3{2, {0, 1, 5}}), "indices in range");
    EXPECT_EQ(with(GaveUp{}), "undecided: no answer to compare");
  }
  const FlatHull3 ends = {1, {0, 1}}, nothing = {-1, {}};
  EXPECT_EQ(judged<P>(kSegment, {ends, ends, ends, ends}), "holds");
  EXPECT_EQ(judged<P>({}, {nothing, nothing, nothing, nothing}), "holds");
  EXPECT_EQ(judged<P>(kTetrahedra, {right}), "undecided: not four replies");
  EXPECT_EQ(judged<P>({{{0, std::nan(""), 1}}}, {right, right, right, right}), "undecided: cloud is not finite");
}

}  // namespace
}  // namespace assay::hull3_properties_test
