// From questions to an outcome: which questions are asked, and which of several replies decides.
#include "properties/evaluate.h"

#include <gtest/gtest.h>

#include "properties/catalog/batteries.h"

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
  EXPECT_EQ(failure_of("hung"), Outcome::kHung);
  EXPECT_EQ(failure_of("crashed"), Outcome::kCrashed);
  EXPECT_EQ(failure_of("nondeterministic"), Outcome::kNondeterministic);
  EXPECT_EQ(failure_of("no wrong hit"), Outcome::kViolated);
}

}  // namespace
}  // namespace assay::evaluate_test
