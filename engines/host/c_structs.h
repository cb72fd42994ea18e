// The C structs of each family as a worker needs them: a problem that points into the stream of bytes, and an answer
// before the call, with its buffers and its poison.
#pragma once
#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engines/plugin_kit/places.h"
#include "processes/byte_stream.h"

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

/// visit(name, member, entries) for every buffer of one kind of answer, as long as the field may be.
template <class Part, class Places, class Visit>
void each_buffer_of(const Part& part, Places places, const Sizes& sizes, Visit& visit) {
  plugin::each_place(part, places, [&]<class Value, class Place>(const auto& field, const Value& value, Place place) {
    if constexpr (requires { Place::kBuffer; })
      visit(place.kName, Place::kBuffer, std::size_t{sizes.count(field.facts.length)});
    else if constexpr (Described<Value>)
      each_buffer_of(value, place, sizes, visit);
  });
}

/// The same for every buffer of an answer: of kinds that share one, the first has the longest list. The buffers of a
/// part that may be missing are those of other kinds.
template <Family F, class Visit>
void each_buffer(const typename plugin::CInterface<F>::Problem& problem, Visit&& visit) {
  const Sizes sizes = plugin::sizes_of(problem);
  std::vector<std::string_view> seen;
  auto visit_once = [&](std::string_view name, auto buffer, std::size_t entries) {
    if (std::ranges::find(seen, name) != seen.end()) return;
    seen.push_back(name);
    visit(name, buffer, entries);
  };
  const auto visit_kind = [&]<class Kind>(const Kind& kind) {
    each_buffer_of(kind, plugin::kPlaces<typename plugin::CInterface<F>::Answer, Kind>, sizes, visit_once);
  };
  [&]<std::size_t... kAll>(std::index_sequence<kAll...>) {
    (visit_kind(std::variant_alternative_t<kAll, typename F::Answer>{}), ...);
  }
  (std::make_index_sequence<plugin::kKinds<typename F::Answer>>{});
}

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
  answer.distance = answer.time = kPoison;
  for (auto* vector : {&answer.normal, &answer.move, &answer.low, &answer.high}) std::ranges::fill(*vector, kPoison);
}
inline void poison(assay_cast_answer& answer) {
  answer.t0 = answer.t1 = kPoison;
  std::ranges::fill(answer.normal, kPoison);
}

}  // namespace assay::abi
