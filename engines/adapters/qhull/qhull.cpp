// Qhull's planar hull with its default options (merged facets, "C-0"), through the reentrant library.
#include <cstdio>
#include <vector>

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

#include "engines/assay_engine.h"

namespace {

/// Qhull writes pages of advice with every error; they are not wanted, and it insists on a stream.
FILE* nowhere() {
  static FILE* const stream = std::fopen("/dev/null", "w");
  return stream;
}

/// The vertices of Qhull's facets, walked from facet to neighbour as its own option Fx does, which gives them
/// counter-clockwise. Returns false when the walk does not close within the number of facets.
bool walk(qhT* qh, assay_hull2_answer& answer, uint32_t capacity) {
  const facetT* const start = qh->facet_list;
  const facetT* facet = start;
  answer.count = 0;
  do {
    const bool along = (facet->toporient ^ qh_ORIENTclock) != 0;
    const auto* vertex = static_cast<const vertexT*>(along ? SETfirst_(facet->vertices) : SETsecond_(facet->vertices));
    if (answer.count == capacity || answer.count == static_cast<uint32_t>(qh->num_facets)) return false;
    answer.vertex[answer.count++] = static_cast<uint32_t>(qh_pointid(qh, vertex->point));
    facet = static_cast<const facetT*>(along ? SETfirst_(facet->neighbors) : SETsecond_(facet->neighbors));
  } while (facet != nullptr && facet != start);
  return facet == start;
}

assay_status hull(const assay_points& cloud, assay_hull2_answer& answer) {
  if (cloud.count < 3 || nowhere() == nullptr) return ASSAY_DECLINED;
  std::vector<coordT> points(cloud.coordinates, cloud.coordinates + 2 * std::size_t{cloud.count});
  char options[] = "qhull";
  qhT state;
  qhT* qh = &state;
  qh_zero(qh, nowhere());
  const int error =
      qh_new_qhull(qh, 2, static_cast<int>(cloud.count), points.data(), False, options, nullptr, nowhere());
  assay_status status = ASSAY_ANSWERED;
  answer.kind = ASSAY_HULL2_HULL;
  if (error != qh_ERRnone || !walk(qh, answer, cloud.count)) {
    // QH6154, "initial simplex is flat", and QH6013, "all points have the same x coordinate": flat within Qhull's own
    // tolerance, not exactly, so neither is taken for the statement that the cloud is flat.
    answer.why = qh->last_errcode == 6154 || qh->last_errcode == 6013 ? ASSAY_UNCERTAIN : ASSAY_STALLED;
    status = ASSAY_GAVE_UP;
  }
  int large = 0, small = 0;
  qh_freeqhull(qh, !qh_ALL);
  qh_memfreeshort(qh, &large, &small);
  return status;
}

assay_status solve(void*, const assay_hull2_problem* problem, const assay_watch*, assay_hull2_answer* answer) noexcept {
  return hull(problem->points, *answer);
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_engine engine = {
      sizeof(assay_engine),
      "qhull/hull2",
      qh_version,
      "foreign",
      "Qhull in the plane with default options",
      {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, -1, -1, -1,
       "Drops points within its computed roundoff of a facet (merged facets, option C-0), so extreme points closer "
       "than "
       "that may be missing. Gives up where it says that the input is flat within roundoff (uncertain: QH6154, QH6013) "
       "and "
       "on every other error (stalled; three coincident points are its internal error QH6421). Declines fewer than "
       "three "
       "points. No watch.",
       0, 0},
      nullptr,
      nullptr,
      nullptr,
      &solve,
  };
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
