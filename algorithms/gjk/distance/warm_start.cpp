#include "algorithms/gjk/distance/warm_start.h"

#include <algorithm>

namespace assay {
namespace gjk {

GjkAnswer solve_warm(const ConvexPair& pair, WarmStart& warm, const Watch& watch) {
  return solve_distance<BySignedVolumes>(pair, watch, &warm);
}

ConvexPair moved_a_little(const ConvexPair& pair) {
  ConvexPair moved = pair;
  for (std::uint32_t k = 0; k < pair.b.dimension && pair.b.size() > 0; ++k) {
    double low = pair.b[0][k], high = low;
    for (std::uint32_t j = 1; j < pair.b.size(); ++j) {
      low = std::min(low, pair.b[j][k]);
      high = std::max(high, pair.b[j][k]);
    }
    const double way = high / 8 - low / 8;
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) moved.b[j][k] += way;
  }
  return moved;
}

}  // namespace gjk

GjkAnswer GjkWarmStart::solve(const ConvexPair& pair, const Watch& watch) {
  gjk::WarmStart warm;
  gjk::solve_warm(gjk::moved_a_little(pair), warm);
  return gjk::solve_warm(pair, warm, watch);
}

}  // namespace assay
