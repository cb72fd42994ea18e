// Ball arithmetic: a double with a proved radius, the filter in front of the rationals of this folder.
#pragma once
#include <algorithm>
#include <cmath>
#include <limits>

namespace assay {

/// The exact number lies within `radius` of `middle`. An infinite or NaN field says nothing and fails every comparison
/// below.
///
/// Lemma. With TwoSum the rounding error of a sum, with fma that of a product, is itself computed, so the radius grows
/// by the error actually made: sums and products of small integers keep radius 0. What is left are at most seven
/// roundings in the radius itself, each a factor 1 + 2^-53, covered by the factor 1 + 2^-49, and underflow: a product
/// below 2^-968 has an error term that is no double, and it, like every rounding among subnormals, is below the
/// 2^-1070 that is added.
/// Source  D. E. Knuth, The Art of Computer Programming 2, section 4.2.2 (TwoSum); the error of a product by fma is
///         folklore.
struct Ball {
  double middle = 0, radius = 0;

  Ball() = default;
  Ball(double exact_value)
      : middle(exact_value) {}  // NOLINT(google-explicit-constructor): a double is a ball of radius 0
  Ball(double middle_of_it, double radius_of_it) : middle(middle_of_it), radius(radius_of_it) {}

  /// Bounds of the exact number, rounded outwards.
  double upper() const {
    return radius == 0 ? middle : std::nextafter(middle + radius, std::numeric_limits<double>::infinity());
  }
  double lower() const {
    return radius == 0 ? middle : std::nextafter(middle - radius, -std::numeric_limits<double>::infinity());
  }

  /// No number in it is larger in size; no finite number where an end is none.
  double magnitude() const { return std::max(upper(), -lower()); }

  friend Ball operator-(const Ball& a) { return {-a.middle, a.radius}; }
  friend Ball operator+(const Ball& a, const Ball& b) {
    const double sum = a.middle + b.middle;
    const double b_part = sum - a.middle;
    const double lost = (a.middle - (sum - b_part)) + (b.middle - b_part);
    return {sum, outwards(std::fabs(lost) + a.radius + b.radius)};
  }
  friend Ball operator-(const Ball& a, const Ball& b) { return a + -b; }
  friend Ball operator*(const Ball& a, const Ball& b) {
    if ((a.middle == 0 && a.radius == 0) || (b.middle == 0 && b.radius == 0)) return {};
    const double product = a.middle * b.middle;
    const double lost = std::fma(a.middle, b.middle, -product);
    const bool tiny = std::fabs(product) < 0x1p-968;
    return {product, outwards(std::fabs(lost) + std::fabs(a.middle) * b.radius + a.radius * std::fabs(b.middle) +
                              a.radius * b.radius + (tiny ? 0x1p-1070 : 0.0))};
  }
  Ball& operator+=(const Ball& other) { return *this = *this + other; }

 private:
  static double outwards(double radius) { return radius == 0 ? 0 : radius * (1 + 0x1p-49) + 0x1p-1070; }
};

/// Every number that differs from `value` by at most change * scale.
///
/// A product p that was rounded to normal is off by half a unit in the last place, and p (1 + 2^-52) is at least one
/// unit more; what a subnormal one is off by is below the 2^-1073 that is added.
inline Ball changed(double value, double scale, double change) {
  return {value, change == 0 ? 0 : change * scale * (1 + 0x1p-52) + 0x1p-1073};
}

}  // namespace assay
