// Orientation tests on grids of points, as pictures and counts.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/grid_rows.h"

namespace assay {

/// One picture: a pixel a point, yellow for straight on, red for right, blue for left, with the true boundary in black
/// where `truth` is given, a row of the exact test on the same grid.
/// Source  the colours are those of Kettner et al., Comput. Geom. 40(1), 2008, figure 2.
std::string grid_picture(const GridRow& row, const GridRow* truth);

/// A picture and the counts of wrong signs for each grid, pivot and rounded test. Empty without rows.
std::string grids_section(const std::vector<GridRow>& rows);

/// The counts as a Markdown table; empty without rows.
std::string grids_markdown(const std::vector<GridRow>& rows);

}  // namespace assay
