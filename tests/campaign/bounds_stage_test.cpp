// What the stage before a run says of a bound that is exceeded.
#include "campaign/run/bounds_stage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bounds/tape.h"

namespace assay::bounds_stage_test {
namespace {

std::optional<BoundTrial> twice_too_far(Choices& choices) {
  BoundTrial trial;
  trial.operands = {choices.dyadic(8)};
  trial.include(2, 1);
  return trial;
}

std::string refusal_of(BoundPlace place) {
  BoundTrial simplest;
  simplest.operands = {0};
  const StoredTape tape{"planted", digest_of_operands(simplest), "0"};
  const ErrorBound bound{"planted", place, "", "", twice_too_far};
  const auto facts = bounds_stage(std::span(&bound, 1), std::span(&tape, 1));
  return facts ? "" : facts.error();
}

TEST(BoundsStage, TellsWhoseBoundIsExceededWhereItStandsAndByHowMuch) {
  constexpr std::string_view kWhere =
      ": the true error is 2 times the bound that the code computes: \"planted\" of a.h, stored tape 1: 0";
  EXPECT_EQ(
      refusal_of(judges_in("a.h")),
      "defect of Assay's own code: a judge's error bound is refuted, so no verdict is proved" + std::string(kWhere));
  EXPECT_EQ(refusal_of(engines_in("a.h")),
            "defect of Assay's own code: an error bound of our own engines is refuted, so what they prove with it is "
            "not proved" +
                std::string(kWhere));
}

TEST(BoundsStage, IsWhatSelfChecksPutIntoTheProvenance) {
  const auto facts = self_checks();
  ASSERT_TRUE(facts) << facts.error();
  for (const char* key : {"bounds.judges.digest", "bounds.engines.digest"}) EXPECT_EQ(facts->at(key).size(), 16u);
}

}  // namespace
}  // namespace assay::bounds_stage_test
