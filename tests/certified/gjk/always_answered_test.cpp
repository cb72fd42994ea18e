// What gjk/certified and gjk/certified_boolean state: no finite pair of so many vertices takes so much exact work that
// it would be given up.
#include <gtest/gtest.h>

#include <cmath>

#include "certified/gjk/certified_gjk.h"
#include "oracles/exact/work_limits.h"
#include "properties/choices.h"

namespace assay::always_answered_test {
namespace {

/// Coordinates of up to 53 bits and every magnitude within `exponents` of 2^-1022 up; `shared`: a plane supports both.
ConvexPair hostile_pair(Choices& choices, std::uint32_t dimension, int exponents, bool shared) {
  const auto coordinate = [&] {
    const double mantissa = static_cast<double>(choices.below(std::uint64_t{1} << 53)) * 0x1p-53;
    const int exponent = static_cast<int>(choices.below(static_cast<std::uint64_t>(exponents))) - 1022;
    return std::ldexp(choices.below(2) == 0 ? mantissa : -mantissa, exponent);
  };
  const auto entries = static_cast<std::size_t>(certified::kAlwaysAnswered / 2) * dimension;
  ConvexPair pair;
  for (Points* body : {&pair.a, &pair.b}) {
    body->dimension = dimension;
    for (std::size_t i = 0; i < entries; ++i) body->coordinates.push_back(coordinate());
  }
  // On either side of a plane that four vertices of both lie in: touching there or not, double sees nothing.
  if (!shared) return pair;
  for (std::size_t i = 0; i < entries; i += dimension) {
    const double off = i < 4 * std::size_t{dimension} ? 0 : 1;
    pair.a.coordinates[i] = off * std::abs(pair.a.coordinates[i]);
    pair.b.coordinates[i] = -off * std::abs(pair.b.coordinates[i]);
  }
  return pair;
}

TEST(AlwaysAnswered, TakesAHundredthOfTheWorkAtMost) {
  std::uint64_t most = 0, exactly = 0;
  for (std::uint64_t i = 0; i < 48; ++i) {
    Choices choices(mix64(i));
    const int exponents = i % 3 == 0 ? 2046 : i % 3 == 1 ? 200 : 20;
    const ConvexPair pair = hostile_pair(choices, static_cast<std::uint32_t>(1 + i % 3), exponents, i / 3 % 2 == 0);
    for (const auto ask : {certified::Ask::kWhetherTheyMeet, certified::Ask::kDistance}) {
      const std::uint64_t before = work_meter().spent;
      const CollisionRun run = certified_collision(pair, ask);
      most = std::max(most, work_meter().spent - before);
      EXPECT_NE(run.way, CollisionRun::Way::kRefused) << i;
      exactly += run.way == CollisionRun::Way::kSolvedExactly ? 1 : 0;
    }
  }
  EXPECT_GT(exactly, 20U) << "few pairs came to the integers";
  EXPECT_LT(most, kJudgeWork / 100);
  RecordProperty("exactly", static_cast<int>(exactly));
  RecordProperty("most", static_cast<int>(most));
}

}  // namespace
}  // namespace assay::always_answered_test
