// Statements of the articles tried: printed algorithms under the project's properties, and small exact counterexamples.
#pragma once
#include <functional>
#include <string_view>

#include "studies/articles/in_rationals.h"
#include "studies/articles/statements/statement.h"

namespace assay::trial {

using PairVisit = std::function<void(const ConvexPair&)>;
/// Drawn planar pairs, most of them touching or within an ulp of it.
void each_planar_pair(const PairVisit& visit);

/// Refuted by every pair of a committed case, if gjk/certified_boolean decides all of them.
Tried accuracy_is_needed();
/// Refuted by every cloud of one or two points of the grid, if hull/hull2 has all of them.
Tried three_points_are_needed();

/// gjk/certified_boolean on drawn pairs in space.
Tried boolean_walk_in_space();

/// The listing on drawn planar pairs under the property; cases that the property leaves open are not counted.
Tried tutorial_verdict_in_rationals();
Tried tutorial_ends_in_rationals();
Tried alzubaidi_verdict_in_rationals();
Tried alzubaidi_ends_in_rationals();
Tried kreuzer_with_right_ties_in_rationals();
Tried kreuzer_ends_with_right_ties_in_rationals();

/// A printed hull on every cloud of three or four points of the 3 x 3 grid, in order of the grid; all is exact there.
Tried graham_as_printed();
Tried jarvis_as_printed();
Tried melkman_as_printed();
Tried chan_as_printed();
Tried divide_as_printed();
Tried graham_put_right();
Tried jarvis_put_right();
Tried melkman_put_right();
Tried chan_put_right();
Tried divide_put_right();
/// The same on every cloud of five points, the fewest that take two rounds.
Tried chan_in_all_rounds_as_printed();
Tried chan_in_all_rounds_put_right();

}  // namespace assay::trial

namespace assay::check {

// Kreuzer
Tried root_n_at_any_optimal_x();
Tried root_n_at_a_basic_x_in_low_dimension();
Tried slack_as_printed();
Tried pivots_are_fibonacci();
Tried revised_pivot_is_cheaper();
Tried pivots_against_equations();
Tried pivots_against_corners();
Tried gjk_on_the_parabola();
Tried gjk_with_coherence();
// The tutorial
Tried sum_contains_the_origin();
Tried support_value_as_printed();
Tried climbing_on_level_ground();
Tried regions_at_the_third_step();
Tried each_simplex_is_closer();
Tried a_point_is_sampled_twice();
// Alzubaidi
Tried concave_bodies();
Tried a_triangle_is_always_found();
Tried hull_is_extreme_on_an_axis();
Tried support_gives_greatest_area();
Tried triple_product_from_the_left();
Tried centroid_to_the_letter();
Tried centroid_without_area();
Tried jarvis_on_sub_hulls_is_quadratic();
Tried sorted_points_form_a_simple_line();
Tried group_sizes();
Tried rounds_end();
Tried chan_in_all_rounds_is_quadratic();
Tried tests_at_1500_points();
Tried tangents_in_general_position();
Tried alzubaidi_gjk_on_the_parabola();
Tried differences_left_out();
// Firth
Tried squared_test_in_double();
Tried both_circles_move_by_the_vector();
Tried clamping_gives_the_boundary();
Tried edges_of_parallel_boxes();
Tried hull_by_pairs();
Tried difference_of_turned_squares();

}  // namespace assay::check
