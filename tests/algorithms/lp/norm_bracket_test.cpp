#include "algorithms/lp/collision/norm_bracket.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/exact/dyadic.h"
#include "properties/choices.h"
#include "properties/domains/gjk/lattices.h"

namespace assay::norm_bracket_test {
namespace {

Bracketed bracket_of(const ConvexPair& pair) { return std::get<Bracketed>(NormBracket::solve(pair, {})); }

TEST(NormBracket, EnclosesTheEuclideanDistanceByBothNorms) {
  const Bracketed bracket = bracket_of({{2, {3, 4}}, {2, {0, 0}}});
  EXPECT_NEAR(bracket.low, 7 / std::sqrt(2), 1e-12);
  EXPECT_NEAR(bracket.high, 4 * std::sqrt(2), 1e-12);
}

TEST(NormBracket, TakesTheBetterBoundOfTheTwo) {
  const Bracketed along_an_axis = bracket_of({{3, {5, 0, 0}}, {3, {0, 0, 0}}});
  EXPECT_NEAR(along_an_axis.low, 5, 1e-12) << "by the greatest norm";
  EXPECT_NEAR(along_an_axis.high, 5, 1e-12) << "by the sum norm";
  const Bracketed diagonal = bracket_of({{3, {1, 1, 1}}, {3, {0, 0, 0}}});
  EXPECT_NEAR(diagonal.low, std::sqrt(3), 1e-12) << "by the sum norm";
  EXPECT_NEAR(diagonal.high, std::sqrt(3), 1e-12) << "by the greatest norm";
}

TEST(NormBracket, RoundsRootsAwayFromTheDistance) {
  for (const std::uint32_t n : {2u, 3u}) {
    const lp::NormDistance one{{}, {}, std::vector<double>(n, 1.0), 1, 1};
    const Bracketed low = lp::euclidean_bracket(n, one, {{}, {}, std::vector<double>(n, 0.0), 0, 1});
    EXPECT_LT(exact(low.low) * exact(low.low) * n, 1);
    EXPECT_EQ(low.direction[n - 1], 1);
    lp::NormDistance far = one;
    far.most = std::numeric_limits<double>::max();
    const Bracketed high = lp::euclidean_bracket(n, far, one);
    EXPECT_GT(exact(high.high) * exact(high.high), n);
    EXPECT_LT(high.high, std::sqrt(n) * (1 + 0x1p-50));
  }
}

TEST(NormBracket, IsTheDistanceOnALineAndAVerdictWhereBodiesMeet) {
  const Bracketed apart = bracket_of({{1, {3}}, {1, {0, 1}}});
  EXPECT_NEAR(apart.low, 2, 1e-12);
  EXPECT_NEAR(apart.high, 2, 1e-12);
  const GjkAnswer meet = NormBracket::solve({{2, {0, 0, 2, 0, 0, 2}}, {2, {0, 0}}}, {});
  EXPECT_TRUE(std::get<BareVerdict>(meet).colliding);
}

TEST(NormBracket, DeclinesWhatItsProgrammesAreNotFor) {
  EXPECT_TRUE(std::holds_alternative<Declined>(NormBracket::solve({{4, {0, 0, 0, 0}}, {4, {1, 0, 0, 0}}}, {})));
  EXPECT_TRUE(std::holds_alternative<Declined>(NormBracket::solve({{2, {0, 0}}, {2, {}}}, {})));
}

TEST(NormBracket, AnswersNearlyAllOfALattice) {
  int answered = 0;
  for (std::uint64_t key = 0; key < 100; ++key) {
    Choices choices{mix64(key)};
    const GjkAnswer answer = NormBracket::solve(GjkLattice<3>::draw(choices).problem, {});
    answered += !std::holds_alternative<GaveUp>(answer) && !std::holds_alternative<Declined>(answer);
  }
  EXPECT_GE(answered, 90);
}

}  // namespace
}  // namespace assay::norm_bracket_test
