// Right answers in the form of any kind of answer, from the variants that are right by proof.
#pragma once
#include <type_traits>
#include <variant>

#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/model/family.h"
#include "algorithms/shapes/robust_shapes.h"
#include "certified/gjk/certified_gjk.h"
#include "certified/lp/certified_lp.h"

namespace assay::bad {

inline Hull2Answer right(const Cloud2& problem, const Watch& watch) { return ProductionHull2::solve(problem, watch); }
inline Hull3Answer right(const Cloud3& problem, const Watch& watch) { return ProductionHull3::solve(problem, watch); }
inline LpAnswer right(const LpProblem& problem, const Watch& watch) {
  return CertifiedSolver().solve(problem, watch).answer;
}
inline GjkAnswer right(const ConvexPair& problem, const Watch& watch) { return CertifiedGjk::solve(problem, watch); }
inline ShapesAnswer right(const ShapesProblem& problem, const Watch& watch) {
  return RobustShapes::solve(problem, watch);
}
inline CastAnswer right(const MovingPair& problem, const Watch& watch) {
  return problem.bodies.a.dimension == 2 ? CastEdges2d::solve(problem, watch) : GjkRaycast::solve(problem, watch);
}

/// A point given by weighted vertices, in double.
inline std::array<double, 3> coordinates_of(const WeightedVertices& point, const Points& body) {
  std::array<double, 3> sum{};
  double weights = 0;
  for (std::uint32_t i = 0; i < point.size; ++i) {
    weights += point.weight[i];
    for (std::uint32_t k = 0; k < body.dimension && k < 3; ++k) sum[k] += point.weight[i] * body[point.vertex[i]][k];
  }
  for (double& x : sum) x = weights > 0 ? x / weights : 0;
  return sum;
}

/// The right answer of kind Kind, where the problem has one; otherwise the right answer in another form.
template <class Kind, class Problem>
auto right_in_form(const Problem& problem, const Watch& watch) {
  return right(problem, watch);
}

template <class Kind>
GjkAnswer right_in_form(const ConvexPair& problem, const Watch& watch) {
  GjkAnswer answer = right(problem, watch);
  const bool hit = std::holds_alternative<Overlapping>(answer);
  const auto* bracket = std::get_if<Bracketed>(&answer);
  if (!hit && bracket == nullptr) return answer;
  if constexpr (std::is_same_v<Kind, BareVerdict>) return BareVerdict{hit};
  if constexpr (std::is_same_v<Kind, BareDistance>) return BareDistance{hit ? 0 : bracket->high};
  if constexpr (std::is_same_v<Kind, Penetrating>) {
    if (hit) return Epa::solve(problem, watch);
  }
  if (bracket == nullptr) return answer;
  if constexpr (std::is_same_v<Kind, SeparatedAlong>) return CertifiedGjkBoolean::solve(problem, watch);
  if constexpr (std::is_same_v<Kind, Separated>) {
    // The nearest points of a bracket are rounded; these are given only where they prove that the bodies are apart.
    GjkAnswer proved = GjkSignedVolumes::solve(problem, watch);
    if (std::holds_alternative<Separated>(proved)) return proved;
  }
  if constexpr (std::is_same_v<Kind, MeasuredApart>) {
    if (bracket->on_a.size > 0)
      return MeasuredApart{bracket->high, coordinates_of(bracket->on_a, problem.a),
                           coordinates_of(bracket->on_b, problem.b)};
  }
  return answer;
}

template <class Kind>
ShapesAnswer right_in_form(const ShapesProblem& problem, const Watch& watch) {
  ShapesAnswer answer = right(problem, watch);
  if constexpr (std::is_same_v<Kind, BareVerdict>) {
    if (const auto* contact = std::get_if<ShapeContact>(&answer)) return BareVerdict{contact->overlap};
  }
  return answer;
}

template <class Kind>
CastAnswer right_in_form(const MovingPair& problem, const Watch& watch) {
  CastAnswer answer = right(problem, watch);
  if constexpr (std::is_same_v<Kind, BareTime>) {
    if (const auto* hit = std::get_if<HitAt>(&answer)) return BareTime{hit->t0};
  }
  return answer;
}

}  // namespace assay::bad
