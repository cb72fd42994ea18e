// The search by signed volumes that takes a coordinate that is NaN for 0.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/signed_volumes.h"

namespace assay {

/// GjkSignedVolumes, but NaN is 0.
struct GjkTakesNan {
  static constexpr std::string_view kName = "fault/gjk_takes_nan";
  static constexpr Statement<GjkFamily> kStatement =
      fault::answering_no_problem<GjkFamily>("Takes a coordinate that is NaN for 0.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    ConvexPair taken = pair;
    for (Points* body : {&taken.a, &taken.b})
      for (double& x : body->coordinates)
        if (std::isnan(x)) x = 0;
    return GjkSignedVolumes::solve(taken, watch);
  }
};

}  // namespace assay
