// A referee is asked the property's own question: where a relation between answers has no image to ask about it is
// undecided, and then nobody says that an answer was wrong, or right.
#include <gtest/gtest.h>

#include <vector>

#include "campaign/referee/confirm.h"
#include "properties/catalog/batteries.h"
#include "properties/relations/scaling.h"
#include "properties/relations/translation.h"

namespace assay {
namespace {

/// All questions of the property get the same wrong answer; the property must leave it open, for the reason that a case
/// of its own has no image, and so must the referee.
template <class P>
void stays_silent(const typename P::Family::Problem& problem, const typename P::Family::Answer& wrong) {
  using F = typename P::Family;
  std::vector<typename F::Problem> questions;
  P::ask(problem, questions);
  std::vector<Reply<F>> replies(questions.size());
  for (Reply<F>& reply : replies) reply.answer = wrong;
  Semantics semantics;
  semantics.of<CastFamily>().touching = Touching::kHit;
  semantics.of<CastFamily>().gap = 0;
  const PropertyEntry<F> property = entry_of_property<P>();
  const Assessment assessment = assess<F>(property, problem, replies, {semantics, nullptr});
  ASSERT_EQ(assessment.outcome, Outcome::kUndecided) << P::kName << ": " << assessment.evidence;
  const SecondOpinion second = second_opinion<F>(property, problem, replies, assessment, semantics);
  EXPECT_EQ(second.opinion, Opinion::kNoOpinion) << P::kName << ": " << second.sentence;
  EXPECT_EQ(second.sentence, "no opinion: nothing was judged") << P::kName;
}

/// Segments apart whose coordinates reach from the least to the greatest double: no power of two may scale them, no
/// move is exact.
ConvexPair unmovable() { return {{2, {0x1p-1074, 0, 0x1p-1074, 1}}, {2, {0x1p1023, 0, 0x1p1023, 1}}}; }

TEST(RelationsWithoutAnImage, OfCollisionsHaveNoSecondOpinion) {
  stays_silent<Scaling<GjkFamily>>(unmovable(), BareVerdict{true});
  stays_silent<Translation<GjkFamily>>(unmovable(), BareVerdict{true});
}

TEST(RelationsWithoutAnImage, OfCastsHaveNoSecondOpinion) {
  stays_silent<Scaling<CastFamily>>(MovingPair{unmovable(), {}, {}}, InitiallyOverlapping{});
}

/// Whatever else is no accusation: a wrong answer that the property did not judge is nothing to the referee.
template <Family F>
void says_nothing_of_what_was_not_judged(const typename F::Problem& problem, const typename F::Answer& wrong) {
  const PropertyEntry<F>& property = principal<F>();
  Reply<F> reply;
  reply.answer = wrong;
  Semantics semantics;
  semantics.of<CastFamily>().touching = Touching::kHit;
  semantics.of<CastFamily>().gap = 0;
  for (const Outcome outcome : {Outcome::kUndecided, Outcome::kNotJudged, Outcome::kGaveUp, Outcome::kDeclined}) {
    Assessment assessment;
    assessment.outcome = outcome;
    const SecondOpinion second = second_opinion<F>(property, problem, {&reply, 1}, assessment, semantics);
    EXPECT_EQ(second.opinion, Opinion::kNoOpinion)
        << property.name << ", " << name_of(outcome) << ": " << second.sentence;
  }
  Assessment passed;
  passed.outcome = Outcome::kHolds;
  EXPECT_EQ(second_opinion<F>(property, problem, {&reply, 1}, passed, semantics).opinion, Opinion::kDisagrees)
      << property.name;
}

TEST(WhatWasNotJudged, HasNoSecondOpinionInAnyFamily) {
  const ConvexPair apart{{2, {0, 0, 0, 1}}, {2, {2, 0, 2, 1}}};
  says_nothing_of_what_was_not_judged<GjkFamily>(apart, BareVerdict{true});
  says_nothing_of_what_was_not_judged<CastFamily>(MovingPair{apart, {}, {}}, InitiallyOverlapping{});
  says_nothing_of_what_was_not_judged<Hull2Family>(Cloud2{{{0, 0}, {1, 0}, {0, 1}}}, FlatHull{{0, 1}});
  says_nothing_of_what_was_not_judged<Hull3Family>(Cloud3{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                                   FlatHull3{1, {0, 1}});
  ShapesProblem balls;
  balls.question = ShapesQuestion::kContact;
  balls.a = {ShapeKind::kBall, 2, {0, 0, 1}};
  balls.b = {ShapeKind::kBall, 2, {4, 0, 1}};
  says_nothing_of_what_was_not_judged<ShapesFamily>(balls, BareVerdict{true});
  LpProblem one;  // minimise x with x >= 1
  one.rows = one.columns = 1;
  one.cost = one.matrix = one.row_lower = {1};
  one.row_upper = one.upper = {kInfinity};
  one.lower = {0};
  says_nothing_of_what_was_not_judged<LpFamily>(one, Infeasible{});
}

TEST(RelationsWithoutAnImage, ADisagreementIsStillToldWhereThereIsOne) {
  const ConvexPair apart{{2, {0, 0, 0, 1}}, {2, {2, 0, 2, 1}}};
  std::vector<ConvexPair> questions;
  Scaling<GjkFamily>::ask(apart, questions);
  ASSERT_GT(questions.size(), 1U);
  std::vector<Reply<GjkFamily>> replies(questions.size());
  for (auto& reply : replies) reply.answer = BareVerdict{false};
  replies.back().answer = BareVerdict{true};
  const auto property = entry_of_property<Scaling<GjkFamily>>();
  Assessment assessment;
  for (const auto& [outcome, opinion] :
       {std::pair{Outcome::kViolated, Opinion::kConfirms}, {Outcome::kHolds, Opinion::kDisagrees}}) {
    assessment.outcome = outcome;
    EXPECT_EQ(second_opinion<GjkFamily>(property, apart, replies, assessment, {}).opinion, opinion);
  }
}

}  // namespace
}  // namespace assay
