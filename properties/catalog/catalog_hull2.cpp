#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/hull2/classroom_failures.h"
#include "properties/domains/hull2/classroom_grid.h"
#include "properties/domains/hull2/collinear_ulps.h"
#include "properties/domains/hull2/far_outlier.h"
#include "properties/domains/hull2/flat.h"
#include "properties/domains/hull2/lattice_cloud.h"
#include "properties/domains/hull2/mixed_scales.h"
#include "properties/domains/hull2/near_collinear.h"
#include "properties/domains/hull2/near_duplicates.h"
#include "properties/domains/hull2/needle.h"
#include "properties/domains/hull2/orders.h"
#include "properties/domains/hull2/rotated.h"
#include "properties/domains/hull2/scales.h"
#include "properties/domains/hull2/size_ladder.h"
#include "properties/domains/hull2/small_grid.h"
#include "properties/domains/hull2/twins.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<Hull2Family>& catalog<Hull2Family>() {
  static const auto all = make_catalog<Hull2Family>(
      with_relations<Hull2Family>({entry_of_property<Hull2IsExact>(), entry_of_property<Terminates<Hull2Family>>()}),
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
