// The article's claims: each is refuted where it is false, by the smallest case we know, and where a defect is planted.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "properties/domains/gjk/lattices.h"
#include "properties/lp/article/article_claim.h"
#include "properties/lp/article/grounds.h"

namespace assay::article::article_claims_test {
namespace {

ConvexPair on_line(std::vector<double> a, std::vector<double> b) { return {{1, std::move(a)}, {1, std::move(b)}}; }

/// "holds", "refuted" or why neither.
std::string said(std::string_view name, const ConvexPair& pair, Code code = nullptr, Program program = &slack_program,
                 Code in_rationals = nullptr) {
  const Claim* claim = find_claim(name);
  if (claim == nullptr) return "no such claim";
  ArticleCase at(claim->view == nullptr ? pair : claim->view(pair), code, program, in_rationals);
  const Verdict verdict = claim->check(at);
  if (holds(verdict)) return "holds";
  if (violation(verdict) != nullptr) return "refuted";
  return std::string(why_open(verdict));
}

TEST(ArticleClaims, HaveNamesOfTheirOwnAndAConditionWhereTheyAreRepeated) {
  std::set<std::string_view> names;
  for (const Claim& claim : claims()) {
    EXPECT_TRUE(names.insert(claim.name).second) << claim.name;
    EXPECT_FALSE(claim.sentence.empty()) << claim.name;
  }
  EXPECT_GE(names.size(), 40u);
  EXPECT_EQ(grounds().size(), claims().size());
  for (const Claim& claim : claims()) {
    const Ground* ground = find_ground(claim.name);
    ASSERT_NE(ground, nullptr) << claim.name << " has no place in the article";
    EXPECT_FALSE(ground->place.empty() || ground->statement.empty()) << claim.name;
    if (ground->without_condition.empty()) continue;
    EXPECT_FALSE(claim.condition.empty()) << claim.name;
    EXPECT_NE(find_claim(ground->without_condition), nullptr) << claim.name;
  }
}

TEST(ArticleClaims, TheFalseOnesFallOnTwoPoints) {
  const ConvexPair ahead = on_line({0.5}, {0}), behind = on_line({0}, {0.5}), far = on_line({16}, {0});
  EXPECT_EQ(said("estimate_bounds_distance", ahead), "refuted") << "1 is not below 1/2";
  EXPECT_EQ(said("estimate_bounds_distance_below", ahead), kConditionNotMet);
  EXPECT_EQ(said("estimate_bounds_distance_below", behind), "holds");
  EXPECT_EQ(said("estimate_bounds_euclidean", ahead), "refuted");
  EXPECT_EQ(said("estimate_bounds_euclidean_below", behind), "holds");
  EXPECT_EQ(said("estimate_is_symmetric", behind), "refuted") << "1/2 one way, 1 the other";
  EXPECT_EQ(said("estimate_ignores_translation", on_line({1}, {0})), "refuted");
  EXPECT_EQ(said("estimate_grows_with_scale", ahead), "refuted");
  EXPECT_EQ(said("estimate_is_accurate", far), "refuted");
  EXPECT_EQ(said("apart_means_strict", ahead), "refuted");
  EXPECT_EQ(said("apart_means_some_slack", ahead), "holds");
  EXPECT_EQ(said("last_two_vanish", ahead), "refuted");
  EXPECT_EQ(said("root_n_will_do", on_line({-2}, {2})) + said("root_n_will_do", on_line({-3}, {2})), "refutedrefuted");
  EXPECT_EQ(said("thousandth_is_harmless", on_line({0}, {0x1p-10})), "refuted");
  EXPECT_EQ(said("thousandth_in_large_units", on_line({0}, {0x1p-10})), kConditionNotMet);
  EXPECT_EQ(said("thousandth_in_large_units", on_line({1000001}, {999999, 1000000})), "refuted")
      << "m = 1/1000001, and they are 1 apart of 2";
}

TEST(ArticleClaims, TheTrueOnesHoldOnLatticePairs) {
  for (std::uint64_t key = 0; key < 60; ++key) {
    Choices choices{mix64(key + 73)};
    const ConvexPair pair = GjkLattice<2>::draw(choices).problem;
    for (const std::string_view name :
         {"minimum_decides", "feasibility_decides", "minimum_is_in_range", "only_corners_matter",
          "empty_is_no_exception", "points_are_no_exception", "starts_at_two", "steps_never_worsen",
          "ends_at_the_minimum", "blands_rule_never_cycles", "limit_suffices"}) {
      EXPECT_EQ(said(name, pair), "holds") << name << ", stream " << key;
    }
    for (const std::string_view name :
         {"estimate_bounds_distance_below", "estimate_bounds_euclidean_below", "estimate_bounds_from_above",
          "norms_are_equivalent", "root_n_without_last_two", "root_n_at_a_basic_x", "apart_means_some_slack",
          "difference_of_corners", "subset_by_corners", "boxes_first"}) {
      EXPECT_NE(said(name, pair), "refuted") << name << ", stream " << key;
    }
  }
}

/// P2 with one row of ones for both bodies together: weights may all go to one of them.
LpProblem with_one_sum(const ConvexPair& pair) {
  LpProblem problem = slack_program(pair);
  const std::uint32_t last = problem.rows - 1;
  const std::size_t corners = std::size_t{pair.a.size()} + pair.b.size();
  for (std::size_t k = 0; k < corners; ++k) {
    double& sum = problem.matrix[std::size_t{last - 1} * problem.columns + k];
    double& other = problem.matrix[std::size_t{last} * problem.columns + k];
    sum = 1;
    other = 0;
  }
  problem.row_lower[last] = problem.row_upper[last] = 0;
  return problem;
}

/// P2 with the second body not negated.
LpProblem with_a_sum_of_bodies(const ConvexPair& pair) {
  ConvexPair other = pair;
  for (double& x : other.b.coordinates) x = 0 - x;
  return slack_program(other);
}

/// P2 that starts below 0: a bounded but shifted objective.
LpProblem with_twice_the_cost(const ConvexPair& pair) {
  LpProblem problem = slack_program(pair);
  for (double& cost : problem.cost) cost *= 2;
  return problem;
}

TEST(ArticleClaims, TheNormBoundAtABasicXNeedsThreeDimensions) {
  EXPECT_EQ(said("root_n_at_a_basic_x", {{2, {-0.375, -0.375}}, {2, {1, 1}}}), kConditionNotMet);
  // The slack of the lemma's hardest case, (5/16, 5/16, 5/16, 0, 1).
  EXPECT_EQ(said("root_n_at_a_basic_x", {{3, {-0.3125, -0.3125, -0.3125}}, {3, {1, 1, 1}}}), "holds");
  for (std::uint64_t key = 0; key < 40; ++key) {
    Choices choices{mix64(key + 7)};
    EXPECT_NE(said("root_n_at_a_basic_x", GjkLattice<3>::draw(choices).problem), "refuted") << "stream " << key;
  }
}

TEST(ArticleClaims, ADefectOfTheProgramIsSeen) {
  const ConvexPair apart = on_line({0}, {1}), together = on_line({1}, {1}), wide = on_line({-3}, {2});
  EXPECT_EQ(said("minimum_decides", apart, nullptr, &with_one_sum), "refuted");
  EXPECT_EQ(said("points_are_no_exception", apart, nullptr, &with_one_sum), "refuted");
  EXPECT_EQ(said("minimum_decides", together, nullptr, &with_a_sum_of_bodies), "refuted");
  EXPECT_EQ(said("minimum_is_in_range", wide, nullptr, &with_twice_the_cost), "refuted");
  EXPECT_EQ(said("ends_at_the_minimum", wide, nullptr, &with_twice_the_cost), "refuted");
  EXPECT_EQ(said("apart_means_some_slack", wide, nullptr, &with_twice_the_cost), "refuted");
  EXPECT_EQ(said("boxes_first", apart, nullptr, &with_one_sum), "refuted");
  EXPECT_EQ(said("estimate_bounds_distance_below", on_line({0}, {0.5}), nullptr, &with_twice_the_cost), "refuted");
  EXPECT_EQ(said("estimate_bounds_from_above", apart, nullptr, &with_one_sum), "refuted");
}

/// Ends after one basis.
GjkAnswer goes_straight(const ConvexPair&, const Watch& watch) {
  const std::vector<std::uint32_t> state{2, 3, 4};
  watch(state);
  return BareVerdict{false};
}
GjkAnswer always_hits(const ConvexPair&, const Watch&) { return BareVerdict{true}; }
GjkAnswer never_hits(const ConvexPair&, const Watch&) { return BareVerdict{false}; }
/// Visits the slack basis of a program with two corners on a line three times over.
GjkAnswer goes_round(const ConvexPair&, const Watch& watch) {
  for (int round = 0; round < 3; ++round) {
    for (const std::vector<std::uint32_t>& state : {std::vector<std::uint32_t>{2, 3, 4}, {0, 3, 4}}) {
      if (!watch(state)) break;
    }
  }
  return BareVerdict{false};
}

TEST(ArticleClaims, ADefectOfTheCodeIsSeen) {
  const ConvexPair apart = on_line({0}, {1}), together = on_line({1, 2}, {1});
  EXPECT_EQ(said("code_is_exact", apart, &always_hits), "refuted");
  EXPECT_EQ(said("code_is_exact", together, &never_hits), "refuted");
  EXPECT_EQ(said("code_decides_points", apart, &always_hits), "refuted");
  EXPECT_EQ(said("code_knows_empty_sets", apart, &always_hits), "refuted");
  EXPECT_EQ(said("code_knows_empty_sets", apart, &never_hits), "holds");
  EXPECT_EQ(said("code_knows_subsets", on_line({0}, {1}), &always_hits), "refuted");
  EXPECT_EQ(said("code_knows_empty_subsets", apart, &never_hits), "refuted");
  EXPECT_EQ(said("code_never_cycles", apart, &goes_round), "refuted");
  EXPECT_EQ(said("rounding_can_cycle", apart, &goes_round, &slack_program, &goes_straight), "holds");
  EXPECT_EQ(said("rounding_can_cycle", apart, &goes_round, &slack_program, &goes_round), kConditionNotMet)
      << "what comes back in rationals, too, is not the rounding's doing";
  EXPECT_EQ(said("code_uses_blands_rule", apart, &goes_round), "refuted");
  EXPECT_EQ(said("code_never_worsens", on_line({-1}, {0}), &goes_round), "holds");
  EXPECT_EQ(said("code_is_exact", apart), "the code gave no verdict");
}

TEST(ArticleClaims, ABasisIsSolvedExactly) {
  const ConvexPair pair = on_line({1}, {2});  // x_0 - 2 x_1 + s_0 = 0, x_0 + s_1 = 1, x_1 + s_2 = 1
  const BasicPoint slack = point_of_basis(pair, {2, 3, 4});
  EXPECT_TRUE(slack.exists && slack.feasible);
  EXPECT_EQ(slack.objective, 2);
  const BasicPoint infeasible = point_of_basis(on_line({1}, {-2}), {0, 3, 1});
  EXPECT_TRUE(infeasible.exists);
  EXPECT_FALSE(infeasible.feasible);
  EXPECT_FALSE(point_of_basis(pair, {0, 0, 1}).exists);
  EXPECT_FALSE(point_of_basis(pair, {0, 9, 1}).exists);
}

}  // namespace
}  // namespace assay::article::article_claims_test
