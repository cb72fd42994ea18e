// Reduces questions about shapes: vertices of lists go, shapes come to the origin, numbers become simple.
#include <utility>

#include "fuzz/reduce/moves.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using ShapesDescent = Descent<ShapesProblem>;

bool shift_to_origin(ShapesDescent& descent) {
  bool better = false;
  for (std::uint32_t axis = 0; axis < descent.best().a.dimension; ++axis) {
    const std::size_t choices = positions(descent.best().a) + positions(descent.best().b);
    better |= descent.attempt_each(
        choices, [&](ShapesProblem& problem, std::size_t which) { shift_axis(problem, axis, which); });
  }
  return better;
}

}  // namespace

Reduced<ShapesFamily> reduce(const ShapesProblem& problem, const StillFails<ShapesFamily>& still_fails,
                             ReduceBudget budget, const AskAhead<ShapesProblem>& ask_ahead) {
  // What is no question is no case: an answer to it cannot be wrong.
  ShapesDescent descent(
      problem, [&](const ShapesProblem& candidate) { return is_posed(candidate) && still_fails(candidate); }, budget,
      [&](std::vector<ShapesProblem> candidates) {
        std::erase_if(candidates, [](const ShapesProblem& candidate) { return !is_posed(candidate); });
        if (ask_ahead && !candidates.empty()) ask_ahead(candidates);
      });
  const bool minimal =
      descend(descent, deletable_points<ShapesProblem>, without_points<ShapesProblem>, [](auto& shapes) {
        bool better = shapes.attempt_edit([](ShapesProblem& edited) { std::swap(edited.a, edited.b); });
        better |= shift_to_origin(shapes);
        better |= simplify_jointly(shapes, all_places<ShapesProblem>);
        better |= simplify_singly(shapes, all_places<ShapesProblem>);
        return better;
      });
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
