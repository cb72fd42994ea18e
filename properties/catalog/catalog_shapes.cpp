#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/shapes/shapes_degenerate.h"
#include "properties/domains/shapes/shapes_lattice.h"
#include "properties/domains/shapes/shapes_points.h"
#include "properties/domains/shapes/shapes_touching.h"
#include "properties/shapes/answer_is_right.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<ShapesFamily>& catalog<ShapesFamily>() {
  static const auto all = make_catalog<ShapesFamily>(
      with_relations<ShapesFamily>(
          {entry_of_property<ShapesAnswerIsRight>(), entry_of_property<Terminates<ShapesFamily>>()}),
      {entry_of_domain<ShapesBounds>(), entry_of_domain<ShapesCentroidFlat>(), entry_of_domain<ShapesCentroidOffset>(),
       entry_of_domain<ShapesConcentric>(), entry_of_domain<ShapesKissingBoxes>(), entry_of_domain<ShapesLattice>(),
       entry_of_domain<ShapesMotion>(), entry_of_domain<ShapesNearTouching>(), entry_of_domain<ShapesOffset>(),
       entry_of_domain<ShapesScaled>(), entry_of_domain<ShapesSizes>(), entry_of_domain<ShapesTouching>()});
  return all;
}

}  // namespace assay
