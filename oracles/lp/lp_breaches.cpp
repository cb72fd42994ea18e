#include "oracles/lp/lp_breaches.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/lp/ball.h"
#include "oracles/lp/lp_sums.h"

namespace assay {
namespace {

enum class Side { kBelow, kAbove };  ///< on which side of a bound a number is wrong

bool is_judged(double promise) { return promise >= 0 && promise < kInfinity; }

// `value`, known as a ball or exactly on demand, must not be on the wrong side of `bound` by more than promise * scale.
template <class V>
struct Condition {
  double promise;
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
      if (excess.upper() <= (Ball(promise) * scale.as<Ball>()).lower()) return std::nullopt;
    }
    exactly = true;
    const Rational value = compute.template as<Rational>();
    const Rational excess = wrong == Side::kAbove ? Rational(value - exact(bound)) : Rational(exact(bound) - value);
    if (excess <= exact(promise) * scale.as<Rational>()) return std::nullopt;
    const Rational relative = excess / scale.as<Rational>();
    return Breach{subject + " " + std::to_string(index) + " is " + in_words(value) + ", " +
                      (wrong == Side::kAbove ? "above " : "below ") + in_words(bound) + " by " + in_words(excess),
                  approximate(relative)};
  }
};

template <class V>
struct Entry {
  const V& value;
  template <class Number>
  Number as() const {
    return Number(value);
  }
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
};

// What is below or above the bounds of a range; with both absent nothing is computed.
template <class V, class Compute>
std::optional<Breach> outside(const Condition<V>& condition, const Compute& compute, double lower, double upper,
                              const char* subject, std::uint32_t index) {
  if (auto breach = condition(compute, Side::kBelow, lower, scale_of(lower), subject, index)) return breach;
  return condition(compute, Side::kAbove, upper, scale_of(upper), subject, index);
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

// min(multiplier * lower, multiplier * upper) over the bounds that exist; nothing where the one leant on does not.
Rational leant(const Rational& multiplier, double lower, double upper) {
  const double bound = sign(multiplier) > 0 ? lower : upper;
  return sign(multiplier) == 0 || std::isinf(bound) ? Rational(0) : Rational(multiplier * exact(bound));
}
Ball leant(const Ball& multiplier, double lower, double upper) {
  const double below = std::isinf(lower) ? 0 : lower, above = std::isinf(upper) ? 0 : upper;
  if (below == above) return multiplier * Ball(below);
  if (multiplier.lower() >= 0) return multiplier * Ball(below);
  if (multiplier.upper() <= 0) return multiplier * Ball(above);
  // The sign is open: the exact contribution is at most the largest multiplier times the largest bound, in either
  // direction.
  const double size = std::max(std::fabs(multiplier.lower()), std::fabs(multiplier.upper()));
  const Ball product = Ball(size) * Ball(std::max(std::fabs(below), std::fabs(above)));
  return {0, product.upper()};
}

template <class Number, class V>
Number implied_bound(const LpProblem& problem, const std::vector<V>& y, bool with_cost) {
  Number sum = 0.0;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    sum += leant(Number(y[i]), problem.row_lower[i], problem.row_upper[i]);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double lower = problem.lower[j], upper = problem.upper[j];
    if ((lower == 0 || std::isinf(lower)) && (upper == 0 || std::isinf(upper))) continue;  // contributes 0 at any sign
    sum += leant(reduced_cost<Number>(problem, j, with_cost ? problem.cost[j] : 0.0, y), lower, upper);
  }
  return sum;
}

}  // namespace

template <class V>
std::optional<Breach> primal_breach(const LpProblem& problem, const std::vector<V>& x, double promise, bool& exactly) {
  if (!is_judged(promise)) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (auto breach = outside(condition, Entry<V>{x[j]}, problem.lower[j], problem.upper[j], "variable", j)) {
      return breach;
    }
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const Activity<V> activity{problem, i, x};
    if (auto breach = outside(condition, activity, problem.row_lower[i], problem.row_upper[i], "activity of row", i)) {
      return breach;
    }
  }
  return std::nullopt;
}

template <class V>
std::optional<Breach> dual_breach(const LpProblem& problem, const std::vector<V>& y, double promise, bool& exactly) {
  if (!is_judged(promise)) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  const Scale row_scale = scale_of(largest(problem.cost));
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (auto breach = leans_on_nothing(condition, Entry<V>{y[i]}, problem.row_lower[i], problem.row_upper[i], row_scale,
                                       "multiplier of row", i)) {
      return breach;
    }
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const ReducedCost<V> reduced{problem, j, problem.cost[j], y};
    if (auto breach = leans_on_nothing(condition, reduced, problem.lower[j], problem.upper[j],
                                       scale_of(problem.cost[j]), "reduced cost of variable", j)) {
      return breach;
    }
  }
  return std::nullopt;
}

template <class V>
std::optional<Breach> gap_breach(const LpProblem& problem, const std::vector<V>& x, const std::vector<V>& y,
                                 double promise, bool& exactly) {
  if (!is_judged(promise)) return std::nullopt;
  if constexpr (std::is_same_v<V, double>) {
    const Ball primal = dot<Ball>(problem.cost, x);
    const Ball gap = primal - implied_bound<Ball>(problem, y, true);
    const double least_scale = std::max(1.0, std::max(primal.lower(), -primal.upper()));
    const double allowed = (Ball(promise) * Ball(least_scale)).lower();
    if (gap.upper() <= allowed && -gap.lower() <= allowed) return std::nullopt;
  }
  exactly = true;
  const Rational primal = dot<Rational>(problem.cost, x);
  const Rational gap = abs(Rational(primal - implied_bound<Rational>(problem, y, true)));
  const Rational scale = std::max(Rational(1), Rational(abs(primal)));
  if (gap <= exact(promise) * scale) return std::nullopt;
  return Breach{"cost.x is " + in_words(primal) + ", " + in_words(gap) + " away from what y implies",
                approximate(gap / scale)};
}

template <class V>
std::optional<Breach> farkas_sign_breach(const LpProblem& problem, const std::vector<V>& y, double promise,
                                         bool& exactly) {
  if (!is_judged(promise)) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  const double size = largest(y);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (auto breach = leans_on_nothing(condition, Entry<V>{y[i]}, problem.row_lower[i], problem.row_upper[i], {size},
                                       "multiplier of row", i)) {
      return breach;
    }
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const ReducedCost<V> reduced{problem, j, 0.0, y};
    if (auto breach = leans_on_nothing(condition, reduced, problem.lower[j], problem.upper[j],
                                       {size, largest_in_column(problem, j)}, "reduced multiplier of variable", j)) {
      return breach;
    }
  }
  return std::nullopt;
}

template <class V>
std::optional<Breach> farkas_bound_breach(const LpProblem& problem, const std::vector<V>& y, bool& exactly) {
  if constexpr (std::is_same_v<V, double>) {
    if (implied_bound<Ball>(problem, y, false).lower() > 0) return std::nullopt;
  }
  exactly = true;
  const Rational bound = implied_bound<Rational>(problem, y, false);
  if (bound > 0) return std::nullopt;
  return Breach{"the implied bound is " + in_words(bound), approximate(abs(bound))};
}

template <class V>
std::optional<Breach> recession_breach(const LpProblem& problem, const std::vector<V>& ray, double promise,
                                       bool& exactly) {
  if (!is_judged(promise)) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  const double size = largest(ray);
  const auto leaves = [&](const auto& compute, double lower, double upper, const Scale& scale, const char* subject,
                          std::uint32_t index) -> std::optional<Breach> {
    if (!std::isinf(lower)) {
      if (auto breach = condition(compute, Side::kBelow, 0, scale, subject, index)) return breach;
    }
    if (!std::isinf(upper)) return condition(compute, Side::kAbove, 0, scale, subject, index);
    return std::nullopt;
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (auto breach = leaves(Entry<V>{ray[j]}, problem.lower[j], problem.upper[j], {size}, "ray of variable", j)) {
      return breach;
    }
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (auto breach = leaves(Activity<V>{problem, i, ray}, problem.row_lower[i], problem.row_upper[i],
                             {size, largest_in_row(problem, i)}, "ray of row", i)) {
      return breach;
    }
  }
  return std::nullopt;
}

template <class V>
std::optional<Breach> descent_breach(const LpProblem& problem, const std::vector<V>& ray, bool& exactly) {
  if constexpr (std::is_same_v<V, double>) {
    if (dot<Ball>(problem.cost, ray).upper() < 0) return std::nullopt;
  }
  exactly = true;
  const Rational change = dot<Rational>(problem.cost, ray);
  if (change < 0) return std::nullopt;
  return Breach{"cost.ray is " + in_words(change), approximate(change)};
}

#define ASSAY_INSTANTIATE(V)                                                                                        \
  template std::optional<Breach> primal_breach(const LpProblem&, const std::vector<V>&, double, bool&);             \
  template std::optional<Breach> dual_breach(const LpProblem&, const std::vector<V>&, double, bool&);               \
  template std::optional<Breach> gap_breach(const LpProblem&, const std::vector<V>&, const std::vector<V>&, double, \
                                            bool&);                                                                 \
  template std::optional<Breach> farkas_sign_breach(const LpProblem&, const std::vector<V>&, double, bool&);        \
  template std::optional<Breach> farkas_bound_breach(const LpProblem&, const std::vector<V>&, bool&);               \
  template std::optional<Breach> recession_breach(const LpProblem&, const std::vector<V>&, double, bool&);          \
  template std::optional<Breach> descent_breach(const LpProblem&, const std::vector<V>&, bool&);
ASSAY_INSTANTIATE(double)
ASSAY_INSTANTIATE(Rational)
#undef ASSAY_INSTANTIATE

}  // namespace assay
