#include "algorithms/published/gjk/kreuzer_tableau.h"

#include "algorithms/published/gjk/kreuzer_tableau_listing.h"

namespace assay {

static_assert(1.0 / 10000 == 1e-4, "the listing's accuracy in double is the article's");

GjkAnswer KreuzerTableau::solve(const ConvexPair& pair, const Watch& watch) {
  return published::kreuzer::solve<double>(pair, watch);
}

}  // namespace assay
