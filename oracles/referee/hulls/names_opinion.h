// The referee's opinion on which of several coinciding points a hull's answer names.
#pragma once
#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// By a dictionary of the first index of every point of the cloud, where the judge looks for each point among those
/// that are named. Cost: O(n log n) comparisons of numbers.
SecondOpinion names_opinion(const Cloud2& cloud, const Hull2Answer& answer, const Judged& judged);
SecondOpinion names_opinion(const Cloud3& cloud, const Hull3Answer& answer, const Judged& judged);

}  // namespace assay
