#include "properties/batteries.h"
#include "properties/domains/hull_classroom_failures.h"
#include "properties/domains/hull_classroom_grid.h"
#include "properties/domains/hull_collinear_ulps.h"
#include "properties/domains/hull_far_outlier.h"
#include "properties/domains/hull_flat.h"
#include "properties/domains/hull_lattice_cloud.h"
#include "properties/domains/hull_mixed_scales.h"
#include "properties/domains/hull_near_collinear.h"
#include "properties/domains/hull_near_duplicates.h"
#include "properties/domains/hull_needle.h"
#include "properties/domains/hull_orders.h"
#include "properties/domains/hull_rotated.h"
#include "properties/domains/hull_scales.h"
#include "properties/domains/hull_size_ladder.h"
#include "properties/domains/hull_small_grid.h"
#include "properties/domains/hull_twins.h"
#include "properties/hull/axis_swap_keeps_hull.h"
#include "properties/hull/duplication_keeps_hull.h"
#include "properties/hull/hull2_is_exact.h"
#include "properties/hull/hull_of_hull.h"
#include "properties/hull/inner_points_keep_hull.h"
#include "properties/hull/permutation_keeps_hull.h"
#include "properties/hull/reflection_keeps_hull.h"
#include "properties/hull/scaling_keeps_hull.h"
#include "properties/hull/translation_keeps_hull.h"
#include "properties/hull/union_is_monotone.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<Hull2Family>& catalog<Hull2Family>() {
  static const auto all = make_catalog<Hull2Family>(
      {entry_of_property<AxisSwapKeepsHull>(), entry_of_property<DuplicationKeepsHull>(),
       entry_of_property<Hull2IsExact>(), entry_of_property<HullOfHull>(), entry_of_property<InnerPointsKeepHull>(),
       entry_of_property<PermutationKeepsHull>(), entry_of_property<ReflectionKeepsHull>(),
       entry_of_property<ScalingKeepsHull>(), entry_of_property<Terminates<Hull2Family>>(),
       entry_of_property<TranslationKeepsHull>(), entry_of_property<UnionIsMonotone>()},
      {entry_of_domain<HullClampedRotated>(), entry_of_domain<HullClassroomFailures>(),
       entry_of_domain<HullClassroomGrid>(),  entry_of_domain<HullCollinearUlps>(),
       entry_of_domain<HullDuplicates>(),     entry_of_domain<HullFarOutlier>(),
       entry_of_domain<HullOffset>(),         entry_of_domain<HullFlat>(),
       entry_of_domain<HullLatticeCloud>(),   entry_of_domain<HullMixedScales>(),
       entry_of_domain<HullNearCollinear>(),  entry_of_domain<HullNearDuplicates>(),
       entry_of_domain<HullNeedle>(),         entry_of_domain<HullOrders>(),
       entry_of_domain<HullRotatedLattice>(), entry_of_domain<HullScales>(),
       entry_of_domain<HullLadderCircle>(),   entry_of_domain<HullLadderSquare>(),
       entry_of_domain<HullSmallGrid>(),      entry_of_domain<HullTwins>()});
  return all;
}

}  // namespace assay
