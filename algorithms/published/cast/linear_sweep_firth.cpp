#include "algorithms/published/cast/linear_sweep_firth.h"

#include "algorithms/published/cast/linear_sweep_firth_listing.h"
#include "algorithms/published/cast/moving_polygons.h"

namespace assay {

CastAnswer LinearSweepFirth::solve(const MovingPair& pair, const Watch&) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  if (pair.turns()) return Declined{"the linear sweep knows no rotation"};
  return published::firth::linear_sweep<double>(pair);
}

}  // namespace assay
