// FCL's continuousCollide: conservative advancement by both of its GJK solvers, and its naive one, which looks at equal
// steps.
#include "engines/adapters/fcl/cast_translation.h"
#include "engines/adapters/fcl/queries.h"

namespace assay {
namespace {

using namespace fcl_adapter;

CastAnswer ask(const MovingPair& pair, fcl::CCDSolverType solver, fcl::GJKSolverType gjk) noexcept {
  const MovingObjects both = moving_objects_of(pair);
  if (both.declined != nullptr) return Declined{both.declined};
  try {
    const auto shape_a = both.a.object->collisionGeometry(), shape_b = both.b.object->collisionGeometry();
    fcl::CollisionRequest<double> at_start(1, false);
    at_start.gjk_solver_type = gjk;
    fcl::CollisionResult<double> start;
    const std::size_t contacts = fcl::collide(shape_a.get(), both.a.from, shape_b.get(), both.b.from, at_start, start);
    if (auto answer = answer_of_start(contacts, start)) return *answer;
    fcl::ContinuousCollisionRequest<double> request;
    request.num_max_iterations = static_cast<std::size_t>(1 / request.toc_err) + 1;  // what its toc_err asks for
    request.ccd_motion_type = pair.turns() ? fcl::CCDM_LINEAR : fcl::CCDM_TRANS;
    request.ccd_solver_type = solver;
    request.gjk_solver_type = gjk;
    fcl::ContinuousCollisionResult<double> result;
    const auto motion_a = motion_of(both.a, pair.turns()), motion_b = motion_of(both.b, pair.turns());
    const double returned =
        fcl::continuousCollide(shape_a.get(), motion_a.get(), shape_b.get(), motion_b.get(), request, result);
    return answer_of(returned, result);
  } catch (const std::exception&) {
    return GaveUp{GaveUp::Why::kUncertain, 0};
  }
}

struct AdvanceLibccd {
  static constexpr std::string_view kName = "fcl/advance_libccd";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, fcl::CCDC_CONSERVATIVE_ADVANCEMENT, fcl::GST_LIBCCD);
  }
};
struct AdvanceIndep {
  static constexpr std::string_view kName = "fcl/advance_indep";
  static CastAnswer solve(const MovingPair& p, const Watch&) {
    return ask(p, fcl::CCDC_CONSERVATIVE_ADVANCEMENT, fcl::GST_INDEP);
  }
};
struct Naive {
  static constexpr std::string_view kName = "fcl/continuous_naive";
  static CastAnswer solve(const MovingPair& p, const Watch&) { return ask(p, fcl::CCDC_NAIVE, fcl::GST_LIBCCD); }
};

/// Of the time, as the request has it: "error in first contact time".
constexpr double kTime = documented(1e-4, "fcl/narrowphase/continuous_collision_request.h", "S toc_err_ = 0.0001,");
/// Conservative advancement has its own, whatever the request says.
constexpr double kStep =
    documented(1e-4, "fcl/narrowphase/detail/traversal/distance/shape_conservative_advancement_traversal_node-inl.h",
               "t_err = (S)0.0001;");

#define ASSAY_FCL_CAST_NOTE                                                                                          \
  " Bodies that move straight on are handed over as TranslationMotion, others as InterpMotion about the centre of "  \
  "the "                                                                                                             \
  "turn: constant speed about an axis, the angle found from the matrix at the end. What meets at the start is told " \
  "by "                                                                                                              \
  "fcl::collide. A thrown exception counts as giving up. Solids only: the faces are the triangles of Assay's hull3."

/// `start`: the length by which fcl::collide may miss or make up a contact at the start.
constexpr plugin::Statement<CastFamily> says_of_casts(const char* sentence, double time, double start,
                                                      const char* note) {
  return {.version = FCL_VERSION,
          .sentence = sentence,
          .promises = {.gap_absolute = start, .time_absolute = time},
          .note = note};
}

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<CastFamily, AdvanceLibccd>(
        says_of_casts("fcl::continuousCollide, CCDC_CONSERVATIVE_ADVANCEMENT, distances by FCL's GJK on top of libccd",
                      kStep, kDistance,
                      "Ends when a step is at most 1e-4 of the way, whatever the request says." ASSAY_FCL_CAST_NOTE
                          ASSAY_FCL_LIBCCD_NOTE)),
    plugin::engine<CastFamily, AdvanceIndep>(says_of_casts(
        "fcl::continuousCollide, CCDC_CONSERVATIVE_ADVANCEMENT, distances by FCL's own GJK", kStep, kSamePoint,
        "Ends when a step is at most 1e-4 of the way, whatever the request says." ASSAY_FCL_CAST_NOTE)),
    plugin::engine<CastFamily, Naive>(says_of_casts(
        "fcl::continuousCollide, CCDC_NAIVE, at as many equal steps as toc_err asks for", kTime, kBoundary,
        "Looks at 10000 moments; as its request comes it looks at 10." ASSAY_FCL_CAST_NOTE ASSAY_FCL_LIBCCD_NOTE)))
