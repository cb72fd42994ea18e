// FCL's continuousCollide: conservative advancement by both of its GJK solvers, and its naive one, which looks at equal steps.
#include <fcl/math/motion/interp_motion.h>
#include <fcl/math/motion/translation_motion.h>
#include <fcl/narrowphase/continuous_collision.h>

#include "engines/adapters/cast_adapter_kit.h"
#include "engines/adapters/fcl/queries.h"

namespace assay {
namespace {

using namespace fcl_adapter;
using Transform = fcl::Transform3<double>;

constexpr double kTurnTold = 3.14;  // below pi, where a transform tells which way round

/// One solid, and its transforms at t = 0 and t = 1.
struct Moving {
  std::optional<Object> object;
  Transform from = Transform::Identity(), to = Transform::Identity();
};

Moving moving(const collision_adapter::Framed& framed, const Motion& motion) {
  const auto vector = [](const std::array<double, 3>& v) { return fcl::Vector3<double>(v[0], v[1], v[2]); };
  Moving body{object_of(framed.body)};
  body.from.translation() = vector(framed.from);
  body.to.translation() = vector(framed.to);
  if (motion.turns())
    body.to.linear() = fcl::AngleAxis<double>(collision_adapter::angle_of(motion), vector(motion.rotation).normalized())
                           .toRotationMatrix();
  return body;
}

/// Straight on, or at constant speed about the centre, which goes straight on. The reference point is handed over: FCL's own
/// way from transforms to an InterpMotion leaves it uninitialised.
fcl::MotionBasePtr<double> motion_of(const Moving& body, bool turns) {
  if (!turns) return std::make_shared<fcl::TranslationMotion<double>>(body.from, body.to);
  return std::make_shared<fcl::InterpMotion<double>>(body.from.linear(), body.from.translation(), body.to.linear(),
                                                     body.to.translation(), fcl::Vector3<double>::Zero());
}

/// The start is asked for by fcl::collide: the result tells a time of 0 for bodies that meet then and for those that are about to.
CastAnswer ask(const MovingPair& pair, fcl::CCDSolverType solver, fcl::GJKSolverType gjk) noexcept {
  if (!collision_adapter::in_space(pair.bodies)) return Declined{"not two solids in space"};
  if (!(collision_adapter::angle_of(pair.of_a) <= kTurnTold && collision_adapter::angle_of(pair.of_b) <= kTurnTold))
    return Declined{"turns farther than a transform can tell"};
  const auto framed = collision_adapter::in_frames(pair);
  if (!framed) return Declined{"transforms that are no doubles"};
  const Moving a = moving(framed->a, pair.of_a), b = moving(framed->b, pair.of_b);
  if (!a.object || !b.object) return Declined{"not two solids in space"};
  try {
    const auto shape_a = a.object->collisionGeometry(), shape_b = b.object->collisionGeometry();
    fcl::CollisionRequest<double> at_start(1, false);
    at_start.gjk_solver_type = gjk;
    fcl::CollisionResult<double> start;
    if (fcl::collide(shape_a.get(), a.from, shape_b.get(), b.from, at_start, start) != 0) return InitiallyOverlapping{};
    fcl::ContinuousCollisionRequest<double> request;
    request.num_max_iterations = static_cast<std::size_t>(1 / request.toc_err) + 1;  // what its toc_err asks for
    request.ccd_motion_type = pair.turns() ? fcl::CCDM_LINEAR : fcl::CCDM_TRANS;
    request.ccd_solver_type = solver;
    request.gjk_solver_type = gjk;
    fcl::ContinuousCollisionResult<double> result;
    const auto motion_a = motion_of(a, pair.turns()), motion_b = motion_of(b, pair.turns());
    fcl::continuousCollide(shape_a.get(), motion_a.get(), shape_b.get(), motion_b.get(), request, result);
    if (!result.is_collide) return Missed{};
    return BareTime{result.time_of_contact};
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

/// Of the reach. toc_err, "error in first contact time", is 1e-4: straight on two points near each other by at most sqrt(3) L in
/// that measure, and by turns of less than pi by less than another pi / 2 L.
constexpr double kCastGap = 0x1p-11;

#define ASSAY_FCL_CAST_NOTE                                                                                          \
  " Bodies that move straight on are handed over as TranslationMotion, others as InterpMotion about the centre of "  \
  "the "                                                                                                             \
  "turn: constant speed about an axis, the angle found from the matrix at the end. What meets at the start is told " \
  "by "                                                                                                              \
  "fcl::collide. A thrown exception counts as giving up. Solids only: the faces are the triangles of Assay's hull3."

constexpr plugin::Statement says_of_casts(const char* sentence, const char* note) {
  return {.version = FCL_VERSION, .sentence = sentence, .note = note, .cast_gap = kCastGap};
}

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(plugin::engine<CastFamily, AdvanceLibccd>(says_of_casts(
                 "fcl::continuousCollide, CCDC_CONSERVATIVE_ADVANCEMENT, distances by FCL's GJK on top of libccd",
                 "Ends when a step is at most 1e-4 of the way, whatever the request says." ASSAY_FCL_CAST_NOTE)),
             plugin::engine<CastFamily, AdvanceIndep>(says_of_casts(
                 "fcl::continuousCollide, CCDC_CONSERVATIVE_ADVANCEMENT, distances by FCL's own GJK",
                 "Ends when a step is at most 1e-4 of the way, whatever the request says." ASSAY_FCL_CAST_NOTE)),
             plugin::engine<CastFamily, Naive>(
                 says_of_casts("fcl::continuousCollide, CCDC_NAIVE, at as many equal steps as toc_err asks for",
                               "Looks at 10000 moments; as its request comes it looks at 10." ASSAY_FCL_CAST_NOTE)))
