// libccd's yes-or-no queries, GJK and MPR, and its penetrations, EPA and MPR, with the library's default settings. A
// body is its support function.
#include <limits>

#include "engines/adapters/documented.h"
#include "engines/adapters/libccd/translation.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

using namespace libccd_adapter;

template <int (*intersect)(const void*, const void*, const ccd_t*)>
GjkAnswer verdict(const ConvexPair& pair, const Watch& watch) {
  const Query query(pair, watch);
  if (query.declined != nullptr) return Declined{query.declined};
  return answer_of(intersect(&query.a, &query.b, &query.settings));
}

template <int (*penetrate)(const void*, const void*, const ccd_t*, ccd_real_t*, ccd_vec3_t*, ccd_vec3_t*)>
GjkAnswer penetration(const ConvexPair& pair, const Watch& watch) {
  const Query query(pair, watch);
  if (query.declined != nullptr) return Declined{query.declined};
  Penetration result;
  result.returned = penetrate(&query.a, &query.b, &query.settings, &result.depth, &result.direction, &result.position);
  return answer_of(result, pair.a.dimension);
}

struct Gjk {
  static constexpr std::string_view kName = "libccd/gjk";
  static GjkAnswer solve(const ConvexPair& p, const Watch& watch) { return verdict<ccdGJKIntersect>(p, watch); }
};
struct Mpr {
  static constexpr std::string_view kName = "libccd/mpr";
  static GjkAnswer solve(const ConvexPair& p, const Watch& watch) { return verdict<ccdMPRIntersect>(p, watch); }
};
struct GjkEpa {
  static constexpr std::string_view kName = "libccd/gjk_epa";
  static GjkAnswer solve(const ConvexPair& p, const Watch& watch) { return penetration<ccdGJKPenetration>(p, watch); }
};
struct MprDepth {
  static constexpr std::string_view kName = "libccd/mpr_depth";
  static GjkAnswer solve(const ConvexPair& p, const Watch& watch) { return penetration<ccdMPRPenetration>(p, watch); }
};

/// Of squared distances of the origin, by which ccd.c of v2.1 tells a "touching contact": 2^-26 as a length.
constexpr double kTouch = documented(0x1p-26, "ccd/vec3.h", "# define CCD_EPS DBL_EPSILON");
constexpr double kDepth = documented(1e-4, "ccd/ccd.h", "(ccd)->epa_tolerance = CCD_REAL(0.0001);");
/// "Boundary tolerance for MPR algorithm": a portal that grows by less ends the search, with no intersection (mpr.c).
constexpr double kBoundary = documented(1e-4, "ccd/ccd.h", "(ccd)->mpr_tolerance = CCD_REAL(0.0001);");

}  // namespace
}  // namespace assay

using namespace assay;

// What touching means, from the source (ccd.c, mpr.c): GJK's own comments call the origin on the simplex a "touching
// contact" and "if so objects intersect". MPR counts it as a miss in portal discovery ("dot == 0" ends with no
// intersection) and as a hit in portal refinement, so it states neither.
ASSAY_PLUGIN(
    plugin::engine<GjkFamily, Gjk>(
        {.version = ASSAY_CCD_FILE,
         .sentence = "ccdGJKIntersect with default settings",
         .promises = {.touching = Touching::kHit, .range = {.verdict_gap_absolute = kTouch}},
         .note =
             "Touching counts as a hit, by the comments of its source. Zero means below DBL_EPSILON, absolutely, "
             "whatever the scale. No iteration limit (CCD_INIT). Planar bodies are asked as prisms. NaN and infinity "
             "are declined."}),
    plugin::engine<GjkFamily, Mpr>(
        {.version = ASSAY_CCD_FILE,
         .sentence = "ccdMPRIntersect (XenoCollide) with default settings, from the means of the vertices",
         .promises = {.range = {.verdict_gap_absolute = kBoundary}},
         .note = "Touching is a miss in one phase and a hit in another. Zero means below DBL_EPSILON and the portal "
                 "may stop growing below mpr_tolerance 1e-4, both absolutely. No iteration limit. Needs volume: planar "
                 "bodies are asked as prisms over the same height, which collide exactly when the bodies do. NaN and "
                 "infinity are declined."}),
    plugin::engine<GjkFamily, GjkEpa>(
        {.version = ASSAY_CCD_FILE,
         .sentence = "ccdGJKPenetration with default settings",
         .promises = {.touching = Touching::kHit,
                      .distance_gap_absolute = kTouch,
                      .depth_gap_absolute = kDepth,
                      .range = {.verdict_gap_absolute = kTouch}},
         .note = "Touching counts as a hit, by the comments of its source. Zero means below DBL_EPSILON and the "
                 "polytope stops growing below epa_tolerance 1e-4, both absolutely; that is the promise on depths. No "
                 "iteration limit. Planar bodies are asked as prisms. NaN and infinity are declined."}),
    plugin::engine<GjkFamily, MprDepth>(
        {.version = ASSAY_CCD_FILE,
         .sentence = "ccdMPRPenetration with default settings, from the means of the vertices",
         .promises = {.depth_gap = std::numeric_limits<double>::infinity(),
                      .normal_gap = std::numeric_limits<double>::infinity(),
                      .distance_gap_absolute = kBoundary,
                      .range = {.verdict_gap_absolute = kBoundary}},
         .note = "Touching is a miss in one phase and a hit in another. Zero means below DBL_EPSILON and the portal "
                 "may stop growing below mpr_tolerance 1e-4, both absolutely. No iteration limit. The depth is along "
                 "the portal that the ray between the centers leaves by, which need not be the least depth; a touch "
                 "may have the direction 0. Planar bodies are asked as prisms. NaN and infinity are declined."}))
