// The judges of collisions say the same in every unit. What they say is a known answer (known_answers/oracles_gjk).
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "known_answers/oracles_gjk/judged_pairs.h"
#include "oracles/exact/judge_counts.h"

namespace assay::judges_of_pairs_test {
namespace {

using known::Evidence;
using known::FoldedRun;
using known::judge_depths;
using known::judge_distances;
using known::judge_overlaps;
using known::RandomPairs;

/// What is said, and how often doubles are enough for it, in units of 2^exponent.
template <class Judge>
std::array<std::uint64_t, 3> said_at(int exponent, int pairs, const Judge& judge) {
  RandomPairs random(2029);
  FoldedRun run(Evidence::kLeftOut);
  const JudgeCounts before = judge_counts();
  for (int k = 0; k < pairs; ++k) {
    ConvexPair pair = random.draw(k % 3, 1 + static_cast<std::uint32_t>(k / 3) % 3, 6);
    for (Points* body : {&pair.a, &pair.b})
      for (double& x : body->coordinates) x = std::ldexp(x, exponent);
    judge(run, random, pair, power_of_two(exponent));
  }
  return {run.folded(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
}

// Nothing over- or underflows there in doubles; in floats, and in bounds that forget what they multiply, much does.
TEST(JudgesOfPairs, SayAndProveTheSameInEveryUnit) {
  for (const int exponent : {-120, 120}) {
    EXPECT_EQ(said_at(exponent, 27, judge_distances), said_at(0, 27, judge_distances)) << exponent;
    EXPECT_EQ(said_at(exponent, 27, judge_depths), said_at(0, 27, judge_depths)) << exponent;
    EXPECT_EQ(said_at(exponent, 90, judge_overlaps), said_at(0, 90, judge_overlaps)) << exponent;
  }
}

}  // namespace
}  // namespace assay::judges_of_pairs_test
