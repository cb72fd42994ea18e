#include "properties/cast/bracket_holds_time.h"
#include "properties/cast/verdict_is_right.h"
#include "properties/catalog/batteries.h"
#include "properties/catalog/relations.h"
#include "properties/domains/cast/single.h"
#include "properties/domains/cast/straight.h"
#include "properties/domains/cast/turning.h"
#include "properties/terminates.h"

namespace assay {

template <>
const Catalog<CastFamily>& catalog<CastFamily>() {
  static const auto all = make_catalog<CastFamily>(
      with_relations<CastFamily>({entry_of_property<BracketHoldsTime>(), entry_of_property<CastVerdictIsRight>(),
                                  entry_of_property<Terminates<CastFamily>>()}),
      {entry_of_domain<CastEnding<2>>(),        entry_of_domain<CastEnding<3>>(),
       entry_of_domain<CastFast<2>>(),          entry_of_domain<CastFast<3>>(),
       entry_of_domain<CastGrazing<2>>(),       entry_of_domain<CastGrazing<3>>(),
       entry_of_domain<CastHeadOn<2>>(),        entry_of_domain<CastHeadOn<3>>(),
       entry_of_domain<CastLattice<2>>(),       entry_of_domain<CastLattice<3>>(),
       entry_of_domain<CastPoints<2>>(),        entry_of_domain<CastPoints<3>>(),
       entry_of_domain<CastScaled<2>>(),        entry_of_domain<CastScaled<3>>(),
       entry_of_domain<CastSingle<2>>(),        entry_of_domain<CastSingle<3>>(),
       entry_of_domain<CastSingleGrazing<2>>(), entry_of_domain<CastSingleGrazing<3>>(),
       entry_of_domain<CastSingleTumble<2>>(),  entry_of_domain<CastSingleTumble<3>>(),
       entry_of_domain<CastSlow<2>>(),          entry_of_domain<CastSlow<3>>(),
       entry_of_domain<CastSpin<2>>(),          entry_of_domain<CastSpin<3>>(),
       entry_of_domain<CastStart<2>>(),         entry_of_domain<CastStart<3>>(),
       entry_of_domain<CastTumble<2>>(),        entry_of_domain<CastTumble<3>>()});
  return all;
}

}  // namespace assay
