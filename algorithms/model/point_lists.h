// A list of points in its forms: Points of R^n, the points of a cloud, and bare coordinates one point after the other.
#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/points.h"

namespace assay {

template <class T>
concept Cloud = std::same_as<T, Cloud2> || std::same_as<T, Cloud3>;

constexpr std::array<double, 2> coordinates_of(const Point2& p) { return {p.x, p.y}; }
constexpr std::array<double, 3> coordinates_of(const Point3& p) { return {p.x, p.y, p.z}; }
constexpr double& coordinate(Point2& p, std::size_t k) { return k == 0 ? p.x : p.y; }
constexpr double& coordinate(Point3& p, std::size_t k) { return k == 0 ? p.x : k == 1 ? p.y : p.z; }
constexpr double coordinate(const Point2& p, std::size_t k) { return k == 0 ? p.x : p.y; }
constexpr double coordinate(const Point3& p, std::size_t k) { return k == 0 ? p.x : k == 1 ? p.y : p.z; }

inline std::uint32_t dimension_of(const Points& list) { return list.dimension; }
inline std::uint32_t dimension_of(const std::vector<Point2>&) { return 2; }
inline std::uint32_t dimension_of(const std::vector<Point3>&) { return 3; }

template <class Point>
Points points_of(const std::vector<Point>& list) {
  Points points{coordinates_of(Point{}).size(), {}};
  points.coordinates.reserve(points.dimension * list.size());
  for (const Point& p : list)
    for (const double x : coordinates_of(p)) points.coordinates.push_back(x);
  return points;
}

/// Precondition: whole points of the dimension of Point.
template <class Point>
std::vector<Point> points_at(std::span<const double> coordinates) {
  constexpr std::size_t kEach = coordinates_of(Point{}).size();
  std::vector<Point> points(coordinates.size() / kEach);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double* p = coordinates.data() + i * kEach;
    for (std::size_t k = 0; k < kEach; ++k) coordinate(points[i], k) = p[k];
  }
  return points;
}
template <Cloud T>
T cloud_of(std::span<const double> coordinates) {
  return {points_at<typename decltype(T::points)::value_type>(coordinates)};
}

}  // namespace assay
