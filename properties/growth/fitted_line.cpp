#include "properties/growth/fitted_line.h"

#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>
#include <vector>

namespace assay {
namespace {

// In double: Boost.Math would reckon in long double, which valgrind rounds to double, and overflows there at start.
using InDouble = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
using Students = boost::math::students_t_distribution<double, InDouble>;

}  // namespace

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

std::optional<Line> fitted_power(std::span<const double> n, std::span<const double> value) {
  std::vector<double> x, y;
  for (const double size : n) x.push_back(std::log2(size));
  for (const double count : value) y.push_back(std::log2(count));
  return fitted_line(x, y);
}

double half_width_95(double standard_error, std::size_t points) {
  if (points < 3) return std::numeric_limits<double>::infinity();
  return quantile(Students(static_cast<double>(points - 2)), 0.975) * standard_error;
}

}  // namespace assay
