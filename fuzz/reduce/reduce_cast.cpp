// Reduces moving pairs: fewer vertices, a simpler motion, then simpler numbers.
#include <algorithm>

#include "fuzz/reduce/moves.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using MovingDescent = Descent<MovingPair>;

Places vertex_places(MovingPair& pair) { return all_places(pair.bodies); }

/// The numbers of the motions that mean something in this dimension: a turn of the plane is its third entry.
Places motion_places(MovingPair& pair) {
  Places places;
  const std::size_t dimension = std::min<std::size_t>(pair.bodies.a.dimension, 3);
  for (Motion* motion : {&pair.of_a, &pair.of_b}) {
    for (std::size_t k = 0; k < dimension; ++k)
      places.insert(places.end(), {&motion->displacement[k], &motion->centre[k]});
    for (std::size_t k = dimension == 2 ? 2 : 0; k < 3; ++k) places.push_back(&motion->rotation[k]);
  }
  return places;
}

Places vertex_and_motion_places(MovingPair& pair) {
  Places places = vertex_places(pair);
  const Places motions = motion_places(pair);
  places.insert(places.end(), motions.begin(), motions.end());
  return places;
}

/// Leaves out a rotation, a centre, a displacement; gives b's displacement to a.
bool simplify_motion(MovingDescent& descent) {
  bool better = false;
  for (const auto motion : {&MovingPair::of_a, &MovingPair::of_b}) {
    better |= descent.attempt_edit([&](MovingPair& pair) { pair.*motion = Motion{}; });
    for (const auto part : {&Motion::rotation, &Motion::centre, &Motion::displacement})
      better |= descent.attempt_edit([&](MovingPair& pair) { (pair.*motion).*part = {}; });
    for (std::size_t k = 0; k < 3; ++k)
      better |= descent.attempt_edit([&](MovingPair& pair) { (pair.*motion).displacement[k] = 0; });
  }
  better |= descent.attempt_edit([](MovingPair& pair) {
    for (std::size_t k = 0; k < 3; ++k) pair.of_a.displacement[k] -= pair.of_b.displacement[k];
    pair.of_b.displacement = {};
  });
  return better;
}

/// Subtracts the coordinates of one vertex from every vertex and centre, where that is exact for every one.
bool shift_to_origin(MovingDescent& descent) {
  const std::uint32_t dimension = descent.best().bodies.a.dimension;
  if (dimension != descent.best().bodies.b.dimension || dimension > 3) return false;
  return descent.attempt_each(size_of(descent.best()), [&](MovingPair& pair, std::size_t vertex) {
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      Places places = axis_places(pair, axis);
      const double shift = *places[vertex];
      if (pair.of_a.turns()) places.push_back(&pair.of_a.centre[axis]);
      if (pair.of_b.turns()) places.push_back(&pair.of_b.centre[axis]);
      if (!shift_exactly(places, shift)) return;
    }
  });
}

bool simplify(MovingDescent& descent) {
  bool better = simplify_motion(descent);
  better |= shift_to_origin(descent);
  better |= simplify_jointly(descent, vertex_and_motion_places);
  better |= simplify_jointly(descent, vertex_places);
  better |= simplify_jointly(descent, motion_places);
  better |= simplify_singly(descent, vertex_and_motion_places);
  return better;
}

}  // namespace

Reduced<CastFamily> reduce(const MovingPair& problem, const StillFails<CastFamily>& still_fails, ReduceBudget budget,
                           const AskAhead<MovingPair>& ask_ahead) {
  MovingDescent descent(problem, still_fails, budget, ask_ahead);
  keep_polygons(descent);
  const bool minimal = descend(descent, deletable_points<MovingPair>, without_points<MovingPair>, simplify);
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
