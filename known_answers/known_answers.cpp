#include "known_answers/known_answers.h"

#include <algorithm>
#include <iterator>

#include "known_answers/tables.h"

namespace assay {

namespace {

/// What each file knows, in the order of the table.
constexpr void (*kAdders[])(KnownAnswers&) = {
    known::add_enclosures,
    known::add_allowed_work,
    known::add_ends_of_filters,
    known::add_exact_numbers,
    known::add_exact_systems,
    known::add_flips_of_judges,
    known::add_judges_of_pairs,
    known::add_along_normals,
    known::add_asked_brackets,
    known::add_spoilt_certificates,
    known::add_depths_by_hand,
    known::add_flips_of_brackets,
    known::add_witnesses_by_hand,
    known::add_enclosed_casts,
    known::add_ends_of_casts,
    known::add_flips_of_casts,
    known::add_judges_of_casts,
    known::add_proved_casts,
    known::add_judges_of_hulls2,
    known::add_judges_of_sums,
    known::add_lost_points,
    known::add_odd_clouds,
    known::add_judges_of_hulls3,
    known::add_surfaces,
    known::add_asked_cells,
    known::add_lone_aims,
    known::add_odd_surfaces,
    known::add_judges_of_shapes,
    known::add_odd_questions,
    known::add_points_by_hand,
    known::add_judged_shapes_by_hand,
    known::add_sweeps_by_hand,
    known::add_balls,
    known::add_exact_simplex,
    known::add_judges_of_programs,
    known::add_kernel_enclosures,
    known::add_asked_parts,
    known::add_asked_shapes,
    known::add_cards_by_hand,
    known::add_wide_kernels,
    known::add_flips_of_predicates,
    known::add_stages_of_turns,
    known::add_bounds_of_collisions,
    known::add_answers_by_hand,
    known::add_ends_of_proofs,
    known::add_hull_graphs,
    known::add_degenerate_simplices,
    known::add_feature_steps,
    known::add_flat_faces,
    known::add_nearest_by_hand,
    known::add_refused_pairs,
    known::add_origin_weights,
    known::add_plain_lanes,
    known::add_collisions,
    known::add_bounds_of_casts,
    known::add_grazing,
    known::add_casts,
    known::add_casts_of_nothing,
    known::add_lattice_casts,
    known::add_proofs_of_casts,
    known::add_diagonal_extremes,
    known::add_sites_and_sums,
    known::add_hulls2,
    known::add_directions,
    known::add_hulls3,
    known::add_walking_surfaces,
    known::add_shapes,
    known::add_shapes_by_hand,
    known::add_signs_with_roots,
    known::add_at_the_promises,
    known::add_canonical_form,
    known::add_collision_proofs,
    known::add_collisions_by_programs,
    known::add_final_check,
    known::add_seidel,
    known::add_tableau_choices,
    known::add_seidel_by_hand,
    known::add_seidel_refusals,
    known::add_tableau_exchanges,
    known::add_tableau_parts,
    known::add_tableau_rooms,
    known::add_tableau_runs,
    known::add_without_tableau,
    known::add_far_bounds,
    known::add_seidel_stops,
    known::add_tableau_ends,
    known::add_revised_answers,
    known::add_revised_by_hand,
    known::add_revised_choices,
    known::add_revised_estimates,
    known::add_revised_factors,
    known::add_revised_lines,
    known::add_revised_refined,
    known::add_revised_states,
    known::add_revised_straits,
    known::add_revised_edges,
    known::add_revised_ties,
    known::add_revised_updates,
    known::add_revised_weights,
    known::add_brackets,
    known::add_certified_collisions,
    known::add_certified_by_hand,
    known::add_certified_programs,
    known::add_certified_programs_by_hand,
    known::add_refusals_of_variants,
};

}  // namespace

const KnownAnswers& known_answers() {
  static const KnownAnswers all = [] {
    KnownAnswers known;
    for (const auto add : kAdders) add(known);
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
