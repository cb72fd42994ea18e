// What must never be convicted: no production variant breaks a claim of its family on any domain, but for what it
// admits.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/harness/trial.h"

namespace assay::test {
namespace {

/// Cases of each claim on each domain, by what a case of the family costs.
struct Share {
  std::string_view family;
  std::uint64_t cases;
};
constexpr Share kShares[] = {{"lp", 20}, {"gjk", 30}, {"hull2", 30}, {"hull3", 5}, {"shapes", 100}};
constexpr std::uint64_t kUsualShare = 10;

class Production : public testing::TestWithParam<Listed> {};

TEST_P(Production, BreaksNoClaimOnAnyDomain) {
  const auto share = std::ranges::find(kShares, GetParam().family, &Share::family);
  const std::uint64_t cases = share == std::end(kShares) ? kUsualShare : share->cases;
  for (const std::string_view property : properties_of(GetParam().family)) {
    const Tally tally = tried(GetParam().name, property, "", cases);
    EXPECT_EQ(tally.defects, 0u) << property << ": " << tally.first;
  }
}
INSTANTIATE_TEST_SUITE_P(All, Production, testing::ValuesIn(listed_production()),
                         [](const auto& one) { return test_name(one.param.name); });

/// More than that is known of these: a verdict is reached on every case, or on so many.
struct Sound {
  std::string_view variant, property;  ///< every property of the family where none is named
  std::uint64_t cases;                 ///< of each domain; a twentieth of a ladder, whose clouds are large
  double least_held = 1;               ///< share of the cases, by each property
  bool always_answers = true;          ///< neither declines nor gives up
  friend void PrintTo(const Sound& sound, std::ostream* out) { *out << sound.variant; }
};
constexpr Sound kSound[] = {
    {"hull/graham_scan_exact", "hull2/is_exact", 50'000},
    {"hull/graham_scan_exact", "hull2/axis_swap_keeps_hull", 4'000},
    {"hull/graham_scan_exact", "hull2/permutation_keeps_hull", 4'000},
    {"hull/monotone_chain_exact", "hull2/is_exact", 50'000},
    {"hull/monotone_chain_exact", "hull2/axis_swap_keeps_hull", 4'000},
    {"hull/monotone_chain_exact", "hull2/permutation_keeps_hull", 4'000},
    {"hull/hull2", "", 1'000, 0.99},  // of a cloud of no points nothing can be spoilt
    {"hull/hull2", "hull2/is_exact", 1'000},
    {"hull3/hull3", "", 40, 0.99},
    {"hull3/hull3", "hull3/is_exact", 2'000},
    {"hull3/quickhull_exact", "hull3/is_exact", 500},
    {"hull3/incremental_exact", "hull3/is_exact", 100},
    {"hull3/divide_conquer_exact", "hull3/is_exact", 100},
    {"hull3/gift_wrapping_exact", "hull3/is_exact", 30},
    {"shapes/robust", "shapes/answer_is_right", 400},
    {"shapes/robust", "", 400, 0.4},  // an image that rounds is not asked
    {"cast/edges_2d", "cast/verdict_is_right", 12, 0.25, false},
    {"cast/edges_2d", "cast/bracket_holds_time", 12, 0.25, false},
    {"cast/gjk_raycast", "cast/verdict_is_right", 12, 0.25, false},
    {"cast/gjk_raycast", "cast/bracket_holds_time", 12, 0.25, false},
    {"cast/conservative_advancement", "cast/verdict_is_right", 12, 0.5, false},
    {"cast/conservative_advancement", "cast/bracket_holds_time", 12, 0.5, false},
};

class SoundVariant : public testing::TestWithParam<Sound> {};

/// Every property of the row on every domain of the family.
void expect_held(const Sound& row, std::string_view family) {
  for (const std::string_view property : properties_of(family)) {
    if (!row.property.empty() && property != row.property) continue;
    std::uint64_t held = 0, cases = 0;
    for (const std::string_view domain : domains_of(family)) {
      const bool is_ladder = domain.find("ladder") != std::string_view::npos;
      const std::uint64_t share = is_ladder ? row.cases / 20 : row.cases;
      const Tally tally = tried(row.variant, property, domain, share);
      EXPECT_EQ(tally.violated(), 0u) << property << " on " << domain << ": " << tally.first;
      if (row.always_answers) {
        EXPECT_EQ(tally.of(Outcome::kGaveUp) + tally.of(Outcome::kDeclined), 0u) << property << " on " << domain;
      }
      held += tally.of(Outcome::kHolds);
      cases += share;
    }
    EXPECT_GE(static_cast<double>(held), row.least_held * static_cast<double>(cases)) << property;
  }
}

TEST_P(SoundVariant, Holds) {
  const auto variants = listed_variants();
  const auto found = std::ranges::find(variants, GetParam().variant, &Listed::name);
  ASSERT_NE(found, variants.end()) << GetParam().variant;
  expect_held(GetParam(), found->family);
}
INSTANTIATE_TEST_SUITE_P(All, SoundVariant, testing::ValuesIn(kSound), [](const auto& one) {
  return test_name(one.param.variant) + "_" + std::to_string(one.index);
});

/// The relations between programs, on borderline programs too, and most cases decided on the ordinary ones.
TEST(SoundPrograms, AreAccusedByNoRelation) {
  constexpr std::string_view kVariants[] = {"lp/tableau_bland", "lp/seidel", "lp/dual_steepest_flipping"};
  constexpr std::string_view kRelations[] = {"lp/column_order_keeps_answer",   "lp/dual_has_same_value",
                                             "lp/explicit_slacks_keep_answer", "lp/redundant_rows_keep_answer",
                                             "lp/relaxing_never_worsens",      "lp/row_order_keeps_status",
                                             "lp/scaling_keeps_status",        "lp/sign_keeps_answer"};
  constexpr std::string_view kDomains[] = {"lp/general_bounds", "lp/near_parallel", "lp/planted_infeasible",
                                           "lp/planted_ray",    "lp/scaled",        "lp/small_integer"};
  for (const std::string_view variant : kVariants) {
    for (const std::string_view relation : kRelations) {
      const bool has_many_columns = relation == "lp/explicit_slacks_keep_answer";
      if (variant == "lp/seidel" && has_many_columns) continue;  // it declines them
      for (const std::string_view domain : kDomains) {
        const Tally tally = tried(variant, relation, domain, 400);
        EXPECT_EQ(tally.violated(), 0u) << variant << " by " << relation << " on " << domain << ": " << tally.first;
        if (domain != "lp/small_integer") continue;
        EXPECT_GE(tally.of(Outcome::kHolds), 360u) << variant << " by " << relation;
      }
    }
  }
}

/// A claim that convicts others on this domain, or others on other domains, is silent about these.
struct Control {
  std::string_view variant, property, domain;
  std::uint64_t cases;
  std::string_view claim = {};
};
constexpr Control kControls[] = {
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/lattice_cloud", 5000},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/small_grid", 5000},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/ball", 300},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/lattice", 300},
    {"lp/tableau_devex_harris", "lp/answer_is_certified", "lp/scaled", 500, "duality gap is closed"},
    {"lp/tableau_devex_harris", "lp/answer_is_certified", "lp/scaled", 500, "x is feasible"},
    {"lp/tableau_devex_harris", "lp/answer_is_certified", "lp/scaled", 500, "x is the point of its basis"},
    {"lp/tableau_devex_harris", "lp/answer_is_certified", "lp/scaled", 500, "basis is primal feasible"},
    {"lp/tableau_lexicographic", "lp/terminates", "lp/classics", 500},
    {"lp/tableau_lexicographic", "lp/terminates", "lp/cyclers", 500},
    {"lp/tableau_steepest_expand", "lp/answer_is_certified", "lp/scaled", 500, "x is feasible"},
};

TEST(Controls, AreNotConvicted) {
  for (const Control& row : kControls) {
    const Tally tally = tried(row.variant, row.property, row.domain, row.cases);
    EXPECT_EQ(row.claim.empty() ? tally.violated() : tally.violated(row.claim), 0u)
        << row.variant << " by " << row.property << " on " << row.domain << "\n"
        << tally.first;
  }
}

}  // namespace
}  // namespace assay::test
