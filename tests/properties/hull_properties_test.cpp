// The planar claims on replies written by hand: each verdict and each claim's name.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "properties/hull2/hull2_is_exact.h"
#include "properties/relations/axes.h"
#include "properties/relations/order.h"
#include "tests/harness/claim_of.h"

namespace assay::hull_properties_test {
namespace {

using Replies = std::vector<Reply<Hull2Family>>;

Replies replies(const std::vector<Hull2Answer>& answers) {
  Replies list(answers.size());
  for (std::size_t i = 0; i < answers.size(); ++i) list[i].answer = answers[i];
  return list;
}

template <class P>
std::string judged(const Cloud2& cloud, const std::vector<Hull2Answer>& answers) {
  return test::claim_or_why(P::judge(cloud, replies(answers), Court<Hull2Family>{}));
}

const Cloud2 kTriangle = {{{0, 0}, {4, 1}, {1, 3}, {1, 1}}};
const Cloud2 kSegment = {{{0, 0}, {2, 4}, {1, 2}}};

TEST(Hull2IsExact, JudgesFatAndFlatAnswersAndNothingElse) {
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {Hull{{0, 1, 2}}}), "holds");
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {Hull{{0, 1, 3}}}), "encloses every point");
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {FlatHull{{0, 1}}}), "points are collinear");
  EXPECT_EQ(judged<Hull2IsExact>(kSegment, {FlatHull{{0, 1}}}), "holds");
  EXPECT_EQ(judged<Hull2IsExact>(kSegment, {Hull{{0, 1, 2}}}), "strict left turn");
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {GaveUp{}}), "undecided: no answer to judge");
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {Declined{"no"}}), "undecided: no answer to judge");
  EXPECT_EQ(judged<Hull2IsExact>(kTriangle, {}), "undecided: not one reply");
}

TEST(Hull2IsExact, JudgesNothingWhereNothingIsPromised) {
  Court<Hull2Family> court;
  court.semantics.hull_gap = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::holds_alternative<NotJudged>(Hull2IsExact::judge(kTriangle, replies({Hull{{0, 1, 3}}}), court)));
  EXPECT_NE(why_not_judged<Hull2IsExact>(court.semantics), "") << "so a run says so beforehand";
}

TEST(AxisSwapKeepsHull, AsksTheCloudAndItsMirrorImage) {
  std::vector<Cloud2> questions(7);
  Axes<Hull2Family>::ask(kTriangle, questions);
  ASSERT_EQ(questions.size(), 2u);
  EXPECT_EQ(questions[0], kTriangle);
  EXPECT_EQ(questions[1], (Cloud2{{{0, 0}, {1, 4}, {3, 1}, {1, 1}}}));
}

TEST(AxisSwapKeepsHull, ComparesSetsOfPoints) {
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, Hull{{0, 2, 1}}}), "holds");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, Hull{{1, 0, 2}}}), "holds");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kSegment, {FlatHull{{0, 1}}, FlatHull{{1, 0}}}), "holds");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, Hull{{0, 2, 3}}}), "same extreme points");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, Hull{{0, 2, 1, 3}}}), "same extreme points");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kSegment, {FlatHull{{0, 1}}, Hull{{0, 1, 2}}}), "same kind of hull");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, Hull{{0, 2, 4}}}), "indices in range");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 9}}, Hull{{0, 2, 1}}}), "indices in range");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}, GaveUp{}}), "undecided: no answer to compare");
  EXPECT_EQ(judged<Axes<Hull2Family>>(kTriangle, {Hull{{0, 1, 2}}}), "undecided: not one reply a question");
  EXPECT_EQ(judged<Axes<Hull2Family>>({{{0, std::nan("")}}}, {FlatHull{{0}}, FlatHull{{0}}}),
            "undecided: cloud is not finite");
}

TEST(AxisSwapKeepsHull, TakesMinusZeroForZeroAndCoincidingPointsForOne) {
  const Cloud2 cloud = {{{0.0, 0.0}, {-0.0, 0.0}, {1, 0}, {0, 1}}};
  EXPECT_EQ(judged<Axes<Hull2Family>>(cloud, {Hull{{0, 2, 3}}, Hull{{1, 3, 2}}}), "holds");
}

TEST(PermutationKeepsHull, AsksThreeOrdersOfTheSamePoints) {
  std::vector<Cloud2> questions;
  Order<Hull2Family>::ask(kTriangle, questions);
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[0], kTriangle);
  const auto before = [](const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
  auto sorted = kTriangle.points;
  std::sort(sorted.begin(), sorted.end(), before);
  for (Cloud2& question : questions) {
    std::sort(question.points.begin(), question.points.end(), before);
    EXPECT_EQ(question.points, sorted);
  }
  std::vector<Cloud2> again;
  Order<Hull2Family>::ask({}, again);
  EXPECT_EQ(again.size(), 3u);
}

TEST(PermutationKeepsHull, ComparesEachOrderWithTheFirst) {
  std::vector<Cloud2> questions;
  Order<Hull2Family>::ask(kTriangle, questions);
  const auto index_of = [&](int question, const Point2& p) {
    const auto& points = questions[static_cast<std::size_t>(question)].points;
    return static_cast<std::uint32_t>(std::find(points.begin(), points.end(), p) - points.begin());
  };
  const auto hull = [&](int question, std::initializer_list<std::uint32_t> of_first) {
    Hull answer;
    for (const std::uint32_t i : of_first) answer.ccw.push_back(index_of(question, kTriangle.points[i]));
    return answer;
  };
  EXPECT_EQ(judged<Order<Hull2Family>>(kTriangle, {hull(0, {0, 1, 2}), hull(1, {1, 2, 0}), hull(2, {2, 0, 1})}),
            "holds");
  EXPECT_EQ(judged<Order<Hull2Family>>(kTriangle, {hull(0, {0, 1, 2}), hull(1, {0, 1, 3}), hull(2, {0, 1, 2})}),
            "same extreme points");
  EXPECT_EQ(judged<Order<Hull2Family>>(kTriangle, {hull(0, {0, 1, 2}), hull(1, {0, 1, 2}), hull(2, {0, 1, 3})}),
            "same extreme points");
  EXPECT_EQ(judged<Order<Hull2Family>>(kTriangle, {hull(0, {0, 1, 2}), hull(1, {0, 1, 2})}),
            "undecided: not one reply a question");
}

}  // namespace
}  // namespace assay::hull_properties_test
