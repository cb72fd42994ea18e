// Is a closed surface that is not the exact hull as near to it as an engine promises? Part of the trusted core.
#pragma once
#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// Judges a surface under the promise `gap` (Promises::hull_gap); the claims are in near_hull3.cpp.
///
/// Precondition  finite coordinates, gap > 0.
/// Error         Undecided beyond kListedMost vertices, where the distance would be an upper bound only.
/// Cost          that of lost_farther_than and of an exact hull of the vertices listed; asked only of what is not
///               exact.
Verdict judge_near_hull3(const Cloud3& cloud, const Hull3& hull, double gap);

}  // namespace assay
