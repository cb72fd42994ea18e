// Qhull in space.
#include <algorithm>
#include <csetjmp>

#include "engines/adapters/qhull/run.h"

namespace assay::qhull {
namespace {

/// Writes the facets; false when they are more than the interface can carry.
bool write(qhT* qh, assay_hull3_answer& answer, std::uint32_t count) {
  answer.facet_count = answer.corner_count = 0;
  const facetT* facet = nullptr;
  FORALLfacet_(qh->facet_list) {
    // Ordered around the facet, clockwise from outside (qh_ORIENTclock is 0).
    setT* const vertices = qh_facet3vertex(qh, const_cast<facetT*>(facet));
    const auto corners = static_cast<std::uint32_t>(qh_setsize(qh, vertices));
    const bool fits = answer.facet_count < 2 * count && answer.corner_count + corners <= 6 * count;
    for (std::uint32_t k = 0; fits && k < corners; ++k) {
      const auto* vertex = static_cast<const vertexT*>(SETelem_(vertices, static_cast<int>(corners - 1 - k)));
      answer.corner[answer.corner_count++] = static_cast<std::uint32_t>(qh_pointid(qh, vertex->point));
    }
    qh_settempfree(qh, const_cast<setT**>(&vertices));
    if (!fits) return false;
    answer.end[answer.facet_count++] = answer.corner_count;
  }
  return true;
}

/// Qhull reports an error found on the way by longjmp, and leaves the process where nobody has called setjmp. Nothing with
/// a destructor lives in the frames that a jump leaves.
bool write_guarded(qhT* qh, assay_hull3_answer& answer, std::uint32_t count) {
  bool written = false;
  if (setjmp(qh->errexit) == 0) {
    qh->NOerrexit = False;
    written = write(qh, answer, count);
  } else {
    written = false;
  }
  qh->NOerrexit = True;
  return written;
}

}  // namespace

assay_status spatial_hull(const assay_points& cloud, const Manner& manner, assay_hull3_answer& answer) {
  if (cloud.count < 4) return ASSAY_DECLINED;
  Run run(cloud, manner);
  answer.kind = ASSAY_HULL3_HULL;
  answer.gives_faces = 0;
  answer.why = run.why();
  if (!run.succeeded()) return ASSAY_GAVE_UP;
  answer.why = ASSAY_UNCERTAIN;
  if (run.says_wide()) return ASSAY_GAVE_UP;
  answer.why = ASSAY_STALLED;
  return write_guarded(run.state(), answer, cloud.count) ? ASSAY_ANSWERED : ASSAY_GAVE_UP;
}

}  // namespace assay::qhull
