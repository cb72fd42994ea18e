#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/gjk/contact/near_touching.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far_offset.h"
#include "properties/domains/gjk/flat.h"
#include "properties/domains/gjk/lattice.h"
#include "properties/domains/gjk/lattice_nd.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/scaled.h"
#include "properties/domains/gjk/single.h"
#include "properties/domains/gjk/slivers.h"
#include "properties/domains/gjk/solids/coplanar.h"
#include "properties/domains/gjk/solids/edges_only.h"
#include "properties/domains/gjk/solids/integer_solids.h"
#include "properties/domains/gjk/solids/jittered_twins.h"
#include "properties/domains/gjk/solids/kissing_boxes.h"
#include "properties/domains/gjk/solids/nested.h"
#include "properties/domains/gjk/solids/shared_feature.h"
#include "properties/domains/gjk/solids/size_ratio.h"
#include "properties/domains/gjk/solids/tilted_caps.h"
#include "properties/domains/gjk/ulp_grid.h"
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/growing_keeps_hit.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/gjk/witness_is_valid.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<GjkFamily>& catalog<GjkFamily>() {
  static const auto all = make_catalog<GjkFamily>(
      with_relations<GjkFamily>({entry_of_property<GrowingKeepsHit>(), entry_of_property<DepthIsRight>(),
                                 entry_of_property<DistanceIsCertified>(), entry_of_property<NearestPointsAreRight>(),
                                 entry_of_property<NormalIsRight>(), entry_of_property<Terminates<GjkFamily>>(),
                                 entry_of_property<VerdictIsRight>(), entry_of_property<WitnessIsValid>()}),
      {entry_of_domain<GjkFarOffset<2>>(),
       entry_of_domain<GjkFarOffset<3>>(),
       entry_of_domain<GjkFlat<2>>(),
       entry_of_domain<GjkFlat<3>>(),
       entry_of_domain<GjkLattice<2>>(),
       entry_of_domain<GjkLattice<3>>(),
       entry_of_domain<GjkLatticeNd>(),
       entry_of_domain<GjkNearTouching<2>>(),
       entry_of_domain<GjkNearTouching<3>>(),
       entry_of_domain<GjkRandom<2>>(),
       entry_of_domain<GjkRandom<3>>(),
       entry_of_domain<GjkRandomEight>(),
       entry_of_domain<GjkScaled<2>>(),
       entry_of_domain<GjkScaled<3>>(),
       entry_of_domain<GjkSlivers<2>>(),
       entry_of_domain<GjkSlivers<3>>(),
       entry_of_domain<GjkTouching<2>>(),
       entry_of_domain<GjkTouching<3>>(),
       entry_of_domain<GjkUlpGrid<2>>(),
       entry_of_domain<GjkUlpGrid<3>>(),
       entry_of_domain<GjkSingleNearTouching<2>>(),
       entry_of_domain<GjkSingleNearTouching<3>>(),
       entry_of_domain<GjkSingleScaled<2>>(),
       entry_of_domain<GjkSingleScaled<3>>(),
       entry_of_domain<GjkSingleRandomEight>(),
       entry_of_domain<GjkCoplanar>(),
       entry_of_domain<GjkEdgesOnly>(),
       entry_of_domain<GjkTiltedCaps>(),
       entry_of_domain<GjkIntegerSolids<2>>(),
       entry_of_domain<GjkIntegerSolids<3>>(),
       entry_of_domain<GjkJitteredTwins<2>>(),
       entry_of_domain<GjkJitteredTwins<3>>(),
       entry_of_domain<GjkKissingBoxes<2>>(),
       entry_of_domain<GjkKissingBoxes<3>>(),
       entry_of_domain<GjkNested<2>>(),
       entry_of_domain<GjkNested<3>>(),
       entry_of_domain<GjkSharedFeature<2>>(),
       entry_of_domain<GjkSharedFeature<3>>(),
       entry_of_domain<GjkSizeRatio<2>>(),
       entry_of_domain<GjkSizeRatio<3>>()});
  return all;
}

}  // namespace assay
