// libccd's yes-or-no queries, GJK and MPR, and its penetrations, EPA and MPR, with the library's default settings. A body
// is its support function.
#include <ccd/ccd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "engines/assay_engine.h"

namespace {

static_assert(sizeof(ccd_real_t) == sizeof(double), "this adapter states the semantics of a double-precision libccd");

/// One support query of libccd looks at a vertex of a and a vertex of b; that pair is what the watch is shown.
struct Look {
  const assay_watch* watch;
  uint32_t pair[2];
};

struct Body {
  assay_points points;
  double half_height;  ///< of the prism over a planar body; 0 leaves it in the plane z = 0
  Look* look;
  bool second;
};

/// A farthest vertex, the first of several. NaN compares false and is never farther.
void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* farthest) {
  const Body& body = *static_cast<const Body*>(object);
  const assay_points& points = body.points;
  uint32_t best = 0;
  double best_value = 0;
  for (uint32_t i = 0; i < points.count; ++i) {
    const double* p = points.coordinates + std::size_t{i} * points.dimension;
    double value = direction->v[0] * p[0] + direction->v[1] * p[1];
    if (points.dimension == 3) value += direction->v[2] * p[2];
    if (i == 0 || value > best_value) best = i, best_value = value;
  }
  const double* p = points.coordinates + std::size_t{best} * points.dimension;
  const double z = points.dimension == 3 ? p[2] : std::copysign(body.half_height, direction->v[2]);
  ccdVec3Set(farthest, p[0], p[1], z);

  Look& look = *body.look;
  look.pair[body.second] = best;
  // libccd asks the first body, then the second, once an iteration, and has no way to be stopped: the answer is
  // ignored.
  if (body.second && look.watch != nullptr && look.watch->step != nullptr)
    look.watch->step(look.watch->context, look.pair, 2);
}

/// The mean of the vertices, each divided first so that large coordinates do not overflow.
void center(const void* object, ccd_vec3_t* mean) {
  const assay_points& points = static_cast<const Body*>(object)->points;
  ccdVec3Set(mean, 0, 0, 0);
  for (uint32_t i = 0; i < points.count; ++i)
    for (uint32_t k = 0; k < points.dimension; ++k)
      mean->v[k] += points.coordinates[std::size_t{i} * points.dimension + k] / points.count;
}

/// Half the largest extent or more, and at most all of it: enough to size a prism by.
double some_extent(const assay_points& points) {
  double extent = 0;
  for (uint32_t k = 0; k < points.dimension; ++k)
    for (uint32_t i = 0; i < points.count; ++i)
      extent =
          std::max(extent, std::abs(points.coordinates[std::size_t{i} * points.dimension + k] - points.coordinates[k]));
  return extent;
}

/// Calls query(a, b, settings) with both bodies, planar ones as prisms or as they are, flat in space.
template <class Query>
assay_status ask(bool prisms, const assay_gjk_problem& problem, const assay_watch* watch, Query query) {
  const uint32_t dimension = problem.a.dimension;
  if (dimension != problem.b.dimension || (dimension != 2 && dimension != 3) || problem.a.count == 0 ||
      problem.b.count == 0)
    return ASSAY_DECLINED;
  double half_height = 0;
  if (prisms && dimension == 2) {
    half_height = std::max(some_extent(problem.a), some_extent(problem.b));
    if (!(half_height > 0)) half_height = 1;
  }
  Look look{watch, {0, 0}};
  const Body a{problem.a, half_height, &look, false}, b{problem.b, half_height, &look, true};
  ccd_t settings;
  CCD_INIT(&settings);
  settings.support1 = settings.support2 = &support;
  settings.center1 = settings.center2 = &center;
  return query(&a, &b, settings);
}

assay_status put_verdict(bool colliding, assay_gjk_answer& answer) {
  answer.kind = ASSAY_GJK_BARE_VERDICT;
  answer.colliding = colliding ? 1 : 0;
  return ASSAY_ANSWERED;
}

template <int (*intersect)(const void*, const void*, const ccd_t*), bool prisms>
assay_status verdict(void*, const assay_gjk_problem* problem, const assay_watch* watch, assay_gjk_answer* answer) {
  return ask(prisms, *problem, watch, [answer](const Body* a, const Body* b, const ccd_t& settings) {
    return put_verdict(intersect(a, b, &settings) != 0, *answer);
  });
}

/// libccd: moving the second body by `depth` along `direction` leaves a touching contact. -1 says that the bodies do not
/// meet, -2 that there is no memory. The prisms over two planar bodies overlap by more along their axis than the bodies
/// can in the plane, so the depth is that of the bodies.
template <int (*penetrate)(const void*, const void*, const ccd_t*, ccd_real_t*, ccd_vec3_t*, ccd_vec3_t*)>
assay_status penetration(void*, const assay_gjk_problem* problem, const assay_watch* watch, assay_gjk_answer* answer) {
  return ask(true, *problem, watch, [&](const Body* a, const Body* b, const ccd_t& settings) -> assay_status {
    ccd_real_t depth = 0;
    ccd_vec3_t direction, position;
    const int status = penetrate(a, b, &settings, &depth, &direction, &position);
    if (status == -1) return put_verdict(false, *answer);
    if (status != 0) {
      answer->why = ASSAY_UNCERTAIN;
      return ASSAY_GAVE_UP;
    }
    answer->kind = ASSAY_GJK_PENETRATING;
    answer->distance = depth;
    for (uint32_t k = 0; k < 3; ++k) answer->direction[k] = k < problem->a.dimension ? direction.v[k] : 0;
    answer->on_a_count = answer->on_b_count = 0;
    return ASSAY_ANSWERED;
  });
}

// What touching means, from the source (ccd.c, mpr.c): GJK's own comments call the origin on the simplex a "touching
// contact" and "if so objects intersect". MPR counts it as a miss in portal discovery ("dot == 0" ends with no
// intersection) and as a hit in portal refinement, so it states neither.
const assay_engine kEngines[] = {
    {sizeof(assay_engine),
     "libccd/gjk",
     ASSAY_CCD_FILE,
     "foreign",
     "ccdGJKIntersect with default settings",
     {sizeof(assay_semantics), ASSAY_TOUCHING_HIT, 0, -1, -1, -1, -1,
      "Touching counts as a hit, by the comments of its source. Zero means below DBL_EPSILON, absolutely, whatever the "
      "scale. No iteration limit (CCD_INIT). Planar bodies lie in the plane z = 0.",
      0, 0},
     nullptr,
     nullptr,
     &verdict<ccdGJKIntersect, false>,
     nullptr},
    {sizeof(assay_engine),
     "libccd/mpr",
     ASSAY_CCD_FILE,
     "foreign",
     "ccdMPRIntersect (XenoCollide) with default settings, from the means of the vertices",
     {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, -1, -1, -1,
      "Touching is a miss in one phase and a hit in another. Zero means below DBL_EPSILON and the portal may stop "
      "growing "
      "below mpr_tolerance 1e-4, both absolutely. No iteration limit. Needs volume: planar bodies are asked as prisms "
      "over the same height, which collide exactly when the bodies do.",
      0, 0},
     nullptr,
     nullptr,
     &verdict<ccdMPRIntersect, true>,
     nullptr},
    {sizeof(assay_engine),
     "libccd/gjk_epa",
     ASSAY_CCD_FILE,
     "foreign",
     "ccdGJKPenetration with default settings",
     {sizeof(assay_semantics), ASSAY_TOUCHING_HIT, 0, -1, -1, -1, -1,
      "Touching counts as a hit, by the comments of its source. Zero means below DBL_EPSILON and the polytope stops "
      "growing below epa_tolerance 1e-4, both absolutely; that is taken as the promise on depths. No iteration limit. "
      "Planar bodies are asked as prisms.",
      0, 0, 1e-4},
     nullptr,
     nullptr,
     &penetration<ccdGJKPenetration>,
     nullptr},
    {sizeof(assay_engine),
     "libccd/mpr_depth",
     ASSAY_CCD_FILE,
     "foreign",
     "ccdMPRPenetration with default settings, from the means of the vertices",
     {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, -1, -1, -1,
      "Touching is a miss in one phase and a hit in another. Zero means below DBL_EPSILON and the portal may stop "
      "growing below mpr_tolerance 1e-4, both absolutely. No iteration limit. The depth is along the portal that the "
      "ray "
      "between the centers leaves by, which need not be the least depth. Planar bodies are asked as prisms.",
      0, 0},
     nullptr,
     nullptr,
     &penetration<ccdMPRPenetration>,
     nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, sizeof(kEngines) / sizeof(kEngines[0]),
                                      kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
