// Maps that round nowhere, each once for all families whose problems hold lists of points.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/cast.h"
#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/point_lists.h"
#include "properties/choices.h"
#include "properties/exact_sums.h"

namespace assay {

inline std::array<Points*, 2> point_lists(ConvexPair& pair) { return {&pair.a, &pair.b}; }
inline std::array<std::vector<Point2>*, 1> point_lists(Cloud2& cloud) { return {&cloud.points}; }
inline std::array<std::vector<Point3>*, 1> point_lists(Cloud3& cloud) { return {&cloud.points}; }

inline double& coordinate(Points& list, std::size_t i, std::size_t k) { return list[static_cast<std::uint32_t>(i)][k]; }
inline double& coordinate(std::vector<Point2>& list, std::size_t i, std::size_t k) {
  return k == 0 ? list[i].x : list[i].y;
}
inline double& coordinate(std::vector<Point3>& list, std::size_t i, std::size_t k) {
  return k == 0 ? list[i].x : k == 1 ? list[i].y : list[i].z;
}

/// A copy of point i at the end.
inline void repeat(Points& list, std::size_t i) {
  for (std::size_t k = 0; k < list.dimension; ++k) list.coordinates.push_back(list.coordinates[i * list.dimension + k]);
}
template <class Point>
void repeat(std::vector<Point>& list, std::size_t i) {
  const Point copy = list[i];
  list.push_back(copy);
}

/// map(x, k) of every coordinate x on axis k; nothing where one of them says that it was not exact.
template <class Problem, class Map>
std::optional<Problem> mapped(const Problem& problem, const Map& map) {
  Problem image = problem;
  for (auto* list : point_lists(image))
    for (std::size_t i = 0; i < list->size(); ++i)
      for (std::uint32_t k = 0; k < dimension_of(*list); ++k)
        if (!map(coordinate(*list, i, k), k)) return std::nullopt;
  return image;
}

/// x times 2^k in place; whether that is exact.
inline bool scale_exactly(double& x, int k) {
  const double before = x;
  x = std::ldexp(before, k);
  return std::isfinite(x) && std::ldexp(x, -k) == before;
}

/// All points times 2^k; nothing where a coordinate would round or overflow.
template <class Problem>
std::optional<Problem> scaled_exactly(const Problem& problem, int k) {
  return mapped(problem, [k](double& x, std::uint32_t) { return scale_exactly(x, k); });
}

/// All points moved by t (1, -1, 1, ...): t is the largest of three powers of two under which no coordinate rounds:
/// four times the largest coordinate, that coordinate's own power, and the finest bit of all. Nothing where none will
/// do.
template <class Problem>
std::optional<Problem> moved_far(const Problem& problem) {
  BitRange range;
  mapped(problem, [&](double& x, std::uint32_t) { return range.include(x), true; });
  if (!range.exists()) return std::nullopt;
  for (const int exponent : {range.highest + 2, range.highest, range.finest}) {
    auto image = mapped(problem, [exponent](double& x, std::uint32_t k) {
      const double by = std::ldexp(k % 2 == 0 ? 1.0 : -1.0, exponent);
      const bool is_exact = sum_is_exact(x, by);
      x += by;
      return is_exact;
    });
    if (image) return image;
  }
  return std::nullopt;
}

/// Up to eight midpoints of two points follow the points, those that are exact; which pairs are tried is a function of
/// the number of points.
template <class List>
List with_midpoints(const List& list) {
  constexpr int kTried = 8;
  List image = list;
  const std::size_t n = list.size();
  if (n < 2) return image;
  Choices choices(std::uint64_t{n});
  for (int tries = 0; tries < kTried; ++tries) {
    const std::size_t one = choices.below(n), other = choices.below(n);
    bool is_exact = true;
    for (std::uint32_t k = 0; k < dimension_of(list); ++k)
      is_exact = is_exact && has_exact_mean(coordinate(image, one, k), coordinate(image, other, k));
    if (!is_exact) continue;
    repeat(image, one);
    for (std::uint32_t k = 0; k < dimension_of(list); ++k)
      coordinate(image, image.size() - 1, k) = coordinate(image, one, k) / 2 + coordinate(image, other, k) / 2;
  }
  return image;
}

/// Every point given twice, the copies after all originals.
template <class List>
List doubled(const List& list) {
  List image = list;
  for (std::size_t i = 0; i < list.size(); ++i) repeat(image, i);
  return image;
}

/// `change` of every list of points.
template <class Problem, class Change>
Problem with_lists(const Problem& problem, const Change& change) {
  Problem image = problem;
  for (auto* list : point_lists(image)) *list = change(*list);
  return image;
}

}  // namespace assay
