// How an answer to a linear program is measured and summed up, and the decimal text of exact values.
#include "campaign/lp/lp_measure.h"

#include <gtest/gtest.h>

#include <cmath>

#include "campaign/lp/decimal.h"
#include "oracles/exact/words.h"
#include "tests/harness/claim_words.h"

namespace assay {
namespace {

/// minimise -x over x <= 3, 0 <= x: optimum -3 at basis {x}.
const LpProblem kProblem{1, 1, {-1}, {1}, {-kInfinity}, {3}, {0}, {kInfinity}};
constexpr double kPromise = 1e-7;

LpMeasure measured(const LpAnswer& answer, Delivery delivery = Delivery::kAnswered,
                   std::optional<SettledLp> truth = SettledLp{LpStatus::kOptimal, -3, "this test", {}, {}}) {
  Stated<LpFamily> semantics;
  semantics.primal = kPromise;
  semantics.dual = kPromise;
  Reply<LpFamily> reply;
  reply.delivery = delivery;
  reply.answer = answer;
  BasisBook book(kProblem);
  return measure_lp(kProblem, semantics, reply, truth, book);
}

const Basis kOptimalBasis{{0}, {}}, kSlackBasis{{1}, {}};

TEST(LpMeasure, AnAnswerThatItsBasisProvesIsRight) {
  const LpMeasure measure = measured(Optimal{kOptimalBasis, {3}, {-1}});
  EXPECT_EQ(measure.judged, LpJudged::kRight);
  EXPECT_EQ(measure.basis, "optimal");
  EXPECT_EQ(measure.value, -3);
  EXPECT_EQ(measure.off, 0);
  EXPECT_EQ(measure.card.primal, 0);
  EXPECT_EQ(measure.card.dual, 0);
  EXPECT_EQ(measured(Optimal{kOptimalBasis, {}, {}}).judged, LpJudged::kRight) << "the basis says x exactly";
}

TEST(LpMeasure, WhatThePromiseAllowsIsInside) {
  const LpMeasure measure = measured(Optimal{{}, {3 + 3e-7}, {-1}});  // the bound is 3: 1e-7 relative
  EXPECT_EQ(measure.judged, LpJudged::kInside);
  EXPECT_NEAR(*measure.off, 1e-7, 1e-9);
  EXPECT_NEAR(approximate(*measure.card.primal), 1e-7, 1e-9);
}

TEST(LpMeasure, WhatThePromiseDoesNotAllowIsBeyond) {
  const LpMeasure far = measured(Optimal{{}, {3.1}, {-1}});
  EXPECT_EQ(far.judged, LpJudged::kBeyond);
  EXPECT_EQ(far.claim, "value is right") << "before what proves it";
  EXPECT_NEAR(approximate(*far.card.primal), 0.1 / 3, 1e-12);
  const LpMeasure dual = measured(Optimal{{}, {0}, {0}});
  EXPECT_EQ(dual.judged, LpJudged::kBeyond);
  EXPECT_EQ(dual.claim, "value is right");
  EXPECT_EQ(measured(Optimal{{}, {3}, {0}}).claim, "y is dual feasible");
  EXPECT_EQ(dual.card.dual, 1);
  const LpMeasure basis = measured(Optimal{kSlackBasis, {3}, {-1}});
  EXPECT_EQ(basis.judged, LpJudged::kBeyond);
  EXPECT_EQ(basis.claim, "x is the point of its basis");
  EXPECT_EQ(basis.basis, "primal only");
}

TEST(LpMeasure, AnotherStatusWithoutAProofIsBeyond) {
  for (const LpAnswer& answer : {LpAnswer(Infeasible{}), LpAnswer(Unbounded{})}) {
    const LpMeasure measure = measured(answer);
    EXPECT_EQ(measure.judged, LpJudged::kBeyond);
    EXPECT_EQ(measure.claim, "status is right");
    ASSERT_TRUE(measure.distance);
    EXPECT_GT(measure.distance->more_than, 1e-3) << measure.status;
  }
  EXPECT_EQ(measured(Infeasible{}, Delivery::kAnswered, std::nullopt).judged, LpJudged::kUnsettled);
}

TEST(LpMeasure, EveryOtherEndHasItsWord) {
  EXPECT_EQ(measured(GaveUp{GaveUp::Why::kCycling}).judged, LpJudged::kGaveUp);
  EXPECT_EQ(measured(GaveUp{GaveUp::Why::kCycling}).status, "gave up: cycling");
  EXPECT_EQ(measured(Declined{}).status, "declined");
  EXPECT_EQ(measured(Declined{}, Delivery::kHung).judged, LpJudged::kHung);
  EXPECT_EQ(measured(Declined{}, Delivery::kCrashed).judged, LpJudged::kCrashed);
  EXPECT_EQ(measured(Optimal{{}, {NAN}, {-1}}).judged, LpJudged::kBeyond);
}

TEST(LpMeasure, WhatWouldCostMoreThanItMayIsLeftOpenAndSaysSo) {
  const SettledLp truth{LpStatus::kOptimal, -3, "this test", {}, {}};
  Reply<LpFamily> reply;
  reply.answer = Optimal{kOptimalBasis, {3}, {-1}};
  BasisBook dear(kProblem, 1);
  const LpMeasure measure = measure_lp(kProblem, {}, reply, truth, dear, {1, kProgramWork});
  EXPECT_EQ(measure.judged, LpJudged::kUnsettled);
  EXPECT_EQ(measure.evidence, kTooLargeToJudge);
  EXPECT_EQ(measure.basis, "too large");
  EXPECT_FALSE(measure.card.primal || measure.card.gap || measure.distance);
  EXPECT_EQ(stability_of(kProblem, truth, 1)->proof, kTooLargeToJudge);
  EXPECT_EQ(stability_of(kProblem, truth, 1)->stability, Stability::kOpen);
}

/// Entries of all binary orders from 2^-300 to 2^300, so that exact elimination needs numbers of many thousand bits.
LpProblem wide_program(std::uint32_t size) {
  LpProblem problem{size, size, {}, {}, {}, {}, {}, {}};
  std::uint64_t state = 1;
  const auto next = [&] { return state = state * 6364136223846793005u + 1442695040888963407u; };
  for (std::uint32_t i = 0; i < size * size; ++i) {
    const auto mantissa = static_cast<double>((next() >> 11) | 1);
    problem.matrix.push_back(std::ldexp(mantissa, static_cast<int>((next() >> 33) % 601) - 352));
  }
  problem.cost.assign(size, -1);
  problem.row_lower.assign(size, -kInfinity);
  problem.row_upper.assign(size, 1);
  problem.lower.assign(size, 0);
  problem.upper.assign(size, kInfinity);
  return problem;
}

TEST(SettleLp, OfAProgramOfWideNumbersEndsAtItsBoundAndSaysTooLarge) {
  constexpr std::uint32_t kSize = 40;
  constexpr std::uint64_t kStepOfTest = std::uint64_t{1} << 22, kAll = 3 * kStepOfTest;
  const LpProblem problem = wide_program(kSize);
  Basis all_columns;
  for (std::uint32_t i = 0; i < kSize; ++i) all_columns.basic.push_back(i);
  const std::vector<std::string> names{"first", "second"};
  std::vector<Reply<LpFamily>> replies(2);
  replies[0].answer = Optimal{all_columns, {}, {}};
  replies[1].answer = Optimal{{}, std::vector<double>(kSize, 0), std::vector<double>(kSize, 0)};
  BasisBook book(problem, kStepOfTest);
  const std::uint64_t begun = work_meter().spent;
  SettlingWork work;
  work.step = kStepOfTest, work.all = kAll;
  EXPECT_FALSE(settle_lp(problem, names, replies, book, work));
  const std::uint64_t settled = work_meter().spent - begun;
  EXPECT_GT(settled, kStepOfTest / 2) << "the program is meant to need more work than it may cost";
  EXPECT_LE(settled, kAll);
  const EngineList<LpFamily> engines(2);
  const auto measures = measure_all(problem, engines, replies, std::nullopt, book, {kStepOfTest, kAll});
  EXPECT_LE(work_meter().spent - begun - settled, kAll);
  EXPECT_EQ(measures[0].basis, "too large");
  EXPECT_EQ(measures[0].judged, LpJudged::kUnsettled);
}

TEST(MeasureAll, LeavesOpenWhatItsWorkDoesNotReachAndKeepsEachStatus) {
  const SettledLp truth{LpStatus::kOptimal, -3, "this test", {}, {}};
  std::vector<Reply<LpFamily>> replies(2);
  for (Reply<LpFamily>& reply : replies) reply.answer = Optimal{kOptimalBasis, {3}, {-1}};
  const EngineList<LpFamily> engines(2);
  const auto first_only = [&] {
    BasisBook book(kProblem);
    const std::uint64_t begun = work_meter().spent;
    (void)measure_lp(kProblem, {}, replies[0], truth, book);
    return work_meter().spent - begun;
  }();
  BasisBook book(kProblem);
  const auto measures = measure_all(kProblem, engines, replies, truth, book, {kProgramStepWork, first_only});
  ASSERT_EQ(measures.size(), 2u);
  EXPECT_EQ(measures[0].judged, LpJudged::kRight);
  EXPECT_EQ(measures[1].judged, LpJudged::kUnsettled);
  EXPECT_EQ(measures[1].evidence, kTooLargeToJudge);
  EXPECT_EQ(measures[1].status, "optimal");
  EXPECT_FALSE(measures[1].card.primal);
}

TEST(SettleLp, EndsWhereItsWorkEnds) {
  const std::vector<std::string> names{"right"};
  std::vector<Reply<LpFamily>> replies(1);
  replies[0].answer = Optimal{kOptimalBasis, {3}, {-1}};
  const std::uint64_t before = work_meter().spent;
  for (const auto& [step, all] : {std::pair{1, 1000000}, std::pair{1000000, 1}}) {
    BasisBook book(kProblem, static_cast<std::uint64_t>(step));
    SettlingWork work;
    work.step = static_cast<std::uint64_t>(step);
    work.all = static_cast<std::uint64_t>(all);
    EXPECT_FALSE(settle_lp(kProblem, names, replies, book, work)) << step << ", " << all;
  }
  EXPECT_LE(work_meter().spent - before, 8u);
}

TEST(SettleLp, TakesTheFirstProofAndOtherwisePivots) {
  const std::vector<std::string> names{"wrong", "right"};
  std::vector<Reply<LpFamily>> replies(2);
  replies[0].answer = Optimal{kSlackBasis, {0}, {0}};
  replies[1].answer = Optimal{kOptimalBasis, {3}, {-1}};
  BasisBook book(kProblem);
  const auto proved = settle_lp(kProblem, names, replies, book);
  ASSERT_TRUE(proved);
  EXPECT_EQ(proved->proof, "right");
  EXPECT_EQ(proved->objective, -3);
  replies[1].answer = Infeasible{};
  const auto pivoted = settle_lp(kProblem, names, replies, book);
  ASSERT_TRUE(pivoted);
  EXPECT_EQ(pivoted->proof, "exact pivots from the basis of wrong");
  EXPECT_EQ(pivoted->objective, -3);
}

TEST(Decimal, TextHasTheDigitsAskedFor) {
  EXPECT_EQ(decimal_text(0, 5), "0");
  EXPECT_EQ(decimal_text(Rational(1, 3), 5), "3.3333e-01");
  EXPECT_EQ(decimal_text(Rational(-2, 3), 5), "-6.6667e-01");
  EXPECT_EQ(decimal_text(Rational(99999), 3), "1.00e+05");
  EXPECT_EQ(decimal_text(Rational(100), 3), "1.00e+02");
  EXPECT_EQ(decimal_text(Rational(5, 1000), 1), "5e-03");
  EXPECT_EQ(decimal_text(exact(0x1p-1074), 4), "4.941e-324");
  EXPECT_EQ(decimal_text(exact(0x1.fffffffffffffp1023), 17), "1.7976931348623157e+308");
}

TEST(Decimal, TextComesBack) {
  for (const char* text :
       {"0", "1", "-1.5e+01", "007.25", "+1e-30", "225494.9631623803696823669584193419215590", "1E3", ".5"})
    EXPECT_TRUE(parse_decimal(text)) << text;
  EXPECT_EQ(*parse_decimal("007.25"), Rational(29, 4));
  EXPECT_EQ(*parse_decimal("-1.5e+01"), Rational(-15));
  EXPECT_EQ(*parse_decimal(decimal_text(Rational(-1234567, 1000), 7)), Rational(-1234567, 1000));
  for (const char* text : {"", "-", ".", "1..2", "1e", "1e+", "0x1", "nan", "1e99999", "1 2"})
    EXPECT_FALSE(parse_decimal(text)) << text;
}

}  // namespace
}  // namespace assay
