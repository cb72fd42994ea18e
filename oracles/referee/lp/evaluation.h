// The witnesses of linear programs evaluated once more, for second opinions: what a claim asks, by sums that no judge
// shares.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/referee/half_a_unit.h"

namespace assay::lp_evaluation {

using Numbers = std::vector<double>;

inline bool finite(double value) { return value - value == 0; }
inline bool finite(const Numbers& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return finite(value); });
}

inline Rational size_of(double number) { return std::max(Rational(1), Rational(abs(exact(number)))); }

using referee::half_a_unit;

/// A sum of products, the sum of their sizes, and how far rounding the numbers reported moves it.
struct Sum {
  Rational value = 0, terms = 0, rounding = 0;
  void add(double factor, const Rational& other) {
    if (factor == 0) return;
    const Rational product = exact(factor) * other;
    value += product;
    terms += abs(product);
  }
  void add_reported(double factor, double number) {
    add(factor, exact(number));
    if (factor != 0) rounding += abs(exact(factor)) * half_a_unit(number);
  }
};

/// How much a promise allows, worked out here and not by the judges: the relative part, or a part for rounding where
/// that is more.
inline Rational allowed(const Allowance& promise, const Rational& scale, const Rational& terms,
                        const Rational& rounding) {
  const Rational of_terms =
      std::min(Rational(exact(promise.of_terms) * terms), Rational(exact(Allowance::kTermsCap) * scale));
  const Rational reported = promise.relative > 0 ? rounding : Rational(0);
  return std::max({Rational(exact(promise.relative) * scale), of_terms, reported});
}

/// The witness evaluated once more in rationals, by sums written here and shared with no judge, against the promise.
class Evaluation {
 public:
  Evaluation(const LpProblem& problem, const LpPromise& promise) : problem_(problem), promise_(promise) {}

  bool point_is_beyond(const Numbers& x) const {
    bool outside = false;
    for (std::uint32_t i = 0; i < problem_.rows; ++i)
      outside = outside || is_outside(activity(i, x), problem_.row_lower[i], problem_.row_upper[i]);
    for (std::uint32_t j = 0; j < problem_.columns; ++j)
      outside = outside || is_outside({exact(x[j]), 0, 0}, problem_.lower[j], problem_.upper[j]);
    return outside;
  }
  /// Some nonbasic variable is further from where the basis puts it than the promise allows. `places` holds a number a
  /// variable, empty for a basic one.
  bool point_leaves(const Numbers& x, const std::vector<std::optional<double>>& places) const {
    bool leaves = false;
    for (std::uint32_t v = 0; v < places.size(); ++v) {
      if (!places[v]) continue;
      const Sum sum = v < problem_.columns ? Sum{exact(x[v]), 0, 0} : activity(v - problem_.columns, x);
      leaves = leaves || is_outside(sum, *places[v], *places[v]);
    }
    return leaves;
  }
  bool ray_leaves(const Numbers& ray) const {
    bool leaves = false;
    const Rational length = longest(ray);
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      Rational largest = 1;
      for (std::uint32_t j = 0; j < problem_.columns; ++j)
        largest = std::max(largest, Rational(abs(exact(problem_.at(i, j)))));
      leaves = leaves || is_opposed(activity(i, ray), problem_.row_lower[i], problem_.row_upper[i], length * largest);
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j)
      leaves = leaves || is_opposed({exact(ray[j]), 0, 0}, problem_.lower[j], problem_.upper[j], length);
    return leaves;
  }
  Sum cost_of(const Numbers& x) const {
    Sum sum;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) sum.add_reported(problem_.cost[j], x[j]);
    return sum;
  }
  /// The bound that y implies, with the problem's cost or without; what leans on nothing implies none. `leans_beyond`
  /// is set where that is more than the promise allows.
  Sum implied_bound(const Numbers& y, bool with_cost, bool& leans_beyond) const {
    Sum bound;
    const Rational length = longest(y);
    Rational most = 1;
    for (const double cost : problem_.cost) most = std::max(most, Rational(abs(exact(cost))));
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      bound.rounding += half_a_unit(y[i]) * lever(problem_.row_lower[i], problem_.row_upper[i]);
      add({exact(y[i]), 0, 0}, problem_.row_lower[i], problem_.row_upper[i], with_cost ? most : length, bound,
          leans_beyond);
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      Sum reduced;
      if (with_cost) reduced.add(problem_.cost[j], 1);
      Rational largest = 1;
      for (std::uint32_t i = 0; i < problem_.rows; ++i) {
        reduced.add_reported(-problem_.at(i, j), y[i]);
        largest = std::max(largest, Rational(abs(exact(problem_.at(i, j)))));
      }
      add(reduced, problem_.lower[j], problem_.upper[j],
          with_cost ? size_of(problem_.cost[j]) : Rational(length * largest), bound, leans_beyond);
    }
    return bound;
  }

 private:
  Sum activity(std::uint32_t row, const Numbers& x) const {
    Sum sum;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) sum.add_reported(problem_.at(row, j), x[j]);
    return sum;
  }
  static Rational longest(const Numbers& vector) {
    Rational most = 0;
    for (const double entry : vector) most = std::max(most, Rational(abs(exact(entry))));
    return most;
  }
  /// The greatest size of a bound that exists.
  static Rational lever(double low, double high) {
    Rational most = 0;
    for (const double end : {low, high})
      if (finite(end)) most = std::max(most, Rational(abs(exact(end))));
    return most;
  }
  bool is_outside(const Sum& sum, double low, double high) const {
    if (!promise_.primal.is_judged()) return false;
    return (finite(low) && exact(low) - sum.value > allowed(promise_.primal, size_of(low), sum.terms, sum.rounding)) ||
           (finite(high) && sum.value - exact(high) > allowed(promise_.primal, size_of(high), sum.terms, sum.rounding));
  }
  bool is_opposed(const Sum& direction, double low, double high, const Rational& scale) const {
    if (!promise_.primal.is_judged()) return false;
    const Rational room = allowed(promise_.primal, scale, direction.terms, direction.rounding);
    return (finite(low) && -direction.value > room) || (finite(high) && direction.value > room);
  }
  void add(const Sum& multiplier, double low, double high, const Rational& scale, Sum& bound,
           bool& leans_beyond) const {
    bound.rounding += multiplier.rounding * lever(low, high);
    if (multiplier.value == 0) return;
    const double leaned_on = multiplier.value > 0 ? low : high;
    if (finite(leaned_on)) {
      bound.add(leaned_on, multiplier.value);
    } else if (promise_.dual.is_judged() &&
               abs(multiplier.value) > allowed(promise_.dual, scale, multiplier.terms, multiplier.rounding)) {
      leans_beyond = true;
    }
  }
  const LpProblem& problem_;
  const LpPromise& promise_;
};

}  // namespace assay::lp_evaluation
