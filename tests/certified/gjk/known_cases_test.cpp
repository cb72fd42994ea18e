// Hard pairs from other libraries' issue trackers: hit or miss and the bracket agree with what another program found
// exactly.
#include "tests/oracles/gjk/known_cases.h"

#include <gtest/gtest.h>

#include "certified/gjk/certified_gjk.h"
#include "oracles/gjk/check_bracket.h"

namespace assay {
namespace {

TEST(CertifiedGjkOnKnownCases, AgreesWithEveryRowThatWasDecidedExactly) {
  const auto cases = test::known_cases();
  if (!cases) GTEST_SKIP() << test::kNoKnownCases;
  int agreed = 0;
  for (const auto& [id, pair, status, stated] : *cases) {
    const bool hit = status != "separated";
    const GjkAnswer verdict = CertifiedGjkBoolean::solve(pair, Watch{}), distance = CertifiedGjk::solve(pair, Watch{});
    EXPECT_EQ(std::holds_alternative<Overlapping>(verdict), hit) << id;
    EXPECT_EQ(std::holds_alternative<Overlapping>(distance), hit) << id;
    if (hit) {
      ++agreed;
      continue;
    }
    ASSERT_TRUE(std::holds_alternative<Bracketed>(distance)) << id;
    const auto& bracketed = std::get<Bracketed>(distance);
    EXPECT_TRUE(holds(check_bracket(pair, bracketed, gjk::kBracketWidth))) << id;
    EXPECT_LE(bracketed.low, stated) << id;
    EXPECT_GE(bracketed.high, stated) << id;
    ++agreed;
  }
  RecordProperty("rows", agreed);
  EXPECT_EQ(agreed, 45);
}

}  // namespace
}  // namespace assay
