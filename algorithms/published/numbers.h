// The number types that the articles' listings are templates on.
#pragma once
#include <cmath>
#include <limits>
#include <type_traits>

namespace assay::published {

/// Whether the type rounds, and so has roots, angles and quotients by 0: double does, rationals do not.
template <class Number>
inline constexpr bool kRounds = !std::numeric_limits<Number>::is_exact;

/// The root, the sine and the cosine of the type itself.
template <class Number>
Number root(const Number& x) {
  using std::sqrt;
  return sqrt(x);
}
template <class Number>
Number sine(const Number& x) {
  using std::sin;
  return sin(x);
}
template <class Number>
Number cosine(const Number& x) {
  using std::cos;
  return cos(x);
}

/// sqrt(x^2 + y^2); in double without leaving its range on the way.
template <class Number>
Number length_of(const Number& x, const Number& y) {
  if constexpr (std::is_floating_point_v<Number>)
    return std::hypot(x, y);
  else
    return root(Number(x * x + y * y));
}

template <class Number>
bool is_number(const Number& x) {
  return x - x == 0;
}

}  // namespace assay::published
