// What each file of the folders below knows: add_NAME puts its own behind the others.
#pragma once
#include "known_answers/known_answer.h"

/// The one list of them, in the order of the table: DO(NAME) for each.
#define ASSAY_FOR_EACH_ADDER(DO)  \
  /* oracles_exact */             \
  DO(enclosures)                  \
  DO(allowed_work)                \
  DO(ends_of_filters)             \
  DO(exact_numbers)               \
  DO(exact_systems)               \
  /* oracles_gjk */               \
  DO(flips_of_judges)             \
  DO(judges_of_pairs)             \
  DO(along_normals)               \
  DO(asked_brackets)              \
  DO(spoilt_certificates)         \
  DO(depths_by_hand)              \
  DO(flips_of_brackets)           \
  DO(witnesses_by_hand)           \
  DO(filters_by_hand)             \
  DO(depths_at_the_ends)          \
  DO(polyhedra_by_hand)           \
  /* oracles_cast */              \
  DO(enclosed_casts)              \
  DO(ends_of_casts)               \
  DO(flips_of_casts)              \
  DO(judges_of_casts)             \
  DO(proved_casts)                \
  DO(times_by_hand)               \
  DO(verdicts_by_hand)            \
  DO(refused_casts)               \
  DO(turning_by_hand)             \
  DO(moments_by_hand)             \
  DO(ways_by_hand)                \
  DO(contacts_by_hand)            \
  DO(stated_by_hand)              \
  /* oracles_hull2 */             \
  DO(judges_of_hulls2)            \
  DO(judges_of_sums)              \
  DO(lost_points)                 \
  DO(odd_clouds)                  \
  DO(ends_of_judges2)             \
  DO(asked_turns)                 \
  /* oracles_hull3 */             \
  DO(judges_of_hulls3)            \
  DO(surfaces)                    \
  DO(asked_cells)                 \
  DO(lone_aims)                   \
  DO(odd_surfaces)                \
  DO(shapes_of_surfaces)          \
  DO(asked_aims)                  \
  DO(asked_rings3)                \
  DO(asked_integers3)             \
  DO(asked_gauges)                \
  DO(lost_in_space)               \
  DO(ends_of_judges3)             \
  /* oracles_shapes */            \
  DO(judges_of_shapes)            \
  DO(odd_questions)               \
  DO(points_by_hand)              \
  DO(judged_shapes_by_hand)       \
  DO(sweeps_by_hand)              \
  DO(passages_by_hand)            \
  /* oracles_lp */                \
  DO(balls)                       \
  DO(exact_simplex)               \
  DO(judges_of_programs)          \
  DO(kernel_enclosures)           \
  DO(asked_parts)                 \
  DO(asked_shapes)                \
  DO(cards_by_hand)               \
  DO(wide_kernels)                \
  DO(last_branches)               \
  DO(ends_of_numbers)             \
  DO(breaches_by_hand)            \
  DO(flips_of_gaps)               \
  DO(kernels_by_hand)             \
  DO(filters_of_bases)            \
  DO(numbers_moved)               \
  DO(branches_of_changes)         \
  DO(judges_by_hand)              \
  DO(costs_made_up)               \
  DO(ends_of_lines)               \
  DO(promises_by_hand)            \
  DO(rooms_of_vertices)           \
  DO(ways_from_bases)             \
  DO(steady_optima)               \
  /* algorithms_predicates */     \
  DO(flips_of_predicates)         \
  DO(stages_of_turns)             \
  DO(predicates_by_rounding)      \
  /* algorithms_gjk */            \
  DO(bounds_of_collisions)        \
  DO(answers_by_hand)             \
  DO(ends_of_proofs)              \
  DO(hull_graphs)                 \
  DO(degenerate_simplices)        \
  DO(feature_steps)               \
  DO(flat_faces)                  \
  DO(nearest_by_hand)             \
  DO(refused_pairs)               \
  DO(origin_weights)              \
  DO(plain_lanes)                 \
  DO(collisions)                  \
  DO(ends_of_depths)              \
  DO(ends_of_features)            \
  DO(growing_polytopes)           \
  DO(portals_by_hand)             \
  DO(tiny_and_tied)               \
  DO(ties_in_simplices)           \
  DO(ends_of_answers)             \
  DO(portals_of_their_error)      \
  /* algorithms_cast */           \
  DO(bounds_of_casts)             \
  DO(grazing)                     \
  DO(casts)                       \
  DO(casts_of_nothing)            \
  DO(lattice_casts)               \
  DO(proofs_of_casts)             \
  DO(ends_of_cast_bounds)         \
  /* algorithms_hull2 */          \
  DO(diagonal_extremes)           \
  DO(sites_and_sums)              \
  DO(hulls2)                      \
  DO(odd_siftings)                \
  /* algorithms_hull3 */          \
  DO(directions)                  \
  DO(hulls3)                      \
  DO(walking_surfaces)            \
  DO(meshes_by_hand)              \
  DO(odd_patches)                 \
  DO(tied_beginnings)             \
  /* algorithms_shapes */         \
  DO(shapes)                      \
  DO(shapes_by_hand)              \
  DO(signs_with_roots)            \
  DO(wide_numbers)                \
  /* algorithms_lp */             \
  DO(at_the_promises)             \
  DO(canonical_form)              \
  DO(collision_proofs)            \
  DO(collisions_by_programs)      \
  DO(final_check)                 \
  DO(seidel)                      \
  DO(seidel_by_hand)              \
  DO(seidel_refusals)             \
  DO(without_tableau)             \
  DO(far_bounds)                  \
  DO(seidel_stops)                \
  DO(told_collisions)             \
  DO(own_proofs)                  \
  DO(last_checks)                 \
  DO(least_bounds)                \
  DO(norm_brackets)               \
  DO(ends_of_seidel)              \
  DO(loaded_programs)             \
  DO(turns_of_methods)            \
  DO(returning_runs)              \
  /* algorithms_lp_tableau */     \
  DO(tableau_choices)             \
  DO(tableau_exchanges)           \
  DO(tableau_parts)               \
  DO(tableau_rooms)               \
  DO(tableau_runs)                \
  DO(tableau_ends)                \
  DO(returns_by_rounding)         \
  DO(tableau_questions)           \
  /* algorithms_lp_revised */     \
  DO(revised_answers)             \
  DO(revised_by_hand)             \
  DO(revised_choices)             \
  DO(revised_estimates)           \
  DO(revised_factors)             \
  DO(revised_lines)               \
  DO(revised_refined)             \
  DO(revised_states)              \
  DO(revised_straits)             \
  DO(revised_edges)               \
  DO(revised_ties)                \
  DO(revised_updates)             \
  DO(revised_ends_of_steps)       \
  DO(revised_ends_of_columns)     \
  DO(revised_ends_of_rows)        \
  DO(revised_weights)             \
  DO(revised_odd_vertices)        \
  DO(revised_least_compensated)   \
  DO(revised_longer_estimates)    \
  DO(revised_odd_rules)           \
  DO(revised_overflowing_factors) \
  /* certified_gjk */             \
  DO(brackets)                    \
  DO(certified_collisions)        \
  DO(certified_by_hand)           \
  DO(ends_of_searches)            \
  /* certified_lp */              \
  DO(certified_programs)          \
  DO(certified_programs_by_hand)  \
  DO(nearly_singular)             \
  /* refusals */                  \
  DO(refusals_of_variants)

namespace assay::known {

#define ASSAY_DECLARE(NAME) void add_##NAME(KnownAnswers& all);
ASSAY_FOR_EACH_ADDER(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay::known
