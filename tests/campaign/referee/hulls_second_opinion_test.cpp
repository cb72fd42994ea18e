// The second opinion on hulls: turned over it calls them so, and on a thousand points it ends.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "campaign/referee/confirm.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/referee/hulls/lost_beyond.h"
#include "properties/catalog/batteries.h"
#include "properties/choices.h"
#include "tests/harness/claim_words.h"

namespace assay {
namespace {

template <Family F>
Stated<F> stating(double gap) {
  Stated<F> semantics;
  semantics.hull_gap = gap;
  return semantics;
}

template <class Cloud, class Answer>
SecondOpinion opinion_on(const Cloud& cloud, const Answer& answer, const Verdict& verdict, double gap) {
  using F = std::conditional_t<std::same_as<Cloud, Cloud2>, Hull2Family, Hull3Family>;
  Reply<F> reply;
  reply.answer = answer;
  Assessment assessment;
  assessment.outcome = holds(verdict) ? Outcome::kHolds : Outcome::kViolated;
  if (const auto* violated = violation(verdict)) assessment.claim = violated->claim;
  return second_opinion<F>(principal<F>(), cloud, {&reply, 1}, assessment, stating<F>(gap));
}

Hull turned(Hull hull) {
  std::reverse(hull.ccw.begin(), hull.ccw.end());
  return hull;
}
Hull3 turned(Hull3 hull) {
  for (std::uint32_t f = 0, begin = 0; f < hull.facets(); begin = hull.end[f++])
    std::reverse(hull.corner.begin() + begin, hull.corner.begin() + hull.end[f]);
  return hull;
}

/// Points of a sphere of radius 2^20, rounded to integers.
Cloud3 sphere(std::size_t count) {
  Cloud3 cloud;
  for (std::uint64_t i = 0; cloud.points.size() < count; ++i) {
    Choices choices(mix64(i));
    const double x = 2 * choices.dyadic(53) - 1, y = 2 * choices.dyadic(53) - 1, z = 2 * choices.dyadic(53) - 1;
    const double length = std::hypot(x, y, z);
    if (length > 1 || length < 0.1) continue;
    const double scale = 0x1p20 / length;
    cloud.points.push_back({std::round(x * scale), std::round(y * scale), std::round(z * scale)});
  }
  return cloud;
}

Points points_of(const Cloud3& cloud, std::size_t from, std::size_t to) {
  Points points{3, {}};
  for (std::size_t i = from; i < to; ++i) points.push_back({cloud.points[i].x, cloud.points[i].y, cloud.points[i].z});
  return points;
}

const Violated kTurned{kNotInsideOut, "", 0};

TEST(HullsSecondOpinion, CallsARingTurnedOverClockwise) {
  const Cloud2 cloud = {{{0, 0}, {4, 0}, {4, 4}, {0, 4}, {1, 1}}};
  const Hull hull = std::get<Hull>(hull2(cloud.points)), over = turned(hull);
  for (const double gap : {0.0, 0x1p-20}) {
    const Verdict verdict = check_hull2(cloud, over, {true, gap});
    ASSERT_EQ(violation(verdict)->claim, kNotInsideOut);
    const SecondOpinion second = opinion_on(cloud, over, verdict, gap);
    EXPECT_EQ(second.opinion, Opinion::kConfirms) << second.sentence;
    EXPECT_NE(second.sentence.find("the ring runs clockwise"), std::string::npos) << second.sentence;
    // Had the judge passed it, or called a hull that is right turned over.
    EXPECT_EQ(opinion_on(cloud, over, Holds{}, gap).opinion, Opinion::kDisagrees);
    EXPECT_EQ(opinion_on(cloud, hull, kTurned, gap).opinion, Opinion::kDisagrees);
    EXPECT_EQ(opinion_on(cloud, hull, Holds{}, gap).opinion, Opinion::kConfirms);
  }
}

TEST(HullsSecondOpinion, CallsASurfaceTurnedOverInsideOut) {
  const Cloud3 cloud = sphere(30);
  const Hull3 hull = std::get<Hull3>(hull3(cloud)), over = turned(hull);
  for (const double gap : {0.0, 0x1p-36}) {
    Hull3Statement statement;
    statement.gap = gap;
    const Verdict verdict = check_hull3(cloud, over, statement);
    ASSERT_EQ(violation(verdict)->claim, kNotInsideOut);
    const SecondOpinion second = opinion_on(cloud, over, verdict, gap);
    EXPECT_EQ(second.opinion, Opinion::kConfirms) << second.sentence;
    EXPECT_NE(second.sentence.find("turned inwards"), std::string::npos) << second.sentence;
    EXPECT_EQ(opinion_on(cloud, hull, kTurned, gap).opinion, Opinion::kDisagrees);
    EXPECT_EQ(opinion_on(cloud, hull, Holds{}, gap).opinion, Opinion::kConfirms);
    EXPECT_EQ(opinion_on(cloud, over, Holds{}, gap).opinion, Opinion::kDisagrees);
  }
}

/// A finding of a thousand points, four hundred of them lost: each was once put to an exact solver in a process of its
/// own, with every vertex of the answer as often as it is a corner, and the opinion took minutes.
TEST(HullsSecondOpinion, EndsOnAThousandPointsOfWhichManyAreLost) {
  const Cloud3 cloud = sphere(1000);
  const Cloud3 kept = {{cloud.points.begin(), cloud.points.begin() + 600}};
  const Hull3 hull = std::get<Hull3>(hull3(kept));
  Hull3Statement statement;
  statement.gap = 0x1p-36;
  const Verdict verdict = check_hull3(cloud, hull, statement);
  ASSERT_EQ(violation(verdict)->claim, "encloses every point within the gap");
  const SecondOpinion second = opinion_on(cloud, hull, verdict, statement.gap);
  EXPECT_EQ(second.opinion, Opinion::kConfirms);
  EXPECT_NE(second.sentence.find("at least one of them farther"), std::string::npos) << second.sentence;
}

TEST(LostBeyond, AsksNoMoreThanItSaysAndSaysHowMany) {
  const Cloud3 cloud = sphere(1000);
  const Points all = points_of(cloud, 0, 1000);
  const auto some = lost_beyond(all, points_of(cloud, 0, 900), 0.5);
  ASSERT_TRUE(some) << some.error();
  EXPECT_EQ(some->lost, 100U);
  EXPECT_TRUE(some->settled());
  EXPECT_FALSE(some->beyond);
  const auto many = lost_beyond(all, points_of(cloud, 0, 500), 0.5);
  ASSERT_TRUE(many) << many.error();
  EXPECT_EQ(many->lost, 500U);
  EXPECT_EQ(many->asked, 256U + 8U);
  EXPECT_FALSE(many->settled());
  EXPECT_EQ(many->words(),
            "500 not listed, none of the 264 that seem farthest farther from those listed than the gap stated");
}

TEST(LostBeyond, IsExactToTheLastBit) {
  const Points listed{2, {0, 0, 4, 0, 4, 4, 0, 4}}, near{2, {0, 0, 4, 0, 4, 4, 0, 4, 2, -0x1p-30}};
  const double diagonal = std::sqrt(32);
  EXPECT_FALSE(lost_beyond(near, listed, 0x1.1p-30 / diagonal)->beyond);
  EXPECT_TRUE(lost_beyond(near, listed, 0x1.fp-31 / diagonal)->beyond);
  EXPECT_EQ(lost_beyond(listed, listed, 0x1p-60)->lost, 0U);
}

}  // namespace
}  // namespace assay
