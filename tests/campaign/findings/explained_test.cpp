// A violated relation is explained where a reply is itself wrong, and only there.
#include "properties/explained.h"

#include <gtest/gtest.h>

#include <array>

#include "oracles/hull2/exact_hull2.h"
#include "tests/harness/claim_words.h"

namespace assay {
namespace {

using Claim = PropertyEntry<Hull2Family>;

/// Asks the cloud twice, and is violated by whatever comes back.
Claim relation() {
  Claim claim;
  claim.name = "hull2/never_holds";
  claim.ask = [](const Cloud2& cloud, std::vector<Cloud2>& questions) { questions = {cloud, cloud}; };
  claim.why_not_judged = [](const Stated<Hull2Family>&) { return std::string_view(); };
  static constexpr ClaimSentence kNeverHolds{"never holds"};
  claim.judge = [](const Cloud2&, std::span<const Reply<Hull2Family>>, const Court<Hull2Family>&) -> Verdict {
    return Violated{kNeverHolds, "said so", 1};
  };
  return claim;
}

struct Heard {
  Assessment assessment;
  bool is_explained = false;
};

Heard heard(const Claim& claim, const Hull2Answer& first, const Hull2Answer& second) {
  const Cloud2 cloud{{{0, 0}, {2, 0}, {0, 2}}};
  const Court<Hull2Family> court;
  const std::array<Cloud2, 2> questions = {cloud, cloud};
  std::array<Reply<Hull2Family>, 2> replies;
  replies[0].answer = first;
  replies[1].answer = second;
  Heard result{assess<Hull2Family>(claim, cloud, replies, court), false};
  result.is_explained = explain<Hull2Family>(claim, questions, replies, court, result.assessment);
  return result;
}

const Hull kRight{{0, 1, 2}}, kClockwise{{2, 1, 0}};

TEST(Explained, IsAViolatedRelationWithAWrongReply) {
  for (const bool first : {true, false}) {
    const Heard one = heard(relation(), first ? kClockwise : kRight, first ? kRight : kClockwise);
    EXPECT_TRUE(one.is_explained);
    EXPECT_EQ(one.assessment.outcome, Outcome::kUndecided);
    EXPECT_FALSE(one.assessment.is_failure());
    EXPECT_FALSE(one.assessment.claim);
    EXPECT_TRUE(one.assessment.evidence.starts_with(first ? "the reply to question 1 is itself wrong, hull2/is_exact"
                                                          : "the reply to question 2 is itself wrong, hull2/is_exact"))
        << one.assessment.evidence;
  }
}

TEST(Explained, IsNoViolationOfRightReplies) {
  const Heard one = heard(relation(), kRight, kRight);
  EXPECT_FALSE(one.is_explained);
  EXPECT_EQ(one.assessment.outcome, Outcome::kViolated);
  EXPECT_EQ(one.assessment.claim, "never holds");
}

TEST(Explained, IsNoClaimOfOneReply) {
  Claim claim = relation();
  claim.ask = nullptr;
  EXPECT_FALSE(heard(claim, kClockwise, kRight).is_explained);
}

TEST(Explained, IsNoReplyThatWasNotDelivered) {
  const Court<Hull2Family> court;
  const std::array<Cloud2, 1> questions = {Cloud2{{{0, 0}, {2, 0}, {0, 2}}}};
  std::array<Reply<Hull2Family>, 1> replies;
  replies[0].answer = kClockwise;
  replies[0].delivery = Delivery::kOverran;
  Assessment assessment = assess<Hull2Family>(relation(), questions[0], replies, court);
  EXPECT_FALSE(explain<Hull2Family>(relation(), questions, replies, court, assessment));
  EXPECT_EQ(assessment.claim, kClaimInsideBuffers);
}

TEST(Explained, ByEveryClaimButRelationsTerminationAndNames) {
  for_each_family([]<Family F>() {
    std::size_t telling = 0;
    for (const PropertyEntry<F>& claim : catalog<F>().properties) {
      telling += tells_wrong_reply(claim);
      const bool of_the_answer = claim.asks != Question::kTermination && claim.asks != Question::kNames;
      EXPECT_EQ(tells_wrong_reply(claim), claim.ask == nullptr && of_the_answer) << claim.name;
      EXPECT_TRUE(!claim.is_principal || tells_wrong_reply(claim)) << claim.name;
    }
    EXPECT_GE(telling, 1u) << F::kName;
  });
}

}  // namespace
}  // namespace assay
