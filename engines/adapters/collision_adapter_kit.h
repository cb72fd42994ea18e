// What the adapters to physics engines share: whether a problem is one of single precision, and bodies as closed
// meshes.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>
#include <vector>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/point_lists.h"

namespace assay::collision_adapter {

/// Whether single precision holds the number exactly. NaN is none; subnormal floats are.
inline bool is_single(double x) {
  return std::abs(x) <= 0x1.fffffep+127 && static_cast<double>(static_cast<float>(x)) == x;
}

template <class Holds>
bool all_coordinates(const ConvexPair& pair, Holds holds) {
  return std::all_of(pair.a.coordinates.begin(), pair.a.coordinates.end(), holds) &&
         std::all_of(pair.b.coordinates.begin(), pair.b.coordinates.end(), holds);
}

/// Whether a float engine is asked the same problem.
inline bool is_single(const ConvexPair& pair) {
  return all_coordinates(pair, [](double x) { return is_single(x); });
}

/// Whether no coordinate is larger than `most`, which is finite: NaN and infinity are larger than anything.
inline bool is_within(const ConvexPair& pair, double most) {
  return all_coordinates(pair, [most](double x) { return std::abs(x) <= most; });
}
inline bool is_finite(const ConvexPair& pair) { return is_within(pair, std::numeric_limits<double>::max()); }

inline bool in_space(const ConvexPair& pair) {
  return pair.a.dimension == 3 && pair.b.dimension == 3 && !pair.a.empty() && !pair.b.empty();
}

/// The corners of a planar body counter-clockwise, by the production hull: the two ends or the only point of a flat
/// one; nothing for NaN and infinity. Precondition: not empty.
inline std::vector<Point2> corners_of(const Points& body) {
  std::vector<Point2> vertices, corners;
  for (std::uint32_t i = 0; i < body.size(); ++i) vertices.push_back({body[i][0], body[i][1]});
  const Hull2Answer hull = hull2(vertices);
  const auto* region = std::get_if<Hull>(&hull);
  const auto* flat = std::get_if<FlatHull>(&hull);
  if (region != nullptr)
    for (const std::uint32_t i : region->ccw) corners.push_back(vertices[i]);
  if (flat != nullptr)
    for (const std::uint32_t i : flat->extreme) corners.push_back(vertices[i]);
  return corners;
}

/// Why a pair is not two finite planar bodies; nothing where it is.
inline const char* why_not_planar(const ConvexPair& pair) {
  if (pair.a.dimension != 2 || pair.b.dimension != 2 || pair.a.empty() || pair.b.empty())
    return "not two planar bodies";
  if (!is_finite(pair)) return "a coordinate that is not finite";
  return nullptr;
}

/// A body with interior as the triangles of its boundary, counter-clockwise as seen from outside; the corners are the
/// extreme points, each once.
struct Solid {
  std::vector<Point3> corner;
  std::vector<std::array<std::uint32_t, 3>> triangle;
};

/// The convex hull of the vertices, by the production hull; nothing for flat bodies and for NaN or infinity.
inline std::optional<Solid> solid_of(const Points& body) {
  const auto cloud = cloud_of<Cloud3>(body.coordinates);
  const Hull3Answer answer = hull3(cloud);
  const auto* hull = std::get_if<Hull3>(&answer);
  if (hull == nullptr) return std::nullopt;
  constexpr std::uint32_t kUnnumbered = ~std::uint32_t{0};
  std::vector<std::uint32_t> number(cloud.points.size(), kUnnumbered);
  Solid solid;
  const auto corner = [&](std::uint32_t vertex) {
    if (number[vertex] == kUnnumbered) {
      number[vertex] = static_cast<std::uint32_t>(solid.corner.size());
      solid.corner.push_back(cloud.points[vertex]);
    }
    return number[vertex];
  };
  for (std::uint32_t f = 0; f < hull->facets(); ++f) {
    const auto ring = hull->facet(f);
    for (std::size_t k = 2; k < ring.size(); ++k)
      solid.triangle.push_back({corner(ring[0]), corner(ring[k - 1]), corner(ring[k])});
  }
  return solid;
}

}  // namespace assay::collision_adapter
