// FCL's collide and distance by its two solvers: the one on libccd and its own ("independent").
#include "engines/adapters/fcl/queries.h"

namespace assay {
namespace {

using namespace fcl_adapter;

struct IntersectLibccd {
  static constexpr std::string_view kName = "fcl/intersect_libccd";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return collide(p, fcl::GST_LIBCCD, false); }
};
struct IntersectIndep {
  static constexpr std::string_view kName = "fcl/intersect_indep";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return collide(p, fcl::GST_INDEP, false); }
};
struct CollideLibccd {
  static constexpr std::string_view kName = "fcl/collide_libccd";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return collide(p, fcl::GST_LIBCCD, true); }
};
struct CollideIndep {
  static constexpr std::string_view kName = "fcl/collide_indep";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return collide(p, fcl::GST_INDEP, true); }
};
struct DistanceLibccd {
  static constexpr std::string_view kName = "fcl/distance_libccd";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return distance(p, fcl::GST_LIBCCD, false); }
};
struct DistanceIndep {
  static constexpr std::string_view kName = "fcl/distance_indep";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return distance(p, fcl::GST_INDEP, false); }
};
struct SignedDistanceLibccd {
  static constexpr std::string_view kName = "fcl/signed_distance_libccd";
  static GjkAnswer solve(const ConvexPair& p, const Watch&) { return distance(p, fcl::GST_LIBCCD, true); }
};
}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, IntersectLibccd>(says("fcl::collide without contacts, libccd's GJK on fcl::Convex",
                                                    {.range = {.verdict_gap_absolute = kBoundary}},
                                                    ASSAY_FCL_NOTE ASSAY_FCL_LIBCCD_NOTE)),
    plugin::engine<GjkFamily, IntersectIndep>(says("fcl::collide without contacts, FCL's own GJK on fcl::Convex",
                                                   {.range = {.verdict_gap_absolute = kSamePoint}})),
    plugin::engine<GjkFamily, CollideLibccd>(says("fcl::collide with one contact, libccd's MPR on fcl::Convex",
                                                  {.depth_gap = kNothing,
                                                   .normal_gap = kNothing,
                                                   .distance_gap_absolute = kBoundary,
                                                   .range = {.verdict_gap_absolute = kBoundary}},
                                                  ASSAY_FCL_NOTE ASSAY_FCL_LIBCCD_NOTE)),
    plugin::engine<GjkFamily, CollideIndep>(says("fcl::collide with one contact, FCL's own GJK and EPA on fcl::Convex",
                                                 {.distance_gap_absolute = kSamePoint,
                                                  .depth_gap_absolute = kDepth,
                                                  .range = {.verdict_gap_absolute = kSamePoint}})),
    plugin::engine<GjkFamily, DistanceLibccd>(says("fcl::distance, FCL's distance GJK on top of libccd",
                                                   {.distance_gap_absolute = kDistance,
                                                    .range = {.verdict_gap_absolute = kDistance}},
                                                   ASSAY_FCL_NOTE ASSAY_FCL_LIBCCD_NOTE)),
    plugin::engine<GjkFamily, DistanceIndep>(says("fcl::distance, FCL's own GJK",
                                                  {.distance_gap = kDistanceOfItself,
                                                   .distance_gap_absolute = kSamePoint,
                                                   .range = {.verdict_gap_absolute = kSamePoint}})),
    // A distance has no normal in FCL: the adapter's is the difference of the points, of which nothing is promised. Its
    // sign tells yes from no, so a verdict is as good as the number.
    plugin::engine<GjkFamily, SignedDistanceLibccd>(
        says("fcl::distance with enable_signed_distance, FCL's GJK and EPA on top of libccd",
             {.normal_gap = kNothing,
              .distance_gap_absolute = kDistance,
              .depth_gap_absolute = kDistance,
              .range = {.verdict_gap_absolute = kDistance}},
             ASSAY_FCL_NOTE ASSAY_FCL_LIBCCD_NOTE)))
