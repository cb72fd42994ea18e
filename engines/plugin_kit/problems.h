// Problems of the C interface, and the caller's watch, as the model has them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/point_lists.h"
#include "engines/assay_engine.h"

namespace assay::plugin {

inline Points to_model(const assay_points& points) {
  return {points.dimension, {points.coordinates, points.coordinates + std::size_t{points.count} * points.dimension}};
}

inline LpProblem to_model(const assay_lp_problem& problem) {
  const std::size_t rows = problem.rows, columns = problem.columns;
  const auto copy = [](const double* first, std::size_t count) { return std::vector<double>(first, first + count); };
  return {problem.rows,
          problem.columns,
          copy(problem.cost, columns),
          copy(problem.matrix, rows * columns),
          copy(problem.row_lower, rows),
          copy(problem.row_upper, rows),
          copy(problem.lower, columns),
          copy(problem.upper, columns)};
}

inline ConvexPair to_model(const assay_gjk_problem& problem) { return {to_model(problem.a), to_model(problem.b)}; }

inline Cloud2 to_model(const assay_hull2_problem& problem) {
  return cloud_of<Cloud2>({problem.points.coordinates, 2 * std::size_t{problem.points.count}});
}

inline Cloud3 to_model(const assay_hull3_problem& problem) {
  return cloud_of<Cloud3>({problem.points.coordinates, 3 * std::size_t{problem.points.count}});
}

inline Shape to_model(const assay_shape& shape) {
  return {static_cast<ShapeKind>(shape.kind), shape.dimension, {shape.numbers, shape.numbers + shape.count}};
}

inline ShapesProblem to_model(const assay_shapes_problem& problem) {
  return {static_cast<ShapesQuestion>(problem.question), to_model(problem.a), to_model(problem.b)};
}

inline Motion to_model(const assay_motion& motion) {
  Motion copy;
  std::ranges::copy(motion.displacement, copy.displacement.begin());
  std::ranges::copy(motion.rotation, copy.rotation.begin());
  std::ranges::copy(motion.centre, copy.centre.begin());
  return copy;
}

inline MovingPair to_model(const assay_cast_problem& problem) {
  return {{to_model(problem.a), to_model(problem.b)}, to_model(problem.motion_a), to_model(problem.motion_b)};
}

/// The caller's watch as the model has it. Keep the pointer's target alive while the watch is used.
inline Watch to_model(const assay_watch* watch) {
  if (watch == nullptr || watch->step == nullptr) return {};
  const auto step = [](void* context, const std::uint32_t* state, std::uint32_t size) {
    const auto* outer = static_cast<const assay_watch*>(context);
    return outer->step(outer->context, state, size) != 0;
  };
  return {step, const_cast<assay_watch*>(watch)};
}

}  // namespace assay::plugin
