// Pairs of bodies with as many vertices as asked: what growth is measured on.
#pragma once
#include <cmath>
#include <cstdint>

#include "algorithms/model/cast.h"
#include "algorithms/model/convex_pair.h"
#include "properties/choices.h"

namespace assay {

/// n points at about distance 1 of the origin of space.
inline Points sphere_of(Choices& choices, std::uint32_t n) {
  Points body{3, {}};
  while (body.size() < n) {
    const double x = 2 * choices.dyadic(40) - 1, y = 2 * choices.dyadic(40) - 1, z = 2 * choices.dyadic(40) - 1;
    const double norm = std::sqrt(x * x + y * y + z * z);
    if (norm <= 1 && norm > 0.1) body.push_back({x / norm, y / norm, z / norm});
  }
  return body;
}

/// Two such spheres of n points each, the second `distance` along x: apart for 2.5, deep in each other for 0.5.
inline ConvexPair two_spheres(std::uint32_t n, double distance, std::uint64_t key) {
  Choices choices(key);
  ConvexPair pair{sphere_of(choices, n), sphere_of(choices, n)};
  for (std::uint32_t i = 0; i < n; ++i) pair.b[i][0] += distance;
  return pair;
}

/// n points (x, x^2), x = 2^(n - 1), ..., 2, 1, and a point half under the middle of the last side.
///
/// Lemma  A search that keeps the side to which it has come takes n - O(1) steps. Let the chord from 1 to 2^k be kept.
///        The vertex furthest under it is that whose x is nearest to its ends' mean 2^(k - 1) + 1/2: it is 2^(k - 1),
///        the next one, for a parabola over a chord falls short of it by the product of the distances to the ends.
///        The point is nearest to the inside of each chord, so that each step loses the far end and nothing else. All
///        numbers are exact up to n = 512; how far a search in double follows is another matter.
inline ConvexPair parabola_and_point(std::uint32_t n) {
  ConvexPair pair{{2, {}}, {2, {}}};
  for (std::uint32_t i = n; i-- > 0;) {
    const double x = std::ldexp(1.0, static_cast<int>(i));
    pair.a.push_back({x, x * x});
  }
  pair.b.push_back({1.5, 2.0});
  return pair;
}

/// Two spheres apart, of which the second comes towards the first and hits it at about t = 1/2.
inline MovingPair spheres_that_meet(std::uint32_t n, std::uint64_t key) {
  MovingPair pair;
  pair.bodies = two_spheres(n, 3, key);
  pair.of_b.displacement = {-2, 0, 0};
  return pair;
}

}  // namespace assay
