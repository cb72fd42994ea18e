// What judges are told that is not so: judges that notice, judges that do not, and what is counted of it.
#include "campaign/run/lies_to_judges.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "properties/catalog/batteries.h"

namespace assay::lies_to_judges_test {
namespace {

using Sound = MonotoneChain<ExactOrient2d>;

constexpr std::uint64_t kCases = 512;

/// A lie about each of the right hulls of small clouds, until a defect is told.
std::optional<std::string> tell_all(const PropertyEntry<Hull2Family>& property, SelfCheck& check) {
  const DomainEntry<Hull2Family>& domain = catalog<Hull2Family>().domains.front();
  LiesToJudges<Hull2Family> lies(property, 1);
  const Court<Hull2Family> court;
  for (std::uint64_t index = 0; index < kCases; ++index) {
    Choices choices(stream_key(1, domain.versioned_name(), index));
    const Cloud2 cloud = domain.draw(choices).problem;
    std::vector<Reply<Hull2Family>> replies(1);
    replies[0].answer = Sound::solve(cloud, Watch{});
    if (auto defect = lies.tell(cloud, replies, court, index, check)) return defect;
  }
  return std::nullopt;
}

const PropertyEntry<Hull2Family>& exactness() { return *catalog<Hull2Family>().property("hull2/is_exact"); }

TEST(LiesToJudges, AreMostlyRejectedAndNeverContradicted) {
  SelfCheck check;
  EXPECT_EQ(tell_all(exactness(), check), std::nullopt);
  EXPECT_EQ(check.lies, kCases);
  EXPECT_GT(check.caught, check.lies / 4);
  EXPECT_LT(check.caught, check.lies) << "some lies are true: an exchange of an index with itself";
}

/// Passes everything.
Verdict pass(const Cloud2&, std::span<const Reply<Hull2Family>>, const Court<Hull2Family>&) { return Holds{}; }
Verdict contradict_itself(const Cloud2&, std::span<const Reply<Hull2Family>>, const Court<Hull2Family>&) {
  return HarnessDefect{"one and one is three"};
}

TEST(LiesToJudges, FindTheRefereeAgainstAJudgeThatPassesThem) {
  PropertyEntry<Hull2Family> blind = exactness();
  blind.judge = &pass;
  SelfCheck check;
  const auto defect = tell_all(blind, check);
  ASSERT_TRUE(defect);
  EXPECT_THAT(*defect, testing::StartsWith("an answer of ours with one place changed: "));
}

TEST(LiesToJudges, TellOfAJudgeThatContradictsItself) {
  PropertyEntry<Hull2Family> torn = exactness();
  torn.judge = &contradict_itself;
  SelfCheck check;
  EXPECT_THAT(tell_all(torn, check).value_or(""), testing::HasSubstr("one and one is three"));
}

TEST(LiesToJudges, LeaveTheCountsOfJudgementsAlone) {
  SelfCheck check;
  const JudgeCounts before = judge_counts();
  tell_all(exactness(), check);
  EXPECT_EQ(judge_counts().filtered, before.filtered);
  EXPECT_EQ(judge_counts().exact, before.exact);
}

TEST(LiesToJudges, AreTheSameAgainAndTellJudgesApart) {
  SelfCheck one, again, other;
  tell_all(exactness(), one);
  tell_all(exactness(), again);
  EXPECT_EQ(one, again);
  PropertyEntry<Hull2Family> careless = exactness();
  careless.judge = [](const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies,
                      const Court<Hull2Family>& court) -> Verdict {
    Verdict verdict = exactness().judge(cloud, replies, court);
    if (auto* violated = std::get_if<Violated>(&verdict)) violated->magnitude *= 1 + 0x1p-52;
    return verdict;
  };
  tell_all(careless, other);
  EXPECT_EQ(one.caught, other.caught);
  EXPECT_EQ(one.digest == other.digest, one.caught == 0) << "a magnitude's last bit is seen";
}

TEST(LiesToJudges, AreToldOfFourEarlyCasesOfEachRowAndOfFewOfALongOne) {
  for (std::uint64_t key = 0; key < 200; ++key) {
    const LiesToJudges<Hull2Family> lies(exactness(), key);
    const auto told = [&](std::uint64_t begin, std::uint64_t end) {
      std::uint64_t count = 0;
      for (std::uint64_t index = begin; index < end; ++index) count += lies.are_told_of(index) ? 1 : 0;
      return count;
    };
    EXPECT_EQ(told(0, 256), 4U);
    EXPECT_EQ(told(256, 256 + (1 << 16)), 16U);
  }
}

}  // namespace
}  // namespace assay::lies_to_judges_test
