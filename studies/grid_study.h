// The grid study: where rounded orientation tests are wrong one ulp around a point of a line.
#pragma once
#include <vector>

#include "reports/store/studies/grid_rows.h"

namespace assay {

/// Every classroom grid with every point as the pivot, under the orientation test in plain double, with fused
/// multiply-add, and exactly: what the test says of each of 256 x 256 points, and how often it is wrong.
std::vector<GridRow> grid_study();

}  // namespace assay
