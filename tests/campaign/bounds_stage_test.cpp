// What the stage before a run says of a bound that is exceeded.
#include "campaign/self_checks/bounds_stage.h"

#include <fmt/format.h>
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

StoredTape planted_tape() {
  BoundTrial simplest;
  simplest.operands = {0};
  return {"planted", digest_of_operands(simplest), "0"};
}
std::string refusal_of(BoundPlace place) {
  const StoredTape tape = planted_tape();
  const ErrorBound bound{"planted", place, "", "", twice_too_far};
  return bounds_defect(std::span(&bound, 1), std::span(&tape, 1));
}

TEST(BoundsStage, TellsWhoseBoundIsExceededWhereItStandsAndByHowMuch) {
  const std::string where = fmt::format(
      ": the true error is 2 times the bound that the code computes: \"planted\" of a.h, tape {:#018x} of "
      "bounds/worst.list",
      planted_tape().operands);
  EXPECT_EQ(refusal_of(judges_in("a.h")),
            "defect of Assay's own code: a judge's error bound is refuted, so no verdict is proved" + where);
  EXPECT_EQ(refusal_of(engines_in("a.h")),
            "defect of Assay's own code: an error bound of our own engines is refuted, so what they prove with it is "
            "not proved" +
                where);
}

}  // namespace
}  // namespace assay::bounds_stage_test
