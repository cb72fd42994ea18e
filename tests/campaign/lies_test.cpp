// Lies change one place of what they are told about, whatever its kind, and are the same for the same choices.
#include <gtest/gtest.h>

#include "campaign/same_answer.h"
#include "properties/lies/lie.h"

namespace assay::lies_test {
namespace {

TEST(Misleading, MovesANumberOfAnAnswerWithoutAnythingElse) {
  int changed = 0;
  for (std::uint64_t key = 1; key <= 64; ++key) {
    LpAnswer answer = Optimal{};
    std::get<Optimal>(answer).x = {1, 2, 3};
    const LpAnswer before = answer;
    EXPECT_TRUE(Misleading(key)(answer));
    EXPECT_EQ(std::get<Optimal>(answer).x.size(), 3u);
    changed += same_answer(before, answer) ? 0 : 1;
  }
  EXPECT_GT(changed, 48);
}

TEST(Misleading, ExchangesIndicesAndKeepsTheirSet) {
  bool exchanged = false;
  for (std::uint64_t key = 1; key <= 16; ++key) {
    Hull2Answer answer = Hull{{4, 7, 9}};
    EXPECT_TRUE(Misleading(key)(answer));
    std::vector<std::uint32_t> ring = std::get<Hull>(answer).ccw;
    exchanged = exchanged || ring != std::vector<std::uint32_t>{4, 7, 9};
    std::ranges::sort(ring);
    EXPECT_EQ(ring, (std::vector<std::uint32_t>{4, 7, 9}));
  }
  EXPECT_TRUE(exchanged);
}

TEST(Misleading, FindsTheNumbersOfEveryProblem) {
  const auto moves = [](auto problem) {
    bool moved = false;
    for (std::uint64_t key = 1; key <= 16 && !moved; ++key) {
      auto other = problem;
      EXPECT_TRUE(Misleading(key)(other));
      moved = !(other == problem);
    }
    return moved;
  };
  EXPECT_TRUE(moves(Cloud2{{{1, 2}, {3, 4}}}));
  EXPECT_TRUE(moves(Cloud3{{{1, 2, 3}}}));
  EXPECT_TRUE(moves(ConvexPair{{2, {1, 2}}, {2, {5, 6}}}));
  EXPECT_TRUE(moves(MovingPair{{{2, {1, 2}}, {2, {5, 6}}}, {}, {}}));
  Cloud2 none;
  EXPECT_FALSE(Misleading(1)(none)) << "there is nothing to change";
}

TEST(Lie, ChangesWhatHasNoNumbersToo) {
  int changed = 0;
  for (std::uint64_t key = 1; key <= 32; ++key) {
    GjkAnswer answer = BareVerdict{true};
    Choices choices(key);
    lie<GjkFamily>(answer, choices);
    changed += std::get<BareVerdict>(answer).colliding ? 0 : 1;
  }
  EXPECT_EQ(changed, 32) << "a verdict alone is turned round";
}

TEST(Lie, IsAFunctionOfTheChoices) {
  for (std::uint64_t key = 1; key <= 64; ++key) {
    Hull2Answer one = Hull{{0, 1, 2, 3}}, other = one;
    Choices first(key), second(key);
    lie<Hull2Family>(one, first);
    lie<Hull2Family>(other, second);
    EXPECT_TRUE(same_answer(one, other));
  }
}

}  // namespace
}  // namespace assay::lies_test
