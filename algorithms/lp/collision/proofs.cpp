#include "algorithms/lp/collision/proofs.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/collision/exact_sum.h"
#include "algorithms/lp/collision/programs.h"
#include "algorithms/lp/final_check.h"

namespace assay::lp {
namespace {

bool is_zero(const ExactSum& sum) { return sum.sign() == 0; }

/// Corner k of both bodies together.
struct Corner {
  std::span<const double> at;
  bool of_a = false;
};

Corner corner_of(const ConvexPair& pair, std::uint32_t k) {
  const std::uint32_t of_a = pair.a.size();
  return k < of_a ? Corner{pair.a[k], true} : Corner{pair.b[k - of_a], false};
}

/// Equal sums of weights and equal weighted sums of corners: after division by the sums, the same point.
bool names_one_point(const ConvexPair& pair, const std::vector<std::uint32_t>& kept,
                     const std::vector<double>& weights) {
  ExactSum rest;
  for (const std::uint32_t k : kept) rest.add(weights[k], corner_of(pair, k).of_a ? 1 : -1);
  if (!is_zero(rest)) return false;
  for (std::uint32_t i = 0; i < pair.a.dimension; ++i) {
    ExactSum difference;
    for (const std::uint32_t k : kept) {
      const Corner corner = corner_of(pair, k);
      difference.add(weights[k], corner.of_a ? corner.at[i] : -corner.at[i]);
    }
    if (!is_zero(difference)) return false;
  }
  return true;
}

/// The corners kept, without the axes along which all of them agree: equations that equal sums of weights keep.
ConvexPair spanned_by(const ConvexPair& pair, const std::vector<std::uint32_t>& kept) {
  std::vector<std::uint32_t> axes;
  for (std::uint32_t i = 0; i < pair.a.dimension; ++i) {
    const double first = corner_of(pair, kept[0]).at[i];
    const auto differs = [&](std::uint32_t k) { return corner_of(pair, k).at[i] != first; };
    if (std::any_of(kept.begin(), kept.end(), differs)) axes.push_back(i);
  }
  const auto dimension = static_cast<std::uint32_t>(axes.size());
  ConvexPair part{{dimension, {}}, {dimension, {}}};
  for (const std::uint32_t k : kept) {
    const Corner corner = corner_of(pair, k);
    for (const std::uint32_t i : axes) (corner.of_a ? part.a : part.b).coordinates.push_back(corner.at[i]);
  }
  return part;
}

/// The final check holds for the exact solution of the basis of all corners, and that keeps the lower bounds but for
/// the promise; the basis leaves no row open, so it solves A x = b.
bool has_positive_weights(const ConvexPair& pair, const std::vector<std::uint32_t>& kept) {
  const ConvexPair part = spanned_by(pair, kept);
  if (part.a.dimension == 0 || part.a.empty() || part.b.empty()) return false;
  LpProblem problem = feasibility_lp(part);
  if (problem.columns != problem.rows) return false;
  std::fill(problem.lower.begin(), problem.lower.end(), kInteriorWeight);
  Basis basis;
  for (std::uint32_t j = 0; j < problem.columns; ++j) basis.basic.push_back(j);
  bool singular = false;
  return optimal_from_basis(problem, basis, singular).has_value();
}

}  // namespace

Extent extent_along(const Points& body, const std::vector<double>& direction) {
  Extent extent{kInfinity, -kInfinity};
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    BoundedSum value;
    for (std::uint32_t i = 0; i < body.dimension; ++i) value.add(direction[i], body[k][i]);
    // Negated comparisons: a NaN makes the extent say nothing.
    extent.least = !(value.lower() >= extent.least) ? value.lower() : extent.least;
    extent.greatest = !(value.upper() <= extent.greatest) ? value.upper() : extent.greatest;
  }
  return extent;
}

bool proves_apart(const ConvexPair& pair, const std::vector<double>& direction) {
  return extent_along(pair.a, direction).least > extent_along(pair.b, direction).greatest;
}

std::optional<Meeting> proved_meeting(const ConvexPair& pair, const std::vector<double>& weights) {
  const std::uint32_t of_a = pair.a.size(), corners = of_a + pair.b.size();
  if (weights.size() != corners) return std::nullopt;
  std::vector<std::uint32_t> kept;
  for (std::uint32_t k = 0; k < corners; ++k) {
    if (weights[k] > 0) kept.push_back(k);
  }
  if (kept.empty() || !(names_one_point(pair, kept, weights) || has_positive_weights(pair, kept))) return std::nullopt;
  Meeting meeting;
  for (const std::uint32_t k : kept) {
    (k < of_a ? meeting.on_a : meeting.on_b).push_back(k < of_a ? k : k - of_a);
    (k < of_a ? meeting.weight_a : meeting.weight_b).push_back(weights[k]);
  }
  if (meeting.on_a.empty() || meeting.on_b.empty()) return std::nullopt;
  return meeting;
}

int exponent_of_unit(const ConvexPair& pair) {
  double largest = 0, least = kInfinity;  // of those that are not 0
  for (const auto* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      const double size = std::fabs(x);
      largest = std::max(largest, size);
      least = size == 0 ? least : std::min(least, size);
    }
  }
  if (largest == 0) return 0;
  const int exponent = std::ilogb(largest);
  if (std::ldexp(least, -exponent) >= 0x1p-1022) return exponent;  // then nothing becomes subnormal
  for (const auto* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      if (std::ldexp(std::ldexp(x, -exponent), exponent) != x) return 0;
    }
  }
  return exponent;
}

ConvexPair in_units_of_one(const ConvexPair& pair) {
  ConvexPair scaled = pair;
  const int exponent = exponent_of_unit(pair);
  if (exponent == 0) return scaled;
  const bool is_a_double = exponent > -1000 && exponent < 1000;  // the factor, which is then exact and quick
  const double factor = is_a_double ? std::ldexp(1.0, -exponent) : 0;
  for (auto* body : {&scaled.a, &scaled.b}) {
    for (double& x : body->coordinates) x = is_a_double ? x * factor : std::ldexp(x, -exponent);
  }
  return scaled;
}

bool all_finite(const Points& points) {
  return std::all_of(points.coordinates.begin(), points.coordinates.end(),
                     [](double value) { return std::isfinite(value); });
}

}  // namespace assay::lp
