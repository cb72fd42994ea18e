// From questions to an outcome: which questions are asked, and which of several replies decides.
#include "properties/evaluate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "properties/catalog/batteries.h"
#include "properties/failure_mode.h"
#include "tests/harness/claim_words.h"

namespace assay::evaluate_test {
namespace {

using F = Hull2Family;

Reply<F> came(Delivery delivery) {
  Reply<F> reply;
  reply.delivery = delivery;
  reply.incident = "incident " + std::to_string(static_cast<int>(delivery));
  return reply;
}

Assessment assessed(const std::vector<Delivery>& deliveries) {
  std::vector<Reply<F>> replies;
  for (const Delivery delivery : deliveries) replies.push_back(came(delivery));
  return assess<F>(principal<F>(), Cloud2{{{0, 0}, {1, 0}, {0, 1}}}, replies, {});
}

// A question that was not put to the engine says nothing, least of all that another did not crash it.
TEST(Evaluate, TheWorstDeliveryDecidesWhereverItStands) {
  using enum Delivery;
  for (const auto& deliveries :
       {std::vector{kNotAsked, kCrashed}, {kCrashed, kNotAsked}, {kHung, kCrashed, kOverran}}) {
    const Assessment found = assessed(deliveries);
    EXPECT_EQ(found.outcome, Outcome::kCrashed);
    EXPECT_EQ(found.delivery, kCrashed);
    EXPECT_EQ(found.evidence, came(kCrashed).incident);
  }
  EXPECT_EQ(assessed({kNotAsked, kHung, kAnswered}).outcome, Outcome::kHung);
  EXPECT_EQ(assessed({kFloatEnvironment, kOverran}).claim, kClaimInsideBuffers);
  EXPECT_EQ(assessed({kNotAsked, kFloatEnvironment}).claim, kClaimFloatEnvironment);
  EXPECT_EQ(assessed({kAnswered, kNotAsked}).outcome, Outcome::kNotAsked);
}

/// Of an engine that states that it answers up to so many points, and gives all up.
Assessment given_up(GaveUp::Why why, double answers_up_to, const PropertyEntry<F>& property = principal<F>(),
                    double coordinate = 1) {
  const Cloud2 triangle{{{0, 0}, {coordinate, 0}, {0, 1}}};
  Court<F> court;
  court.semantics.answers_up_to = answers_up_to;
  return evaluate(property, triangle, court, [&](const Cloud2&) {
    Reply<F> reply;
    reply.answer = GaveUp{why, 7};
    return reply;
  });
}

TEST(Evaluate, GivingUpIsAViolationWhereTheEngineStatesThatItAnswers) {
  using enum GaveUp::Why;
  const Assessment found = given_up(kStalled, 3);
  EXPECT_EQ(found.outcome, Outcome::kViolated);
  EXPECT_EQ(found.claim, kClaimAnswers);
  EXPECT_EQ(found.evidence, "gave up (stalled) on a finite problem of size 3");
  EXPECT_EQ(failure_mode<F>(principal<F>(), found.claim), FailureMode::kGivesUp);
  EXPECT_FALSE(is_about_an_answer(found.claim));
  EXPECT_EQ(given_up(kNotFinite, kAnySize).outcome, Outcome::kViolated);
  EXPECT_EQ(given_up(kStalled, 0).outcome, Outcome::kGaveUp) << "nothing is stated";
  EXPECT_EQ(given_up(kStalled, 2).outcome, Outcome::kGaveUp) << "larger than stated";
  EXPECT_EQ(given_up(kStopped, 3).outcome, Outcome::kGaveUp) << "somebody stopped it";
  EXPECT_EQ(given_up(kNotFinite, 3, principal<F>(), HUGE_VAL).outcome, Outcome::kGaveUp);
  EXPECT_EQ(given_up(kUncertain, 3, principal<F>(), NAN).outcome, Outcome::kGaveUp);
}

// Of images, not of the problem: copies of its points make it larger than is stated.
TEST(Evaluate, GivingUpAnImageIsHeldToTheImage) {
  const PropertyEntry<F>& copies = *catalog<F>().property("hull2/duplication_keeps_hull");
  EXPECT_EQ(given_up(GaveUp::Why::kStalled, kAnySize, copies).claim, kClaimAnswers);
  EXPECT_EQ(given_up(GaveUp::Why::kStalled, 2, copies).outcome, Outcome::kGaveUp);
}

// It ends by itself: whether it then has an answer is another claim.
TEST(Evaluate, GivingUpIsAnEnd) {
  EXPECT_EQ(given_up(GaveUp::Why::kStalled, kAnySize, *catalog<F>().property("hull2/terminates")).outcome,
            Outcome::kHolds);
}

TEST(Evaluate, AsksWhatThePropertyAsks) {
  const Cloud2 triangle{{{0, 0}, {1, 0}, {0, 1}}};
  for (const PropertyEntry<F>& property : catalog<F>().properties) {
    Hearing<F> hearing;
    evaluate(property, triangle, {}, hearing,
             [&](const std::vector<Cloud2>& questions, std::vector<Reply<F>>& replies) {
               EXPECT_FALSE(questions.empty()) << property.name;
               if (!property.is_metamorphic()) {
                 EXPECT_EQ(questions, std::vector{triangle}) << property.name;
               }
               replies.resize(questions.size());
               for (Reply<F>& reply : replies) reply.answer = Declined{"planar clouds"};
             });
    const auto declines = [](const Cloud2&) {
      Reply<F> reply;
      reply.answer = Declined{"planar clouds"};
      return reply;
    };
    const Assessment found = evaluate(property, triangle, {}, declines);
    // It asked no problem, and this engine does not state that it refuses that.
    if (property.expects_refusals) {
      EXPECT_EQ(found.outcome, Outcome::kNotJudged) << property.name;
      continue;
    }
    EXPECT_EQ(found.outcome, Outcome::kDeclined) << property.name;
    EXPECT_EQ(found.evidence, "planar clouds");
  }
}

TEST(Evaluate, EveryFamilyHasOnePrincipalClaim) {
  const auto count = [](const auto& properties) {
    return std::ranges::count_if(properties, [](const auto& property) { return property.is_principal; });
  };
  EXPECT_EQ(count(catalog<LpFamily>().properties), 1);
  EXPECT_EQ(count(catalog<GjkFamily>().properties), 1);
  EXPECT_EQ(count(catalog<Hull2Family>().properties), 1);
  EXPECT_EQ(count(catalog<Hull3Family>().properties), 1);
  EXPECT_EQ(count(catalog<ShapesFamily>().properties), 1);
  EXPECT_EQ(count(catalog<CastFamily>().properties), 1);
}

TEST(Evaluate, ClaimsOfRecordsTellTheFailure) {
  EXPECT_EQ(failure_of(claim_of_no_judge("hung")), Outcome::kHung);
  EXPECT_EQ(failure_of(claim_of_no_judge("crashed")), Outcome::kCrashed);
  EXPECT_EQ(failure_of(claim_of_no_judge("nondeterministic")), Outcome::kNondeterministic);
  EXPECT_EQ(failure_of(claim_of_no_judge("no wrong hit")), Outcome::kViolated);
}

}  // namespace
}  // namespace assay::evaluate_test
