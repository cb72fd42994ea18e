// What tests of round trips share: bits of numbers compared, and farthest vertices checked.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <vector>

#include "algorithms/model/points.h"
#include "oracles/exact/dyadic.h"
#include "properties/choices.h"

namespace assay::trial {

inline constexpr std::uint64_t kRoundTrips = 10000;

/// Equal bit by bit: signed zeros differ.
inline bool same_bits(double x, double y) { return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y); }
inline bool same_bits(std::span<const double> x, std::span<const double> y) {
  return std::ranges::equal(x, y, [](double p, double q) { return same_bits(p, q); });
}
/// Vertex by vertex in the order given.
inline bool same_bits(const Points& x, const Points& y) {
  return x.dimension == y.dimension && same_bits(x.coordinates, y.coordinates);
}

/// As sets of points: each vertex of one is a vertex of the other, in value (a library may keep one of two equal
/// points).
inline std::set<std::vector<double>> as_set(const Points& body) {
  std::set<std::vector<double>> vertices;
  for (std::uint32_t i = 0; i < body.size(); ++i) vertices.emplace(body[i].begin(), body[i].end());
  return vertices;
}

/// n.x rounds by at most this for vectors of three entries.
inline double dot_error(std::span<const double> direction, std::span<const double> point) {
  double sum = 0;
  for (std::size_t k = 0; k < direction.size(); ++k) sum += std::abs(direction[k] * point[k]);
  return 4 * 0x1p-53 * sum + 0x1p-1070;
}

/// Whether `point` is a vertex of the body and, but for the rounding of the library's products, a farthest one:
/// exactly.
inline testing::AssertionResult is_farthest(const Points& body, std::span<const double> direction,
                                            std::span<const double> point) {
  bool is_vertex = false;
  Rational greatest = exact_dot(direction, body[0]);
  double error = 0;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    is_vertex = is_vertex || std::ranges::equal(body[i], point);
    greatest = std::max(greatest, exact_dot(direction, body[i]));
    error = std::max(error, dot_error(direction, body[i]));
  }
  if (!is_vertex) return testing::AssertionFailure() << "no vertex of the body";
  if (greatest - exact_dot(direction, point) > 2 * exact(error))
    return testing::AssertionFailure() << "a vertex lies farther";
  return testing::AssertionSuccess();
}

/// A direction of small integers, not 0.
inline std::vector<double> draw_direction(Choices& choices, std::uint32_t dimension) {
  std::vector<double> direction(dimension);
  do
    for (double& entry : direction) entry = double(choices.around_zero(1000));
  while (std::ranges::all_of(direction, [](double entry) { return entry == 0; }));
  return direction;
}

/// Each corner a vertex asked, in value, once; and as far as the body in each of so many directions, exactly.
/// `also(direction)` looks at what the library says of it.
template <class Also>
void expect_same_extent(const Points& corners, const Points& asked, Choices& choices, int directions, Also&& also) {
  const auto given = as_set(asked), kept = as_set(corners);
  ASSERT_EQ(kept.size(), corners.size());
  ASSERT_TRUE(std::ranges::includes(given, kept));
  for (int i = 0; i < directions; ++i) {
    const std::vector<double> direction = draw_direction(choices, asked.dimension);
    Rational of_asked = exact_dot(direction, asked[0]), of_kept = exact_dot(direction, corners[0]);
    for (std::uint32_t k = 0; k < asked.size(); ++k) of_asked = std::max(of_asked, exact_dot(direction, asked[k]));
    for (std::uint32_t k = 0; k < corners.size(); ++k) of_kept = std::max(of_kept, exact_dot(direction, corners[k]));
    ASSERT_EQ(of_asked, of_kept);
    also(direction);
  }
}

}  // namespace assay::trial
