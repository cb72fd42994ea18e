#include "properties/batteries.h"
#include "properties/domains/hull_classroom_grid.h"
#include "properties/domains/hull_collinear_ulps.h"
#include "properties/domains/hull_far_outlier.h"
#include "properties/domains/hull_flat.h"
#include "properties/domains/hull_lattice_cloud.h"
#include "properties/domains/hull_mixed_scales.h"
#include "properties/domains/hull_near_collinear.h"
#include "properties/domains/hull_scales.h"
#include "properties/domains/hull_size_ladder.h"
#include "properties/domains/hull_small_grid.h"
#include "properties/hull/axis_swap_keeps_hull.h"
#include "properties/hull/hull2_is_exact.h"
#include "properties/hull/permutation_keeps_hull.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<Hull2Family>& catalog<Hull2Family>() {
  static const auto all = make_catalog<Hull2Family>(
      {entry_of_property<AxisSwapKeepsHull>(), entry_of_property<Hull2IsExact>(),
       entry_of_property<PermutationKeepsHull>(), entry_of_property<Terminates<Hull2Family>>()},
      {entry_of_domain<HullClassroomGrid>(), entry_of_domain<HullCollinearUlps>(), entry_of_domain<HullFarOutlier>(),
       entry_of_domain<HullOffset>(), entry_of_domain<HullFlat>(), entry_of_domain<HullLatticeCloud>(),
       entry_of_domain<HullMixedScales>(), entry_of_domain<HullNearCollinear>(), entry_of_domain<HullScales>(),
       entry_of_domain<HullLadderCircle>(), entry_of_domain<HullLadderSquare>(), entry_of_domain<HullSmallGrid>()});
  return all;
}

}  // namespace assay
