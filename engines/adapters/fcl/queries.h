// FCL's collide and distance on pairs of fcl::Convex, and what its engines state about themselves.
#pragma once
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <exception>
#include <memory>

#include "engines/adapters/collision_adapter_kit.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace fcl_adapter {

using Object = fcl::CollisionObject<double>;

/// Two solids as FCL has them. Its Convex asks for a closed surface with faces, so flat bodies are declined.
struct Objects {
  std::optional<Object> a, b;
  explicit operator bool() const { return a && b; }
};

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

inline Objects objects_of(const ConvexPair& pair) {
  if (!collision_adapter::in_space(pair)) return {};
  return {object_of(pair.a), object_of(pair.b)};
}

inline std::array<double, 3> numbers(const fcl::Vector3<double>& v) { return {v[0], v[1], v[2]}; }

/// FCL says by an exception that it failed in this configuration; that is an honest answer.
template <class Query>
GjkAnswer unless_it_throws(const ConvexPair& pair, Query query) noexcept {
  const Objects objects = objects_of(pair);
  if (!objects) return Declined{"not two solids in space"};
  try {
    return query(*objects.a, *objects.b);
  } catch (const std::exception&) {
    return GaveUp{GaveUp::Why::kUncertain, 0};
  }
}

inline GjkAnswer collide(const ConvexPair& pair, fcl::GJKSolverType solver, bool with_contact) {
  return unless_it_throws(pair, [&](const Object& a, const Object& b) -> GjkAnswer {
    fcl::CollisionRequest<double> request(1, with_contact);
    request.gjk_solver_type = solver;
    fcl::CollisionResult<double> result;
    fcl::collide(&a, &b, request, result);
    if (!result.isCollision() || !with_contact) return BareVerdict{result.isCollision()};
    const fcl::Contact<double>& contact = result.getContact(0);
    // The independent solver gives depths a negative sign, libccd's a positive one; both mean how deep.
    return Penetrating{std::abs(contact.penetration_depth), numbers(contact.normal), 0, {}, {}};
  });
}

/// A distance of 0 or less says that the bodies meet; how deep, only where asked for.
inline GjkAnswer distance(const ConvexPair& pair, fcl::GJKSolverType solver, bool with_sign) {
  return unless_it_throws(pair, [&](const Object& a, const Object& b) -> GjkAnswer {
    fcl::DistanceRequest<double> request(true, with_sign);
    request.gjk_solver_type = solver;
    fcl::DistanceResult<double> result;
    fcl::distance(&a, &b, request, result);
    const std::array<double, 3> on_a = numbers(result.nearest_points[0]), on_b = numbers(result.nearest_points[1]);
    if (!(result.min_distance <= 0)) return MeasuredApart{result.min_distance, on_a, on_b};
    if (!with_sign) return BareDistance{0};
    // The point of a is the deepest in b, so b leaves from the point of b towards it.
    return Penetrating{-result.min_distance, {on_a[0] - on_b[0], on_a[1] - on_b[1], on_a[2] - on_b[2]}, 0, {}, {}};
  });
}

// distance_tolerance (1e-6, "used in GJK algorithm to stop distance iteration") and gjk_tolerance are lengths, whatever
// the scale, in libccd's solver a step of the distance and in the independent one a relative one. distance_gap speaks
// of squares relative to L^2: for bodies not smaller than 1, 1e-6 in the distance is 2e-6 sqrt(3) there.
constexpr double kGap = 4e-6;
// Its EPA stops at the same tolerance; "exact negative distance" by the documentation.
constexpr double kDepthGap = 1e-5;

#define ASSAY_FCL_NOTE                                                                                                 \
  "What touching means is nowhere said. Tolerances are absolute lengths: 1e-6 for distances (distance_tolerance) and " \
  "for the "                                                                                                           \
  "iteration of collide (gjk_tolerance, called unclear by its own comment). A thrown exception counts as giving up. "  \
  "Solids "                                                                                                            \
  "only: the faces are the triangles of Assay's hull3; flat and planar bodies are declined."

constexpr plugin::Statement says(const char* sentence, double gap = -1, double depth_gap = 0,
                                 const char* note = ASSAY_FCL_NOTE) {
  return {.version = FCL_VERSION, .sentence = sentence, .distance_gap = gap, .note = note, .depth_gap = depth_gap};
}

}  // namespace fcl_adapter
}  // namespace assay
