// FCL's collide and distance on pairs of fcl::Convex, and what its engines state about themselves.
#pragma once
#include <exception>
#include <limits>

#include "engines/adapters/documented.h"
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

#define ASSAY_FCL_LIBCCD "fcl/narrowphase/detail/convexity_based_algorithm/gjk_libccd-inl.h"
/// Lengths. libccd's tolerances are in force where it is the solver: FCL sets them to those of the request. The search
/// for a distance ends where a step, of at most 1000, changes it by less; "this does NOT necessarily mean that the
/// computed distance is within tolerance to the actual distance": stated is what all steps may have left.
constexpr double kStepOfDistance = documented(1e-6, ASSAY_FCL_LIBCCD, "ccd.dist_tolerance = tolerance;");
constexpr double kStepsOfDistance =
    documented(1000, "fcl/narrowphase/detail/gjk_solver_libccd-inl.h", "max_distance_iterations = 1000;");
constexpr double kDistance = kStepsOfDistance * kStepOfDistance;
/// MPR's, which decides whether bodies collide.
constexpr double kBoundary = documented(1e-6, ASSAY_FCL_LIBCCD, "ccd.mpr_tolerance = tolerance;");
/// FCL's own EPA stops at gjk_tolerance, and its own GJK where the support plane is nearer by less than that share:
/// |v|^2 - v.w <= 1e-6 |v|^2, at most 3e-6 L^2; or, of squared lengths, where a support point is as near to a former
/// one.
constexpr double kDepth = documented(1e-6, "fcl/narrowphase/collision_request.h", "Real gjk_tolerance{1e-6};");
constexpr double kDistanceOfItself = 3e-6;
constexpr double kSamePoint = documented(1e-3, "fcl/narrowphase/detail/convexity_based_algorithm/gjk-inl.h",
                                         "if((w - lastw[i]).squaredNorm() < tolerance)");
/// MPR's depth is that along the portal that the ray between the centres leaves by; nobody says that it is the least.
constexpr double kNothing = std::numeric_limits<double>::infinity();

#define ASSAY_FCL_LIBCCD_NOTE                                                                                      \
  " By libccd: its tolerances are in force, which FCL sets (gjk_libccd-inl.h): mpr_tolerance of collide and "      \
  "dist_tolerance and epa_tolerance of distance are 1e-6, absolutely; of distances a comment adds that they need " \
  "not be within it, so 1e-3 is stated, as 1000 iterations may change them."

#define ASSAY_FCL_NOTE                                                                                                 \
  "What touching means is nowhere said. Tolerances are absolute lengths: 1e-6 for distances (distance_tolerance) and " \
  "for the iteration of collide (gjk_tolerance, called unclear by its own comment). A thrown exception and a "         \
  "distance that is not kept, as NaN, count as giving up. Solids only: the faces are the triangles of Assay's hull3; " \
  "flat and planar bodies are declined."

constexpr plugin::Statement<GjkFamily> says(const char* sentence, const Promises<GjkFamily>& promises,
                                            const char* note = ASSAY_FCL_NOTE) {
  return {.version = FCL_VERSION, .sentence = sentence, .promises = promises, .note = note};
}

}  // namespace fcl_adapter
}  // namespace assay
