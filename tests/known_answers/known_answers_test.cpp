// Our own code computes what it is known to compute, a test a known answer.
#include "known_answers/known_answers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <set>

#include "tests/harness/test_name.h"

namespace assay {

void PrintTo(const KnownAnswer& known, std::ostream* out) { *out << known.name; }

namespace known_answers_test {
namespace {

class KnownAnswerOf : public testing::TestWithParam<KnownAnswer> {};

TEST_P(KnownAnswerOf, OurCodeIsSeenAgain) { EXPECT_EQ(GetParam().seen(), GetParam().expected); }

KnownAnswers known(Asked asked) {
  KnownAnswers all = known_answers();
  std::erase_if(all, [&](const KnownAnswer& one) { return one.asked != asked; });
  return all;
}
std::string name_of_known(const testing::TestParamInfo<KnownAnswer>& known) {
  return test::test_name(known.param.name);
}

INSTANTIATE_TEST_SUITE_P(ByCheck, KnownAnswerOf, testing::ValuesIn(known(Asked::kByCheck)), name_of_known);
INSTANTIATE_TEST_SUITE_P(ByRequest, KnownAnswerOf, testing::ValuesIn(known(Asked::kByRequest)), name_of_known);

TEST(KnownAnswers, HaveNamesOfTheirOwnAndSomethingWrittenDown) {
  std::set<std::string> names;
  for (const KnownAnswer& one : known_answers()) {
    EXPECT_TRUE(names.insert(one.name).second) << one.name;
    EXPECT_FALSE(one.expected.empty()) << one.name;
  }
  EXPECT_GT(names.size(), 90u);
}

}  // namespace
}  // namespace known_answers_test
}  // namespace assay
