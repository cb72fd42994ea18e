#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/hull3/flat.h"
#include "properties/domains/hull3/lattice.h"
#include "properties/domains/hull3/near_planes.h"
#include "properties/domains/hull3/scales.h"
#include "properties/domains/hull3/surface.h"
#include "properties/hull3/hull3_is_exact.h"
#include "properties/hull3/lifted_plane_has_planar_hull.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<Hull3Family>& catalog<Hull3Family>() {
  static const auto all = make_catalog<Hull3Family>(
      with_relations<Hull3Family>({entry_of_property<Hull3IsExact>(), entry_of_property<LiftedPlaneHasPlanarHull>(),
                                   entry_of_property<Terminates<Hull3Family>>()}),
      {entry_of_domain<Hull3Ball>(), entry_of_domain<Hull3CoplanarClusters>(), entry_of_domain<Hull3CubeSurface>(),
       entry_of_domain<Hull3Cylinder>(), entry_of_domain<Hull3FarOutlier>(), entry_of_domain<Hull3Flat>(),
       entry_of_domain<Hull3Lattice>(), entry_of_domain<Hull3MixedScales>(), entry_of_domain<Hull3NearDuplicates>(),
       entry_of_domain<Hull3Needle>(), entry_of_domain<Hull3Offset>(), entry_of_domain<Hull3RotatedLattice>(),
       entry_of_domain<Hull3Scales>(), entry_of_domain<Hull3Sphere>(), entry_of_domain<Hull3UlpGrid>(),
       entry_of_domain<Hull3UlpPlane>()});
  return all;
}

}  // namespace assay
