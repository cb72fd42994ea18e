// What differs is told, in the order of the list, and the calling thread's counts stay as they are.
#include "known_answers/ask.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/work_bound.h"

namespace assay::ask_test {
namespace {

KnownAnswer of(std::string name, KnownWords seen, KnownWords expected) {
  return {std::move(name), Asked::kByCheck, [seen = std::move(seen)] { return seen; }, std::move(expected)};
}

TEST(AskKnownAnswers, TellsThoseThatDifferInTheOrderOfTheListOnAnyNumberOfThreads) {
  const KnownAnswers asked = {
      of("right", {1, 2}, {1, 2}),
      of("one word", {1, 2}, {1, 3}),
      of("too few", {7}, {7, 7}),
      of("right, too", {0}, {0}),
      {"throws", Asked::kByCheck, []() -> KnownWords { throw std::runtime_error("no answer"); }, {5}}};
  for (const unsigned jobs : {1u, 2u, 7u}) {
    const std::vector<Difference> different = differences(asked, jobs);
    ASSERT_EQ(different.size(), 3u);
    EXPECT_EQ(different[0].name + ": " + different[0].words(), "one word: seen 0x1, 0x2, written down 0x1, 0x3");
    EXPECT_EQ(different[1].name + ": " + different[1].words(), "too few: seen 0x7, written down 0x7, 0x7");
    EXPECT_EQ(different[2].name + ": " + different[2].words(), "throws: thrown no answer, written down 0x5");
  }
}

TEST(AskKnownAnswers, LeavesWhatIsCountedOfTheCallingThread) {
  const KnownAnswer counts{"counts",
                           Asked::kByCheck,
                           [] {
                             spend(7);
                             ++judge_counts().exact;
                             return KnownWords{work_meter().spent, judge_counts().exact};
                           },
                           {7, 1}};
  const std::uint64_t spent = work_meter().spent, exact = judge_counts().exact;
  EXPECT_TRUE(differences({counts}, 1).empty()) << "every thread begins with nothing";
  EXPECT_EQ(work_meter().spent, spent);
  EXPECT_EQ(judge_counts().exact, exact);
}

}  // namespace
}  // namespace assay::ask_test
