// Where engines break: the share of wrong verdicts against what a domain's difficulty measures.
#pragma once
#include <vector>

#include "reports/writers/page/charts.h"

namespace assay {

/// A chart a family against relative gaps, then one a family against scales, offsets and ratios. Engines that were
/// never wrong on its domains are named in its note.
std::vector<Chart> rate_charts(const Campaign& campaign, const Digest& digest);

}  // namespace assay
