#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"

#include "algorithms/published/gjk/gjk_alzubaidi_2d_listing.h"
#include "algorithms/published/gjk/planar_support.h"

namespace assay {

GjkAnswer GjkAlzubaidi2d::solve(const ConvexPair& pair, const Watch& watch) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  return published::alzubaidi::solve<double>(pair, watch);
}

}  // namespace assay
