// A body as FCL has it, and FCL's results as answers.
#pragma once
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>

#include "engines/adapters/collision_adapter_kit.h"

namespace assay::fcl_adapter {

using Object = fcl::CollisionObject<double>;

/// A solid as FCL has it, its corners each once and where they are. Its Convex asks for a closed surface with faces, so
/// flat bodies are declined.
inline std::optional<Object> object_of(const Points& body) {
  const std::optional<collision_adapter::Solid> solid = collision_adapter::solid_of(body);
  if (!solid) return std::nullopt;
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<double>>>();
  for (const Point3& corner : solid->corner) vertices->emplace_back(corner.x, corner.y, corner.z);
  const auto faces = std::make_shared<std::vector<int>>();
  for (const auto& [first, second, third] : solid->triangle)
    faces->insert(faces->end(), {3, static_cast<int>(first), static_cast<int>(second), static_cast<int>(third)});
  const auto shape = std::make_shared<fcl::Convex<double>>(vertices, static_cast<int>(solid->triangle.size()), faces);
  return Object(shape, fcl::Transform3<double>::Identity());
}

struct Objects {
  std::optional<Object> a, b;
  explicit operator bool() const { return a && b; }
};

inline Objects objects_of(const ConvexPair& pair) {
  if (!collision_adapter::in_space(pair)) return {};
  return {object_of(pair.a), object_of(pair.b)};
}

inline std::array<double, 3> numbers(const fcl::Vector3<double>& v) { return {v[0], v[1], v[2]}; }

/// fcl::collide returns the number of contacts, and the greatest number for a query that it does not know.
inline bool is_told(std::size_t returned, const fcl::CollisionResult<double>& result) {
  return returned == result.numContacts();
}

/// A contact's normal points from the first body to the second.
inline GjkAnswer answer_of(std::size_t returned, const fcl::CollisionResult<double>& result, bool with_contact) {
  if (!is_told(returned, result)) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (!result.isCollision() || !with_contact) return BareVerdict{result.isCollision()};
  const fcl::Contact<double>& contact = result.getContact(0);
  // The independent solver gives depths a negative sign, libccd's a positive one; both mean how deep.
  return Penetrating{std::abs(contact.penetration_depth), numbers(contact.normal), 0, {}, {}};
}

/// The way from the point of b to that of a, unless rounding of coordinates leaves less than twenty bits of it; then 0.
inline std::array<double, 3> difference(const std::array<double, 3>& on_a, const std::array<double, 3>& on_b) {
  std::array<double, 3> way{};
  double longest = 0, largest = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    way[k] = on_a[k] - on_b[k];
    if (std::isnan(way[k])) return {way[k], way[k], way[k]};
    longest = std::max(longest, std::abs(way[k]));
    largest = std::max({largest, std::abs(on_a[k]), std::abs(on_b[k])});
  }
  return longest <= 0x1p-32 * largest ? std::array<double, 3>{} : way;
}

/// A distance of 0 or less says that the bodies meet; how deep, only where asked for. FCL keeps a distance only if it
/// is less than the greatest number, and only then names the bodies: a result without them was never written, as for a
/// NaN.
///
/// FCL tells no normal. Its point of a is the deepest in b, so b leaves from the point of b towards it; where the two
/// are one, or nearly, as for bodies that touch, there is no direction.
inline GjkAnswer answer_of(const fcl::DistanceResult<double>& result, bool with_sign) {
  if (result.o1 == nullptr || result.o2 == nullptr) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const std::array<double, 3> on_a = numbers(result.nearest_points[0]), on_b = numbers(result.nearest_points[1]);
  if (!(result.min_distance <= 0)) return MeasuredApart{result.min_distance, on_a, on_b};
  if (!with_sign) return BareDistance{0};
  return Penetrating{-result.min_distance, difference(on_a, on_b), 0, {}, {}};
}

}  // namespace assay::fcl_adapter
