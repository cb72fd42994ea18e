// Tier 0 for sums of convex polygons. Part of the trusted core.
#pragma once
#include <span>

#include "algorithms/model/points.h"
#include "algorithms/model/polygon_sum.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// See check_minkowski_sum.cpp for lemma and numbered claims.
Verdict check_minkowski_sum(std::span<const Point2> a, std::span<const Point2> b, const PolygonSum& sum);

}  // namespace assay
