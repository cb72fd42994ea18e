// The numbers and the lists of points of a problem, found by the fields that it states.
#pragma once
#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"

namespace assay {

template <class T>
concept PointList = std::same_as<T, Points> || std::same_as<T, Shape> || std::same_as<T, std::vector<Point2>> ||
    std::same_as<T, std::vector<Point3>>;

/// visit(list) for every list of points and every shape, in the order of the fields.
template <class Part, class Visit>
void each_list(Part& part, Visit&& visit) {
  using T = std::remove_const_t<Part>;
  if constexpr (PointList<T>)
    visit(part);
  else if constexpr (Described<T>)
    each_field(part, [&](const auto&, auto& value) { each_list(value, visit); });
}

/// visit(number, field, index) for every double, in the order of the fields; `index` is the place in its list.
template <class Part, class Visit>
void each_number(Part& part, Visit&& visit) {
  each_field(part, [&](const auto& field, auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (Described<Value>) {
      each_number(value, visit);
    } else if constexpr (std::ranges::range<Value>) {
      std::size_t index = 0;
      for (auto& entry : value) {
        if constexpr (requires { coordinates_of(entry); })
          for (std::size_t k = 0; k < coordinates_of(entry).size(); ++k) visit(coordinate(entry, k), field, index);
        else
          visit(entry, field, index);
        ++index;
      }
    }
  });
}

/// Whether a problem, or a part of one, is numbers and arrays of fixed length alone.
template <class Part>
constexpr bool has_no_lists() {
  if constexpr (Described<Part>)
    return std::apply(
        [](const auto&... field) {
          return (has_no_lists<std::remove_cvref_t<decltype(std::declval<Part&>().*field.kMember)>>() && ...);
        },
        kFields<Part>.all);
  else
    return std::is_arithmetic_v<Part> || requires { std::tuple_size<Part>::value; };
}

/// An infinite bound stands for none.
inline bool is_number(double x, const Facts& facts) { return facts.absent == 0 || !std::isinf(x); }

// One interface for all lists of points. What a translation moves of a shape are its first `positions`.

inline std::uint32_t dimension_of(const Shape& shape) { return shape.dimension; }

inline std::uint32_t positions(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::kNone: return 0;
    case ShapeKind::kBox: return 2;
    case ShapeKind::kPoints:
    case ShapeKind::kPolygon: return size_of(shape);
    default: return 1;
  }
}
template <PointList List>
std::uint32_t positions(const List& list) {
  return size_of(list);
}

/// Coordinate k of point i; of a list that is not const, its place.
template <class List>
decltype(auto) coordinate_of(List& list, std::size_t i, std::size_t k) {
  if constexpr (std::same_as<std::remove_const_t<List>, Shape>)
    return (list.numbers[i * list.dimension + k]);
  else if constexpr (std::same_as<std::remove_const_t<List>, Points>)
    return (list[i][k]);
  else
    return coordinate(list[i], k);
}

/// Erases `count` points from number `first` on.
template <class Point>
void erase_points(std::vector<Point>& list, std::size_t first, std::size_t count) {
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(first),
             list.begin() + static_cast<std::ptrdiff_t>(first + count));
}
inline void erase_points(Points& list, std::size_t first, std::size_t count) {
  erase_points(list.coordinates, first * list.dimension, count * list.dimension);
}
/// A shape that is a list keeps its last point; any other has none to lose.
inline void erase_points(Shape& shape, std::size_t first, std::size_t count) {
  if (is_list(shape.kind) && count < size_of(shape))
    erase_points(shape.numbers, first * shape.dimension, count * shape.dimension);
}

/// Points that can go.
template <PointList List>
std::uint32_t deletable(const List& list) {
  return size_of(list);
}
inline std::uint32_t deletable(const Shape& shape) { return is_list(shape.kind) ? size_of(shape) : 0; }

}  // namespace assay
