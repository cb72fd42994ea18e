#include "fuzz/reduce/complexity.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "algorithms/model/point_lists.h"

namespace assay {
namespace {

constexpr std::uint64_t kNotFiniteBits = 64;
constexpr std::uint64_t kNotFiniteExponent = 2048;

/// Adds the numbers of `values` to bits, exponents, negatives; collects their bit patterns for the count of distinct
/// ones.
struct NumberTally {
  Complexity& total;
  std::vector<std::uint64_t> patterns;

  void add(double x) {
    total.bits += significand_bits(x);
    total.exponents += exponent_magnitude(x);
    total.negatives += std::signbit(x) ? 1 : 0;
    patterns.push_back(std::bit_cast<std::uint64_t>(x));
  }
  void finish() {
    std::sort(patterns.begin(), patterns.end());
    total.distinct = static_cast<std::uint64_t>(std::unique(patterns.begin(), patterns.end()) - patterns.begin());
  }
};

/// An absent bound costs nothing; any other infinity is as bad as a NaN.
void add_bound(NumberTally& tally, Complexity& total, double bound, double absent, double customary) {
  if (bound == absent) return;
  tally.add(bound);
  if (bound != customary) ++total.entries;
}

std::uint64_t disorder_of(const Points& body) {
  if (body.size() > kOrderedVertices) return 0;
  std::uint64_t inversions = 0;
  for (std::uint32_t j = 1; j < body.size(); ++j) {
    for (std::uint32_t i = 0; i < j; ++i) {
      const auto before = body[i], after = body[j];
      if (std::lexicographical_compare(after.begin(), after.end(), before.begin(), before.end())) ++inversions;
    }
  }
  return inversions;
}

}  // namespace

std::uint64_t significand_bits(double x) {
  if (!std::isfinite(x)) return kNotFiniteBits;
  if (x == 0) return 0;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(x), &exponent);
  const auto significand = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  return static_cast<std::uint64_t>(std::bit_width(significand) - std::countr_zero(significand));
}

std::uint64_t exponent_magnitude(double x) {
  if (!std::isfinite(x)) return kNotFiniteExponent;
  return x == 0 ? 0 : static_cast<std::uint64_t>(std::abs(std::ilogb(x)));
}

Complexity complexity_of(double x) {
  Complexity total;
  NumberTally tally{total, {}};
  tally.add(x);
  return total;
}

Complexity complexity_of(const std::vector<Points>& bodies) {
  Complexity total;
  NumberTally tally{total, {}};
  for (const Points& body : bodies) {
    total.size += body.size();
    total.dimension = std::max<std::uint64_t>(total.dimension, body.dimension);
    total.disorder += disorder_of(body);
    for (const double x : body.coordinates) tally.add(x);
  }
  if (bodies.size() == 2 && bodies[0].size() > bodies[1].size()) ++total.disorder;
  tally.finish();
  return total;
}

Complexity complexity_of(const LpProblem& problem) {
  Complexity total;
  total.size = std::uint64_t{problem.rows} + problem.columns;
  NumberTally tally{total, {}};
  const auto add_coefficients = [&](const std::vector<double>& values) {
    for (const double x : values) {
      tally.add(x);
      if (x != 0) ++total.entries;
    }
  };
  add_coefficients(problem.cost);
  add_coefficients(problem.matrix);
  // The customary row is a.x <= b with any b; the customary variable is x >= 0.
  for (const double bound : problem.row_lower) {
    add_bound(tally, total, bound, -kInfinity, kInfinity);
    if (bound != -kInfinity) ++total.entries;
  }
  for (const double bound : problem.row_upper) add_bound(tally, total, bound, kInfinity, 0);
  for (const double bound : problem.lower) {
    add_bound(tally, total, bound, -kInfinity, 0);
    if (bound == -kInfinity) ++total.entries;
  }
  for (const double bound : problem.upper) add_bound(tally, total, bound, kInfinity, kInfinity);
  tally.finish();
  return total;
}

Complexity complexity_of(const ConvexPair& pair) { return complexity_of(std::vector<Points>{pair.a, pair.b}); }

namespace {

/// Displacement, rotation and centre as three points.
Points points_of(const Motion& motion) {
  Points points{3, {}};
  for (const auto* vector : {&motion.displacement, &motion.rotation, &motion.centre})
    points.coordinates.insert(points.coordinates.end(), vector->begin(), vector->end());
  return points;
}

}  // namespace

/// The bodies' own size, dimension and order; the motions' numbers count among all numbers, those that are not 0 as
/// entries.
Complexity complexity_of(const MovingPair& pair) {
  const Complexity bodies = complexity_of(pair.bodies);
  Complexity total = complexity_of({pair.bodies.a, pair.bodies.b, points_of(pair.of_a), points_of(pair.of_b)});
  total.size = bodies.size;
  total.dimension = bodies.dimension;
  total.disorder = bodies.disorder;
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const double x : points_of(*motion).coordinates) total.entries += x != 0 ? 1 : 0;
  return total;
}
Complexity complexity_of(const Cloud2& cloud) { return complexity_of(std::vector<Points>{points_of(cloud)}); }
Complexity complexity_of(const Cloud3& cloud) { return complexity_of(std::vector<Points>{points_of(cloud)}); }

Complexity complexity_of(const ShapesProblem& problem) {
  Complexity total;
  NumberTally tally{total, {}};
  for (const Shape* shape : {&problem.a, &problem.b}) {
    total.size += size_of(*shape);
    total.dimension = std::max<std::uint64_t>(total.dimension, shape->dimension);
    total.entries += static_cast<std::uint64_t>(shape->kind);
    if (shape->kind == ShapeKind::kPoints) total.disorder += disorder_of({shape->dimension, shape->numbers});
    for (const double x : shape->numbers) tally.add(x);
  }
  tally.finish();
  return total;
}

}  // namespace assay
