// FCL's collide and distance on pairs of fcl::Convex, and what its engines state about themselves.
#pragma once
#include <exception>
#include <limits>

#include "engines/adapters/fcl/translation.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace fcl_adapter {

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
  return unless_it_throws(pair, [&](const Object& a, const Object& b) {
    fcl::CollisionRequest<double> request(1, with_contact);
    request.gjk_solver_type = solver;
    fcl::CollisionResult<double> result;
    const std::size_t returned = fcl::collide(&a, &b, request, result);
    return answer_of(returned, result, with_contact);
  });
}

/// What fcl::distance returns is the number that it writes.
inline GjkAnswer distance(const ConvexPair& pair, fcl::GJKSolverType solver, bool with_sign) {
  return unless_it_throws(pair, [&](const Object& a, const Object& b) {
    fcl::DistanceRequest<double> request(true, with_sign);
    request.gjk_solver_type = solver;
    fcl::DistanceResult<double> result;
    fcl::distance(&a, &b, request, result);
    return answer_of(result, with_sign);
  });
}

// distance_tolerance (1e-6, "used in GJK algorithm to stop distance iteration") and gjk_tolerance are lengths, whatever
// the scale, in libccd's solver a step of the distance and in the independent one a relative one. distance_gap speaks
// of squares relative to L^2: for bodies not smaller than 1, 1e-6 in the distance is 2e-6 sqrt(3) there.
constexpr double kGap = 4e-6;
/// MPR's depth is that along the portal that the ray between the centres leaves by; nobody says that it is the least.
constexpr double kNothing = std::numeric_limits<double>::infinity();
// Both solvers' EPA stop at the same tolerance (epa_tolerance 1e-6); "exact negative distance" by the documentation.
constexpr double kDepthGap = 1e-5;

#define ASSAY_FCL_NOTE                                                                                                 \
  "What touching means is nowhere said. Tolerances are absolute lengths: 1e-6 for distances (distance_tolerance) and " \
  "for the "                                                                                                           \
  "iteration of collide (gjk_tolerance, called unclear by its own comment). A thrown exception and a distance that "   \
  "is not kept, as NaN, count as giving up. "                                                                          \
  "Solids "                                                                                                            \
  "only: the faces are the triangles of Assay's hull3; flat and planar bodies are declined."

/// As in Promises: negative, or 0 of depths and normals, states nothing; infinite states that nothing is promised.
struct Gaps {
  double distance = -1, depth = 0, normal = 0, points = 0;
};

constexpr plugin::Statement<GjkFamily> says(const char* sentence, Gaps gaps = {}, const char* note = ASSAY_FCL_NOTE) {
  return {.version = FCL_VERSION,
          .sentence = sentence,
          .promises = {.distance_gap = gaps.distance,
                       .points_gap = gaps.points,
                       .depth_gap = gaps.depth,
                       .normal_gap = gaps.normal},
          .note = note};
}

}  // namespace fcl_adapter
}  // namespace assay
