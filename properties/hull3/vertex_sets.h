// Answers of the spatial hull family as sets of points: what metamorphic claims compare.
#pragma once
#include <string_view>

#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// The verdict on two answers to two clouds that have the same hull once the second answer is mapped by `back`.
///
/// Claims  "indices in range"        no answer names a point that its cloud does not have
///         "same dimension"          both answers are flat of one dimension, or neither is flat
///         "same vertices"           no point is in one answer and not in the other; not judged where the engine keeps
///                                   points inside faces and edges, which ones is then its own affair
/// Error   Undecided where a cloud is not finite or there is no answer to compare.
/// `what` names the transform in the evidence; a null `back` changes nothing.
Verdict compare_surfaces(const Cloud3& cloud, const Hull3Answer& answer, const Cloud3& changed,
                         const Hull3Answer& changed_answer, Point3 (*back)(const Point3&), bool keeps_inner_points,
                         std::string_view what);

}  // namespace assay
