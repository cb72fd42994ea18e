#include "algorithms/published/gjk/gjk_tutorial_2d.h"

#include "algorithms/published/gjk/gjk_tutorial_2d_listing.h"
#include "algorithms/published/gjk/planar_support.h"

namespace assay {

GjkAnswer GjkTutorial2d::solve(const ConvexPair& pair, const Watch& watch) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  return published::tutorial::solve<double>(pair, watch);
}

}  // namespace assay
