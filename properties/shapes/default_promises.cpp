#include "properties/shapes/default_promises.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "oracles/exact/words.h"
#include "oracles/shapes/exact_body.h"
#include "oracles/shapes/exact_points.h"
#include "properties/precision.h"

namespace assay {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

Rational largest_of(std::span<const RationalPoint> points) {
  Rational largest = 0;
  for (const RationalPoint& p : points)
    for (const Rational& x : p) largest = std::max<Rational>(largest, abs(x));
  return largest;
}

/// What the default gap is before roundings are counted: amplification, and an absolute loss by underflow over the
/// unit.
struct Condition {
  double factor = 1, lost = 0;
};

double share(const Rational& part, const Rational& whole) { return part == 0 ? 0 : approximate(part / whole); }

/// `lost`: the least length that squares let through.
Condition of_contact(const ShapesProblem& problem, double lost) {
  const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
  const Rational extent = extent_of(a, b);
  if (extent == 0) return {};  // one point twice: its difference is 0 in every arithmetic
  const Rational largest = std::max(largest_of(a.corners), largest_of(b.corners)) + a.radius + b.radius;
  return {1 + share(largest, extent), share(exact(lost), extent)};
}

Condition of_sweep(const ShapesProblem& problem, const Precision& precision) {
  Condition condition = of_contact(problem, 4 * std::sqrt(precision.least) + 8 * std::sqrt(std::sqrt(precision.least)));
  condition.factor /= std::sqrt(precision.unit_roundoff);
  return condition;
}

Condition of_centroid(const ShapesProblem& problem, const Precision& precision) {
  const ExactCentroid truth = exact_centroid(problem.a);
  const std::vector<RationalPoint> p = exact_body(problem.a).corners;
  const Rational extent = extent_of(p), area = abs(truth.twice_area);
  Condition condition;
  for (std::size_t k = 0; k < 2; ++k) {
    const Rational unit = std::max<Rational>(extent, abs(truth.at[k]));
    if (unit == 0) continue;
    Rational off = largest_of(p), lost = 0;
    if (area != 0) {
      off = 0;
      for (std::size_t i = 0; i < p.size(); ++i) {
        const RationalPoint& q = p[(i + 1) % p.size()];
        off += (abs(p[i][k]) + abs(q[k]) + 3 * abs(truth.at[k])) * (abs(p[i][0] * q[1]) + abs(q[0] * p[i][1]));
        lost += exact(4 * precision.least) * (1 + abs(p[i][k]) + abs(truth.at[k]));
      }
      off /= 3 * area;
      lost /= area;
    }
    condition.factor = std::max(condition.factor, share(off, unit));
    condition.lost = std::max(condition.lost, share(lost, unit));
  }
  return condition;
}

Condition of_motion(const ShapesProblem& problem, const Precision& precision) {
  const std::vector<RationalPoint> images = exact_images(problem.a, problem.b);
  const Rational extent = extent_of(images);
  const auto map = [&](std::size_t i) { return abs(exact(problem.b.numbers[i])); };
  Condition condition;
  for (std::size_t i = 0; i < images.size(); ++i)
    for (std::size_t k = 0; k < 2; ++k) {
      Rational off = map(k) + map(6 + k);
      for (std::size_t j = 0; j < 2; ++j)
        off += map(2 + 2 * k + j) * (abs(exact(problem.a.numbers[2 * i + j])) + map(j));
      const Rational unit = std::max<Rational>(extent, abs(images[i][k]));
      if (unit == 0 && off == 0) continue;
      condition.factor = std::max(condition.factor, unit == 0 ? kInfinite : share(off, unit));
      condition.lost = std::max(condition.lost, unit == 0 ? 0 : share(exact(8 * precision.least), unit));
    }
  return condition;
}

/// The largest number of the problem, and how many of such an engine may multiply.
bool leaves_the_range(const ShapesProblem& problem, const Precision& precision) {
  double largest = 0;
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers) largest = std::max(largest, std::abs(x));
  const double factors = problem.question == ShapesQuestion::kSweep      ? 4
                         : problem.question == ShapesQuestion::kCentroid ? 3
                                                                         : 2;
  return std::log2(16 * largest) * factors > std::log2(precision.greatest);
}

}  // namespace

ShapesStatement shapes_statement(const ShapesProblem& problem, const Stated<ShapesFamily>& says) {
  ShapesStatement statement{says.touching, says.gap, false, kShapesNothingStated};
  if (says.gap >= 0) return statement;
  statement.by_default = true;
  statement.gap = kInfinite;
  statement.why_not = kShapesOutOfRange;
  if (!is_posed(problem) || !all_finite(problem)) return statement;
  const Precision precision = precision_of(says.precision_bits);
  if (leaves_the_range(problem, precision)) return statement;
  Condition condition;
  if (problem.question == ShapesQuestion::kContact) condition = of_contact(problem, 4 * std::sqrt(precision.least));
  if (problem.question == ShapesQuestion::kSweep) condition = of_sweep(problem, precision);
  if (problem.question == ShapesQuestion::kCentroid) condition = of_centroid(problem, precision);
  if (problem.question == ShapesQuestion::kMotion) condition = of_motion(problem, precision);
  const double gap = kRoundingsPromised * precision.unit_roundoff * condition.factor + condition.lost;
  statement.why_not = kShapesIllConditioned;
  if (gap < 1) statement.gap = gap;
  return statement;
}

}  // namespace assay
