// Clouds whose hull has as many vertices as asked: what growth is measured on.
#pragma once
#include <cmath>
#include <cstddef>
#include <utility>

#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "properties/choices.h"

namespace assay {

/// h points of the unit circle and n - h points inside it, none of them beyond a side, shuffled. Precondition: 3 <= h
/// <= n.
inline Cloud2 cloud_with_vertices(std::size_t n, std::size_t h, std::uint64_t key) {
  constexpr double kTurn = 6.283185307179586;
  Choices choices(key);
  const double inner = std::cos(kTurn / 2 / static_cast<double>(h)) * 0.99;
  Cloud2 cloud;
  for (std::size_t i = 0; i < n; ++i) {
    const double angle = i < h ? kTurn * static_cast<double>(i) / static_cast<double>(h) : kTurn * choices.dyadic(53);
    const double radius = i < h ? 1 : inner * std::sqrt(choices.dyadic(53));
    cloud.points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  for (std::size_t left = n; left > 1; --left) std::swap(cloud.points[left - 1], cloud.points[choices.below(left)]);
  return cloud;
}

/// n points evenly distributed in the unit ball, or where `on_sphere` all moved out to distance about 1.
inline Cloud3 cloud_in_ball(std::size_t n, bool on_sphere, std::uint64_t key) {
  Choices choices(key);
  Cloud3 cloud;
  while (cloud.points.size() < n) {
    Point3 p;
    for (double* coordinate : {&p.x, &p.y, &p.z}) *coordinate = 2 * choices.dyadic(53) - 1;
    const double length = std::sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
    if (!(length > 0x1p-20 && length <= 1)) continue;
    if (on_sphere) p = {p.x / length, p.y / length, p.z / length};
    cloud.points.push_back(p);
  }
  return cloud;
}

}  // namespace assay
