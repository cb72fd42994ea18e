#include "algorithms/gjk/depth/minimum_translation_2d.h"

#include "algorithms/gjk/depth/minimum_translation_walk.h"

namespace assay {

GjkAnswer MinimumTranslation2d::solve(const ConvexPair& pair, const Watch&) {
  return gjk::solve_by_walking<gjk::WalksBoth>(pair);
}

}  // namespace assay
