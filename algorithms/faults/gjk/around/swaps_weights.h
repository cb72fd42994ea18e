// The distance search that gives its weights to the wrong vertices.
#pragma once
#include <string_view>
#include <utility>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but the weights of the first two vertices are exchanged.
struct GjkSwapsWeights {
  static constexpr std::string_view kName = "fault/gjk_swaps_weights";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Exchanges the barycentric weights of the first two vertices of the nearest face.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = GjkSignedVolumes::solve(pair, watch);
    if (auto* separated = std::get_if<Separated>(&answer); separated != nullptr && separated->on_a.size > 1) {
      std::swap(separated->on_a.weight[0], separated->on_a.weight[1]);
      std::swap(separated->on_b.weight[0], separated->on_b.weight[1]);
    }
    return answer;
  }
};

}  // namespace assay
