#include "reports/store/studies/fitted_line.h"

#include <cmath>

namespace assay {

std::optional<Line> fitted_line(std::span<const double> x, std::span<const double> y) {
  const std::size_t n = x.size();
  if (n < 3) return std::nullopt;
  double mean_x = 0, mean_y = 0;
  for (std::size_t k = 0; k < n; ++k) {
    mean_x += x[k] / static_cast<double>(n);
    mean_y += y[k] / static_cast<double>(n);
  }
  double spread = 0, product = 0;
  for (std::size_t k = 0; k < n; ++k) {
    spread += (x[k] - mean_x) * (x[k] - mean_x);
    product += (x[k] - mean_x) * (y[k] - mean_y);
  }
  if (!(spread > 0)) return std::nullopt;
  Line line;
  line.slope = product / spread;
  line.intercept = mean_y - line.slope * mean_x;
  double squares = 0;
  for (std::size_t k = 0; k < n; ++k) {
    const double rest = y[k] - line.intercept - line.slope * x[k];
    squares += rest * rest;
  }
  line.standard_error = std::sqrt(squares / static_cast<double>(n - 2) / spread);
  return line;
}

}  // namespace assay
