// The same formulas in plain double, on numbers scaled to about 1: what care without exactness is worth.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"
#include "algorithms/shapes/tolerances.h"

namespace assay {

/// Every question of the family by the algorithms of the production variant, rounded at every step.
///
/// Contacts, centroids and sweeps are asked of the problem times a power of two, chosen so that its largest coordinate
/// is about 1; so products neither overflow nor, where they matter, underflow.
/// Promise  None. Error and cost as RobustShapes, at a tenth of the time.
struct PlainShapes {
  static constexpr std::string_view kName = "shapes/plain";
  static constexpr Statement<ShapesFamily> kStatement{
      .kind = EngineKind::kNaive,
      .sentence = "the same formulas in plain double on scaled numbers",
      .promises = {.touching = Touching::kHit, .gap = shapes::kGap, .refuses_no_problem = true},
      .note = "no tolerance, no guarantee"};
  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch);
};

}  // namespace assay
