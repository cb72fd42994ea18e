// What must be convicted: a planted fault, or a variant that is known to err, by the claim that is there to see it.
// Every fault of the registry stands here and every claim of the catalog convicts somebody, but for those named below.
#include <gtest/gtest.h>

#include <set>
#include <span>
#include <utility>

#include "properties/giving_up.h"
#include "properties/refusal/refuses_no_problem.h"
#include "tests/harness/claim_words.h"
#include "tests/harness/trial.h"

namespace assay::test {
namespace {

/// Of the first `cases` of the domain (of each domain of the family where none is named) at least `least` violate the
/// property, by this claim where one is named.
struct Conviction {
  std::string_view variant, property, domain;
  std::uint64_t cases, least;
  std::string_view claim = {};

  bool asks_the_same(const Conviction& other) const {
    return variant == other.variant && property == other.property && domain == other.domain && cases == other.cases;
  }
};

constexpr Conviction kLp[] = {
    {"fault/lp_bound_without_sign", "lp/relaxing_never_worsens", "lp/small_integer", 400, 3,
     "value of a larger feasible set is not above"},
    {"fault/lp_dual_sign", "lp/answer_is_certified", "lp/planted_optimum", 500, 401, "y is dual feasible"},
    {"fault/lp_dual_sign", "lp/answer_is_certified", "lp/planted_infeasible", 500, 201,
     "farkas vector leans on bounds that exist"},
    {"fault/lp_equations_one_sided", "lp/explicit_slacks_keep_answer", "lp/general_bounds", 400, 6,
     "status does not depend on the form of the slack"},
    {"fault/lp_equations_one_sided", "lp/explicit_slacks_keep_answer", "lp/general_bounds", 400, 6,
     "value does not depend on the form of the slack"},
    {"fault/lp_expand_never_resets", "lp/answer_is_certified", "lp/scaled", 500, 51, "x is feasible"},
    {"fault/lp_expand_never_resets", "lp/answer_is_certified", "lp/classics", 500, 21, "duality gap is closed"},
    {"fault/lp_harris_small_pivot", "lp/answer_is_certified", "lp/scaled", 500, 4},
    {"fault/lp_harris_small_pivot", "lp/answer_is_certified", "lp/classics", 500, 4},
    {"fault/lp_ignores_last_column", "lp/column_order_keeps_answer", "lp/small_integer", 400, 11,
     "status does not depend on the order of the variables"},
    {"fault/lp_ignores_last_column", "lp/column_order_keeps_answer", "lp/small_integer", 400, 11,
     "value does not depend on the order of the variables"},
    {"fault/lp_ignores_last_column", "lp/dual_has_same_value", "lp/planted_optimum", 400, 11,
     "value of the dual is the same"},
    {"fault/lp_ignores_last_row", "lp/dual_has_same_value", "lp/small_integer", 400, 11, "status of the dual fits"},
    {"fault/lp_ignores_last_row", "lp/redundant_rows_keep_answer", "lp/small_integer", 400, 11,
     "status does not depend on rows that follow from others"},
    {"fault/lp_ignores_last_row", "lp/redundant_rows_keep_answer", "lp/small_integer", 400, 11,
     "value does not depend on rows that follow from others"},
    {"fault/lp_ignores_last_row", "lp/row_order_keeps_status", "lp/small_integer", 400, 11,
     "value does not depend on the order of the rows"},
    {"fault/lp_ignores_lower_bounds", "lp/sign_keeps_answer", "lp/general_bounds", 400, 6,
     "status does not depend on signs"},
    {"fault/lp_ignores_lower_bounds", "lp/sign_keeps_answer", "lp/general_bounds", 400, 6,
     "value does not depend on signs"},
    {"fault/lp_largest_ratio", "lp/answer_is_certified", "lp/planted_optimum", 500, 11, "x is feasible"},
    {"fault/lp_largest_ratio", "lp/value_is_right", "lp/planted_optimum", 500, 11, "value is right"},
    {"fault/lp_ignores_last_row", "lp/answer_is_certified", "lp/half_spaces_2d", 1000, 51, "x is feasible"},
    {"fault/lp_ignores_last_row", "lp/answer_is_certified", "lp/half_spaces_3d", 1000, 51, "x is feasible"},
    {"fault/lp_ignores_lower_bounds", "lp/status_is_right", "lp/half_spaces_2d", 1000, 51, "status is right"},
    {"fault/lp_ignores_lower_bounds", "lp/status_is_right", "lp/half_spaces_3d", 1000, 51, "status is right"},
    {"fault/lp_lexicographic_blind", "lp/terminates", "lp/cyclers", 500, 500, "no state comes back"},
    {"fault/lp_lexicographic_blind", "lp/terminates", "lp/classics", 500, 26, "no state comes back"},
    {"fault/lp_short_ray", "lp/answer_is_certified", "lp/planted_ray", 500, 51},
    {"fault/lp_skips_phase_one", "lp/status_is_right", "lp/planted_infeasible", 500, 101, "status is right"},
    {"fault/lp_stops_early", "lp/answer_is_certified", "lp/small_integer", 500, 11, "y is dual feasible"},
    {"fault/lp_stops_early", "lp/relaxing_never_worsens", "lp/small_integer", 400, 1,
     "status fits a larger feasible set"},
    {"fault/lp_stops_early", "lp/scaling_keeps_status", "lp/small_integer", 500, 3,
     "status does not depend on the units"},
    {"fault/lp_stops_early", "lp/scaling_keeps_status", "lp/small_integer", 400, 3,
     "value does not depend on the units"},
    {"fault/lp_stops_early", "lp/status_is_right", "lp/small_integer", 500, 3, "status is right"},
    {"fault/lp_stops_early", "lp/value_is_right", "lp/small_integer", 500, 11, "value is right"},
    {"fault/lp_takes_odd_bounds", "lp/refuses_no_problem", "lp/general_bounds", 100, 20, kNoProblemIsRefused.words()},
};

constexpr Conviction kGjk[] = {
    {"fault/gjk_absolute_epsilon", "gjk/extreme_scaling_keeps_verdict", "", 10, 50},
    {"fault/gjk_absolute_epsilon", "gjk/growing_keeps_hit", "", 30, 10},
    {"fault/gjk_absolute_epsilon", "gjk/scaling_keeps_verdict", "", 10, 50},
    {"fault/gjk_bracket_forgets_rounding", "gjk/distance_is_certified", "", 10, 50},
    {"fault/gjk_depth_flipped_normal", "gjk/depth_is_right", "gjk/random_8_3d", 300, 31},
    {"fault/gjk_depth_flipped_normal", "gjk/normal_is_right", "gjk/random_8_3d", 300, 31},
    {"fault/gjk_depth_forgets_edges", "gjk/depth_is_right", "gjk/random_2d", 400, 31, "depth within promise"},
    {"fault/gjk_depth_one_expansion", "gjk/depth_is_right", "gjk/random_8_3d", 300, 31},
    {"fault/gjk_duplicate_is_convergence", "gjk/witness_is_valid", "", 10, 50},
    {"fault/gjk_forgets_face_planes", "gjk/distance_is_certified", "gjk/random_8_3d", 300, 31},
    {"fault/gjk_half_spaces_forget_one", "gjk/verdict_is_right", "gjk/lattice_2d", 1000, 51, "no wrong hit"},
    {"fault/gjk_half_spaces_forget_one", "gjk/verdict_is_right", "gjk/lattice_3d", 1000, 5, "no wrong hit"},
    {"fault/gjk_missed_plateau", "gjk/witness_is_valid", "", 50, 5},
    {"fault/gjk_norm_for_norm", "gjk/distance_is_certified", "gjk/lattice_2d", 300, 31},
    {"fault/gjk_norm_for_norm", "gjk/distance_is_certified", "gjk/lattice_3d", 300, 31},
    {"fault/gjk_skips_a_face", "gjk/verdict_is_right", "gjk/near_touching_2d", 3000, 201, "no wrong hit"},
    {"fault/gjk_skips_a_face", "gjk/verdict_is_right", "gjk/near_touching_3d", 3000, 201, "no wrong hit"},
    {"fault/gjk_skips_a_face", "gjk/verdict_is_right", "gjk/scaled_3d", 3000, 301, "no wrong hit"},
    {"fault/gjk_skips_a_face", "gjk/verdict_is_right", "gjk/random_3d", 3000, 1, "no wrong hit"},
    {"fault/gjk_skips_last_vertex", "gjk/duplication_keeps_verdict", "", 30, 30},
    {"fault/gjk_skips_last_vertex", "gjk/inner_points_keep_verdict", "", 30, 30},
    {"fault/gjk_skips_last_vertex", "gjk/permutation_keeps_verdict", "", 30, 30},
    {"fault/gjk_spheres_too_small", "gjk/verdict_is_right", "gjk/nested_3d", 500, 51, "no wrong miss"},
    {"fault/gjk_squared_tolerance", "gjk/witness_is_valid", "", 10, 50},
    {"fault/gjk_stale_warm_start", "gjk/axes_keep_verdict", "", 10, 50},
    {"fault/gjk_stale_warm_start", "gjk/swap_keeps_verdict", "", 10, 50},
    {"fault/gjk_stops_early", "gjk/distance_is_certified", "", 10, 50},
    {"fault/gjk_swaps_weights", "gjk/distance_is_certified", "", 10, 50},
    {"fault/gjk_takes_nan", "gjk/refuses_no_problem", "", 10, 100, kNoProblemIsRefused.words()},
    {"fault/gjk_touching_is_a_miss", "gjk/witness_is_valid", "", 10, 50},
    {"fault/gjk_touching_is_a_miss", "gjk/verdict_is_right", "", 30, 30},
    {"fault/gjk_trusts_its_point", "gjk/verdict_is_right", "gjk/lattice_2d", 3000, 151, "no wrong miss"},
    {"fault/gjk_trusts_its_point", "gjk/verdict_is_right", "gjk/lattice_3d", 3000, 151, "no wrong miss"},
    {"fault/gjk_trusts_its_point", "gjk/witness_is_valid", "gjk/touching_3d", 3000, 1501},
    {"fault/gjk_wrong_sign", "gjk/witness_is_valid", "", 10, 50},
    {"published/gjk_alzubaidi_2d", "gjk/translation_keeps_verdict", "gjk/size_ratio_2d", 60, 5},
    {"published/gjk_tutorial_2d", "gjk/terminates", "gjk/ulp_grid_2d", 4000, 1, "no state comes back"},
};

constexpr Conviction kHull2[] = {
    {"fault/hull_drops_repeated", "hull2/duplication_keeps_hull", "", 100, 10},
    {"fault/hull_drops_repeated", "hull2/is_exact", "", 100, 20},
    {"fault/hull_first_point_is_inner", "hull2/hull_of_hull", "", 100, 10},
    {"fault/hull_first_point_is_inner", "hull2/is_exact", "", 100, 20},
    {"fault/hull_first_point_is_inner", "hull2/permutation_keeps_hull", "", 100, 10},
    {"fault/hull_gives_up_in_doubt", "hull2/is_exact", "", 100, 20, kClaimAnswers.words()},
    {"fault/hull_is_clockwise", "hull2/is_exact", "", 100, 20},
    {"fault/hull_keeps_collinear", "hull2/is_exact", "hull2/flat", 500, 100},
    {"fault/hull_keeps_collinear", "hull2/is_exact", "hull2/small_grid", 500, 100},
    {"fault/hull_looks_at_x", "hull2/refuses_no_problem", "", 10, 50, kNoProblemIsRefused.words()},
    {"fault/hull_names_last", "hull2/names_lowest", "hull2/duplicates", 100, 20, "lowest index of its place"},
    {"fault/hull_names_last", "hull2/names_lowest", "hull2/flat", 500, 20, "lowest index of its place"},
    {"fault/hull_narrows", "hull2/is_exact", "", 100, 20},
    {"fault/hull_needs_the_origin", "hull2/is_exact", "", 100, 20},
    {"fault/hull_needs_the_origin", "hull2/translation_keeps_hull", "", 100, 10},
    {"fault/hull_one_tangent_step", "hull2/is_exact", "", 100, 20},
    {"fault/hull_pairs_from_one_side", "hull2/is_exact", "hull2/small_grid", 500, 51},
    {"fault/hull_skips_last_point", "hull2/inner_points_keep_hull", "", 100, 10},
    {"fault/hull_skips_last_point", "hull2/is_exact", "hull2/lattice_cloud", 500, 50},
    {"fault/hull_skips_last_point", "hull2/is_exact", "hull2/small_grid", 500, 50},
    {"fault/hull_skips_last_point", "hull2/permutation_keeps_hull", "hull2/lattice_cloud", 500, 50},
    {"fault/hull_skips_last_point", "hull2/union_is_monotone", "", 100, 10},
    {"fault/hull_sorts_by_x", "hull2/axis_swap_keeps_hull", "", 100, 10},
    {"fault/hull_sorts_by_x", "hull2/is_exact", "", 100, 20},
    {"fault/hull_subset_of_one_corner", "hull2/is_exact", "hull2/mixed_scales", 500, 9, "encloses every point"},
    {"fault/hull_trusts_two_corners", "hull2/is_exact", "", 100, 20},
    {"fault/hull_trusts_two_corners", "hull2/reflection_keeps_hull", "", 100, 10},
    {"fault/hull_welds", "hull2/is_exact", "", 100, 20},
    {"fault/hull_welds", "hull2/scaling_keeps_hull", "", 100, 10},
    // Plain double, where orientations are as small as its rounding.
    {"hull/graham_scan_naive", "hull2/axis_swap_keeps_hull", "hull2/collinear_ulps", 2000, 100},
    {"hull/graham_scan_naive", "hull2/is_exact", "hull2/classroom_grid", 2000, 100},
    {"hull/graham_scan_naive", "hull2/is_exact", "hull2/collinear_ulps", 2000, 200},
    {"hull/monotone_chain_naive", "hull2/axis_swap_keeps_hull", "hull2/collinear_ulps", 2000, 100},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/classroom_grid", 2000, 100},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/collinear_ulps", 2000, 200},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/far_outlier", 2000, 300},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/flat", 5000, 20},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/mixed_scales", 2000, 50},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/near_collinear", 5000, 5},
    {"hull/monotone_chain_naive", "hull2/is_exact", "hull2/scales", 2000, 500},
};

constexpr Conviction kHull3[] = {
    {"fault/hull3_counts_coplanar_as_above", "hull3/axis_swap_keeps_hull", "", 30, 30},
    {"fault/hull3_counts_coplanar_as_above", "hull3/inner_points_keep_hull", "", 30, 30},
    {"fault/hull3_counts_coplanar_as_above", "hull3/is_exact", "hull3/cube_surface", 30, 10},
    {"fault/hull3_counts_coplanar_as_above", "hull3/is_exact", "hull3/lattice", 500, 20},
    {"fault/hull3_counts_coplanar_as_above", "hull3/reflection_keeps_hull", "", 30, 30},
    {"fault/hull3_forgets_groups", "hull3/is_exact", "hull3/cube_surface", 100, 50},
    {"fault/hull3_forgets_groups", "hull3/is_exact", "hull3/cylinder", 100, 50},
    {"fault/hull3_looks_at_first_point", "hull3/refuses_no_problem", "", 5, 30, kNoProblemIsRefused.words()},
    {"fault/hull3_names_last", "hull3/names_lowest", "hull3/lattice", 500, 20, "lowest index of its place"},
    {"fault/hull3_narrows_to_float", "hull3/hull_of_hull", "", 30, 20},
    {"fault/hull3_narrows_to_float", "hull3/is_exact", "hull3/ulp_plane", 500, 50},
    {"fault/hull3_narrows_to_float", "hull3/translation_keeps_hull", "", 30, 10},
    {"fault/hull3_projects_along_z", "hull3/is_exact", "hull3/flat", 500, 5},
    {"fault/hull3_projects_along_z", "hull3/lifted_plane_has_planar_hull", "", 5, 10},
    {"fault/hull3_skips_last_point", "hull3/duplication_keeps_hull", "", 30, 50},
    {"fault/hull3_skips_last_point", "hull3/is_exact", "hull3/lattice", 500, 20},
    {"fault/hull3_skips_last_point", "hull3/is_exact", "hull3/sphere", 100, 50},
    {"fault/hull3_skips_last_point", "hull3/lifted_plane_has_planar_hull", "", 5, 10},
    {"fault/hull3_skips_last_point", "hull3/permutation_keeps_hull", "", 30, 50},
    {"fault/hull3_skips_last_point", "hull3/union_is_monotone", "", 5, 10},
    {"fault/hull3_triples_of_neighbours", "hull3/is_exact", "hull3/lattice", 500, 20},
    // Plain and fused double and an epsilon, where sides are as small as their rounding.
    {"hull3/divide_conquer_naive", "hull3/is_exact", "hull3/ulp_plane", 300, 20},
    {"hull3/gift_wrapping_naive", "hull3/is_exact", "hull3/scales", 300, 10},
    {"hull3/gift_wrapping_naive", "hull3/is_exact", "hull3/ulp_grid", 300, 10},
    {"hull3/incremental_naive", "hull3/is_exact", "hull3/ulp_grid", 300, 30},
    {"hull3/quickhull_epsilon", "hull3/is_exact", "hull3/near_duplicates", 500, 20},
    {"hull3/quickhull_epsilon", "hull3/is_exact", "hull3/ulp_plane", 500, 50},
    {"hull3/quickhull_fma", "hull3/is_exact", "hull3/ulp_plane", 500, 50},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/far_outlier", 500, 50},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/near_duplicates", 500, 50},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/scales", 500, 50},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/ulp_grid", 500, 50},
    {"hull3/quickhull_naive", "hull3/is_exact", "hull3/ulp_plane", 500, 50},
};

constexpr Conviction kShapes[] = {
    {"fault/shapes_forgets_arcs", "shapes/answer_is_right", "shapes/sweep_grazing", 512, 21, "wrong miss"},
    {"fault/shapes_normal_from_b", "shapes/answer_is_right", "", 512, 21},
    {"fault/shapes_skips_last_point", "shapes/answer_is_right", "", 512, 21},
    {"fault/shapes_skips_last_point", "shapes/axis_swap_keeps_answer", "", 100, 21},
    {"fault/shapes_skips_last_point", "shapes/reflection_keeps_answer", "", 100, 21},
    {"fault/shapes_takes_any_radius", "shapes/refuses_no_problem", "", 20, 20, kNoProblemIsRefused.words()},
    {"fault/shapes_touch_is_a_miss", "shapes/answer_is_right", "", 512, 21},
    {"fault/shapes_unscaled_squares", "shapes/answer_is_right", "", 512, 21},
    {"fault/shapes_unsigned_area", "shapes/answer_is_right", "", 512, 21},
    {"published/shapes_alzubaidi", "shapes/answer_is_right", "", 1000, 1, "centroid is within the gap"},
    {"published/shapes_alzubaidi", "shapes/answer_is_right", "", 1000, 1, "flat where the area is zero"},
    {"published/shapes_alzubaidi", "shapes/answer_is_right", "", 1000, 1, "images are within the gap"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "distance is within the gap"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "high corner is the greatest"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "low corner is the least"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "numbers are finite"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "wrong hit"},
    {"published/shapes_firth", "shapes/answer_is_right", "", 1000, 1, "wrong miss"},
    {"shapes/plain", "shapes/answer_is_right", "", 1000, 1, "flat where the area is zero"},
    {"shapes/plain", "shapes/answer_is_right", "", 1000, 1, "images are within the gap"},
    {"shapes/plain", "shapes/answer_is_right", "", 1000, 1, "wrong hit"},
    {"shapes/plain", "shapes/answer_is_right", "", 1000, 1, "wrong miss"},
    {"shapes/plain", "shapes/scaling_keeps_answer", "", 100, 5},
    {"shapes/plain", "shapes/translation_keeps_answer", "", 100, 5},
};

constexpr Conviction kCast[] = {
    {"fault/cast_answers_at_the_cap", "cast/bracket_holds_time", "", 6, 20},
    {"fault/cast_answers_at_the_cap", "cast/swap_keeps_contact", "", 6, 20},
    {"fault/cast_forgets_b", "cast/verdict_is_right", "", 6, 10},
    {"fault/cast_forgets_the_turn", "cast/verdict_is_right", "", 12, 5},
    {"fault/cast_ignores_the_start", "cast/reversal_keeps_contact", "", 6, 5},
    {"fault/cast_ignores_the_start", "cast/verdict_is_right", "", 6, 5},
    {"fault/cast_stays_in_the_plane", "cast/refuses_no_problem", "", 6, 20, kNoProblemIsRefused.words()},
    {"published/angular_cast_firth", "cast/terminates", "cast/head_on_2d", 30, 1, "no state comes back"},
    {"published/angular_cast_firth", "cast/scaling_keeps_contact", "", 12, 2},
    {"published/linear_sweep_firth", "cast/verdict_is_right", "", 12, 2},
};

/// Claims that no listed variant breaks within a test's budget, and where they are shown to convict.
constexpr std::pair<std::string_view, std::string_view> kShownElsewhere[] = {
    {"gjk/nearest_points_are_right", "tests/algorithms/gjk/default_promises_test.cpp"},
    {"hull2/terminates", "tests/properties/gjk_terminates_test.cpp"},
    {"hull3/scaling_keeps_hull", "tests/properties/hull3_properties_test.cpp"},
    {"hull3/terminates", "tests/properties/gjk_terminates_test.cpp"},
    {"shapes/swap_keeps_answer", "tests/properties/shapes_properties_test.cpp"},
    {"shapes/terminates", "tests/properties/gjk_terminates_test.cpp"},
};

struct Rows {
  std::string_view family;
  std::span<const Conviction> rows;
  friend void PrintTo(const Rows& rows, std::ostream* out) { *out << rows.family; }
};
constexpr Rows kAll[] = {{"lp", kLp},       {"gjk", kGjk},       {"hull2", kHull2},
                         {"hull3", kHull3}, {"shapes", kShapes}, {"cast", kCast}};

class Convictions : public testing::TestWithParam<Rows> {};

TEST_P(Convictions, AreReached) {
  const Conviction* before = nullptr;
  Tally tally;
  for (const Conviction& row : GetParam().rows) {
    if (before == nullptr || !row.asks_the_same(*before))
      tally = tried(row.variant, row.property, row.domain, row.cases);
    before = &row;
    EXPECT_GE(row.claim.empty() ? tally.violated() : tally.violated(row.claim), row.least)
        << row.variant << " by " << row.property << " on " << row.domain << ": " << row.claim << "\n"
        << tally.first;
  }
}

TEST_P(Convictions, NameEveryFaultAndEveryClaim) {
  std::set<std::string_view> convicted, convicting;
  for (const Conviction& row : GetParam().rows) {
    convicted.insert(row.variant);
    convicting.insert(row.property);
  }
  for (const Listed& fault : listed_faults()) {
    if (fault.family == GetParam().family) {
      EXPECT_TRUE(convicted.contains(fault.name)) << fault.name;
    }
  }
  for (const auto& [property, where] : kShownElsewhere)
    EXPECT_FALSE(convicting.contains(property)) << property << " stands in a row, no more need of " << where;
  for (const auto& [property, where] : kShownElsewhere) convicting.insert(property);
  for (const std::string_view property : properties_of(GetParam().family))
    EXPECT_TRUE(convicting.contains(property)) << property << " has convicted nobody yet";
}

TEST(Magnitude, OfANaiveHullIsAFewUnitsInTheLastPlaceOfTheDiameter) {
  const double worst = tried("hull/monotone_chain_naive", "hull2/is_exact", "hull2/collinear_ulps", 20'000).worst;
  EXPECT_GT(worst, 0x1p-55);
  EXPECT_LT(worst, 0x1p-50);
}

INSTANTIATE_TEST_SUITE_P(All, Convictions, testing::ValuesIn(kAll),
                         [](const auto& one) { return std::string(one.param.family); });

}  // namespace
}  // namespace assay::test
