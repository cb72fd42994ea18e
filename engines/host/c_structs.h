// The C structs of each family as a worker needs them: a problem that points into the stream of bytes, and an answer
// before the call, with its buffers and its poison.
#pragma once
#include <algorithm>
#include <cstdint>
#include <limits>

#include "engines/assay_engine.h"
#include "engines/host/worker/byte_stream.h"

namespace assay::abi {

inline constexpr double kPoison = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::uint32_t kPoisonIndex = std::numeric_limits<std::uint32_t>::max();

/// Each `point` function reads what put_fields (field_stream.h) wrote of the model's problem.
inline const double* list(ByteReader& in, std::uint32_t& count) {
  count = in.get<std::uint32_t>();
  return in.view<double>(count).data();
}
inline const double* list(ByteReader& in) {
  std::uint32_t count = 0;
  return list(in, count);
}
inline void point(ByteReader& in, assay_lp_problem& problem) {
  problem.rows = in.get<std::uint32_t>();
  problem.columns = in.get<std::uint32_t>();
  for (const double** numbers :
       {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
    *numbers = list(in);
}
inline void point(ByteReader& in, assay_points& points) {
  points.dimension = in.get<std::uint32_t>();
  points.coordinates = list(in, points.count);
  if (points.dimension != 0) points.count /= points.dimension;
}
inline void point(ByteReader& in, assay_gjk_problem& problem) {
  point(in, problem.a);
  point(in, problem.b);
}
/// The points of a cloud are written as points.
inline void point_to_cloud(ByteReader& in, std::uint32_t dimension, assay_points& points) {
  points.dimension = dimension;
  points.count = in.get<std::uint32_t>();
  points.coordinates = in.view<double>(std::uint64_t{dimension} * points.count).data();
}
inline void point(ByteReader& in, assay_hull2_problem& problem) { point_to_cloud(in, 2, problem.points); }
inline void point(ByteReader& in, assay_hull3_problem& problem) { point_to_cloud(in, 3, problem.points); }
inline void point(ByteReader& in, assay_shape& shape) {
  shape.kind = in.get<std::uint32_t>();
  shape.dimension = in.get<std::uint32_t>();
  shape.numbers = list(in, shape.count);
}
inline void point(ByteReader& in, assay_shapes_problem& problem) {
  problem.question = in.get<std::uint32_t>();
  point(in, problem.a);
  point(in, problem.b);
}
inline void point(ByteReader& in, assay_motion& motion) {
  for (auto* vector : {&motion.displacement, &motion.rotation, &motion.centre})
    std::ranges::copy(in.view<double>(3), *vector);
}
inline void point(ByteReader& in, assay_cast_problem& problem) {
  point(in, problem.a);
  point(in, problem.b);
  point(in, problem.motion_a);
  point(in, problem.motion_b);
}

/// visit(name, member, entries) for every buffer of an answer.
template <class Visit>
void each_buffer(const assay_lp_problem& problem, Visit&& visit) {
  const std::size_t rows = problem.rows, columns = problem.columns;
  visit("basis", &assay_lp_answer::basis, rows);
  visit("at_upper", &assay_lp_answer::at_upper, rows + columns);
  visit("x", &assay_lp_answer::x, columns);
  visit("y", &assay_lp_answer::y, rows);
  visit("ray", &assay_lp_answer::ray, columns);
}
template <class Visit>
void each_buffer(const assay_gjk_problem&, Visit&&) {}
template <class Visit>
void each_buffer(const assay_hull2_problem& problem, Visit&& visit) {
  visit("vertex", &assay_hull2_answer::vertex, std::size_t{problem.points.count});
}
template <class Visit>
void each_buffer(const assay_hull3_problem& problem, Visit&& visit) {
  const std::size_t count = problem.points.count;
  visit("corner", &assay_hull3_answer::corner, 6 * count);
  visit("end", &assay_hull3_answer::end, 2 * count);
  visit("face_of", &assay_hull3_answer::face_of, 2 * count);
}
template <class Visit>
void each_buffer(const assay_shapes_problem& problem, Visit&& visit) {
  visit("images", &assay_shapes_answer::images, std::size_t{problem.a.count});
}
template <class Visit>
void each_buffer(const assay_cast_problem&, Visit&&) {}

/// What an engine must not leave as it found it. Vectors that may be left out are 0.
template <class CAnswer>
void poison(CAnswer&) {}
inline void poison(assay_gjk_answer& answer) {
  answer.distance = answer.low = answer.high = kPoison;
  for (auto* indices : {&answer.on_a, &answer.on_b}) std::ranges::fill(*indices, kPoisonIndex);
  for (auto* weights : {&answer.weight_a, &answer.weight_b}) std::ranges::fill(*weights, kPoison);
  for (auto* point : {&answer.point_a, &answer.point_b}) std::ranges::fill(*point, kPoison);
}
inline void poison(assay_shapes_answer& answer) {
  answer.distance = kPoison;
  for (auto* vector : {&answer.normal, &answer.move, &answer.low, &answer.high}) std::ranges::fill(*vector, kPoison);
}
inline void poison(assay_cast_answer& answer) {
  answer.t0 = answer.t1 = kPoison;
  std::ranges::fill(answer.normal, kPoison);
}

}  // namespace assay::abi
