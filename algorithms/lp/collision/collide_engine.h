// The collision programmes as engines: what lp::collide answers, in the words of a collision query.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// lp::collide with our tableau under Bland's rule, as its plan says.
///
/// Shape    dimension 1 to 3; an empty body meets nothing.
/// Promise  Error  Watch  as lp::collide.
template <lp::CollisionPlan::Form form, bool boxes_first>
struct CollideEngine {
  static constexpr bool kIsFeasibility = form == lp::CollisionPlan::Form::kFeasibility;
  static constexpr std::string_view kName = kIsFeasibility ? "lp/collide" : "lp/collide_slack";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = kIsFeasibility ? "bounding boxes, then the feasibility programme of the corners, proved on them"
                                 : "the slack programme of the corners alone, proved on them",
      .promises = {.touching = Touching::kHit, .refuses_no_problem = true},
      .note = "answers only what it has proved; gives up where rounding leaves more than one verdict",
      .watching = Watching::kAlways};

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    if (pair.a.dimension > 3 || pair.b.dimension > 3) return Declined{"dimension outside 1 to 3"};
    const lp::CollisionAnswer answer = lp::collide<TableauBland>(pair, {form, boxes_first}, watch);
    if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
    if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
    const auto* apart = std::get_if<lp::Apart>(&answer);
    if (apart == nullptr || apart->direction.empty()) return BareVerdict{apart == nullptr};
    SeparatedAlong along;
    for (std::size_t k = 0; k < apart->direction.size(); ++k) along.direction[k] = apart->direction[k];
    return along;
  }
};

using CollideFeasibility = CollideEngine<lp::CollisionPlan::Form::kFeasibility, true>;
using CollideSlack = CollideEngine<lp::CollisionPlan::Form::kSlack, false>;

}  // namespace assay
