// First contacts of moving bodies in rationals, or enclosed, rounded: the claims about casts let them pass.
#include <gmock/gmock.h>

#include "oracles/cast/exact_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/cast/bracket_holds_time.h"
#include "properties/cast/verdict_is_right.h"
#include "tests/properties/rounded_truth/rounded_truth.h"

namespace assay::rounded_truth::cast_test {
namespace {

std::vector<Stated<CastFamily>> statements() {
  std::vector<Stated<CastFamily>> all(1);
  for (const double gap : {0x1p-20, 0x1p-44}) {
    Stated<CastFamily> stated;
    stated.gap = gap;
    all.push_back(stated);
  }
  return all;
}

std::vector<CastAnswer> rounded_answers(const FirstContact& truth) {
  if (truth.kind == FirstContact::Kind::kNever) return {Missed{}};
  if (truth.at_start != Contact::kSeparated) return {InitiallyOverlapping{}, BareTime{0}};
  return {HitAt{below(truth.earliest), above(truth.latest), direction_of(truth.normal)},
          BareTime{nearest(truth.latest)}};
}

TEST(RoundedTruth, OfCastsKeepsEveryClaim) {
  int met = 0, missed = 0, turned = 0;
  each_case<CastFamily>(24, [&](const MovingPair& pair, const std::string& where) {
    if (has_empty_body(pair.bodies)) return;
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    if (truth.kind == FirstContact::Kind::kOpen ||
        (pair.turns() && truth.outlasts != true && truth.at_start != Contact::kSeparated))
      return;
    ++(truth.kind == FirstContact::Kind::kNever ? missed : pair.turns() ? turned : met);
    for (const CastAnswer& answer : rounded_answers(truth))
      for (const Stated<CastFamily>& stated : statements()) {
        const std::string place =
            where + ", answer " + std::to_string(answer.index()) + ", promised " + std::to_string(stated.gap);
        EXPECT_EQ(said<CastVerdictIsRight>(pair, answer, stated), "holds") << place;
        const std::string times = said<BracketHoldsTime>(pair, answer, stated);
        // A bracket of bodies that turn is as narrow as the enclosure of their contact, which no promise need be.
        const bool enclosed = pair.turns() && std::holds_alternative<HitAt>(answer);
        if (!enclosed)
          EXPECT_THAT((std::vector<std::string>{"holds", "not judged"}), testing::Contains(times)) << place;
      }
  });
  EXPECT_GT(met, 100);
  EXPECT_GT(missed, 50);
  EXPECT_GT(turned, 20);
}

TEST(RoundedTruth, OfCastsInSinglePrecisionKeepsEveryClaim) {
  int met = 0;
  Stated<CastFamily> stated;
  stated.precision_bits = 24;
  each_case<CastFamily>(24, [&](const MovingPair& pair, const std::string& where) {
    if (has_empty_body(pair.bodies) || !fits_precision(pair, 24)) return;
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    if (truth.kind != FirstContact::Kind::kMeets || truth.at_start != Contact::kSeparated) return;
    ++met;
    const CastAnswer answer = BareTime{single(nearest(truth.latest))};
    EXPECT_EQ(said<CastVerdictIsRight>(pair, answer, stated), "holds") << where;
    EXPECT_THAT(said<BracketHoldsTime>(pair, answer, stated),
                testing::AnyOf("holds", testing::StartsWith("not judged")))
        << where;
  });
  EXPECT_GT(met, 50);
}

}  // namespace
}  // namespace assay::rounded_truth::cast_test
