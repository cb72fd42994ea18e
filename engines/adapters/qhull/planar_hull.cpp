// Qhull in the plane.
#include "engines/adapters/qhull/run.h"

namespace assay::qhull {
namespace {

/// The vertices of Qhull's facets, walked from facet to neighbour as its own option Fx does, which gives them
/// counter-clockwise. Returns false when the walk does not close within the number of facets.
bool walk(qhT* qh, assay_hull2_answer& answer, std::uint32_t capacity) {
  const facetT* const start = qh->facet_list;
  const facetT* facet = start;
  answer.count = 0;
  do {
    const bool along = (facet->toporient ^ qh_ORIENTclock) != 0;
    const auto* vertex = static_cast<const vertexT*>(along ? SETfirst_(facet->vertices) : SETsecond_(facet->vertices));
    if (answer.count == capacity || answer.count == static_cast<std::uint32_t>(qh->num_facets)) return false;
    answer.vertex[answer.count++] = static_cast<std::uint32_t>(qh_pointid(qh, vertex->point));
    facet = static_cast<const facetT*>(along ? SETfirst_(facet->neighbors) : SETsecond_(facet->neighbors));
  } while (facet != nullptr && facet != start);
  return facet == start;
}

}  // namespace

assay_status planar_hull(const assay_points& cloud, const Manner& manner, assay_hull2_answer& answer) {
  if (cloud.count < 3) return ASSAY_DECLINED;
  Run run(cloud, manner);
  answer.kind = ASSAY_HULL2_HULL;
  answer.why = run.why();
  if (!run.succeeded()) return ASSAY_GAVE_UP;
  answer.why = ASSAY_UNCERTAIN;
  if (run.says_wide()) return ASSAY_GAVE_UP;
  answer.why = ASSAY_STALLED;
  return walk(run.state(), answer, cloud.count) ? ASSAY_ANSWERED : ASSAY_GAVE_UP;
}

}  // namespace assay::qhull
