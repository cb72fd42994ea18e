// Tier 0 for planar hulls. Part of the trusted core.
#pragma once
#include "algorithms/model/hull.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// See check_hull2.cpp for lemma and numbered claims.
Verdict check_hull2(const Cloud2& cloud, const Hull& hull);
Verdict check_flat_hull(const Cloud2& cloud, const FlatHull& hull);

}  // namespace assay
