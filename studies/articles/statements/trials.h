// Statements of the articles tried: printed algorithms under the project's properties, and small exact counterexamples.
#pragma once
#include <string_view>

#include "studies/articles/in_rationals.h"
#include "studies/articles/statements/statement.h"

namespace assay::trial {

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

}  // namespace assay::trial

namespace assay::check {

// Kreuzer
Tried root_n_at_any_optimal_x();
Tried root_n_at_a_basic_x_in_low_dimension();
Tried slack_as_printed();
Tried pivots_are_fibonacci();
// The tutorial
Tried sum_contains_the_origin();
Tried support_value_as_printed();
Tried climbing_on_level_ground();
// Alzubaidi
Tried concave_bodies();
Tried a_triangle_is_always_found();
Tried hull_is_extreme_on_an_axis();
Tried support_gives_greatest_area();
Tried centroid_to_the_letter();
Tried centroid_without_area();
Tried jarvis_on_sub_hulls_is_quadratic();
Tried sorted_points_form_a_simple_line();
// Firth
Tried squared_test_in_double();
Tried both_circles_move_by_the_vector();
Tried clamping_gives_the_boundary();
Tried edges_of_parallel_boxes();

}  // namespace assay::check
