// Moves on the numbers and points of a problem of any family; reduce_<...>.cpp says in which order a family tries them.
#pragma once
#include <utility>
#include <vector>

#include "fuzz/reduce/boundary_order.h"
#include "fuzz/reduce/descent.h"
#include "fuzz/reduce/numbers.h"
#include "fuzz/reduce/parts.h"

namespace assay {

/// The numbers that keep(facts of the field, index in its list) names. An absent bound is no number: it stays absent.
template <class Problem, class Keep>
Places places_where(Problem& problem, Keep keep) {
  Places places;
  each_number(problem, [&](double& x, const auto& field, std::size_t index) {
    if (is_number(x, field.facts) && keep(field.facts, index)) places.push_back(&x);
  });
  return places;
}

template <class Problem>
Places all_places(Problem& problem) {
  return places_where(problem, [](const Facts&, std::size_t) { return true; });
}

/// Coordinate number `axis` of every point that a translation moves. Precondition: a common dimension.
template <class Problem>
Places axis_places(Problem& problem, std::uint32_t axis) {
  Places places;
  each_list(problem, [&](auto& list) {
    for (std::uint32_t i = 0; i < positions(list); ++i) places.push_back(&coordinate_of(list, i, axis));
  });
  return places;
}

/// The coordinates of the point of that number, counted through all lists.
template <class Problem>
Places point_places(Problem& problem, std::uint32_t number) {
  Places places;
  each_list(problem, [&](auto& list) {
    const std::uint32_t count = size_of(list);
    for (std::uint32_t k = 0; number < count && k < dimension_of(list); ++k)
      places.push_back(&coordinate_of(list, number, k));
    number -= count;  // past the list of the point it is greater than any count
  });
  return places;
}

/// Points that may go.
template <class Problem>
std::uint32_t deletable_points(const Problem& problem) {
  std::uint32_t count = 0;
  each_list(problem, [&](const auto& list) { count += deletable(list); });
  return count;
}

/// The problem without `count` points from number `first` on, counted through all lists.
template <class Problem>
Problem without_points(const Problem& problem, std::uint32_t first, std::uint32_t count) {
  Problem kept = problem;
  std::uint32_t number = 0;
  each_list(kept, [&](auto& list) {
    const std::uint32_t end = number + deletable(list);
    const std::uint32_t from = std::clamp(first, number, end), to = std::clamp(first + count, number, end);
    if (from < to) erase_points(list, from - number, to - from);
    number = end;
  });
  return kept;
}

/// Subtracts coordinate `axis` of the chosen point from that of every point, where that is exact for every one.
template <class Problem>
void shift_axis(Problem& problem, std::uint32_t axis, std::size_t chosen) {
  const Places places = axis_places(problem, axis);
  shift_exactly(places, *places[chosen]);
}

/// Polygons stay polygons: an engine that expects them must not be blamed for a star.
template <class Problem>
void keep_polygons(Descent<Problem>& descent) {
  bool in_order = true;
  each_list(descent.best(), [&](const Points& body) { in_order = in_order && is_in_boundary_order(body); });
  if (in_order) descent.keep_in([](Problem& problem) { each_list(problem, put_in_boundary_order); });
}

}  // namespace assay
