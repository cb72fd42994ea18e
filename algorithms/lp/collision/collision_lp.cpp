#include "algorithms/lp/collision/collision_lp.h"

#include <vector>

#include "algorithms/lp/collision/interior.h"
#include "algorithms/lp/collision/proofs.h"

namespace assay::lp {
namespace {

/// Weights of the two bodies as vertex pairs by the north-west-corner rule: each pair takes what both ends have left.
Overlapping pairs_of(const ConvexPair& pair, const std::vector<double>& x) {
  struct End {
    std::uint32_t vertex;
    double left;
  };
  const auto support = [&x](std::uint32_t first, std::uint32_t count) {
    std::vector<End> ends;
    for (std::uint32_t k = 0; k < count; ++k) {
      if (x[first + k] > 0) ends.push_back({k, x[first + k]});
    }
    return ends;
  };
  std::vector<End> of_a = support(0, pair.a.size()), of_b = support(pair.a.size(), pair.b.size());
  Overlapping witness;
  for (std::size_t i = 0, k = 0; i < of_a.size() && k < of_b.size() && witness.size < kWitnessCapacity;) {
    witness.on_a[witness.size] = of_a[i].vertex;
    witness.on_b[witness.size++] = of_b[k].vertex;
    const bool a_ends = i + 1 < of_a.size() && (of_a[i].left <= of_b[k].left || k + 1 == of_b.size());
    if (a_ends) {
      of_b[k].left -= of_a[i++].left;
    } else if (k + 1 < of_b.size()) {
      of_a[i].left -= of_b[k++].left;
    } else {
      break;
    }
  }
  return witness;
}

}  // namespace

GjkAnswer collide_by_lp(const ConvexPair& pair, const Watch& watch, LpAnswer (*solve)(const LpProblem&, const Watch&)) {
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (pair.a.dimension < 1 || pair.a.dimension > 3) return Declined{"dimension outside 1 to 3"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"an empty body"};
  if (!all_finite(pair.a) || !all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const ConvexPair scaled = in_units_of_one(pair);
  const LpAnswer answer = solve(collision_lp(scaled), watch);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
  const auto* optimal = std::get_if<Optimal>(&answer);
  const std::size_t n = scaled.a.dimension, corners = std::size_t{scaled.a.size()} + scaled.b.size();
  // Feasible and bounded, whatever the code says; and without both vectors there is nothing to prove anything with.
  if (optimal == nullptr || optimal->y.size() != n + 2 || optimal->x.size() != corners) {
    return GaveUp{GaveUp::Why::kUncertain, 0};
  }

  std::vector<double> direction(3, 0.0);
  for (std::size_t i = 0; i < n; ++i) direction[i] = -(1 + optimal->y[i]);
  if (proves_apart(scaled, direction)) {
    return SeparatedAlong{{direction[0], direction[1], direction[2]}};
  }
  const Overlapping witness = pairs_of(scaled, optimal->x);
  if (proves_overlap(scaled, witness)) return witness;
  return GaveUp{GaveUp::Why::kUncertain, 0};
}

}  // namespace assay::lp
