// One condition of a linear program: a number on the right side of a bound, by ball arithmetic where that is certain,
// by rationals where it is not. Part of the trusted core.
#pragma once
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/sums/ball.h"
#include "oracles/lp/sums/lp_sums.h"

namespace assay::lp_condition {

enum class Side { kBelow, kAbove };  ///< on which side of a bound a number is wrong

/// Of two breaches the one with the larger relative violation; of equal ones the first.
inline void keep_worse(std::optional<Breach>& worst, std::optional<Breach> next) {
  if (next && (!worst || next->relative > worst->relative)) worst = std::move(next);
}

// `value`, known as a ball or exactly on demand, must not be on the wrong side of `bound` by more than is allowed.
template <class V>
struct Condition {
  const Allowance& promise;
  bool& exactly;

  // `compute` is a function template over the number type, called with Ball first and with Rational where that is
  // unsure.
  template <class Compute>
  std::optional<Breach> operator()(const Compute& compute, Side wrong, double bound, const Scale& scale,
                                   const std::string& subject, std::uint32_t index) const {
    if (std::isinf(bound)) return std::nullopt;
    if constexpr (std::is_same_v<V, double>) {
      const Ball excess =
          wrong == Side::kAbove ? compute.template as<Ball>() - Ball(bound) : Ball(bound) - compute.template as<Ball>();
      if (excess.upper() <= (Ball(promise.relative) * scale.as<Ball>()).lower()) return std::nullopt;
    }
    exactly = true;
    const Rational value = compute.template as<Rational>();
    const Rational excess = wrong == Side::kAbove ? Rational(value - exact(bound)) : Rational(exact(bound) - value);
    const Rational size = scale.as<Rational>();
    if (promise.covers(
            excess, size, [&] { return compute.terms(); }, [&] { return compute.rounding(); }))
      return std::nullopt;
    return Breach{subject + " " + std::to_string(index) + " is " + in_words(value) + ", " +
                      (wrong == Side::kAbove ? "above " : "below ") + in_words(bound) + " by " + in_words(excess),
                  excess / size};
  }
};

template <class V>
struct Entry {
  const V& value;
  template <class Number>
  Number as() const {
    return Number(value);
  }
  Rational terms() const { return 0; }
  /// Rounding keeps order: what is within a bound is, rounded, within it.
  Rational rounding() const { return 0; }
};
template <class V>
struct Activity {
  const LpProblem& problem;
  std::uint32_t row;
  const std::vector<V>& x;
  template <class Number>
  Number as() const {
    return row_activity<Number>(problem, row, x);
  }
  Rational terms() const {
    Rational sum = 0;
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      if (problem.at(row, j) != 0) sum += abs(Rational(exact(problem.at(row, j)) * Rational(x[j])));
    return sum;
  }
  Rational rounding() const {
    Rational sum = 0;
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      if (problem.at(row, j) != 0) sum += abs(exact(problem.at(row, j))) * rounding_of(x[j]);
    return sum;
  }
};
template <class V>
struct ReducedCost {
  const LpProblem& problem;
  std::uint32_t column;
  double cost;
  const std::vector<V>& y;
  template <class Number>
  Number as() const {
    return reduced_cost<Number>(problem, column, cost, y);
  }
  Rational terms() const {
    Rational sum = abs(exact(cost));
    for (std::uint32_t i = 0; i < problem.rows; ++i)
      if (problem.at(i, column) != 0) sum += abs(Rational(exact(problem.at(i, column)) * Rational(y[i])));
    return sum;
  }
  Rational rounding() const { return rounding_of_reduced_cost(problem, column, y); }
};

// What is below or above the bounds of a range; with both absent nothing is computed.
template <class V, class Compute>
std::optional<Breach> outside(const Condition<V>& condition, const Compute& compute, double lower, double upper,
                              const char* subject, std::uint32_t index) {
  std::optional<Breach> worst = condition(compute, Side::kBelow, lower, scale_of(lower), subject, index);
  keep_worse(worst, condition(compute, Side::kAbove, upper, scale_of(upper), subject, index));
  return worst;
}

// A multiplier may be positive only where there is a lower bound to lean on, negative only where there is an upper one.
template <class V, class Compute>
std::optional<Breach> leans_on_nothing(const Condition<V>& condition, const Compute& compute, double lower,
                                       double upper, const Scale& scale, const char* subject, std::uint32_t index) {
  if (std::isinf(lower)) {
    if (auto breach = condition(compute, Side::kAbove, 0, scale, subject, index)) return breach;
  }
  if (std::isinf(upper)) return condition(compute, Side::kBelow, 0, scale, subject, index);
  return std::nullopt;
}

}  // namespace assay::lp_condition
