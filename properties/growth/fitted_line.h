// A straight line through points: of logarithms, the exponent of a growth.
#pragma once
#include <cstddef>
#include <optional>
#include <span>

namespace assay {

/// The line y = intercept + slope x by least squares, with the standard error of the slope from the residuals.
struct Line {
  double slope = 0, standard_error = 0, intercept = 0;
};
/// Empty for fewer than three points or points of one x. Precondition: as many y as x.
std::optional<Line> fitted_line(std::span<const double> x, std::span<const double> y);

/// The line through the logarithms to base 2: its slope is the exponent e of the power n^e that fits best.
///
/// Shape  numbers above 0, as many values as n.
std::optional<Line> fitted_power(std::span<const double> n, std::span<const double> value);

/// t s, with s the standard error of a slope and t the 97.5 % quantile of Student's distribution with points - 2
/// degrees of freedom: the slope's 95 % interval goes so far to each side. Infinite for fewer than three points.
///
/// Claims  The interval holds the true slope with that probability where the residuals are independent and normal, of
///         one variance. Residuals of a growth that is no power are not: then it says how well a power fits, no more.
double half_width_95(double standard_error, std::size_t points);

}  // namespace assay
