// Answers of the hull family as sets of points: what metamorphic claims compare.
#pragma once
#include <string_view>

#include "algorithms/model/hull.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// Whether an engine lists the extreme points, no more and no less: what the claims that compare two answers rest on.
inline bool lists_extreme_points(const Semantics& says) { return !says.keeps_inner_points && says.hull_gap == 0; }

/// The verdict on two answers to two clouds that have the same hull once the second answer is mapped by `back`.
///
/// Claims  "indices in range"        no answer names a point that its cloud does not have
///         "same kind of hull"       both answers are flat, or neither is
///         "same extreme points"     no point is in one answer and not in the other
/// Error   Undecided where a cloud is not finite or there is no answer to compare.
/// `what` names the transform in the evidence; a null `back` changes nothing.
Verdict compare_hulls(const Cloud2& cloud, const Hull2Answer& answer, const Cloud2& changed,
                      const Hull2Answer& changed_answer, Point2 (*back)(const Point2&), std::string_view what);

}  // namespace assay
