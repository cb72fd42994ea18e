// What every study of growth does: count over problems of growing size, and fit a line to the logarithms.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reports/store/studies/studies.h"

namespace assay {

/// One rule or algorithm on problems of growing size.
struct GrowthLadder {
  std::string family, rule;
  GrowthModel model = GrowthModel::kPower;
  std::vector<std::uint32_t> sizes;
  std::uint32_t runs = 1;  ///< of each size
  /// What one run took; empty where it did not come to its end.
  std::function<std::optional<std::uint32_t>(std::uint32_t size, std::uint32_t run)> count;
};

/// Adds a row for each size and, if a line fits, the fit.
void climb(const GrowthLadder& ladder, Growth& growth);

/// The line y = intercept + slope x by least squares, with the standard error of the slope from the residuals.
struct Line {
  double slope = 0, standard_error = 0, intercept = 0;
};
/// Empty for fewer than three points or points of one x. Precondition: as many y as x.
std::optional<Line> fitted_line(std::span<const double> x, std::span<const double> y);

}  // namespace assay
