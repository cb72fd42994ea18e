// What two referees say together: agreement, one alone, contradiction, silence.
#include <gtest/gtest.h>

#include <cmath>

#include "campaign/referee/confirm.h"
#include "oracles/referee/lp/both_referees.h"
#include "properties/catalog/batteries.h"
#include "properties/lp/status_is_right.h"
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
  assessment.claim = StatusIsRight::kClaim;
  const SecondOpinion second = second_opinion<LpFamily>(principal<LpFamily>(), test::wedge(), std::span(&reply, 1),
                                                        assessment, Stated<LpFamily>{});
  EXPECT_EQ(second.opinion, Opinion::kConfirms);
  EXPECT_EQ(second.sentence, "confirmed: by both referees the program is optimal, the engine says infeasible");
  assessment.outcome = Outcome::kUndecided;
  assessment.inside_promise = true;
  EXPECT_EQ(second_opinion<LpFamily>(principal<LpFamily>(), test::wedge(), std::span(&reply, 1), assessment,
                                     Stated<LpFamily>{})
                .opinion,
            Opinion::kConfirms)
      << "inside the promise it is another status all the same";
  assessment.outcome = Outcome::kHolds;
  EXPECT_EQ(second_opinion<LpFamily>(principal<LpFamily>(), test::wedge(), std::span(&reply, 1), assessment,
                                     Stated<LpFamily>{})
                .opinion,
            Opinion::kDisagrees)
      << "a wrong status that passed";
}

SecondOpinion asked(std::string_view property, const LpAnswer& answer, Outcome outcome, double promise,
                    const LpProblem& problem = test::wedge()) {
  Reply<LpFamily> reply;
  reply.answer = answer;
  Assessment assessment;
  assessment.outcome = outcome;
  Stated<LpFamily> semantics;
  semantics.primal = semantics.dual = semantics.gap = promise;
  return second_opinion<LpFamily>(*catalog<LpFamily>().property(property), problem, std::span(&reply, 1), assessment,
                                  semantics);
}

TEST(LpReferees, AreAskedAboutTheValue) {
  const std::string_view value = "lp/value_is_right";
  const Optimal right{{}, {4 - 1e-8, 0}, {}}, off{{}, {4 - 1e-6, 0}, {}}, by_basis{{{2, 3}, {}}, {}, {}};
  EXPECT_EQ(asked(value, right, Outcome::kHolds, 1e-7).opinion, Opinion::kConfirms);
  EXPECT_EQ(asked(value, right, Outcome::kViolated, 1e-7).opinion, Opinion::kDisagrees) << "inside the promise";
  EXPECT_EQ(asked(value, off, Outcome::kViolated, 1e-7).opinion, Opinion::kConfirms);
  EXPECT_EQ(asked(value, off, Outcome::kHolds, 1e-7).opinion, Opinion::kDisagrees);
  EXPECT_EQ(asked(value, off, Outcome::kHolds, -1).opinion, Opinion::kConfirms) << "by default";
  EXPECT_EQ(asked(value, by_basis, Outcome::kViolated, 0).opinion, Opinion::kConfirms) << "the origin costs 0";
  EXPECT_EQ(asked(value, Infeasible{}, Outcome::kNotJudged, 0).opinion, Opinion::kNoOpinion);
}

TEST(LpReferees, EvaluateTheCertificateAgainstThePromise) {
  const std::string_view certified = "lp/answer_is_certified";
  Optimal near = test::wedge_answer();
  near.x[0] += 1e-8;
  EXPECT_EQ(asked(certified, near, Outcome::kHolds, 1e-7).opinion, Opinion::kConfirms);
  Optimal bare = near;
  bare.basis = {};
  EXPECT_EQ(asked(certified, bare, Outcome::kViolated, 1e-7).opinion, Opinion::kDisagrees);
  EXPECT_EQ(asked(certified, near, Outcome::kViolated, 1e-7).opinion, Opinion::kNoOpinion) << "of a basis, none";
  EXPECT_EQ(asked(certified, near, Outcome::kViolated, 1e-9).opinion, Opinion::kConfirms);
  EXPECT_EQ(asked(certified, near, Outcome::kHolds, 1e-9).opinion, Opinion::kDisagrees);
  Optimal elsewhere = test::wedge_answer();
  elsewhere.y.clear();
  elsewhere.x = {3, 1};
  const SecondOpinion place = asked(certified, elsewhere, Outcome::kViolated, 1e-9);
  EXPECT_EQ(place.sentence, "confirmed: evaluated again, x is not where the basis puts it");
  EXPECT_EQ(asked(certified, Infeasible{{-1, -1}}, Outcome::kViolated, 1e-9).opinion, Opinion::kConfirms)
      << "whatever the status";
}

/// minimise 2^46 x, 3 w >= 3, x - w >= 0, both free: w = x = 1, y = (2^46 / 3, 2^46).
LpProblem thirds() {
  LpProblem problem = test::canonical(2, 2, {0, 0x1p46}, {3, 0, -1, 1}, {0, 0});
  problem.row_lower = {3, 0};
  problem.row_upper = {kInfinity, kInfinity};
  problem.lower = {-kInfinity, -kInfinity};
  return problem;
}

TEST(LpReferees, TheNumbersOfAnOptimalBasisRoundedAreNoBreach) {
  const std::string_view certified = "lp/answer_is_certified";
  const double third = 0x1p46 / 3;
  const Optimal rounded{{{0, 1}, {}}, {1, 1}, {third, 0x1p46}};
  EXPECT_EQ(asked(certified, rounded, Outcome::kHolds, 1e-7, thirds()).opinion, Opinion::kConfirms);
  EXPECT_EQ(asked(certified, rounded, Outcome::kHolds, 0, thirds()).opinion, Opinion::kDisagrees) << "who is exact";
  Optimal other = rounded;
  other.basis = {};
  EXPECT_EQ(asked(certified, other, Outcome::kHolds, 1e-7, thirds()).opinion, Opinion::kConfirms)
      << "no double is nearer";
  other.y[0] = std::nextafter(std::nextafter(third, 0), 0);
  EXPECT_EQ(asked(certified, other, Outcome::kViolated, 1e-7, thirds()).opinion, Opinion::kConfirms) << "a double is";
  other = rounded;
  other.y[0] = std::nextafter(std::nextafter(third, 0), 0);
  EXPECT_EQ(asked(certified, other, Outcome::kHolds, 1e-7, thirds()).opinion, Opinion::kDisagrees)
      << "the third double";
  LpProblem better_at_two = thirds();
  better_at_two.lower[1] = better_at_two.upper[1] = 2;
  EXPECT_EQ(asked(certified, rounded, Outcome::kHolds, 1e-7, better_at_two).opinion, Opinion::kDisagrees)
      << "an infeasible basis";
  EXPECT_EQ(asked(certified, rounded, Outcome::kViolated, 1e-7, thirds()).opinion, Opinion::kNoOpinion);
}

}  // namespace
}  // namespace assay
