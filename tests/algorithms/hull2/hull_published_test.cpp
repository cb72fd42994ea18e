// The article's hulls: what the listings do to the letter, where the emended ones are right, and the smallest clouds
// that convict them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "algorithms/hull2/hull2.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"
#include "oracles/hull2/check_hull2.h"
#include "properties/catalog/batteries.h"

namespace assay::hull_published_test {
namespace {

using alzubaidi::Reading;
using Indices = std::vector<std::uint32_t>;

std::string judged(const Cloud2& cloud, const Hull2Answer& answer) {
  Verdict verdict = Undecided{"no answer"};
  if (const auto* hull = std::get_if<Hull>(&answer)) verdict = check_hull2(cloud, *hull);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) verdict = check_flat_hull(cloud, *flat);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return std::string(name_of(gave_up->why));
  if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
  return holds(verdict) ? "holds" : "undecided";
}

template <class A>
std::string judged(const Cloud2& cloud) {
  return judged(cloud, A::solve(cloud, Watch{}));
}

const Cloud2 kTriangle = {{{0, 0}, {4, 1}, {1, 3}}};

TEST(AsPrinted, TheScanAndTheMarchMissEveryTriangle) {
  EXPECT_EQ(std::get<FlatHull>(GrahamAlzubaidi<Reading::kPrinted>::solve(kTriangle, {})).extreme, (Indices{0, 2}))
      << "p_1 is never pushed";
  EXPECT_EQ(std::get<FlatHull>(JarvisAlzubaidi<Reading::kPrinted>::solve(kTriangle, {})).extreme, (Indices{1}))
      << "h starts anew with every vertex: the last one is left";
  EXPECT_EQ(judged<ChanAlzubaidi<Reading::kPrinted>>(kTriangle), "extreme points span the cloud");
}

TEST(AsPrinted, MelkmanLosesAVertexOfEveryClockwiseStart) {
  EXPECT_EQ(judged<MelkmanAlzubaidi<Reading::kPrinted>>({{{0, 0}, {1, -3}, {4, 1}}}), "holds");
  EXPECT_EQ(judged<MelkmanAlzubaidi<Reading::kPrinted>>({{{0, 0}, {1, 3}, {4, 1}}}), "strict left turn");
  EXPECT_EQ(judged<MelkmanAlzubaidi<Reading::kEmended>>({{{0, 0}, {1, 3}, {4, 1}}}), "holds");
}

TEST(AsPrinted, TheUpperTangentGoesDownOnTheRight) {
  // Left and right triangles, the right one with its top away from its leftmost corner.
  const Cloud2 cloud = {{{0, 0}, {1, -1}, {2, 0.5}, {3, 0}, {3.5, -0.25}, {4, -2}, {6, -3}, {5, 3}}};
  EXPECT_NE(judged<DivideAlzubaidi<Reading::kPrinted>>(cloud), "holds");
  EXPECT_EQ(judged<DivideAlzubaidi<Reading::kEmended>>(cloud), "holds");
}

TEST(Emended, AreRightOnATriangleAndInGeneralPosition) {
  EXPECT_EQ(judged<GrahamAlzubaidi<Reading::kEmended>>(kTriangle), "holds");
  EXPECT_EQ(judged<JarvisAlzubaidi<Reading::kEmended>>(kTriangle), "holds");
  EXPECT_EQ(judged<ChanAlzubaidi<Reading::kEmended>>(kTriangle), "holds");
  Choices choices(std::uint64_t{1});
  for (int round = 0; round < 2000; ++round) {
    Cloud2 cloud;
    cloud.points.resize(6 + choices.below(60));
    for (Point2& p : cloud.points) p.x = choices.dyadic(40), p.y = choices.dyadic(40);
    ASSERT_EQ(judged<GrahamAlzubaidi<Reading::kEmended>>(cloud), "holds") << round;
    ASSERT_EQ(judged<JarvisAlzubaidi<Reading::kEmended>>(cloud), "holds") << round;
    ASSERT_EQ(judged<ChanAlzubaidi<Reading::kEmended>>(cloud), "holds") << round;
    ASSERT_EQ(judged<MelkmanAlzubaidi<Reading::kEmended>>(cloud), "holds") << round;
    ASSERT_EQ(judged<DivideAlzubaidi<Reading::kEmended>>(cloud), "holds") << round;
  }
}

TEST(Emended, FailWherePointsAreInLineOrCoincide) {
  // (1, 0) lies on a side: nothing prefers the vertex behind it, and the scan leaves at "go to 13".
  EXPECT_EQ(judged<JarvisAlzubaidi<Reading::kEmended>>({{{0, 0}, {2, 0}, {1, 0}, {0, 2}}}), "strict left turn");
  EXPECT_EQ(judged<GrahamAlzubaidi<Reading::kEmended>>({{{0, 0}, {2, 0}, {1, 0}, {2, 2}, {0, 2}}}),
            "points are collinear");
  EXPECT_EQ(judged<MelkmanAlzubaidi<Reading::kEmended>>({{{0, 0}, {1, 1}, {2, 2}}}), "strict left turn");
  EXPECT_EQ(judged<DivideAlzubaidi<Reading::kEmended>>({{{0, 0}, {1, 1}, {2, 2}}}), "cycling");
}

TEST(Published, EndForEveryDomainAndAreConvicted) {
  constexpr Hull2Answer (*kAll[])(const Cloud2&, const Watch&) = {
      &GrahamAlzubaidi<Reading::kPrinted>::solve,  &GrahamAlzubaidi<Reading::kEmended>::solve,
      &JarvisAlzubaidi<Reading::kPrinted>::solve,  &JarvisAlzubaidi<Reading::kEmended>::solve,
      &ChanAlzubaidi<Reading::kPrinted>::solve,    &ChanAlzubaidi<Reading::kEmended>::solve,
      &MelkmanAlzubaidi<Reading::kPrinted>::solve, &MelkmanAlzubaidi<Reading::kEmended>::solve,
      &DivideAlzubaidi<Reading::kPrinted>::solve,  &DivideAlzubaidi<Reading::kEmended>::solve};
  int wrong[std::size(kAll)] = {};
  for (const auto& domain : catalog<Hull2Family>().domains) {
    if (domain.name.find("ladder") != std::string_view::npos) continue;
    for (std::uint64_t index = 0; index < 500; ++index) {
      Choices choices(stream_key(3, domain.versioned_name(), index));
      const Cloud2 cloud = domain.draw(choices).problem;
      for (std::size_t k = 0; k < std::size(kAll); ++k) {
        const Hull2Answer answer = kAll[k](cloud, Watch{});
        if (const auto* hull = std::get_if<Hull>(&answer)) wrong[k] += !holds(check_hull2(cloud, *hull));
        if (const auto* flat = std::get_if<FlatHull>(&answer)) wrong[k] += !holds(check_flat_hull(cloud, *flat));
      }
    }
  }
  for (std::size_t k = 0; k < std::size(kAll); ++k) EXPECT_GT(wrong[k], 100) << k;
}

}  // namespace
}  // namespace assay::hull_published_test
