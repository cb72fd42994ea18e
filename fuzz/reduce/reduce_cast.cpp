// Reduces moving pairs: fewer vertices, a simpler motion, then simpler numbers.
#include "fuzz/reduce/boundary_order.h"
#include "fuzz/reduce/descent.h"
#include "fuzz/reduce/numbers.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using MovingDescent = Descent<MovingPair>;

std::uint32_t vertices(const MovingPair& pair) { return pair.bodies.a.size() + pair.bodies.b.size(); }

/// The bodies without `count` vertices from number `first` on, counted through both.
MovingPair without_vertices(const MovingPair& pair, std::uint32_t first, std::uint32_t count) {
  MovingPair kept = pair;
  std::uint32_t number = 0;
  for (Points* body : {&kept.bodies.a, &kept.bodies.b})
    body->coordinates = without_points(body->coordinates, body->dimension, first, count, number);
  return kept;
}

Places vertex_places(MovingPair& pair) {
  Places places;
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& x : body->coordinates) places.push_back(&x);
  return places;
}

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

Places all_places(MovingPair& pair) {
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
  bool better = false;
  const std::uint32_t dimension = descent.best().bodies.a.dimension;
  if (dimension != descent.best().bodies.b.dimension || dimension > 3) return false;
  for (std::uint32_t vertex = 0; vertex < vertices(descent.best()); ++vertex) {
    better |= descent.attempt_edit([&](MovingPair& pair) {
      for (std::uint32_t axis = 0; axis < dimension; ++axis) {
        Places places;
        for (Points* body : {&pair.bodies.a, &pair.bodies.b})
          for (std::uint32_t i = 0; i < body->size(); ++i) places.push_back(&(*body)[i][axis]);
        const double shift = *places[vertex];
        if (pair.of_a.turns()) places.push_back(&pair.of_a.centre[axis]);
        if (pair.of_b.turns()) places.push_back(&pair.of_b.centre[axis]);
        if (!shift_exactly(places, shift)) return;
      }
    });
  }
  return better;
}

bool simplify(MovingDescent& descent) {
  bool better = simplify_motion(descent);
  better |= shift_to_origin(descent);
  better |= simplify_jointly(descent, all_places);
  better |= simplify_jointly(descent, vertex_places);
  better |= simplify_jointly(descent, motion_places);
  better |= simplify_singly(descent, all_places);
  return better;
}

}  // namespace

Reduced<CastFamily> reduce(const MovingPair& problem, const StillFails<CastFamily>& still_fails, ReduceBudget budget) {
  MovingDescent descent(problem, still_fails, budget.questions);
  // Polygons stay polygons: an engine that expects them must not be blamed for a star.
  if (is_in_boundary_order(problem.bodies.a) && is_in_boundary_order(problem.bodies.b)) {
    descent.keep_in([](MovingPair& pair) {
      put_in_boundary_order(pair.bodies.a);
      put_in_boundary_order(pair.bodies.b);
    });
  }
  const bool minimal =
      descend(descent, vertices, without_vertices, [](MovingDescent& better) { return simplify(better); });
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
