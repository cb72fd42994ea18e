// Which of coinciding points an answer names: the claim on answers written by hand.
#include "properties/hull2/names_lowest.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tests/harness/claim_of.h"

namespace assay::names_lowest_test {
namespace {

template <Family F>
std::string judged(const typename F::Problem& cloud, const typename F::Answer& answer, bool states = true) {
  Court<F> court;
  court.semantics.names_lowest = states;
  Reply<F> reply;
  reply.answer = answer;
  return test::claim_or_why(NamesLowest<F>::judge(cloud, {&reply, 1}, court));
}

constexpr const char* kViolated = "lowest index of its place";
// 0 and 3, 1 and 4 coincide; -0 is 0.
const Cloud2 kPlane = {{{0, 0}, {4, 0}, {0, 4}, {-0.0, 0}, {4, -0.0}, {1, 1}}};
const Cloud3 kSpace = {{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {0, -0.0, 4}, {0, 0, 0}}};

TEST(NamesLowest, HoldsWhereEachIndexIsTheFirstOfItsPoint) {
  EXPECT_EQ(judged<Hull2Family>(kPlane, Hull{{0, 1, 2}}), "holds");
  EXPECT_EQ(judged<Hull2Family>(kPlane, FlatHull{{5, 0}}), "holds");
  EXPECT_EQ(judged<Hull3Family>(kSpace, Hull3{{0, 2, 1, 0, 1, 3}, {3, 6}, {}}), "holds");
}

TEST(NamesLowest, IsViolatedByALaterIndexOfTheSamePoint) {
  EXPECT_EQ(judged<Hull2Family>(kPlane, Hull{{3, 1, 2}}), kViolated);
  EXPECT_EQ(judged<Hull2Family>(kPlane, Hull{{0, 4, 2}}), kViolated);
  EXPECT_EQ(judged<Hull2Family>(kPlane, FlatHull{{0, 3}}), kViolated) << "the first alone is not enough";
  EXPECT_EQ(judged<Hull3Family>(kSpace, Hull3{{0, 2, 1, 0, 1, 4}, {3, 6}, {}}), kViolated);
  EXPECT_EQ(judged<Hull3Family>(kSpace, FlatHull3{0, {5}}), kViolated);
}

TEST(NamesLowest, AsksNothingElse) {
  EXPECT_EQ(judged<Hull2Family>(kPlane, Hull{{2, 1, 5, 0, 0}}), "holds") << "no hull, but each the first of its point";
  EXPECT_EQ(judged<Hull2Family>(kPlane, Hull{{0, 1, 6}}), "indices in range");
  EXPECT_NE(judged<Hull2Family>(kPlane, Hull{{3, 4, 2}}, false), kViolated) << "nothing is stated";
  EXPECT_NE(judged<Hull2Family>({{{0, 0}, {0, HUGE_VAL}}}, FlatHull{{0}}), "holds");
  EXPECT_NE(judged<Hull2Family>(kPlane, GaveUp{}), "holds");
}

}  // namespace
}  // namespace assay::names_lowest_test
