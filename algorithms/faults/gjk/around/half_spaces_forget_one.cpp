#include "algorithms/faults/gjk/around/half_spaces_forget_one.h"

#include <variant>

#include "algorithms/lp/collision/half_spaces.h"
#include "algorithms/lp/collision/proofs.h"

namespace assay {

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

}  // namespace assay
