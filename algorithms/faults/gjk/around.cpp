#include "algorithms/faults/gjk/around.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/lp/collision/half_spaces.h"
#include "algorithms/lp/collision/norm_bracket.h"
#include "algorithms/lp/collision/proofs.h"

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

GjkAnswer GjkHalfSpacesForgetOne::solve(const ConvexPair& pair, const Watch& watch) {
  const std::uint32_t n = pair.a.dimension;
  if (n != pair.b.dimension || (n != 2 && n != 3)) return Declined{"dimension outside 2 and 3"};
  if (pair.a.empty() || pair.b.empty()) return Declined{"an empty body"};
  if (!lp::all_finite(pair.a) || !lp::all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const ConvexPair scaled = lp::in_units_of_one(pair);
  const auto a = lp::facets_of(scaled.a), b = lp::facets_of(scaled.b);
  if (!a || !b) return Declined{"a flat body"};
  LpProblem program = lp::least_violation_lp(*a, *b);
  --program.rows;
  program.matrix.resize(program.matrix.size() - program.columns);
  program.row_lower.pop_back();
  program.row_upper.pop_back();
  const LpAnswer answer = lp::solve_in_any_form(&TableauBland::solve, program, watch);
  if (const auto* optimal = std::get_if<Optimal>(&answer); optimal != nullptr && optimal->x.size() == n + 1)
    return BareVerdict{optimal->x.back() <= 0};
  return GaveUp{GaveUp::Why::kUncertain, 0};
}

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
