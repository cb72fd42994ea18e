// The hull growth study: how many predicate calls the algorithms need as clouds and hulls grow.
#pragma once
#include "reports/store/studies/studies.h"

namespace assay {

/// Calls of the orientation test against n with 32 vertices, and against the h vertices of 2^14 points; calls of the
/// side test against n in a ball and on a sphere. Five clouds a size; Jarvis's march, and the article's Chan, which
/// marches, as far as n h <= 2^22. Chan and divide and conquer are ours, and Alzubaidi's with misprints put right.
/// Fits: a power of n; for h a power of log h ("n log h"); in space a power of n log n ("n log n").
/// Cost  some ten seconds.
Growth hull_study();

}  // namespace assay
