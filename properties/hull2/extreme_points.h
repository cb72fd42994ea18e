// Answers of the hull family as sets of points: what metamorphic claims compare.
#pragma once
#include <limits>
#include <string_view>

#include "algorithms/model/hull.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// An infinite gap states that nothing about hulls is promised.
inline std::string_view why_no_hull(const auto& says) {
  return says.hull_gap == std::numeric_limits<double>::infinity()
             ? "the engine states that it promises nothing about hulls"
             : "";
}

/// Whether an engine lists the extreme points, no more and no less: what the claims that compare two answers rest on.
inline std::string_view why_no_extreme_points(const auto& says) {
  if (says.keeps_inner_points) return "the engine states that it may list points that are not extreme";
  if (says.hull_gap != 0 || says.hull_gap_absolute > 0)
    return "the engine states hulls that are near the exact one, and the claim is about exact ones";
  return "";
}

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
