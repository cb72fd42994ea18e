// What was seen, in one sentence in the words of the domain: from the case, the claim and the answer.
#include "reports/writers/seen/seen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/evaluate.h"
#include "reports/store/json/answer_text.h"
#include "reports/store/json/told.h"
#include "reports/writers/seen/phrases.h"
#include "tests/reports/example_campaign.h"

namespace assay::seen_test {
namespace {

const ConvexPair kOverlap{{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1}},
                          {3, {0.75, 0, 0, 2, 0, 0, 0.75, 1, 0, 2, 1, 0, 0.75, 0, 1, 2, 0, 1, 0.75, 1, 1, 2, 1, 1}}};
const ConvexPair kApart{{2, {0, 0}}, {2, {1, -1, 1, 1}}};

template <class Answer>
std::string seen(const char* property, std::string claim, AnyProblem problem, const Answer& answer) {
  return seen_of(example::finding("mine/engine", property, std::move(claim), "d@1", std::move(problem),
                                  answer_text(answer), "evidence that is not read"));
}

TEST(Seen, OfCollisionsIsMeasuredExactly) {
  const std::string verdict = "gjk/verdict_is_right";
  EXPECT_EQ(
      seen("gjk/depth_is_right", "depth within promise", kOverlap, GjkAnswer{Penetrating{7e-8, {1, 0, 0}, 0, {}, {}}}),
      "Two boxes 0.25 deep in each other are told to be 7.0e-8 deep in each other.");
  EXPECT_EQ(seen("gjk/verdict_is_right", "no wrong miss", kOverlap, GjkAnswer{BareVerdict{false}}),
            "Two boxes 0.25 deep in each other are told to be apart.");
  EXPECT_EQ(seen("gjk/verdict_is_right", "no wrong hit", kApart, GjkAnswer{BareVerdict{true}}),
            "A point and a segment 1 apart are told to meet.");
  EXPECT_EQ(seen("gjk/distance_is_certified", "distance within promise", kApart, GjkAnswer{BareDistance{2}}),
            "A point and a segment 1 apart are told to be 2 apart.");
  EXPECT_EQ(
      seen("gjk/swap_keeps_verdict", "swapping keeps the verdict", kApart, GjkAnswer{BareVerdict{true}}),
      "A point and a segment 1 apart get answers that contradict each other: it does not hold that exchanging the "
      "two bodies does not change the verdict; as given they are told to meet.");
}

TEST(Seen, TellsADetailOnlyWhereTheVerdictIsRight) {
  EXPECT_EQ(
      seen("gjk/normal_is_right", "overlap along the normal", kOverlap,
           GjkAnswer{Penetrating{0.25, {0, 1, 0}, 0, {}, {}}}),
      "Two boxes 0.25 deep in each other are told to be 0.25 deep in each other, with a direction that is not the "
      "shortest way out.");
  EXPECT_EQ(seen("gjk/normal_is_right", "overlap along the normal", kApart,
                 GjkAnswer{Penetrating{0.25, {0, 1, 0}, 0, {}, {}}}),
            "A point and a segment 1 apart are told to be 0.25 deep in each other.");
}

TEST(Seen, SaysThatThereWasNoAnswer) {
  EXPECT_EQ(seen("gjk/verdict_is_right", "crashed", kApart, GjkAnswer{BareVerdict{true}}),
            "A point and a segment 1 apart: the engine crashes.");
  EXPECT_EQ(seen("gjk/verdict_is_right", "hung", kOverlap, GjkAnswer{BareVerdict{true}}),
            "Two boxes 0.25 deep in each other: the engine gives no answer in its time.");
}

TEST(Seen, OfHullsTellsWhatTheyLeaveOut) {
  const Cloud2 square{{{0, 0}, {4, 0}, {4, 3}, {0, 3}, {1, 1}}};
  EXPECT_EQ(
      seen("hull2/is_exact", "encloses every point", square, Hull2Answer{Hull{{0, 1, 2}}}),
      "5 points whose hull has 4 corners are given a hull of 3 corners, which leaves a point out by 0.48 of their "
      "size.");
  EXPECT_EQ(seen("hull2/is_exact", "strict left turn", square, Hull2Answer{Hull{{0, 3, 2, 1}}}),
            "5 points whose hull has 4 corners are given a hull of 4 corners, not in counterclockwise order.");
  EXPECT_EQ(seen("hull2/is_exact", "strict left turn", square, Hull2Answer{Hull{{0, 1, 2, 3, 4}}}),
            "5 points whose hull has 4 corners are given a hull of 5 corners, of which 1 is not one.");
  EXPECT_EQ(seen("hull2/is_exact", "index listed twice", square, Hull2Answer{Hull{{0, 1, 2, 3, 3}}}),
            "5 points whose hull has 4 corners are given a hull of 5 corners, one of which is listed twice.");
  EXPECT_EQ(seen("hull2/is_exact", "points are collinear", square, Hull2Answer{FlatHull{{0, 2}}}),
            "5 points whose hull has 4 corners are told to lie on a line.");
  const Cloud3 corner{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  EXPECT_EQ(seen("hull3/is_exact", "points lie in the span", corner, Hull3Answer{FlatHull3{2, {0, 1, 2}}}),
            "4 points in space whose hull has 4 corners are told to lie in a plane.");
}

TEST(Seen, OfProgramsTellsBothMinima) {
  LpProblem program;
  program.rows = program.columns = 1;
  program.cost = {-1}, program.matrix = {2}, program.row_lower = {-kInfinity}, program.row_upper = {1};
  program.lower = {0}, program.upper = {kInfinity};
  EXPECT_EQ(seen("lp/status_is_right", "status is right", program, LpAnswer{Unbounded{}}),
            "A program of 1 row and 1 column whose minimum is -0.5 is told to fall without end.");
  EXPECT_EQ(seen("lp/value_is_right", "value within gap", program, LpAnswer{Optimal{{}, {0.25}, {}}}),
            "A program of 1 row and 1 column whose minimum is -0.5 is told to have the minimum -0.25.");
  EXPECT_EQ(seen("lp/answer_is_certified", "dual feasible", program, LpAnswer{Infeasible{}}),
            "A program of 1 row and 1 column whose minimum is -0.5 is told to have no solution.");
  EXPECT_EQ(seen("lp/answer_is_certified", "dual feasible", program, LpAnswer{Optimal{{}, {0.5}, {3}}}),
            "A program of 1 row and 1 column whose minimum is -0.5 is told to have the minimum -0.5, with a proof that "
            "proves nothing.");
}

/// What is right and what was told read differently, however near they are, and so does the headline.
TEST(Expected, DiffersFromWhatWasToldByEnoughDigits) {
  LpProblem program;
  program.rows = program.columns = 1;
  program.cost = {-1}, program.matrix = {512}, program.row_lower = {-kInfinity}, program.row_upper = {1};
  program.lower = {0}, program.upper = {kInfinity};
  const double off = 0x1p-9 + 0x1p-40;
  const Finding finding = example::finding("mine/engine", "lp/value_is_right", "value within gap", "d@1", program,
                                           answer_text(LpAnswer{Optimal{{}, {off}, {}}}), "evidence");
  const ExpectedAndGot words = expected_and_got(finding);
  EXPECT_NE(words.expected, words.got);
  const std::string told = "to have the minimum ";
  ASSERT_TRUE(words.expected.starts_with(told) && words.got.starts_with(told)) << words.expected << "; " << words.got;
  EXPECT_NEAR(std::stod(words.expected.substr(told.size())), -0x1p-9, 0x1p-27);
  EXPECT_NEAR(std::stod(words.got.substr(told.size())), -off, 0x1p-27);
  EXPECT_EQ(words.difference, "9.1e-13 in the unit of the objective");
  EXPECT_THAT(seen_of(finding),
              testing::AllOf(testing::HasSubstr(words.expected.substr(told.size())), testing::HasSubstr(words.got)));
}

TEST(Expected, OfARelationIsTheRelation) {
  const ExpectedAndGot words = expected_and_got(
      example::finding("mine/engine", "gjk/swap_keeps_verdict", "swapping keeps the verdict", "d@1", kApart,
                       answer_text(GjkAnswer{BareVerdict{false}}), "a miss, swapped a hit; and more"));
  EXPECT_EQ(words.expected, "Exchanging the two bodies does not change the verdict.");
  EXPECT_EQ(words.got, "a miss, swapped a hit");
}

/// An answer that says in words what is true broke another claim: no headline reads as a right answer.
TEST(Expected, OfARightVerdictIsTheClaimThatItBreaks) {
  const Cloud3 line{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}};
  const Finding finding = example::finding("mine/engine", "hull3/is_exact", "extreme points span the cloud", "d@1",
                                           line, answer_text(Hull3Answer{FlatHull3{1, {0, 1}}}), "point 2 is left out");
  EXPECT_EQ(
      seen_of(finding),
      "3 points in space on a line are told to lie on a line, but not so that this holds: extreme points span the "
      "cloud.");
  EXPECT_EQ(expected_and_got(finding).expected, "extreme points span the cloud");
  EXPECT_EQ(expected_and_got(finding).got, "point 2 is left out");
}

TEST(Seen, OfCastsTellsBothTimes) {
  const MovingPair meet{{{2, {0, 0}}, {2, {2, -1, 2, 1}}}, {{4, 0, 0}, {}, {}}, {}};
  EXPECT_EQ(seen("cast/verdict_is_right", "no wrong miss", meet, CastAnswer{Missed{}}),
            "A point and a segment that first meet at t = 0.5 are told never to meet.");
  EXPECT_EQ(seen("cast/bracket_holds_time", "time within promise", meet, CastAnswer{BareTime{0.25}}),
            "A point and a segment that first meet at t = 0.5 are told to meet at t = 0.25.");
}

TEST(Told, IsReadBackFromEveryAnswer) {
  EXPECT_EQ(pair_of_answer(answer_text(GjkAnswer{BareDistance{0.5}}))->distance, 0.5);
  EXPECT_FALSE(pair_of_answer(answer_text(GjkAnswer{BareDistance{0.5}}))->meet);
  EXPECT_TRUE(std::isinf(*pair_of_answer(answer_text(GjkAnswer{MeasuredApart{HUGE_VAL, {}, {}}}))->distance));
  EXPECT_EQ(pair_of_answer(answer_text(GjkAnswer{Penetrating{0.5, {}, 0, {}, {}}}))->depth, 0.5);
  EXPECT_EQ(pair_of_answer(answer_text(GjkAnswer{GaveUp{}})), std::nullopt);
  EXPECT_EQ(contact_of_answer(answer_text(CastAnswer{HitAt{0.25, 0.5, {}}}))->time, 0.25);
  EXPECT_EQ(contact_of_answer(answer_text(CastAnswer{InitiallyOverlapping{}}))->kind, ToldContact::Kind::kFromTheStart);
  EXPECT_EQ(program_of_answer(answer_text(LpAnswer{Optimal{{}, {0.25, -3}, {1}}}))->x, (std::vector<double>{0.25, -3}));
  EXPECT_EQ(dimension_of_answer(answer_text(Hull3Answer{FlatHull3{2, {0, 1, 2}}})), 2);
  EXPECT_EQ(dimension_of_answer("of dimension x"), std::nullopt);
}

TEST(Seen, FiguresReadAsPeopleWriteThem) {
  EXPECT_EQ(figure_of(0.3), "0.3");
  EXPECT_EQ(figure_of(7e-8), "7.0e-8");
  EXPECT_EQ(figure_of(-1e300), "-1.0e300");
  EXPECT_EQ(figure_of(NAN), "not a number");
  EXPECT_EQ(plural_of("a box"), "boxes");
  EXPECT_EQ(plural_of("a body of 8 corners"), "bodies of 8 corners");
}

TEST(Worst, TakesTheMostSevereFromLibrariesNotShownYet) {
  std::vector<Finding> all;
  const auto add = [&](const char* engine, const char* property, Severity severity, std::uint32_t size) {
    all.push_back(example::finding(engine, property, "no wrong hit", "d@1", kApart, "colliding", ""));
    all.back().severity = severity;
    all.back().size = size;
  };
  add("b/one", "gjk/verdict_is_right", Severity::kNear, 1);
  add("a/one", "gjk/verdict_is_right", Severity::kPlain, 3);
  add("a/two", "gjk/verdict_is_right", Severity::kPlain, 4);
  add("b/two", "gjk/verdict_is_right", Severity::kPlain, 9);
  add("b/two", "gjk/depth_is_right", Severity::kPlain, 12);
  std::vector<const Finding*> candidates;
  for (const Finding& finding : all) candidates.push_back(&finding);
  const auto sizes = [&](std::size_t most, const std::vector<std::string>& first) {
    std::vector<std::uint32_t> list;
    for (const Finding* finding : worst_of(candidates, most, first)) list.push_back(finding->size);
    return list;
  };
  EXPECT_EQ(sizes(9, {}), (std::vector<std::uint32_t>{3, 12, 4, 9, 1}));
  EXPECT_EQ(sizes(2, {"b/two"}), (std::vector<std::uint32_t>{9, 12}));
}

}  // namespace
}  // namespace assay::seen_test
