#include "known_answers/known_answers.h"

#include <algorithm>
#include <iterator>

#include "known_answers/tables.h"

namespace assay {

const KnownAnswers& known_answers() {
  static const KnownAnswers all = [] {
    KnownAnswers known;
    known::add_enclosures(known);
    known::add_allowed_work(known);
    known::add_ends_of_filters(known);
    known::add_exact_numbers(known);
    known::add_exact_systems(known);
    known::add_flips_of_judges(known);
    known::add_judges_of_pairs(known);
    known::add_along_normals(known);
    known::add_asked_brackets(known);
    known::add_spoilt_certificates(known);
    known::add_depths_by_hand(known);
    known::add_flips_of_brackets(known);
    known::add_witnesses_by_hand(known);
    known::add_enclosed_casts(known);
    known::add_ends_of_casts(known);
    known::add_flips_of_casts(known);
    known::add_judges_of_casts(known);
    known::add_proved_casts(known);
    known::add_judges_of_hulls2(known);
    known::add_judges_of_sums(known);
    known::add_lost_points(known);
    known::add_odd_clouds(known);
    known::add_judges_of_hulls3(known);
    known::add_surfaces(known);
    known::add_asked_cells(known);
    known::add_lone_aims(known);
    known::add_odd_surfaces(known);
    known::add_judges_of_shapes(known);
    known::add_odd_questions(known);
    known::add_points_by_hand(known);
    known::add_judged_shapes_by_hand(known);
    known::add_sweeps_by_hand(known);
    known::add_balls(known);
    known::add_exact_simplex(known);
    known::add_judges_of_programs(known);
    known::add_kernel_enclosures(known);
    known::add_asked_parts(known);
    known::add_asked_shapes(known);
    known::add_cards_by_hand(known);
    known::add_wide_kernels(known);
    known::add_flips_of_predicates(known);
    known::add_stages_of_turns(known);
    known::add_bounds_of_collisions(known);
    known::add_answers_by_hand(known);
    known::add_ends_of_proofs(known);
    known::add_hull_graphs(known);
    known::add_degenerate_simplices(known);
    known::add_feature_steps(known);
    known::add_flat_faces(known);
    known::add_nearest_by_hand(known);
    known::add_refused_pairs(known);
    known::add_origin_weights(known);
    known::add_plain_lanes(known);
    known::add_collisions(known);
    known::add_bounds_of_casts(known);
    known::add_grazing(known);
    known::add_casts(known);
    known::add_casts_of_nothing(known);
    known::add_lattice_casts(known);
    known::add_proofs_of_casts(known);
    known::add_diagonal_extremes(known);
    known::add_sites_and_sums(known);
    known::add_hulls2(known);
    known::add_directions(known);
    known::add_hulls3(known);
    known::add_walking_surfaces(known);
    known::add_shapes(known);
    known::add_shapes_by_hand(known);
    known::add_signs_with_roots(known);
    known::add_at_the_promises(known);
    known::add_canonical_form(known);
    known::add_collision_proofs(known);
    known::add_collisions_by_programs(known);
    known::add_final_check(known);
    known::add_seidel(known);
    known::add_tableau_choices(known);
    known::add_seidel_by_hand(known);
    known::add_seidel_refusals(known);
    known::add_tableau_exchanges(known);
    known::add_tableau_parts(known);
    known::add_tableau_rooms(known);
    known::add_tableau_runs(known);
    known::add_without_tableau(known);
    known::add_far_bounds(known);
    known::add_seidel_stops(known);
    known::add_tableau_ends(known);
    known::add_revised_answers(known);
    known::add_revised_by_hand(known);
    known::add_revised_choices(known);
    known::add_revised_estimates(known);
    known::add_revised_factors(known);
    known::add_revised_lines(known);
    known::add_revised_refined(known);
    known::add_revised_states(known);
    known::add_revised_straits(known);
    known::add_revised_edges(known);
    known::add_revised_ties(known);
    known::add_revised_updates(known);
    known::add_revised_weights(known);
    known::add_brackets(known);
    known::add_certified_collisions(known);
    known::add_certified_by_hand(known);
    known::add_certified_programs(known);
    known::add_certified_programs_by_hand(known);
    known::add_refusals_of_variants(known);
    return known;
  }();
  return all;
}

KnownAnswers asked_by_check(const KnownAnswers& all) {
  KnownAnswers asked;
  std::copy_if(all.begin(), all.end(), std::back_inserter(asked),
               [](const KnownAnswer& known) { return known.asked == Asked::kByCheck; });
  return asked;
}

}  // namespace assay
