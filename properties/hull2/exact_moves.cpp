#include "properties/hull2/exact_moves.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "properties/choices.h"
#include "properties/exact_sums.h"

namespace assay {
namespace {

std::array<double*, 2> coordinates(Point2& p) { return {&p.x, &p.y}; }
std::array<double*, 3> coordinates(Point3& p) { return {&p.x, &p.y, &p.z}; }

/// The points moved by `shift`; empty where a coordinate would round or overflow.
template <class Point>
std::vector<Point> moved_exactly(const std::vector<Point>& points, const Point& shift) {
  std::vector<Point> moved = points;
  Point by = shift;
  const auto shifts = coordinates(by);
  for (Point& p : moved) {
    const auto places = coordinates(p);
    for (std::size_t k = 0; k < places.size(); ++k) {
      if (!sum_is_exact(*places[k], *shifts[k])) return {};
      *places[k] += *shifts[k];
    }
  }
  return moved;
}

template <class Point>
BitRange bits_of(const std::vector<Point>& points) {
  BitRange range;
  for (Point p : points)
    for (const double* coordinate : coordinates(p)) range.include(*coordinate);
  return range;
}

}  // namespace

template <class Point>
std::vector<Point> scaled_exactly(const std::vector<Point>& points, int k) {
  std::vector<Point> scaled = points;
  for (Point& p : scaled) {
    for (double* coordinate : coordinates(p)) {
      const double before = *coordinate;
      *coordinate = std::ldexp(before, k);
      if (!std::isfinite(*coordinate) || std::ldexp(*coordinate, -k) != before) return {};
    }
  }
  return scaled;
}

template <class Point>
std::vector<Point> moved_far_exactly(const std::vector<Point>& points, const Point& along) {
  const BitRange range = bits_of(points);
  if (!range.exists()) return {};
  for (const int exponent : {range.highest + 2, range.highest, range.finest}) {
    Point shift = along;
    for (double* coordinate : coordinates(shift)) *coordinate = std::ldexp(*coordinate, exponent);
    if (auto moved = moved_exactly(points, shift); !moved.empty()) return moved;
  }
  return {};
}

template <class Point>
std::vector<Point> exact_midpoints(const std::vector<Point>& points) {
  constexpr int kTried = 8;
  std::vector<Point> means;
  if (points.size() < 2) return means;
  Choices choices(std::uint64_t{points.size()});
  for (int k = 0; k < kTried; ++k) {
    Point mean = points[choices.below(points.size())];
    Point other = points[choices.below(points.size())];
    const auto to = coordinates(mean);
    const auto from = coordinates(other);
    bool exact = true;
    for (std::size_t i = 0; i < to.size(); ++i) {
      exact = exact && has_exact_mean(*to[i], *from[i]);
      *to[i] = *to[i] / 2 + *from[i] / 2;
    }
    if (exact) means.push_back(mean);
  }
  return means;
}

template std::vector<Point2> scaled_exactly(const std::vector<Point2>&, int);
template std::vector<Point3> scaled_exactly(const std::vector<Point3>&, int);
template std::vector<Point2> moved_far_exactly(const std::vector<Point2>&, const Point2&);
template std::vector<Point3> moved_far_exactly(const std::vector<Point3>&, const Point3&);
template std::vector<Point2> exact_midpoints(const std::vector<Point2>&);
template std::vector<Point3> exact_midpoints(const std::vector<Point3>&);

}  // namespace assay
