#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/collision.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/degenerate/cube_roots.h"
#include "properties/domains/lp/degenerate/planted_degenerate.h"
#include "properties/domains/lp/general_bounds.h"
#include "properties/domains/lp/near_parallel.h"
#include "properties/domains/lp/numerics/big_m.h"
#include "properties/domains/lp/numerics/free_columns.h"
#include "properties/domains/lp/numerics/hilbert.h"
#include "properties/domains/lp/numerics/tiny_entries.h"
#include "properties/domains/lp/numerics/wide_costs.h"
#include "properties/domains/lp/planted_infeasible.h"
#include "properties/domains/lp/planted_optimum.h"
#include "properties/domains/lp/planted_ray.h"
#include "properties/domains/lp/polytopes/assignment.h"
#include "properties/domains/lp/polytopes/chebyshev_centre.h"
#include "properties/domains/lp/polytopes/collision_forms.h"
#include "properties/domains/lp/polytopes/facets.h"
#include "properties/domains/lp/scaled.h"
#include "properties/domains/lp/small_integer.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<LpFamily>& catalog<LpFamily>() {
  static const auto all = make_catalog<LpFamily>(
      with_relations<LpFamily>({entry_of_property<AnswerIsCertified>(), entry_of_property<StatusIsRight>(),
                                entry_of_property<Terminates<LpFamily>>(), entry_of_property<ValueIsRight>()}),
      {entry_of_domain<LpAssignment>(),     entry_of_domain<LpChebyshevCentre>(),
       entry_of_domain<LpCollisionForms>(), entry_of_domain<LpCubeRoots>(),
       entry_of_domain<LpFacets>(),         entry_of_domain<LpPlantedDegenerate>(),
       entry_of_domain<LpClassics>(),       entry_of_domain<LpCollision>(),
       entry_of_domain<LpCyclers>(),        entry_of_domain<LpGeneralBounds>(),
       entry_of_domain<LpNearParallel>(),   entry_of_domain<LpPlantedInfeasible>(),
       entry_of_domain<LpPlantedOptimum>(), entry_of_domain<LpPlantedRay>(),
       entry_of_domain<LpScaled>(),         entry_of_domain<LpSmallInteger>(),
       entry_of_domain<LpBigM>(),           entry_of_domain<LpFreeColumns>(),
       entry_of_domain<LpHilbert>(),        entry_of_domain<LpTinyEntries>(),
       entry_of_domain<LpWideCosts>()});
  return all;
}

}  // namespace assay
