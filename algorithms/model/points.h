// Points of the plane, of space and of R^n. Coordinates are doubles, taken as the exact dyadic rationals they are.
#pragma once
#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

static_assert(FLT_EVAL_METHOD == 0, "Assay needs every double operation rounded to double (SSE2 or later, no x87)");

namespace assay {

struct Point2 {
  double x = 0, y = 0;
  friend bool operator==(const Point2&, const Point2&) = default;
};

struct Point3 {
  double x = 0, y = 0, z = 0;
  friend bool operator==(const Point3&, const Point3&) = default;
};

/// A finite list of points of R^n in the order given; duplicates are allowed.
///
/// Shape  `coordinates` has size() * dimension entries, one point after the other.
struct Points {
  std::uint32_t dimension = 0;
  std::vector<double> coordinates;

  std::uint32_t size() const { return dimension == 0 ? 0 : static_cast<std::uint32_t>(coordinates.size() / dimension); }
  bool empty() const { return coordinates.empty(); }
  std::span<const double> operator[](std::size_t i) const { return {coordinates.data() + i * dimension, dimension}; }
  std::span<double> operator[](std::size_t i) { return {coordinates.data() + i * dimension, dimension}; }
  void push_back(std::initializer_list<double> point) {
    coordinates.insert(coordinates.end(), point.begin(), point.end());
  }
  friend bool operator==(const Points&, const Points&) = default;
};

}  // namespace assay
