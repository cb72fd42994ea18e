// The code that this project ships: what it believes about polygons.
#pragma once
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace shop {

using Point = std::array<double, 2>;

/// Twice the area of the triangle abc, positive where it turns left. In plain double, as everybody writes it first.
inline double turn(const Point& a, const Point& b, const Point& c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/// Indices of the convex hull, counter-clockwise: the monotone chain.
inline std::vector<unsigned> hull(const std::vector<Point>& p) {
  std::vector<unsigned> order(p.size()), chain;
  for (unsigned i = 0; i < p.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](unsigned i, unsigned j) { return p[i] < p[j]; });
  order.erase(std::unique(order.begin(), order.end(), [&](unsigned i, unsigned j) { return p[i] == p[j]; }),
              order.end());
  if (order.size() < 3) return order;
  for (int side = 0; side < 2; ++side, std::reverse(order.begin(), order.end())) {
    const std::size_t first = chain.size();
    for (const unsigned i : order) {
      while (chain.size() >= first + 2 && turn(p[chain[chain.size() - 2]], p[chain.back()], p[i]) <= 0)
        chain.pop_back();
      chain.push_back(i);
    }
    chain.pop_back();
  }
  return chain;
}

/// Whether two polygons meet: no edge of either separates them.
inline bool meet(const std::vector<Point>& a, const std::vector<Point>& b) {
  for (const auto& [edges_of, other] : {std::pair{&a, &b}, std::pair{&b, &a}}) {
    for (std::size_t i = 0; i < edges_of->size(); ++i) {
      const Point &from = (*edges_of)[i], &to = (*edges_of)[(i + 1) % edges_of->size()];
      if (std::all_of(other->begin(), other->end(), [&](const Point& q) { return turn(from, to, q) < 0; }))
        return false;
    }
  }
  return true;
}

}  // namespace shop
