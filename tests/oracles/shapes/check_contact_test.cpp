// Every claim of check_contact rejects a wrong answer by its name, and right answers pass.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/shapes/check_shapes.h"
#include "tests/harness/claim_of.h"

namespace assay::check_contact_test {
namespace {

using test::expect_claim;

constexpr double kGap = 0x1p-48;
constexpr ShapesStatement kHits{Touching::kHit, kGap}, kMisses{Touching::kMiss, kGap},
    kEither{Touching::kUnspecified, kGap};

ShapesProblem pair_of(Shape a, Shape b) { return {ShapesQuestion::kContact, std::move(a), std::move(b)}; }
Shape circle(double x, double y, double r) { return {ShapeKind::kBall, 2, {x, y, r}}; }
Shape sphere(double x, double y, double z, double r) { return {ShapeKind::kBall, 3, {x, y, z, r}}; }
Shape box(double x, double y, double u, double v) { return {ShapeKind::kBox, 2, {x, y, u, v}}; }
Shape box3(double low, double high) { return {ShapeKind::kBox, 3, {low, low, low, high, high, high}}; }
Shape oriented(double x, double y, double h0, double h1, double u, double v) {
  return {ShapeKind::kOrientedBox, 2, {x, y, h0, h1, u, v}};
}
Shape polygon(std::vector<double> numbers) { return {ShapeKind::kPolygon, 2, std::move(numbers)}; }

void expect_holds(const Verdict& verdict) {
  const Violated* violated = violation(verdict);
  EXPECT_TRUE(holds(verdict)) << (violated != nullptr
                                      ? std::string(violated->claim.sentence()) + ": " + violated->evidence
                                      : std::string("undecided"));
}

/// Circles at distance 5 with radii 1 and 2: apart by 2 along (3, 4) / 5.
ShapesProblem apart() { return pair_of(circle(0, 0, 1), circle(3, 4, 2)); }
ShapeContact apart_answer() { return {false, 2, {0.6, 0.8, 0}, {-1.2, -1.6, 0}}; }
/// The same with radii 3 and 4: 2 deep.
ShapesProblem deep() { return pair_of(circle(0, 0, 3), circle(3, 4, 4)); }
ShapeContact deep_answer() { return {true, -2, {0.6, 0.8, 0}, {1.2, 1.6, 0}}; }

TEST(CheckContact, AcceptsRightAnswers) {
  expect_holds(check_contact(apart(), apart_answer(), kHits));
  expect_holds(check_contact(deep(), deep_answer(), kMisses));
  expect_holds(
      check_contact(pair_of(circle(1, 2, 3), circle(1, 2, 4)), ShapeContact{true, -7, {0, 1, 0}, {0, 7, 0}}, kHits));
  expect_holds(
      check_contact(pair_of(box(0, 0, 4, 2), box(3, 0, 9, 2)), ShapeContact{true, -1, {1, 0, 0}, {1, 0, 0}}, kHits));
  expect_holds(check_contact(pair_of(box(0, 0, 1, 1), circle(4, 5, 1)),
                             ShapeContact{false, 4, {0.6, 0.8, 0}, {-2.4, -3.2, 0}}, kHits));
  expect_holds(check_contact(pair_of(oriented(0, 0, 1, 2, 3, 4), circle(6, 8, 1)),
                             ShapeContact{false, 4, {0.6, 0.8, 0}, {-2.4, -3.2, 0}}, kHits));
  expect_holds(check_contact(pair_of(polygon({0, 0, 4, 0, 0, 4}), polygon({3, 3, 5, 5, 3, 6})),
                             ShapeContact{false, std::sqrt(2.0), {std::sqrt(0.5), std::sqrt(0.5), 0}, {-1, -1, 0}},
                             kHits));
  expect_holds(check_contact(pair_of(sphere(0, 0, 0, 1), sphere(2, 3, 6, 2)),
                             ShapeContact{false, 4, {2 / 7., 3 / 7., 6 / 7.}, {-8 / 7., -12 / 7., -24 / 7.}}, kHits));
  expect_holds(
      check_contact(pair_of(box3(0, 4), sphere(2, 2, 3, 1)), ShapeContact{true, -2, {0, 0, 1}, {0, 0, 2}}, kHits));
}

TEST(CheckContact, AcceptsEitherSideOfATouchAsItIsStated) {
  const ShapesProblem touch = pair_of(circle(0, 0, 2), circle(3, 4, 3));
  ShapeContact answer{true, 0, {0.6, 0.8, 0}, {}};
  expect_holds(check_contact(touch, answer, kHits));
  expect_holds(check_contact(touch, answer, kEither));
  expect_claim(check_contact(touch, answer, kMisses), "wrong hit");
  answer.overlap = false;
  expect_holds(check_contact(touch, answer, kMisses));
  expect_holds(check_contact(touch, answer, kEither));
  expect_claim(check_contact(touch, answer, kHits), "wrong miss");
  expect_claim(check_contact(touch, BareVerdict{false}, kHits), "wrong miss");
  expect_holds(check_contact(touch, BareVerdict{true}, kHits));
}

TEST(CheckContact, RejectsAWrongHitAndAWrongMissOfOneUlp) {
  ShapeContact answer = apart_answer();
  answer.overlap = true;
  expect_claim(check_contact(apart(), answer, kEither), "wrong hit");
  answer = deep_answer();
  answer.overlap = false;
  expect_claim(check_contact(deep(), answer, kEither), "wrong miss");
  const double more = std::nextafter(3, 4), less = std::nextafter(3, 2);
  expect_claim(check_contact(pair_of(circle(0, 0, 2), circle(3, 4, less)), BareVerdict{true}, kEither), "wrong hit");
  expect_claim(check_contact(pair_of(circle(0, 0, 2), circle(3, 4, more)), BareVerdict{false}, kEither), "wrong miss");
  expect_claim(check_contact(pair_of(circle(0, 0, 2e200), circle(3e200, 4e200, 2e200)), BareVerdict{true}, kEither),
               "wrong hit");
  expect_claim(
      check_contact(pair_of(circle(0, 0, 4e-200), circle(3e-200, 4e-200, 4e-200)), BareVerdict{false}, kEither),
      "wrong miss");
  expect_claim(check_contact(pair_of(box3(0, 1), box3(std::nextafter(1.0, 2), 2)), BareVerdict{true}, kEither),
               "wrong hit");
  expect_claim(
      check_contact(pair_of(polygon({0, 0, 2, 0, 0, 2}), polygon({1, 1, 3, 3, 3, 4})), BareVerdict{false}, kHits),
      "wrong miss");
}

TEST(CheckContact, RejectsNumbersThatAreNotFinite) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  ShapeContact answer = apart_answer();
  answer.distance = std::numeric_limits<double>::infinity();
  expect_claim(check_contact(apart(), answer, kHits), "numbers are finite");
  answer = apart_answer();
  answer.normal[1] = nan;
  expect_claim(check_contact(apart(), answer, kHits), "numbers are finite");
  answer = apart_answer();
  answer.move[0] = nan;
  expect_claim(check_contact(apart(), answer, kHits), "numbers are finite");
}

TEST(CheckContact, RejectsADistanceBeyondTheGap) {
  for (const double factor : {1 - 0x1p-44, 1 + 0x1p-44, -1.0, 0.0}) {
    ShapeContact answer = apart_answer();
    answer.distance *= factor;
    expect_claim(check_contact(apart(), answer, kHits), "distance is within the gap");
    answer = deep_answer();
    answer.distance *= factor;
    expect_claim(check_contact(deep(), answer, kHits), "distance is within the gap");
  }
}

TEST(CheckContact, RejectsANormalOfAnotherLength) {
  for (const double length : {1 - 0x1p-44, 1 + 0x1p-44, 0.0}) {
    ShapeContact answer = apart_answer();
    for (double& x : answer.normal) x *= length;
    expect_claim(check_contact(apart(), answer, kHits), "normal has length one");
  }
}

TEST(CheckContact, RejectsANormalThatSeparatesLess) {
  ShapeContact answer = deep_answer();
  answer.normal = {1, 0, 0};
  expect_claim(check_contact(deep(), answer, kHits), "normal separates as far");
  answer = deep_answer();
  for (double& x : answer.normal) x = -x;
  expect_claim(check_contact(deep(), answer, kHits), "normal separates as far");
  answer = apart_answer();
  answer.normal = {0.8, 0.6, 0};
  expect_claim(check_contact(apart(), answer, kHits), "normal separates as far");
  // Out by the farther side.
  expect_claim(
      check_contact(pair_of(box3(0, 4), sphere(2, 2, 3, 1)), ShapeContact{true, -2, {1, 0, 0}, {0, 0, 2}}, kHits),
      "normal separates as far");
}

TEST(CheckContact, RejectsANormalThatIsOffByASmallAngle) {
  // 2^-30: its cosine is 1 up to 2^-61, so only the direction itself tells.
  ShapeContact answer = apart_answer();
  const double off = 0x1p-30;
  answer.normal = {0.6 - 0.8 * off, 0.8 + 0.6 * off, 0};
  expect_claim(check_contact(apart(), answer, kHits), "normal points from a to b");
  expect_claim(check_contact(pair_of(sphere(0, 0, 0, 1), sphere(0, 0, 6, 2)),
                             ShapeContact{false, 3, {0, off, 1}, {0, 0, -3}}, kHits),
               "normal points from a to b");
}

TEST(CheckContact, RejectsAMoveThatDoesNotEndInTouching) {
  ShapeContact answer = deep_answer();
  answer.move = {0.6, 0.8, 0};
  expect_claim(check_contact(deep(), answer, kHits), "move ends in touching");
  answer.move = {2.4, 3.2, 0};
  expect_claim(check_contact(deep(), answer, kHits), "move ends in touching");
  answer = apart_answer();
  answer.move = {};
  expect_claim(check_contact(apart(), answer, kHits), "move ends in touching");
}

TEST(CheckContact, RejectsAMoveThatIsLongerThanItMustBe) {
  // Circles about the origin: out through the other side they touch as well.
  ShapeContact answer = deep_answer();
  answer.move = {-0.6 * 12, -0.8 * 12, 0};
  expect_claim(check_contact(deep(), answer, kHits), "no shorter move");
  expect_claim(
      check_contact(pair_of(box(0, 0, 4, 2), box(3, 0, 9, 2)), ShapeContact{true, -1, {1, 0, 0}, {0, 2, 0}}, kHits),
      "no shorter move");
}

TEST(CheckContact, DoesNotJudgeWhatIsNotPromised) {
  ShapeContact answer = apart_answer();
  answer.distance = std::numeric_limits<double>::quiet_NaN();
  for (const double gap : {-1.0, std::numeric_limits<double>::infinity()}) {
    const ShapesStatement nothing{Touching::kHit, gap, false, "it says so"};
    const Verdict verdict = check_contact(apart(), answer, nothing);
    ASSERT_TRUE(std::holds_alternative<NotJudged>(verdict));
    EXPECT_EQ(why_open(verdict), "it says so");
    ShapeContact wrong = answer;
    wrong.overlap = true;
    expect_claim(check_contact(apart(), wrong, nothing), "wrong hit");
  }
}

TEST(CheckContact, NamesTheWorstBreach) {
  ShapeContact answer = apart_answer();
  answer.distance += 0x1p-30;
  answer.normal = {2.4, 3.2, 0};
  expect_claim(check_contact(apart(), answer, kHits), "normal has length one");
  answer.move = {1e9, 0, 0};
  expect_claim(check_contact(apart(), answer, kHits), "move ends in touching");
  answer.distance = -1e12;
  expect_claim(check_contact(apart(), answer, kHits), "distance is within the gap");
}

TEST(CheckContact, RejectsEntriesPastTheDimension) {
  ShapeContact answer = apart_answer();
  answer.normal[2] = 77;
  expect_claim(check_contact(apart(), answer, kHits), "normal has length one");
  answer = apart_answer();
  answer.move[2] = 77;
  EXPECT_NE(violation(check_contact(apart(), answer, kHits)), nullptr);
}

TEST(CheckContact, SaysWhetherTheGapIsStatedOrByDefault) {
  ShapeContact answer = apart_answer();
  answer.distance = 3;
  ShapesStatement says = kHits;
  EXPECT_NE(violation(check_contact(apart(), answer, says))->evidence.find("as stated"), std::string::npos);
  says.by_default = true;
  EXPECT_NE(violation(check_contact(apart(), answer, says))->evidence.find("by default"), std::string::npos);
}

TEST(CheckContact, WhereNothingIsGivenAwayTheExactAnswerPasses) {
  expect_holds(check_contact(pair_of(circle(0, 0, 1), circle(4, 0, 1)), ShapeContact{false, 2, {1, 0, 0}, {-2, 0, 0}},
                             {Touching::kHit, 0}));
}

TEST(CheckContact, IsUndecidedWhereThereIsNoQuestion) {
  const auto undecided = [](const ShapesProblem& problem) {
    return std::holds_alternative<Undecided>(check_contact(problem, BareVerdict{true}, kHits));
  };
  EXPECT_TRUE(undecided(pair_of(circle(0, 0, -1), circle(0, 0, 1))));
  EXPECT_TRUE(undecided(pair_of(box(1, 0, 0, 1), circle(0, 0, 1))));
  EXPECT_TRUE(undecided(pair_of(polygon({}), circle(0, 0, 1))));
  EXPECT_TRUE(undecided(pair_of(sphere(0, 0, 0, 1), circle(0, 0, 1))));
  EXPECT_TRUE(undecided(pair_of(circle(0, std::numeric_limits<double>::infinity(), 1), circle(0, 0, 1))));
  const ShapesProblem far = pair_of(circle(-1.7e308, 0, 1), circle(1.7e308, 0, 1));
  EXPECT_TRUE(std::holds_alternative<Undecided>(check_contact(far, ShapeContact{false, 1, {1, 0, 0}, {}}, kHits)));
  expect_claim(check_contact(far, BareVerdict{true}, kHits), "wrong hit");
}

}  // namespace
}  // namespace assay::check_contact_test
