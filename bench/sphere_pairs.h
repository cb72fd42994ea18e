// Random pairs for benchmarks: vertices near two unit spheres whose centres are a chosen distance apart.
#pragma once
#include <cmath>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "properties/choices.h"

namespace assay::bench {

inline void add_sphere_point(Choices& choices, double centre_x, Points& body) {
  for (;;) {
    const double x = 2 * choices.dyadic(40) - 1, y = 2 * choices.dyadic(40) - 1, z = 2 * choices.dyadic(40) - 1;
    const double norm2 = x * x + y * y + z * z;
    if (norm2 > 1 || norm2 < 0.01) continue;
    const double norm = std::sqrt(norm2);
    body.push_back({centre_x + x / norm, y / norm, z / norm});
    return;
  }
}

/// `count` pairs of `vertices` + `vertices` points; centre distance 2.5 separates, 0.5 overlaps.
inline std::vector<ConvexPair> sphere_pairs(std::size_t count, int vertices, double centre_distance) {
  std::vector<ConvexPair> pairs(count);
  for (std::size_t i = 0; i < count; ++i) {
    Choices choices(mix64(i + 1000 * static_cast<std::uint64_t>(vertices)));
    pairs[i].a.dimension = pairs[i].b.dimension = 3;
    for (int v = 0; v < vertices; ++v) {
      add_sphere_point(choices, 0, pairs[i].a);
      add_sphere_point(choices, centre_distance, pairs[i].b);
    }
  }
  return pairs;
}

}  // namespace assay::bench
