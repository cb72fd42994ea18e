// The second opinion on a contact: it takes the right answer for right, and names what is wrong with each spoilt one.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "algorithms/shapes/robust_shapes.h"
#include "campaign/referee/confirm.h"
#include "oracles/shapes/check_shapes.h"
#include "properties/catalog/batteries.h"
#include "tests/harness/claim_words.h"

namespace assay {
namespace {

struct Spoilt {
  const char* claim;  ///< of the judge
  const char* words;  ///< of the referee
  std::function<void(ShapeContact&)> spoil;
};

const Stated<ShapesFamily> kRobust = [] {
  Stated<ShapesFamily> semantics;
  semantics.touching = Touching::kHit;
  semantics.gap = 0x1p-48;
  return semantics;
}();

SecondOpinion opinion_on(const ShapesProblem& problem, const ShapesAnswer& answer, const Verdict& verdict) {
  Reply<ShapesFamily> reply;
  reply.answer = answer;
  Assessment assessment;
  assessment.outcome = holds(verdict) ? Outcome::kHolds : Outcome::kViolated;
  if (const auto* violated = std::get_if<Violated>(&verdict)) assessment.claim = violated->claim;
  return second_opinion<ShapesFamily>(principal<ShapesFamily>(), problem, std::span(&reply, 1), assessment, kRobust);
}

void try_all(const ShapesProblem& problem, const std::vector<Spoilt>& all) {
  const ShapesAnswer right = RobustShapes::solve(problem, Watch{});
  const ShapesStatement statement{kRobust.touching, kRobust.gap};
  const Verdict held = check_shapes(problem, right, statement);
  ASSERT_TRUE(holds(held));
  EXPECT_EQ(opinion_on(problem, right, held).opinion, Opinion::kConfirms);
  for (const Spoilt& spoilt : all) {
    ShapeContact contact = std::get<ShapeContact>(right);
    spoilt.spoil(contact);
    const Verdict verdict = check_shapes(problem, contact, statement);
    ASSERT_TRUE(std::holds_alternative<Violated>(verdict)) << spoilt.claim;
    EXPECT_EQ(std::get<Violated>(verdict).claim, spoilt.claim);
    const SecondOpinion second = opinion_on(problem, contact, verdict);
    EXPECT_EQ(second.opinion, Opinion::kConfirms) << spoilt.claim << ": " << second.sentence;
    EXPECT_EQ(second.sentence, std::string("confirmed: by the referee ") + spoilt.words);
    // The same had the judge let it pass.
    EXPECT_EQ(opinion_on(problem, contact, Holds{}).opinion, Opinion::kDisagrees) << spoilt.claim;
  }
  // And where the judge rejected what is right.
  const Verdict hasty = Violated{shapes_claims::kNormalLength, "", 0};
  EXPECT_EQ(opinion_on(problem, right, hasty).opinion, Opinion::kDisagrees);
}

TEST(SecondOpinionOfShapes, HasNoneOnAnAnswerToAnotherQuestion) {
  const ShapesProblem bounds = [] {
    ShapesProblem problem;
    problem.question = ShapesQuestion::kBounds;
    problem.a = {ShapeKind::kPoints, 2, {0, 0, 4, 1}};
    return problem;
  }();
  const Verdict rejected = Violated{shapes_claims::kAnswersTheQuestion, "", 0};
  const std::vector<ShapesAnswer> others = {ShapeContact{}, MovedPoints{}, ShapeSweep{}};
  for (const ShapesAnswer& answer : others)
    EXPECT_EQ(opinion_on(bounds, answer, rejected).opinion, Opinion::kNoOpinion);
}

std::vector<Spoilt> spoilt_for(double depth_sign) {
  return {
      {"normal has length one", "the normal has another length", [](ShapeContact& c) { c.normal[0] *= 1.125; }},
      {"normal separates as far", "the normal separates less",
       [](ShapeContact& c) {
         c.normal = {0, 1, 0};
       }},
      {"move ends in touching", "the moved bodies do not just touch", [](ShapeContact& c) { c.move[0] *= 0.5; }},
      {"no shorter move", "a shorter move is enough",
       [=](ShapeContact& c) {
         c.move = {c.move[0], depth_sign * 0x1p-4, 0};
       }},
      {"distance is within the gap", "the distance is another one", [](ShapeContact& c) { c.distance *= 1.25; }},
  };
}

/// The square of the last entry is 650 digits below that of the first.
TEST(ShapesSecondOpinion, ANormalThatIsTooLongByAlmostNothing) {
  const ShapesProblem touching{
      ShapesQuestion::kContact, {ShapeKind::kBox, 3, {0, 0, 0, 1, 1, 1}}, {ShapeKind::kBox, 3, {1, 0, 0, 2, 1, 1}}};
  Stated<ShapesFamily> exactly = kRobust;
  exactly.gap = 0;
  Reply<ShapesFamily> reply;
  reply.answer = ShapeContact{true, 0, {1, 0, 0x1p-1074}, {0, 0, 0}};
  Assessment assessment =
      assess<ShapesFamily>(principal<ShapesFamily>(), touching, std::span(&reply, 1), {exactly, nullptr});
  ASSERT_EQ(assessment.claim, "normal has length one");
  const auto opinion = [&] {
    return second_opinion<ShapesFamily>(principal<ShapesFamily>(), touching, std::span(&reply, 1), assessment, exactly);
  };
  EXPECT_EQ(opinion().sentence, "confirmed: by the referee the normal has another length");
  assessment.outcome = Outcome::kHolds;
  EXPECT_EQ(opinion().opinion, Opinion::kDisagrees);
}

TEST(ShapesSecondOpinion, BoxesApartInThePlane) {
  try_all({ShapesQuestion::kContact, {ShapeKind::kBox, 2, {0, 0, 1, 1}}, {ShapeKind::kBox, 2, {2, 0, 3, 1}}},
          spoilt_for(1));
}

TEST(ShapesSecondOpinion, AMoveOutOfThePlane) {
  const ShapesProblem apart{
      ShapesQuestion::kContact, {ShapeKind::kBox, 2, {0, 0, 1, 1}}, {ShapeKind::kBox, 2, {2, 2, 3, 3}}};
  const ShapesProblem deep{
      ShapesQuestion::kContact, {ShapeKind::kBox, 2, {0, 0, 4, 4}}, {ShapeKind::kBox, 2, {1, 1, 3, 3}}};
  const Spoilt lifted{"move ends in touching", "the moved bodies do not just touch",
                      [](ShapeContact& contact) { contact.move[2] = 6; }};
  try_all(apart, {lifted});
  try_all(deep, {lifted});
}

TEST(ShapesSecondOpinion, BoxesThatOverlapInSpace) {
  try_all(
      {ShapesQuestion::kContact, {ShapeKind::kBox, 3, {0, 0, 0, 4, 4, 4}}, {ShapeKind::kBox, 3, {3, 0, 0, 7, 4, 4}}},
      spoilt_for(1));
}

TEST(ShapesSecondOpinion, ANormalBesideTheShortestWay) {
  // Along an angle of 2^-20 the bodies are apart by nearly as much: only the direction itself is off.
  try_all({ShapesQuestion::kContact, {ShapeKind::kBall, 2, {0, 0, 1}}, {ShapeKind::kBall, 2, {4, 0, 1}}},
          {{"normal points from a to b", "the normal points elsewhere", [](ShapeContact& c) {
              c.normal = {1, 0x1p-25, 0};
            }}});
}

}  // namespace
}  // namespace assay
