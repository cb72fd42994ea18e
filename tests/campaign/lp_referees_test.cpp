// What two referees say together: agreement, one alone, contradiction, silence.
#include "campaign/lp/lp_referees.h"

#include <gtest/gtest.h>

#include "campaign/confirm.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay {
namespace {

using Said = Result<referee::LpOpinion>;
const referee::LpOpinion kThree{referee::LpStatus::kOptimal, 3},
    kNearThree{referee::LpStatus::kOptimal, Rational(31, 10)}, kNone{referee::LpStatus::kInfeasible, 0};

TEST(LpReferees, AgreementIsOfBoth) {
  const auto said = together(Said(kThree), Said(kThree));
  ASSERT_TRUE(said);
  EXPECT_EQ(said->who, "both referees");
  EXPECT_FALSE(said->contradict);
}

TEST(LpReferees, EitherAloneIsNamed) {
  EXPECT_EQ(together(Said(kThree), Said(Error{"late"}))->who, "CGAL");
  EXPECT_EQ(together(Said(Error{"late"}), Said(kNone))->who, "QSopt_ex");
  EXPECT_EQ(together(Said(Error{"late"}), Said(kNone))->opinion.status, referee::LpStatus::kInfeasible);
  EXPECT_EQ(together(Said(Error{"late"}), Said(Error{"ill"})).error(), "late; ill");
}

TEST(LpReferees, AContradictionIsSaidWithBothOpinions) {
  for (const auto& other : {kNearThree, kNone}) {
    const auto said = together(Said(kThree), Said(other));
    ASSERT_TRUE(said);
    EXPECT_TRUE(said->contradict);
    EXPECT_NE(said->who.find("CGAL says optimal with 3"), std::string::npos) << said->who;
  }
}

TEST(LpReferees, BothConfirmAWrongStatus) {
  Reply<LpFamily> reply;
  reply.answer = Infeasible{};
  Assessment assessment;
  assessment.outcome = Outcome::kViolated;
  assessment.claim = "status is right";
  const SecondOpinion second =
      second_opinion("lp/answer_is_certified", test::wedge(), std::span(&reply, 1), assessment, Semantics{});
  EXPECT_EQ(second.opinion, Opinion::kConfirms);
  EXPECT_EQ(second.sentence, "confirmed: by both referees the program is optimal, the engine says infeasible");
  assessment.outcome = Outcome::kUndecided;
  assessment.inside_promise = true;
  EXPECT_EQ(
      second_opinion("lp/answer_is_certified", test::wedge(), std::span(&reply, 1), assessment, Semantics{}).opinion,
      Opinion::kConfirms)
      << "inside the promise it is another status all the same";
  assessment.outcome = Outcome::kHolds;
  EXPECT_EQ(
      second_opinion("lp/answer_is_certified", test::wedge(), std::span(&reply, 1), assessment, Semantics{}).opinion,
      Opinion::kDisagrees)
      << "a wrong status that passed";
}

}  // namespace
}  // namespace assay
