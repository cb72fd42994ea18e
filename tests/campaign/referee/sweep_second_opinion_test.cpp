// The second opinion on a sweep: it takes the right answer for right, and names what is wrong with each spoilt one.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "algorithms/shapes/robust_shapes.h"
#include "campaign/referee/confirm.h"
#include "oracles/shapes/check_shapes.h"
#include "properties/catalog/batteries.h"
#include "tests/harness/claim_words.h"

namespace assay::sweep_second_opinion_test {
namespace {

Stated<ShapesFamily> stating(Touching touching, double gap) {
  Stated<ShapesFamily> says;
  says.touching = touching;
  says.gap = gap;
  return says;
}

/// The judge's claim on the answer, or none where it holds, and the referee's opinion on that.
void expect_both(const ShapesProblem& problem, const ShapesAnswer& answer, const Stated<ShapesFamily>& says,
                 const std::string& claim, const std::string& words) {
  const Verdict verdict = check_shapes(problem, answer, {says.touching, says.gap});
  Reply<ShapesFamily> reply;
  reply.answer = answer;
  Assessment assessment;
  assessment.outcome = holds(verdict) ? Outcome::kHolds : Outcome::kViolated;
  if (const auto* violated = std::get_if<Violated>(&verdict)) assessment.claim = violated->claim;
  ASSERT_EQ(assessment.claim ? std::string(assessment.claim.sentence()) : std::string(), claim);
  const auto opinion = [&] {
    return second_opinion<ShapesFamily>(principal<ShapesFamily>(), problem, std::span(&reply, 1), assessment, says);
  };
  EXPECT_EQ(opinion().opinion, Opinion::kConfirms) << claim << ": " << opinion().sentence;
  if (claim.empty()) {
    // And where the judge rejected what is right.
    assessment.outcome = Outcome::kViolated;
    assessment.claim = shapes_claims::kNotBefore;
  } else {
    EXPECT_EQ(opinion().sentence, "confirmed: by the referee " + words);
    assessment.outcome = Outcome::kHolds;
    assessment.claim = {};
  }
  EXPECT_EQ(opinion().opinion, Opinion::kDisagrees) << claim;
}

ShapesProblem sweep_of(Shape a, std::vector<double> b) {
  return {ShapesQuestion::kSweep, std::move(a), {ShapeKind::kMovingBall, 2, std::move(b)}};
}
const Shape kBox{ShapeKind::kBox, 2, {0, 0, 4, 2}};

TEST(SweepSecondOpinion, ABallIntoACorner) {
  const ShapesProblem problem = sweep_of(kBox, {10, 10, 5, -6, -8});
  const auto says = stating(Touching::kHit, 0x1p-48);
  expect_both(problem, ShapeSweep{true, 0.5, {0.6, 0.8, 0}}, says, "", "");
  expect_both(problem, BareVerdict{true}, says, "", "");
  expect_both(problem, ShapeSweep{}, says, "wrong miss", "they overlap on the way");
  expect_both(problem, BareVerdict{false}, says, "wrong miss", "they overlap on the way");
  expect_both(problem, ShapeSweep{true, 0.375, {0.6, 0.8, 0}}, says, "they meet at the time",
              "they are apart at the time");
  expect_both(problem, ShapeSweep{true, 0.625, {0.6, 0.8, 0}}, says, "they do not meet before", "they meet before");
  expect_both(problem, ShapeSweep{true, 0.5, {0.75, 1, 0}}, says, "normal has length one",
              "the normal has another length");
  expect_both(problem, ShapeSweep{true, 0.5, {0.8, 0.6, 0}}, says, "normal separates as far",
              "the normal separates less");
  expect_both(problem, ShapeSweep{true, 1.5, {0.6, 0.8, 0}}, says, "time is on the way", "the time is not on the way");
  expect_both(problem, ShapeSweep{true, HUGE_VAL, {0.6, 0.8, 0}}, says, "numbers are finite", "a number is not finite");
}

TEST(SweepSecondOpinion, APointThroughATriangleAsDeepAsTheGapIs) {
  const ShapesProblem problem = sweep_of({ShapeKind::kPolygon, 2, {0, -1, 4, 0, 0, 1}}, {1, -2, 0, 0, 4});
  const double u = 0x1.f0b6848d2af1cp-3, v = 0x1.f0b6848d2af1cp-1;  // (1, 4) over the root of 17
  const auto says = stating(Touching::kHit, 0x1p-40);
  expect_both(problem, ShapeSweep{true, 0.3125, {u, -v, 0}}, says, "", "");
  expect_both(problem, ShapeSweep{true, 0.6875, {u, v, 0}}, says, "they do not meet before", "they meet before");
  // No place of the way is deeper than 0.73: with a gap of 1 every time of contact will do.
  const auto coarse = stating(Touching::kHit, 0.25);  // L = 4
  expect_both(problem, ShapeSweep{true, 0.6875, {u, v, 0}}, coarse, "", "");
  const auto fine = stating(Touching::kHit, 0.125);
  expect_both(problem, ShapeSweep{true, 0.6875, {u, v, 0}}, fine, "they do not meet before", "they meet before");
}

TEST(SweepSecondOpinion, AGrazeAsItIsStated) {
  const auto hit = stating(Touching::kHit, 0x1p-48), miss = stating(Touching::kMiss, 0x1p-48);
  for (const ShapesProblem& graze :
       {sweep_of(kBox, {-5, 3, 1, 20, 0}), sweep_of(kBox, {-1, 2, 0, 9, 0}), sweep_of(kBox, {3, 3, 0, 2, -2}),
        sweep_of({ShapeKind::kPolygon, 2, {0, -1, 0, 1}}, {-1, 0, 0, 4, 0})}) {
    expect_both(graze, BareVerdict{true}, hit, "", "");
    expect_both(graze, BareVerdict{false}, hit, "wrong miss", "they touch on the way");
    expect_both(graze, BareVerdict{false}, miss, "", "");
    expect_both(graze, BareVerdict{true}, miss, "wrong hit", "they only touch on the way");
  }
  expect_both(sweep_of(kBox, {-5, 4, 1, 20, 0}), BareVerdict{true}, hit, "wrong hit", "they stay apart");
}

}  // namespace
}  // namespace assay::sweep_second_opinion_test
