// Running in a circle is convicted with the circle as evidence, in every family.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/terminates.h"
#include "tests/harness/claim_words.h"

namespace assay::gjk_terminates_test {
namespace {

template <class F>
class TerminatesInEveryFamily : public testing::Test {};
using Families = testing::Types<LpFamily, GjkFamily, Hull2Family, Hull3Family, ShapesFamily, CastFamily>;
TYPED_TEST_SUITE(TerminatesInEveryFamily, Families);

TYPED_TEST(TerminatesInEveryFamily, ACycleIsConvictedAndAnEndIsNot) {
  using P = Terminates<TypeParam>;
  EXPECT_EQ(P::kName, std::string(TypeParam::kName) + "/terminates");
  EXPECT_TRUE(judges_every_reply<P>());
  const typename TypeParam::Problem problem{};
  Reply<TypeParam> reply;
  const auto judged = [&] { return P::judge(problem, {&reply, 1}, {}); };
  EXPECT_TRUE(holds(judged())) << "an answer";
  for (const auto why : {GaveUp::Why::kStepLimit, GaveUp::Why::kUncertain, GaveUp::Why::kNotFinite}) {
    reply.answer = GaveUp{why, 7};
    EXPECT_TRUE(holds(judged())) << name_of(why);
  }
  reply.answer = GaveUp{GaveUp::Why::kStopped, 7};
  EXPECT_TRUE(std::holds_alternative<Undecided>(judged()));
  reply.trace.cycle = Cycle{12, {{0, 3}, {1, 4}}};
  const Verdict verdict = judged();
  ASSERT_TRUE(violation(verdict));
  EXPECT_EQ(violation(verdict)->claim, kNoStateComesBack);
  EXPECT_EQ(violation(verdict)->evidence, "from step 12 on the states repeat with period 2: {0 3} {1 4}");
  reply.answer = GaveUp{GaveUp::Why::kCycling, 12};
  EXPECT_TRUE(holds(judged())) << "it saw the cycle and gave up";
  reply.trace.cycle.reset();
  reply.delivery = Delivery::kHung;
  EXPECT_TRUE(std::holds_alternative<Undecided>(judged()));
}

TEST(Terminates, LongCyclesAreShortenedInTheEvidence) {
  Trace trace;
  trace.cycle = Cycle{0, std::vector<std::vector<std::uint32_t>>(500, std::vector<std::uint32_t>(300, 1))};
  const Verdict verdict = judge_termination(trace, nullptr);
  ASSERT_TRUE(violation(verdict));
  EXPECT_THAT(violation(verdict)->evidence, testing::HasSubstr("period 500"));
  EXPECT_LT(violation(verdict)->evidence.size(), 1000u);
}

}  // namespace
}  // namespace assay::gjk_terminates_test
