// The warm start that keeps differences instead of indices.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkWarmStart, but the differences are those of the query before, when b stood a little elsewhere.
struct GjkStaleWarmStart {
  static constexpr std::string_view kName = "fault/gjk_stale_warm_start";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Starts from the vertex differences of the query before without computing them anew.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    gjk::WarmStart warm;
    return gjk::solve_warm(gjk::moved_a_little(pair), warm, watch);
  }
};

}  // namespace assay
