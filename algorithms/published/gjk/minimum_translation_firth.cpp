#include "algorithms/published/gjk/minimum_translation_firth.h"

#include "algorithms/published/gjk/minimum_translation_firth_listing.h"
#include "algorithms/published/gjk/planar_support.h"

namespace assay {

GjkAnswer MinimumTranslationFirth::solve(const ConvexPair& pair, const Watch&) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  return published::firth::minimum_translation<double>(pair);
}

}  // namespace assay
