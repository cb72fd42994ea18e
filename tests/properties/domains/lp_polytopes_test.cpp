// The domains of polytopes and of degenerate programs keep the laws and the shares that they state, measured exactly.
#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "algorithms/lp/revised/program.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/lp/degenerate/degenerate.h"
#include "properties/domains/lp/polytopes/half_spaces.h"
#include "properties/domains/lp/polytopes/polytopes.h"
#include "tests/properties/domains/domain_laws.h"
#include "tests/properties/domains/lp_domain_laws.h"

namespace assay::lp_polytopes_test {
namespace {

constexpr std::uint64_t kMeasured = 600;

const LpWork kWork{20000, 400};

template <class D, class Visit>
void for_each_case(const Visit& visit) {
  laws::for_each_certified<D>(kMeasured, kWork, visit);
}

template <class D>
class LpPolytopeDomain : public testing::Test {};
using Domains = testing::Types<LpAssignment, LpChebyshevCentre, LpCollisionForms, LpCubeRoots, LpFacets,
                               LpHalfSpaces<2>, LpHalfSpaces<3>, LpPlantedDegenerate>;
TYPED_TEST_SUITE(LpPolytopeDomain, Domains, laws::NameOfDomain);

TYPED_TEST(LpPolytopeDomain, HasTheSharesItStates) { laws::expect_stated_shares<TypeParam>(kMeasured, kWork); }

TEST(LpAssignment, HasIntegerOptimaAndReachesEverySize) {
  for_each_case<LpAssignment>([](const Case<LpFamily>&, const LpTruth& truth) {
    for (const Rational& x : truth.x) ASSERT_TRUE(x == 0 || x == 1) << "a vertex is a permutation";
  });
  EXPECT_EQ(laws::difficulty_histogram<LpAssignment>(kMeasured).size(), 5u);
}

TEST(LpFacets, FindsAFacetWhereTheOriginIsInside) {
  std::uint64_t facets = 0;
  for_each_case<LpFacets>([&facets](const Case<LpFamily>& drawn, const LpTruth& truth) {
    if (truth.status != LpStatus::kOptimal || truth.objective == 0) return;
    std::uint32_t on_facet = 0;
    for (std::uint32_t k = 0; k < drawn.problem.rows; ++k) {
      Rational value = 0;
      for (std::uint32_t j = 0; j < drawn.problem.columns; ++j) value += exact(drawn.problem.at(k, j)) * truth.x[j];
      ASSERT_LE(value, 1);
      on_facet += value == 1;
    }
    facets += on_facet >= drawn.problem.columns;
  });
  EXPECT_GT(facets, kMeasured / 3);
}

/// Pairs of the collision domain D, asked by corners and by half-spaces.
template <class D>
void expect_half_spaces_to_say_what_corners_say() {
  std::uint64_t meeting = 0, apart = 0, apart_without_a_row = 0;
  for (std::uint64_t key = 0; key < 200; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = D::draw(choices).problem;
    const Contact contact = certify_collision(pair, nullptr).contact;
    const auto meets = [&](const HalfSpaces& a, const HalfSpaces& b) {
      const auto truth = certify_lp(intersection_lp(a, b), kWork);
      EXPECT_TRUE(truth) << key;
      return truth && truth->status == LpStatus::kOptimal;
    };
    const HalfSpaces a = half_spaces_of(pair.a), b = half_spaces_of(pair.b);
    EXPECT_EQ(meets(a, b), contact != Contact::kSeparated) << D::kName << ' ' << key;
    ++(contact == Contact::kSeparated ? apart : meeting);
    HalfSpaces planted = b;
    if (contact != Contact::kSeparated || planted.faces.empty()) continue;
    planted.faces.pop_back();
    apart_without_a_row += !meets(a, planted);
  }
  EXPECT_GT(meeting, 30u) << D::kName;
  EXPECT_GT(apart, 30u) << D::kName;
  EXPECT_LT(apart_without_a_row, apart) << D::kName << ": a half-space less must show";
}

TEST(LpHalfSpaces, SayWhatCornersSay) {
  expect_half_spaces_to_say_what_corners_say<GjkLattice<2>>();
  expect_half_spaces_to_say_what_corners_say<GjkLattice<3>>();
}

TEST(LpHalfSpaces, HasEveryKindInBothStatuses) {
  std::map<std::pair<std::int32_t, LpStatus>, std::uint64_t> seen;
  for_each_case<LpHalfSpaces<3>>([&](const Case<LpFamily>& drawn, const LpTruth& truth) {
    ++seen[{drawn.difficulty, truth.status}];
  });
  EXPECT_EQ(seen.size(), 8u) << "four kinds, feasible and infeasible";
}

TEST(LpChebyshevCentre, HasBallsOfEverySort) {
  std::uint64_t points = 0, balls = 0;
  for_each_case<LpChebyshevCentre>([&](const Case<LpFamily>&, const LpTruth& truth) {
    if (truth.status != LpStatus::kOptimal) return;
    ++(truth.objective == 0 ? points : balls);
  });
  EXPECT_GT(balls, kMeasured / 3);
  EXPECT_GE(laws::difficulty_histogram<LpChebyshevCentre>(kMeasured).size(), 10u);
}

TEST(LpPlantedDegenerate, ReachesEveryDegreeOfBothKinds) {
  std::uint64_t not_degenerate = 0, very = 0;
  for_each_case<LpPlantedDegenerate>([&](const Case<LpFamily>& drawn, const LpTruth&) {
    not_degenerate += drawn.difficulty == 0;
    very += drawn.difficulty >= 8;
  });
  EXPECT_GT(not_degenerate, 0u);
  EXPECT_GT(very, kMeasured / 6);
}

TEST(LpStages, HasTheSharesItStates) { laws::expect_stated_shares<LpStages>(kMeasured / 4, kWork); }

TEST(LpStages, HasMoreRowsThanCodesForFewRowsAreMadeFor) {
  std::uint64_t many = 0, crossed = 0;
  for (std::uint64_t key = 0; key < kMeasured; ++key) {
    Choices choices{mix64(key)};
    const LpProblem problem = LpStages::draw(choices).problem;
    many += problem.rows > lp::kFewRows;
    crossed += has_crossed_bounds(problem);
  }
  EXPECT_GT(many, kMeasured * 2 / 3);
  EXPECT_GT(crossed, 0u);
}

/// A^3 = I exactly, so the columns of A^2 and of I are A times those before them.
TEST(LpCubeRoots, AreWhatTheySay) {
  for (std::uint64_t key = 0; key < kMeasured; ++key) {
    Choices choices{mix64(key + 37)};
    const LpProblem problem = LpCubeRoots::draw(choices).problem;
    const auto a = [&problem](std::uint32_t i, std::uint32_t j) { return exact(problem.at(i, j)); };
    for (std::uint32_t i = 0; i < 2; ++i) {
      for (std::uint32_t j = 0; j < 2; ++j) {
        const Rational square = a(i, 0) * a(0, j) + a(i, 1) * a(1, j);
        ASSERT_EQ(square, a(i, 2 + j)) << "the second pair is A^2";
        const Rational cube = a(i, 0) * a(0, 2 + j) + a(i, 1) * a(1, 2 + j);
        ASSERT_EQ(cube, i == j ? 1 : 0) << "A^3 is I";
        const Rational cost = exact(problem.cost[0]) * ((0 == j ? 1 : 0) + a(0, j)) +
                              exact(problem.cost[1]) * ((1 == j ? 1 : 0) + a(1, j));
        ASSERT_EQ(cost, exact(problem.cost[2 + j]));
      }
    }
  }
}

}  // namespace
}  // namespace assay::lp_polytopes_test
