#include "algorithms/published/cast/angular_cast_firth.h"

#include "algorithms/published/cast/angular_cast_firth_listing.h"
#include "algorithms/published/cast/moving_polygons.h"

namespace assay {

CastAnswer AngularCastFirth::solve(const MovingPair& pair, const Watch& watch) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  return published::firth::angular_cast<double>(pair, watch, kTolerance);
}

}  // namespace assay
