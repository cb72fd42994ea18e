// From what Qhull holds after a run to the answers of the interface. Nothing here asks Qhull to compute.
#pragma once
#include <climits>
#include <cmath>
#include <cstdint>

#include "engines/adapters/qhull/run.h"

namespace assay::qhull {

/// Whether Qhull says that its planes are farther from the points than `gap` times `diagonal`, or that it does not
/// know.
bool says_wide(const qhT& qh, double gap, double diagonal);

/// The vertices of Qhull's facets, walked from facet to neighbour as its own option Fx does, which gives them
/// counter-clockwise. False where they do not form one ring over all facets, or name no point of the input.
bool answer_of(qhT* qh, std::uint32_t count, assay_hull2_answer& answer);

/// The facets in Qhull's order, corners counter-clockwise from outside. False where they are more than the interface
/// can carry, name no point of the input, or where Qhull reports an error while it puts a facet's vertices in order.
bool answer_of(qhT* qh, std::uint32_t count, assay_hull3_answer& answer);

/// A whole question: load, run, translate. `Library` is Run, or in tests a library that answers exactly.
template <class Library, class Answer>
assay_status hull(const assay_points& cloud, const Manner& manner, Answer& answer) {
  if (cloud.count <= cloud.dimension || cloud.count > INT_MAX) return ASSAY_DECLINED;
  Library run(cloud, manner);
  answer.why = run.why();
  if (!run.succeeded()) return ASSAY_GAVE_UP;
  answer.why = ASSAY_UNCERTAIN;
  if (says_wide(*run.state(), manner.gap, diagonal_of(cloud))) return ASSAY_GAVE_UP;
  answer.why = ASSAY_STALLED;
  return answer_of(run.state(), cloud.count, answer) ? ASSAY_ANSWERED : ASSAY_GAVE_UP;
}

}  // namespace assay::qhull
