#include "engines/adapters/qhull/translation.h"

#include <csetjmp>

namespace assay::qhull {
namespace {

/// The position of a vertex among the points given; negative where Qhull knows of none.
int index_of(qhT* qh, const vertexT* vertex) { return vertex == nullptr ? -1 : qh_pointid(qh, vertex->point); }

bool names(int index, std::uint32_t count) { return index >= 0 && static_cast<std::uint32_t>(index) < count; }

/// Writes the facets; false when they are more than the interface can carry or name no point.
bool write(qhT* qh, assay_hull3_answer& answer, std::uint32_t count) {
  answer.facet_count = answer.corner_count = 0;
  const facetT* facet = nullptr;
  FORALLfacet_(qh->facet_list) {
    // Ordered around the facet, clockwise from outside (qh_ORIENTclock is 0).
    setT* const vertices = qh_facet3vertex(qh, const_cast<facetT*>(facet));
    const auto corners = static_cast<std::uint32_t>(qh_setsize(qh, vertices));
    bool fits =
        answer.facet_count < 2 * std::uint64_t{count} && answer.corner_count + corners <= 6 * std::uint64_t{count};
    for (std::uint32_t k = 0; fits && k < corners; ++k) {
      const int index =
          index_of(qh, static_cast<const vertexT*>(SETelem_(vertices, static_cast<int>(corners - 1 - k))));
      fits = names(index, count);
      answer.corner[answer.corner_count++] = static_cast<std::uint32_t>(index);
    }
    qh_settempfree(qh, const_cast<setT**>(&vertices));
    if (!fits) return false;
    answer.end[answer.facet_count++] = answer.corner_count;
  }
  return true;
}

}  // namespace

bool says_wide(const qhT& qh, double gap, double diagonal) {
  if (qh.NARROWhull != 0) return true;  // the warning QH7089: "Qhull may produce a wide facet"
  // A point and a vertex of the hull may both have been moved, each coordinate by JOGGLEmax.
  const double joggled = qh.JOGGLEmax < REALmax / 2 ? 2 * std::sqrt(qh.hull_dim) * qh.JOGGLEmax : 0;
  return !(qh.max_outside + 2 * qh.DISTround + joggled <= gap * diagonal);
}

bool answer_of(qhT* qh, std::uint32_t count, assay_hull2_answer& answer) {
  const auto facets = static_cast<std::uint32_t>(qh->num_facets);
  const facetT* const start = qh->facet_list;
  const facetT* facet = start;
  answer.kind = ASSAY_HULL2_HULL;
  answer.count = 0;
  do {
    // The sentinel at the end of the list has no vertices; every facet in the plane has two, and two neighbours.
    if (facet->vertices == nullptr || facet->neighbors == nullptr) return false;
    const bool along = (facet->toporient ^ qh_ORIENTclock) != 0;
    const int index =
        index_of(qh, static_cast<const vertexT*>(along ? SETfirst_(facet->vertices) : SETsecond_(facet->vertices)));
    if (!names(index, count) || answer.count == facets || answer.count == count) return false;
    answer.vertex[answer.count++] = static_cast<std::uint32_t>(index);
    facet = static_cast<const facetT*>(along ? SETfirst_(facet->neighbors) : SETsecond_(facet->neighbors));
  } while (facet != nullptr && facet != start);
  return facet == start;
}

/// Qhull reports an error found on the way by longjmp, and leaves the process where nobody has called setjmp. Nothing
/// with a destructor lives in the frames that a jump leaves.
bool answer_of(qhT* qh, std::uint32_t count, assay_hull3_answer& answer) {
  answer.kind = ASSAY_HULL3_HULL;
  answer.gives_faces = 0;
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

}  // namespace assay::qhull
