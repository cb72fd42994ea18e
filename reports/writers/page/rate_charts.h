// Where engines break: wrong verdicts against what a domain's difficulty measures.
#pragma once
#include <vector>

#include "reports/writers/page/charts.h"

namespace assay {

/// A chart a family against relative gaps, then one a family against scales, offsets and ratios.
std::vector<Chart> rate_charts(const Campaign& campaign, const Digest& digest);

}  // namespace assay
