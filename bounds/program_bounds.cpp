// The bounds of what is proved about polytopes by linear programs, of small systems solved in double and of the exact
// tableau's signs.
#include <algorithm>
#include <array>
#include <cmath>

#include "algorithms/lp/collision/estimate.h"
#include "algorithms/lp/collision/interior.h"
#include "algorithms/lp/collision/norm_distance.h"
#include "algorithms/lp/enclosed_solve.h"
#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/lp/basis/kernel_enclosure.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay::bounds::of_programs {
namespace {

/// A point of three corners on a line.
std::optional<BoundTrial> weighted(Choices& choices) {
  BoundTrial trial;
  Points body{1, {}};
  std::vector<double> weights;
  Rational sum = 0, total = 0;
  for (int k = 0; k < 3; ++k) {
    body.coordinates.push_back(operand(choices, trial));
    weights.push_back(positive(choices, trial));
    sum += exact(weights.back()) * exact(body.coordinates.back()), total += exact(weights.back());
  }
  const lp::WeightedPoint point = lp::weighted_point(body, weights);
  trial.include(exact(point.at[0]) - sum / total, point.error);
  return trial;
}

/// Sum norms, of which the greatest entry is the dual, in space.
std::optional<BoundTrial> farthest(Choices& choices) {
  BoundTrial trial;
  lp::WeightedPoint p, q;
  std::vector<double> difference;
  Rational exactly = 0;
  for (int k = 0; k < 3; ++k) {
    p.at.push_back(operand(choices, trial)), q.at.push_back(operand(choices, trial));
    difference.push_back(p.at.back() - q.at.back());
    exactly += abs(minus(p.at.back(), q.at.back()));
  }
  const double most = lp::farthest(p, q, lp::Norm::kSum);
  include_upper(trial, exact(lp::norm_of(difference, lp::Norm::kSum)), exactly, most);
  return trial;
}

std::optional<BoundTrial> nearest(Choices& choices) {
  BoundTrial trial;
  ConvexPair pair{{3, {}}, {3, {}}};
  std::vector<double> direction;
  Rational gap = 0, length = 0;
  double rounded_gap = 0;
  for (int k = 0; k < 3; ++k) {
    const double n = operand(choices, trial), a = operand(choices, trial), b = operand(choices, trial);
    direction.push_back(n);
    pair.a.coordinates.push_back(a), pair.b.coordinates.push_back(b);
    gap += exact(n) * minus(a, b), length += abs(exact(n));
    rounded_gap += n * a - n * b;
  }
  const double least = lp::nearest(pair, direction, lp::Norm::kGreatest);
  if (!(least > 0)) return std::nullopt;
  const double computed = rounded_gap / lp::norm_of(direction, lp::dual_of(lp::Norm::kGreatest));
  include_lower(trial, exact(computed), gap / length, least);
  return trial;
}

/// One corner, so large that it is the reach.
std::optional<BoundTrial> estimate(Choices& choices) {
  BoundTrial trial;
  ConvexPair pair{{3, {}}, {3, {}}};
  double rounded_reach = 0;
  Rational reach = 0;
  for (int k = 0; k < 3; ++k) {
    const double x = operand(choices, trial);
    pair.a.coordinates.push_back(x), pair.b.coordinates.push_back(0);
    rounded_reach += std::abs(x), reach += abs(exact(x));
  }
  const double minimum = std::abs(within_one(choices, trial));
  const auto most = lp::distance_bound_by_estimate(pair, minimum);
  if (!most || !(rounded_reach > 1)) return std::nullopt;
  include_upper(trial, exact(minimum * rounded_reach), exact(minimum) * reach, *most);
  return trial;
}

std::optional<BoundTrial> volume(Choices& choices) {
  BoundTrial trial;
  std::vector<std::array<double, 3>> columns(3);
  std::array<Row3, 3> exactly;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < 3; ++k) {
      const double x = operand(choices, trial), y = operand(choices, trial);
      columns[i][k] = x - y, exactly[i][k] = minus(x, y);
    }
  const lp::SizedDeterminant d = lp::determinant_of(columns);
  trial.include(exact(d.value) - determinant(exactly[0], exactly[1], exactly[2]), d.error());
  return trial;
}

/// Two equations with two unknowns, by Cramer's rule.
struct System {
  explicit System(Choices& choices) : k(operands<4>(choices, trial, 8)), r(operands<2>(choices, trial, 8)) {
    const Rational a = exact(k[0]), b = exact(k[1]), c = exact(k[2]), d = exact(k[3]), p = exact(r[0]), q = exact(r[1]);
    determinant = a * d - b * c;
    if (determinant != 0) x = {(p * d - b * q) / determinant, (a * q - p * c) / determinant};
  }
  BoundTrial trial;
  std::array<double, 4> k;
  std::array<double, 2> r;
  Rational determinant;
  std::array<Rational, 2> x;
};

std::optional<BoundTrial> solved(Choices& choices) {
  System system(choices);
  lp::Square matrix(2), inverse(2);
  std::copy(system.k.begin(), system.k.end(), matrix.entries.begin());
  if (system.determinant == 0 || !lp::invert(matrix, inverse)) return std::nullopt;
  const lp::Enclosed near =
      lp::solve_enclosed(matrix, inverse, [&](std::size_t i, lp::BoundedSum& side) { side.add(system.r[i], 1); });
  if (!std::isfinite(near.error)) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) system.trial.include(exact(near.value[i]) - system.x[i], near.error);
  return system.trial;
}

/// |I - R K| for K and what Cramer's rule in double makes of its inverse.
std::optional<BoundTrial> defect(Choices& choices) {
  BoundTrial trial;
  const auto k = operands<4>(choices, trial, 8);
  const double d = k[0] * k[3] - k[1] * k[2];
  const std::vector<double> matrix(k.begin(), k.end()), inverse = {k[3] / d, -k[1] / d, -k[2] / d, k[0] / d};
  if (!std::all_of(inverse.begin(), inverse.end(), [](double x) { return std::isfinite(x); })) return std::nullopt;
  const double greatest = kernel_defect(inverse, matrix, 2, 0);
  if (!(greatest < 0.5)) return std::nullopt;
  Rational most = 0;
  for (std::size_t i = 0; i < 2; ++i) {
    Rational sum = 0;
    for (std::size_t j = 0; j < 2; ++j)
      sum += abs(Rational(exact(i == j ? 1 : 0) - exact(inverse[2 * i]) * exact(matrix[j]) -
                          exact(inverse[2 * i + 1]) * exact(matrix[2 + j])));
    most = std::max(most, sum);
  }
  trial.include(most, greatest);
  return trial;
}

/// The reduced cost of a third column, both others basic: a sum of its cost and two products.
struct ReducedCost {
  explicit ReducedCost(Choices& choices) {
    problem.rows = 2, problem.columns = 3;
    for (const double x : operands<6>(choices, trial, 8)) problem.matrix.push_back(x);
    for (const double x : operands<3>(choices, trial, 8)) problem.cost.push_back(x);
    problem.lower.assign(3, 0), problem.upper.assign(3, kInfinity);
    problem.row_lower.assign(2, 0), problem.row_upper.assign(2, kInfinity);
    const std::vector<Place> places = {Place::kBasic, Place::kBasic, Place::kAtLower, Place::kAtLower, Place::kAtLower};
    const ExactKernel factored(problem, kernel_of(problem, places));
    if (factored.is_regular()) line = reduced_costs(problem, places, factored);
  }
  static constexpr std::uint32_t kColumn = 2;
  BoundTrial trial;
  LpProblem problem;
  std::optional<ExactLine> line;
};

std::optional<BoundTrial> entry(Choices& choices) {
  ReducedCost reduced(choices);
  if (!reduced.line) return std::nullopt;
  const ExactLine& line = *reduced.line;
  reduced.trial.include(exact(line.near(ReducedCost::kColumn)) - line.at(ReducedCost::kColumn),
                        line.sign_error(ReducedCost::kColumn));
  return reduced.trial;
}

/// A multiplier, whose sign is that of the double, and whose distance from a bound is compared.
std::optional<BoundTrial> multiplier(Choices& choices) {
  ReducedCost reduced(choices);
  if (!reduced.line) return std::nullopt;
  for (const std::uint32_t v : {3u, 4u})
    reduced.trial.include(exact(reduced.line->near(v)) - reduced.line->at(v), reduced.line->near_error(v));
  return reduced.trial;
}

constexpr BoundPlace kNorms = engines_in("algorithms/lp/collision/norm_distance.cpp"),
                     kTableau = judges_in("oracles/lp/exact/tableau_line.cpp");

constexpr std::array<ErrorBound, 9> kBounds = {
    {{"point of weights", kNorms, "2 (n + 2) u of the largest coordinate, n = 3", "", weighted, true},
     {"distance of points from above", kNorms, "2 (n + 1) u of the norm, n = 3", "", farthest, true},
     {"distance along a direction from below", kNorms, "bounded sums of the gap and 2 (n + 4) u, n = 3",
      "the gap is one of two bounded sums, each with its own slack", nearest, true},
     {"distance by the estimate", engines_in("algorithms/lp/collision/estimate.h"), "2 (n + 2) u of the product, n = 3",
      "", estimate, true},
     {"determinant of differences", engines_in("algorithms/lp/collision/interior.cpp"), "16 u of the six terms", "",
      volume, true},
     {"small system solved", engines_in("algorithms/lp/enclosed_solve.h"),
      "2 |R| r, bounded sums in r and in |I - R B| < 0.4", "2 for 1 / (1 - 0.4), and one bound for both unknowns",
      solved, true},
     {"defect of an inverse", judges_in("oracles/lp/basis/kernel_enclosure.cpp"),
      "row sums of |I - R K| with dot_error of n + 1 terms, and 4 (n + 8) u, n = 2",
      "counts every rounding of R K one way, in the row of largest terms", defect, true},
     {"sum in a tableau line", kTableau, "(n + 9) 2 u of the terms, n = 2",
      "counts u as off by 6 u of itself and each operation as 2 u", entry, true},
     {"entry of a tableau line", kTableau, "8 u of it", "", multiplier, true}}};

}  // namespace
}  // namespace assay::bounds::of_programs

namespace assay {

std::span<const ErrorBound> bounds_of_programs() { return bounds::of_programs::kBounds; }

}  // namespace assay
