// What each file of the folders below knows: each puts its own behind the others.
#pragma once
#include "known_answers/known_answer.h"

namespace assay::known {

// oracles_exact
void add_enclosures(KnownAnswers& all);
// oracles_gjk
void add_flips_of_judges(KnownAnswers& all);
void add_judges_of_pairs(KnownAnswers& all);
// oracles_cast
void add_enclosed_casts(KnownAnswers& all);
void add_flips_of_casts(KnownAnswers& all);
void add_judges_of_casts(KnownAnswers& all);
void add_proved_casts(KnownAnswers& all);
// oracles_hull2
void add_judges_of_hulls2(KnownAnswers& all);
void add_judges_of_sums(KnownAnswers& all);
// oracles_hull3
void add_judges_of_hulls3(KnownAnswers& all);
void add_surfaces(KnownAnswers& all);
// oracles_shapes
void add_judges_of_shapes(KnownAnswers& all);
// oracles_lp
void add_balls(KnownAnswers& all);
void add_exact_simplex(KnownAnswers& all);
void add_judges_of_programs(KnownAnswers& all);
void add_kernel_enclosures(KnownAnswers& all);
// algorithms_predicates
void add_flips_of_predicates(KnownAnswers& all);
// algorithms_gjk
void add_bounds_of_collisions(KnownAnswers& all);
void add_origin_weights(KnownAnswers& all);
void add_plain_lanes(KnownAnswers& all);
void add_collisions(KnownAnswers& all);
// algorithms_cast
void add_bounds_of_casts(KnownAnswers& all);
void add_casts(KnownAnswers& all);
// algorithms_hull2
void add_hulls2(KnownAnswers& all);
// algorithms_hull3
void add_hulls3(KnownAnswers& all);
void add_walking_surfaces(KnownAnswers& all);
// algorithms_shapes
void add_shapes(KnownAnswers& all);
// algorithms_lp
void add_at_the_promises(KnownAnswers& all);
void add_canonical_form(KnownAnswers& all);
void add_collisions_by_programs(KnownAnswers& all);
void add_final_check(KnownAnswers& all);
void add_revised_choices(KnownAnswers& all);
void add_revised_straits(KnownAnswers& all);
void add_seidel(KnownAnswers& all);
void add_tableau_choices(KnownAnswers& all);
// certified_gjk
void add_brackets(KnownAnswers& all);
void add_certified_collisions(KnownAnswers& all);
// certified_lp
void add_certified_programs(KnownAnswers& all);

}  // namespace assay::known
