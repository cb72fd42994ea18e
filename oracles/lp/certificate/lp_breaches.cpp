#include "oracles/lp/certificate/lp_breaches.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/lp/sums/ball.h"
#include "oracles/lp/sums/lp_condition.h"
#include "oracles/lp/sums/lp_sums.h"

namespace assay {
namespace {

using namespace lp_condition;

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
  const Ball product = Ball(multiplier.magnitude()) * Ball(std::max(std::fabs(below), std::fabs(above)));
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

/// The sizes of the products that implied_bound adds up.
template <class V>
Rational sizes_of_bound(const LpProblem& problem, const std::vector<V>& y) {
  Rational sum = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    sum += abs(leant(Rational(y[i]), problem.row_lower[i], problem.row_upper[i]));
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    sum += abs(leant(reduced_cost<Rational>(problem, j, problem.cost[j], y), problem.lower[j], problem.upper[j]));
  return sum;
}

/// How far rounding y moves the implied bound at most.
///
/// Lemma  min(m l, m u), and m l for m > 0 alone, and m u for m < 0 alone, change by at most |dm| times the greatest of
///        the sizes of those of l and u that exist. The multipliers move by rounding_of(y_i) and by
///        rounding_of_reduced_cost.
template <class V>
Rational rounding_of_bound(const LpProblem& problem, const std::vector<V>& y) {
  const auto lever = [](double lower, double upper) {
    return exact(std::max(std::isinf(lower) ? 0 : std::fabs(lower), std::isinf(upper) ? 0 : std::fabs(upper)));
  };
  Rational sum = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    sum += rounding_of(y[i]) * lever(problem.row_lower[i], problem.row_upper[i]);
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    sum += rounding_of_reduced_cost(problem, j, y) * lever(problem.lower[j], problem.upper[j]);
  return sum;
}

template <class Terms, class Rounding>
std::optional<Breach> open_gap(const Rational& value, const Rational& bound, const Allowance& promise,
                               const Terms& terms, const Rounding& rounding) {
  const Rational gap = abs(Rational(value - bound));
  const Rational scale = std::max(Rational(1), Rational(abs(value)));
  if (promise.covers(gap, scale, terms, rounding)) return std::nullopt;
  return Breach{"cost.x is " + in_words(value) + ", " + in_words(gap) + " away from what y implies", gap / scale};
}

}  // namespace

template <class V>
std::optional<Breach> primal_breach(const LpProblem& problem, const std::vector<V>& x, const Allowance& promise,
                                    bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  std::optional<Breach> worst;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    keep_worse(worst, outside(condition, Entry<V>{x[j]}, problem.lower[j], problem.upper[j], "variable", j));
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const Activity<V> activity{problem, i, x};
    keep_worse(worst, outside(condition, activity, problem.row_lower[i], problem.row_upper[i], "activity of row", i));
  }
  return worst;
}

template <class V>
std::optional<Breach> dual_breach(const LpProblem& problem, const std::vector<V>& y, const Allowance& promise,
                                  bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  std::optional<Breach> worst;
  const Scale row_scale = scale_of(largest(problem.cost));
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    keep_worse(worst, leans_on_nothing(condition, Entry<V>{y[i]}, problem.row_lower[i], problem.row_upper[i], row_scale,
                                       "multiplier of row", i));
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const ReducedCost<V> reduced{problem, j, problem.cost[j], y};
    keep_worse(worst, leans_on_nothing(condition, reduced, problem.lower[j], problem.upper[j],
                                       scale_of(problem.cost[j]), "reduced cost of variable", j));
  }
  return worst;
}

template <class V>
std::optional<Breach> gap_breach(const LpProblem& problem, const std::vector<V>& x, const std::vector<V>& y,
                                 const Allowance& promise, bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  if constexpr (std::is_same_v<V, double>) {
    const Ball primal = dot<Ball>(problem.cost, x);
    const Ball gap = primal - implied_bound<Ball>(problem, y, true);
    const double least_scale = std::max(1.0, std::max(primal.lower(), -primal.upper()));
    const double allowed = (Ball(promise.relative) * Ball(least_scale)).lower();
    if (gap.upper() <= allowed && -gap.lower() <= allowed) return std::nullopt;
  }
  exactly = true;
  return open_gap(
      dot<Rational>(problem.cost, x), implied_bound<Rational>(problem, y, true), promise,
      [&] { return sizes_of_cost(problem, x) + sizes_of_bound(problem, y); },
      [&] { return rounding_of_cost(problem, x) + rounding_of_bound(problem, y); });
}

std::optional<Breach> gap_breach(const LpProblem& problem, const Rational& value, const std::vector<double>& y,
                                 const Allowance& promise) {
  if (!promise.is_judged()) return std::nullopt;
  return open_gap(
      value, implied_bound<Rational>(problem, y, true), promise,
      [&] { return abs(value) + sizes_of_bound(problem, y); }, [&] { return rounding_of_bound(problem, y); });
}

std::optional<Breach> place_breach(const LpProblem& problem, const std::vector<Place>& places,
                                   const std::vector<double>& x, const Allowance& promise, bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  const Condition<double> condition{promise, exactly};
  std::optional<Breach> worst;
  const auto leaves = [&](const auto& compute, std::uint32_t v, const char* subject, std::uint32_t index) {
    double place = 0;
    if (places[v] == Place::kAtLower) place = lower_of(problem, v);
    if (places[v] == Place::kAtUpper) place = upper_of(problem, v);
    keep_worse(worst, condition(compute, Side::kBelow, place, scale_of(place), subject, index));
    keep_worse(worst, condition(compute, Side::kAbove, place, scale_of(place), subject, index));
  };
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    if (places[v] == Place::kBasic) continue;
    if (v < problem.columns) {
      leaves(Entry<double>{x[v]}, v, "nonbasic variable", v);
    } else {
      leaves(Activity<double>{problem, v - problem.columns, x}, v, "activity of nonbasic row", v - problem.columns);
    }
  }
  return worst;
}

template <class V>
std::optional<Breach> farkas_sign_breach(const LpProblem& problem, const std::vector<V>& y, const Allowance& promise,
                                         bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  std::optional<Breach> worst;
  const double size = largest(y);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    keep_worse(worst, leans_on_nothing(condition, Entry<V>{y[i]}, problem.row_lower[i], problem.row_upper[i], {size},
                                       "multiplier of row", i));
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const ReducedCost<V> reduced{problem, j, 0.0, y};
    keep_worse(worst, leans_on_nothing(condition, reduced, problem.lower[j], problem.upper[j],
                                       {size, largest_in_column(problem, j)}, "reduced multiplier of variable", j));
  }
  return worst;
}

template <class V>
std::optional<Breach> farkas_bound_breach(const LpProblem& problem, const std::vector<V>& y, bool& exactly) {
  if constexpr (std::is_same_v<V, double>) {
    if (implied_bound<Ball>(problem, y, false).lower() > 0) return std::nullopt;
  }
  exactly = true;
  const Rational bound = implied_bound<Rational>(problem, y, false);
  if (bound > 0) return std::nullopt;
  return Breach{"the implied bound is " + in_words(bound), abs(bound)};
}

template <class V>
std::optional<Breach> recession_breach(const LpProblem& problem, const std::vector<V>& ray, const Allowance& promise,
                                       bool& exactly) {
  if (!promise.is_judged()) return std::nullopt;
  const Condition<V> condition{promise, exactly};
  std::optional<Breach> worst;
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
    keep_worse(worst, leaves(Entry<V>{ray[j]}, problem.lower[j], problem.upper[j], {size}, "ray of variable", j));
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    keep_worse(worst, leaves(Activity<V>{problem, i, ray}, problem.row_lower[i], problem.row_upper[i],
                             {size, largest_in_row(problem, i)}, "ray of row", i));
  }
  return worst;
}

template <class V>
std::optional<Breach> descent_breach(const LpProblem& problem, const std::vector<V>& ray, bool& exactly) {
  if constexpr (std::is_same_v<V, double>) {
    if (dot<Ball>(problem.cost, ray).upper() < 0) return std::nullopt;
  }
  exactly = true;
  const Rational change = dot<Rational>(problem.cost, ray);
  if (change < 0) return std::nullopt;
  return Breach{"cost.ray is " + in_words(change), change};
}

#define ASSAY_INSTANTIATE(V)                                                                                           \
  template std::optional<Breach> primal_breach(const LpProblem&, const std::vector<V>&, const Allowance&, bool&);      \
  template std::optional<Breach> dual_breach(const LpProblem&, const std::vector<V>&, const Allowance&, bool&);        \
  template std::optional<Breach> gap_breach(const LpProblem&, const std::vector<V>&, const std::vector<V>&,            \
                                            const Allowance&, bool&);                                                  \
  template std::optional<Breach> farkas_sign_breach(const LpProblem&, const std::vector<V>&, const Allowance&, bool&); \
  template std::optional<Breach> farkas_bound_breach(const LpProblem&, const std::vector<V>&, bool&);                  \
  template std::optional<Breach> recession_breach(const LpProblem&, const std::vector<V>&, const Allowance&, bool&);   \
  template std::optional<Breach> descent_breach(const LpProblem&, const std::vector<V>&, bool&);
ASSAY_INSTANTIATE(double)
ASSAY_INSTANTIATE(Rational)
#undef ASSAY_INSTANTIATE

}  // namespace assay
