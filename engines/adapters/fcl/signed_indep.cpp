// FCL's signed distance by its own solver, a plug-in of its own: Debian's build aborts on every pair that overlaps.
#include "engines/adapters/fcl/queries.h"

namespace assay {
namespace {

using namespace fcl_adapter;

struct SignedDistanceIndep {
  static constexpr std::string_view kName = "fcl/signed_distance_indep";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return distance(p, fcl::GST_INDEP, true); }
};

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(plugin::engine<GjkFamily, SignedDistanceIndep>([] {
  auto stated = says("fcl::distance with enable_signed_distance, FCL's own GJK and the depth of its collide",
                     {.distance_gap = kDistanceOfItself,
                      .points_gap = kNothing,
                      .normal_gap = kNothing,
                      .distance_gap_absolute = kSamePoint,
                      .depth_gap_absolute = kDepth},
                     ASSAY_FCL_NOTE
                     " Debian's build aborts on every pair that overlaps. The documentation says that this solver's "
                     "nearest points need not lie on the bodies.");
  stated.only_by_name = "Debian's build aborts on every pair that overlaps, which costs a new process each time";
  return stated;
}()))
