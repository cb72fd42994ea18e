// The order of a planar body's vertices: around it, as an article that speaks of polygons expects.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "algorithms/model/points.h"

namespace assay {

/// Grows with the angle of (x, y) from -pi to pi; 0 for the origin. A stand-in for atan2, which machines round
/// differently.
inline double turning(double x, double y) {
  if (x == 0 && y == 0) return 0;
  const double along = x / (std::abs(x) + std::abs(y));
  return y < 0 ? along - 1 : 1 - along;
}

/// Sorts the vertices of a planar body counter-clockwise around their mean, as computed; equal angles keep their order.
/// A body that is not convex position gets a star-shaped order. Does nothing in space.
inline void go_around(Points& body) {
  if (body.dimension != 2) return;
  struct Vertex {
    double turned, x, y;
  };
  const std::size_t size = body.size();
  double x_mean = 0, y_mean = 0;
  for (std::size_t i = 0; i < size; ++i) x_mean += body[i][0], y_mean += body[i][1];
  x_mean /= static_cast<double>(size);
  y_mean /= static_cast<double>(size);
  std::vector<Vertex> order(size);
  for (std::size_t i = 0; i < size; ++i) {
    const double x = body[i][0], y = body[i][1];
    order[i] = {turning(x - x_mean, y - y_mean), x, y};
  }
  std::stable_sort(order.begin(), order.end(), [](const Vertex& p, const Vertex& q) { return p.turned < q.turned; });
  for (std::size_t i = 0; i < size; ++i) body[i][0] = order[i].x, body[i][1] = order[i].y;
}

}  // namespace assay
