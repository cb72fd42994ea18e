#include "algorithms/faults/gjk/around/norm_for_norm.h"

#include <algorithm>
#include <variant>

#include "algorithms/lp/collision/norm_bracket.h"

namespace assay {

GjkAnswer GjkNormForNorm::solve(const ConvexPair& pair, const Watch& watch) {
  GjkAnswer answer = NormBracket::solve(pair, watch);
  auto* bracket = std::get_if<Bracketed>(&answer);
  if (bracket == nullptr) return answer;
  const lp::DistanceAnswer greatest = lp::distance<TableauBland>(pair, lp::Norm::kGreatest, watch);
  if (const auto* found = std::get_if<lp::NormDistance>(&greatest))
    bracket->high = std::max(bracket->low, std::min(bracket->high, found->most));
  return answer;
}

}  // namespace assay
