// The bounds of sums: those of the simplex methods' answers and the balls of their judge.
#include <array>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/lp/basis/kernel_enclosure.h"
#include "oracles/lp/sums/ball.h"
#include "oracles/lp/sums/quick_sum.h"

namespace assay::bounds::of_sums {
namespace {

template <class Sum, int Terms, int Unit = 0>
std::optional<BoundTrial> sum_of(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  Sum sum;
  Rational exactly = 0;
  for (int k = 0; k < Terms; ++k) {
    const double a = operand(choices, trial), b = operand(choices, trial);
    sum.add(a, b);
    exactly += exact(a) * exact(b);
  }
  trial.include(exact(sum.value()) - exactly, sum.error());
  return trial;
}

/// One product, and one number that is known up to a radius, at that radius.
template <class Sum, int Unit = 0>
std::optional<BoundTrial> unsure(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  Sum sum;
  const auto x = operands<3>(choices, trial);
  const double radius = positive(choices, trial);
  sum.add(x[0], x[1]);
  sum.add_unsure(x[2], radius);
  const Rational off = abs(exact(x[2])) * exact(radius), product = exact(x[0]) * exact(x[1]);
  trial.include(exact(sum.value()) - product - off, sum.error());
  trial.include(exact(sum.value()) - product + off, sum.error());
  return trial;
}

/// The bound of nothing but numbers known up to a radius: what rounding may take off it.
template <class Sum>
std::optional<BoundTrial> radii(Choices& choices) {
  BoundTrial trial;
  Sum sum;
  Rational off = 0;
  for (int k = 0; k < 64; ++k) {
    const double factor = operand(choices, trial, 1), radius = positive(choices, trial, 1);
    sum.add_unsure(factor, radius);
    off += abs(exact(factor)) * exact(radius);
  }
  trial.include(off, sum.error());
  return trial;
}

Ball ball(Choices& choices, BoundTrial& trial) {
  const double middle = operand(choices, trial);
  return {middle, positive(choices, trial)};
}
std::array<Rational, 2> ends(const Ball& x) {
  return {exact(x.middle) - exact(x.radius), exact(x.middle) + exact(x.radius)};
}
template <int Unit, class Operation>
std::optional<BoundTrial> of_ends(Choices& choices, const Operation& operation) {
  BoundTrial trial = in_units_of(Unit);
  const Ball x = ball(choices, trial), y = ball(choices, trial), result = operation(x, y);
  for (const Rational& at_x : ends(x)) {
    for (const Rational& at_y : ends(y)) trial.include(exact(result.middle) - operation(at_x, at_y), result.radius);
  }
  return trial;
}
template <int Unit>
std::optional<BoundTrial> ball_sum(Choices& choices) {
  return of_ends<Unit>(choices, [](const auto& x, const auto& y) { return x + y; });
}
template <int Unit>
std::optional<BoundTrial> ball_product(Choices& choices) {
  return of_ends<Unit>(choices, [](const auto& x, const auto& y) { return x * y; });
}

template <int Unit>
std::optional<BoundTrial> change(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  const auto x = operands<3>(choices, trial);
  const double scale = std::abs(x[1]), by = std::abs(x[2]);
  trial.include(exact(scale) * exact(by), changed(x[0], scale, by).radius);
  return trial;
}

/// own - sum of r_k x_k as the filter of bases computes it, each x_k at the end of its ball that is farther off.
template <int Terms, bool Unsure>
std::optional<BoundTrial> quick(Choices& choices) {
  BoundTrial trial;
  const double own = operand(choices, trial);
  double value = own, size = std::abs(own), unsure = 0;
  Rational exactly = exact(own), off = 0;
  for (int k = 0; k < Terms; ++k) {
    const double row = operand(choices, trial), middle = operand(choices, trial);
    const double radius = Unsure ? positive(choices, trial) : 0;
    const double product = row * middle;
    value -= product;
    size += std::abs(product);
    unsure += std::abs(row) * radius;
    exactly -= exact(row) * exact(middle);
    off += abs(exact(row)) * exact(radius);
  }
  const double error = quick_error(Terms, size, unsure);
  trial.include(exact(value) - exactly - off, error);
  trial.include(exact(value) - exactly + off, error);
  return trial;
}

/// The solution of K x = r, K of order 2, by Cramer's rule.
template <bool Transposed>
std::optional<BoundTrial> kernel(Choices& choices) {
  BoundTrial trial;
  const auto k = operands<4>(choices, trial, 8), r = operands<4>(choices, trial, 8);
  LpProblem problem;
  problem.rows = problem.columns = 2;
  problem.matrix.assign(k.begin(), k.end());
  const auto enclosure = KernelEnclosure::of(problem, {{0, 1}, {0, 1}});
  if (!enclosure) return std::nullopt;
  const std::vector<Ball> right = {Ball(r[0]), Ball(r[1])};
  const std::vector<Ball> x = Transposed ? enclosure->solve_transposed(right) : enclosure->solve(right);
  const Rational a = exact(k[0]), b = exact(k[Transposed ? 2 : 1]), c = exact(k[Transposed ? 1 : 2]), d = exact(k[3]);
  const Rational determinant = a * d - b * c, p = exact(r[0]), q = exact(r[1]);
  trial.include(exact(x[0].middle) - (p * d - b * q) / determinant, x[0].radius);
  trial.include(exact(x[1].middle) - (a * q - p * c) / determinant, x[1].radius);
  return trial;
}

constexpr BoundPlace kBounded = engines_in("algorithms/lp/bounded_sum.h"),
                     kCompensated = engines_in("algorithms/lp/revised/answer/compensated_sum.h"),
                     kBall = judges_in("oracles/lp/sums/ball.h"),
                     kKernel = judges_in("oracles/lp/basis/kernel_enclosure.cpp"),
                     kQuick = judges_in("oracles/lp/sums/quick_sum.h");

constexpr std::array<ErrorBound, 20> kBounds = {
    {{"bounded sum of three", kBounded, "(n + 3) u of the products, n = 3", "", sum_of<lp::BoundedSum, 3>, true},
     {"bounded sum of eight", kBounded, "(n + 3) u of the products, n = 8", "", sum_of<lp::BoundedSum, 8>},
     {"bounded sum of unsure terms", kBounded, "and m radii times 1 + (m + 6) u, m = 1", "", unsure<lp::BoundedSum>},
     {"bounded sum of radii", kBounded, "m radii times 1 + (m + 6) u, m = 64", "", radii<lp::BoundedSum>},
     {"compensated sum of radii", kCompensated, "m radii times 1 + (m + 6) u, m = 64", "", radii<lp::CompensatedSum>},
     {"compensated sum of three", kCompensated, "2 u of the value and 2 (n + 3)^2 u^2 of the products", "",
      sum_of<lp::CompensatedSum, 3>, true},
     {"ball's sum", kBall, "the error made and the radii, times 1 + 2^-49", "", ball_sum<0>},
     {"ball's product", kBall, "the error made and the radii times the numbers, times 1 + 2^-49", "", ball_product<0>},
     {"changed number", kBall, "change times scale times 1 + 2^-52", "", change<0>},
     {"quick sum of three", kQuick, "(n + 3) u of own and the products, n = 3, widened", "", quick<3, false>},
     {"quick sum of unsure terms", kQuick, "and the radii, widened", "", quick<1, true>},
     {"kernel solved", kKernel, "the correction R r, and g / (1 - g) of its greatest entry", "", kernel<false>},
     {"kernel solved transposed", kKernel, "R^T s, and g / (1 - g) of the greatest entry times the sum of s", "",
      kernel<true>},
     {"bounded sum where products underflow", kBounded, "2 (n + 3) smallest doubles, n = 3", kCoarseUnderflow,
      sum_of<lp::BoundedSum, 3, kTinyProducts2>, true},
     {"bounded sum of unsure terms where products underflow", kBounded, "and 2 m smallest doubles, m = 1", "",
      unsure<lp::BoundedSum, kTinyProducts2>},
     {"compensated sum where products underflow", kCompensated, "4 (n + m + 3) smallest doubles, n = 3",
      kCoarseUnderflow, sum_of<lp::CompensatedSum, 3, kTinyProducts2>, true},
     {"compensated sum of unsure terms where products underflow", kCompensated,
      "4 (n + m + 3) smallest doubles, n = m = 1", "", unsure<lp::CompensatedSum, kTinyProducts2>},
     {"ball's sum of subnormal numbers", kBall, "2^-1070 where there is a radius", "", ball_sum<kTiny>},
     {"ball's product where it underflows", kBall, "2^-1070, twice", "", ball_product<kTinyProducts2>},
     {"changed number where the change underflows", kBall, "2 smallest doubles", "", change<kTinyProducts2>}}};

}  // namespace
}  // namespace assay::bounds::of_sums

namespace assay {

std::span<const ErrorBound> bounds_of_sums() { return bounds::of_sums::kBounds; }

}  // namespace assay
