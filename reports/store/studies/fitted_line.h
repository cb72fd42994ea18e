// A straight line through points: of logarithms, the exponent of a growth.
#pragma once
#include <optional>
#include <span>

namespace assay {

/// The line y = intercept + slope x by least squares, with the standard error of the slope from the residuals.
struct Line {
  double slope = 0, standard_error = 0, intercept = 0;
};
/// Empty for fewer than three points or points of one x. Precondition: as many y as x.
std::optional<Line> fitted_line(std::span<const double> x, std::span<const double> y);

}  // namespace assay
