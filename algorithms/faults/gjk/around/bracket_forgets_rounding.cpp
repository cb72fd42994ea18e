#include "algorithms/faults/gjk/around/bracket_forgets_rounding.h"

#include <cmath>

#include "algorithms/gjk/signed_volumes.h"

namespace assay {

GjkAnswer GjkBracketForgetsRounding::solve(const ConvexPair& pair, const Watch& watch) {
  const GjkAnswer honest = GjkSignedVolumes::solve(pair, watch);
  const auto* separated = std::get_if<Separated>(&honest);
  if (separated == nullptr) return honest;
  Bracketed answer{0, 0, {}, separated->on_a, separated->on_b};
  double total = 0, squared = 0;
  for (std::uint32_t i = 0; i < separated->on_a.size; ++i) total += separated->on_a.weight[i];
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    double& entry = answer.direction[k];
    for (std::uint32_t i = 0; i < separated->on_a.size; ++i)
      entry += separated->on_a.weight[i] / total *
               (pair.a[separated->on_a.vertex[i]][k] - pair.b[separated->on_b.vertex[i]][k]);
    squared += entry * entry;
  }
  answer.low = answer.high = std::sqrt(squared);
  return answer;
}

}  // namespace assay
