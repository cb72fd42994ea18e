// A campaign does not begin where our own code computes otherwise than what was reviewed.
#include "campaign/self_checks/known_answers_stage.h"

#include <gtest/gtest.h>

#include "known_answers/known_answers.h"

namespace assay::known_answers_stage_test {
namespace {

/// The same known answer, the last bit of what is written down changed.
KnownAnswer with_a_wrong_bit(KnownAnswer known) {
  known.expected.back() ^= 1;
  return known;
}

TEST(KnownAnswersStage, NamesTheFirstThatDiffersWithWhatIsSeenAndWrittenDown) {
  const KnownAnswer right{"right", Asked::kByCheck, [] { return KnownWords{4, 6}; }, {4, 6}};
  KnownAnswer other = with_a_wrong_bit(right);
  other.name = "other";
  EXPECT_EQ(known_answers_defect({right}, 2), "");
  EXPECT_EQ(
      known_answers_defect({right, other}, 2),
      "known answer other of our own code differs: seen 0x4, 0x6, written down 0x4, 0x7: this build computes "
      "otherwise than what was reviewed; no verdict of it is worth anything (assay selftest has all that differ)");
  EXPECT_NE(known_answers_defect({other, right, other}, 2).find("0x7, and 1 more: this build"), std::string::npos);
}

TEST(KnownAnswersStage, EveryKnownAnswerThatCheckAsksIsToldWhereItDiffers) {
  for (const KnownAnswer& known : asked_by_check(known_answers())) {
    EXPECT_EQ(known_answers_defect({known}, 1), "");
    EXPECT_NE(known_answers_defect({with_a_wrong_bit(known)}, 1).find("known answer " + known.name + " of"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace assay::known_answers_stage_test
