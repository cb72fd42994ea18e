// What each file of the folders below knows: each puts its own behind the others.
#pragma once
#include "known_answers/known_answer.h"

namespace assay::known {

// oracles_exact
void add_enclosures(KnownAnswers& all);
void add_allowed_work(KnownAnswers& all);
void add_ends_of_filters(KnownAnswers& all);
void add_exact_numbers(KnownAnswers& all);
void add_exact_systems(KnownAnswers& all);
// oracles_gjk
void add_flips_of_judges(KnownAnswers& all);
void add_judges_of_pairs(KnownAnswers& all);
void add_along_normals(KnownAnswers& all);
void add_asked_brackets(KnownAnswers& all);
void add_spoilt_certificates(KnownAnswers& all);
void add_depths_by_hand(KnownAnswers& all);
void add_flips_of_brackets(KnownAnswers& all);
void add_witnesses_by_hand(KnownAnswers& all);
// oracles_cast
void add_enclosed_casts(KnownAnswers& all);
void add_ends_of_casts(KnownAnswers& all);
void add_flips_of_casts(KnownAnswers& all);
void add_judges_of_casts(KnownAnswers& all);
void add_proved_casts(KnownAnswers& all);
// oracles_hull2
void add_judges_of_hulls2(KnownAnswers& all);
void add_judges_of_sums(KnownAnswers& all);
void add_lost_points(KnownAnswers& all);
void add_odd_clouds(KnownAnswers& all);
// oracles_hull3
void add_judges_of_hulls3(KnownAnswers& all);
void add_surfaces(KnownAnswers& all);
void add_asked_cells(KnownAnswers& all);
void add_lone_aims(KnownAnswers& all);
void add_odd_surfaces(KnownAnswers& all);
// oracles_shapes
void add_judges_of_shapes(KnownAnswers& all);
void add_odd_questions(KnownAnswers& all);
void add_points_by_hand(KnownAnswers& all);
void add_judged_shapes_by_hand(KnownAnswers& all);
void add_sweeps_by_hand(KnownAnswers& all);
// oracles_lp
void add_balls(KnownAnswers& all);
void add_exact_simplex(KnownAnswers& all);
void add_judges_of_programs(KnownAnswers& all);
void add_kernel_enclosures(KnownAnswers& all);
void add_asked_parts(KnownAnswers& all);
void add_asked_shapes(KnownAnswers& all);
void add_cards_by_hand(KnownAnswers& all);
void add_wide_kernels(KnownAnswers& all);
// algorithms_predicates
void add_flips_of_predicates(KnownAnswers& all);
void add_stages_of_turns(KnownAnswers& all);
// algorithms_gjk
void add_bounds_of_collisions(KnownAnswers& all);
void add_answers_by_hand(KnownAnswers& all);
void add_ends_of_proofs(KnownAnswers& all);
void add_hull_graphs(KnownAnswers& all);
void add_degenerate_simplices(KnownAnswers& all);
void add_feature_steps(KnownAnswers& all);
void add_flat_faces(KnownAnswers& all);
void add_nearest_by_hand(KnownAnswers& all);
void add_refused_pairs(KnownAnswers& all);
void add_origin_weights(KnownAnswers& all);
void add_plain_lanes(KnownAnswers& all);
void add_collisions(KnownAnswers& all);
// algorithms_cast
void add_bounds_of_casts(KnownAnswers& all);
void add_grazing(KnownAnswers& all);
void add_casts(KnownAnswers& all);
void add_casts_of_nothing(KnownAnswers& all);
void add_lattice_casts(KnownAnswers& all);
void add_proofs_of_casts(KnownAnswers& all);
// algorithms_hull2
void add_diagonal_extremes(KnownAnswers& all);
void add_sites_and_sums(KnownAnswers& all);
void add_hulls2(KnownAnswers& all);
// algorithms_hull3
void add_directions(KnownAnswers& all);
void add_hulls3(KnownAnswers& all);
void add_walking_surfaces(KnownAnswers& all);
// algorithms_shapes
void add_shapes(KnownAnswers& all);
void add_shapes_by_hand(KnownAnswers& all);
void add_signs_with_roots(KnownAnswers& all);
// algorithms_lp
void add_at_the_promises(KnownAnswers& all);
void add_canonical_form(KnownAnswers& all);
void add_collision_proofs(KnownAnswers& all);
void add_collisions_by_programs(KnownAnswers& all);
void add_final_check(KnownAnswers& all);
void add_seidel(KnownAnswers& all);
void add_tableau_choices(KnownAnswers& all);
void add_seidel_by_hand(KnownAnswers& all);
void add_seidel_refusals(KnownAnswers& all);
void add_tableau_exchanges(KnownAnswers& all);
void add_tableau_parts(KnownAnswers& all);
void add_tableau_rooms(KnownAnswers& all);
void add_tableau_runs(KnownAnswers& all);
void add_without_tableau(KnownAnswers& all);
void add_far_bounds(KnownAnswers& all);
void add_seidel_stops(KnownAnswers& all);
void add_tableau_ends(KnownAnswers& all);
// algorithms_lp_revised
void add_revised_answers(KnownAnswers& all);
void add_revised_by_hand(KnownAnswers& all);
void add_revised_choices(KnownAnswers& all);
void add_revised_estimates(KnownAnswers& all);
void add_revised_factors(KnownAnswers& all);
void add_revised_lines(KnownAnswers& all);
void add_revised_refined(KnownAnswers& all);
void add_revised_states(KnownAnswers& all);
void add_revised_straits(KnownAnswers& all);
void add_revised_edges(KnownAnswers& all);
void add_revised_ties(KnownAnswers& all);
void add_revised_updates(KnownAnswers& all);
void add_revised_weights(KnownAnswers& all);
// certified_gjk
void add_brackets(KnownAnswers& all);
void add_certified_collisions(KnownAnswers& all);
void add_certified_by_hand(KnownAnswers& all);
// certified_lp
void add_certified_programs(KnownAnswers& all);
void add_certified_programs_by_hand(KnownAnswers& all);
// refusals
void add_refusals_of_variants(KnownAnswers& all);

}  // namespace assay::known
