// Which family plain points are taken for, what --family takes instead, and what it cannot.
#include "campaign/input/choose_family.h"

#include <gtest/gtest.h>

#include "campaign/commands/commands.h"
#include "campaign/input/trial_words.h"

namespace assay {
namespace {

PointFile lists(std::vector<Points> points) {
  PointFile file;
  for (Points& one : points) file.groups.push_back({{}, std::move(one)});
  return file;
}

const Points kPlanar{2, {0, 0, 1, 0, 0, 1}}, kSpatial{3, {0, 0, 0, 1, 1, 1}}, kFour{4, {0, 0, 0, 0}};

template <class Problem>
Problem chosen(std::vector<Points> points, const std::string& family, const std::string& words) {
  auto result = choose_family(lists(std::move(points)), "f", family);
  EXPECT_TRUE(result) << (result ? "" : result.error());
  if (!result) return {};
  EXPECT_EQ(result->taken_for, words);
  auto* problem = std::get_if<Problem>(&result->content.problem);
  EXPECT_NE(problem, nullptr);
  return problem == nullptr ? Problem{} : *problem;
}

std::string refused(std::vector<Points> points, const std::string& family) {
  const auto result = choose_family(lists(std::move(points)), "f", family);
  return result ? "no error" : result.error();
}

TEST(ChooseFamily, ByTheNumberOfListsAndTheDimension) {
  EXPECT_EQ(
      chosen<Cloud2>({kPlanar}, "", "hull2: one list of 3 points with 2 coordinates; --family takes it for another"),
      (Cloud2{{{0, 0}, {1, 0}, {0, 1}}}));
  EXPECT_EQ(
      chosen<Cloud3>({kSpatial}, "", "hull3: one list of 2 points with 3 coordinates; --family takes it for another"),
      (Cloud3{{{0, 0, 0}, {1, 1, 1}}}));
  EXPECT_EQ(chosen<ConvexPair>({kFour, kFour}, "",
                               "gjk: 2 lists of 1 and 1 points with 4 coordinates; --family takes it for another"),
            (ConvexPair{kFour, kFour}));
}

TEST(ChooseFamily, AsNamed) {
  EXPECT_EQ(chosen<Cloud2>({kPlanar, kPlanar}, "hull2",
                           "hull2: 2 lists of 3 and 3 points with 2 coordinates, as --family says")
                .points.size(),
            6u);
  EXPECT_TRUE(is_posed(chosen<ShapesProblem>(
      {kPlanar, kPlanar}, "shapes", "shapes: 2 lists of 3 and 3 points with 2 coordinates, as --family says")));
  EXPECT_TRUE(is_posed(chosen<ShapesProblem>({kSpatial}, "shapes",
                                             "shapes: one list of 2 points with 3 coordinates, as --family says")));
}

TEST(ChooseFamily, WhatDoesNotFitIsRefused) {
  EXPECT_NE(refused({kPlanar, kPlanar, kPlanar}, "").find("of which no family is the usual one"), std::string::npos);
  EXPECT_NE(refused({kFour}, "").find("of which no family is the usual one"), std::string::npos);
  EXPECT_NE(refused({kPlanar}, "hull3").find("the family hull3 wants points of 3 coordinates"), std::string::npos);
  EXPECT_NE(refused({kSpatial}, "hull2").find("the family hull2 wants points of 2 coordinates"), std::string::npos);
  EXPECT_NE(refused({kPlanar}, "gjk").find("the family gjk wants two lists"), std::string::npos);
  EXPECT_NE(refused({kSpatial, kSpatial}, "shapes").find("the family shapes wants two planar lists"),
            std::string::npos);
  for (const char* family : {"lp", "cast"})
    EXPECT_NE(refused({kPlanar}, family).find("wants more than points say; write JSON"), std::string::npos) << family;
}

TEST(ExitCodes, TheWorstCounts) {
  const int rising[] = {kNothingNew, kBudgetNotReached, kNewFindings, kNondeterministic, kHarnessError};
  for (std::size_t i = 0; i < std::size(rising); ++i)
    for (std::size_t j = 0; j < std::size(rising); ++j)
      EXPECT_EQ(worse_exit_code(rising[i], rising[j]), rising[std::max(i, j)]);
}

TEST(TrialLines, OneEachWithFieldsPartedByTabs) {
  const std::vector<TrialLine> trials = {{"f", "e", "p", Outcome::kViolated, "c", "two\nlines\tand a tab"},
                                         {"f", "e", "q", Outcome::kNotJudged, "", "why"}};
  EXPECT_EQ(lines_of(trials), "violated\tf\te\tp\tc\ttwo lines and a tab\nnot_judged\tf\te\tq\t-\twhy\n");
  EXPECT_EQ(counts_of(trials), "2 trials: 1 violated, 1 not_judged");
}

}  // namespace
}  // namespace assay
