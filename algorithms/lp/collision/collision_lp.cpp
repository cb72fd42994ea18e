#include "algorithms/lp/collision/collision_lp.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "algorithms/lp/bounded_sum.h"

namespace assay::lp {
namespace {

/// Least and greatest value of direction . vertex over one body, rounding errors included.
struct Extent {
  double least = kInfinity, greatest = -kInfinity;
};

Extent extent_along(const Points& body, const std::vector<double>& direction) {
  Extent extent;
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    BoundedSum value;
    for (std::uint32_t i = 0; i < body.dimension; ++i) value.add(direction[i], body[k][i]);
    // Negated comparisons: a NaN makes the extent say nothing.
    extent.least = !(value.lower() >= extent.least) ? value.lower() : extent.least;
    extent.greatest = !(value.upper() <= extent.greatest) ? value.upper() : extent.greatest;
  }
  return extent;
}

/// Weights of the two bodies as vertex pairs by the north-west-corner rule: each pair takes what both ends have left.
Overlapping pairs_of(const ConvexPair& pair, const std::vector<double>& x) {
  struct End {
    std::uint32_t vertex;
    double left;
  };
  const auto support = [&x](std::uint32_t first, std::uint32_t count) {
    std::vector<End> ends;
    for (std::uint32_t k = 0; k < count; ++k) {
      if (x[first + k] > 0) ends.push_back({k, x[first + k]});
    }
    return ends;
  };
  std::vector<End> of_a = support(0, pair.a.size()), of_b = support(pair.a.size(), pair.b.size());
  Overlapping witness;
  for (std::size_t i = 0, k = 0; i < of_a.size() && k < of_b.size() && witness.size < kWitnessCapacity;) {
    witness.on_a[witness.size] = of_a[i].vertex;
    witness.on_b[witness.size++] = of_b[k].vertex;
    const bool a_ends = i + 1 < of_a.size() && (of_a[i].left <= of_b[k].left || k + 1 == of_b.size());
    if (a_ends) {
      of_b[k].left -= of_a[i++].left;
    } else if (k + 1 < of_b.size()) {
      of_a[i].left -= of_b[k++].left;
    } else {
      break;
    }
  }
  return witness;
}

/// A determinant and the sum of the sizes of its products.
struct Determinant {
  double value = 0, size = 0;
  /// +1 or -1 where the sign is certain, else 0.
  ///
  /// Lemma. Entries are differences of doubles, rounded once; three products of such entries and the sums of at most
  /// six of them make a relative error of at most 2^-49 of the sum of sizes while nothing underflows; below 2^-900
  /// nothing is said.
  int sign() const { return size > 0x1p-900 && std::fabs(value) > 0x1p-48 * size ? (value > 0 ? 1 : -1) : 0; }
};

using Vec = std::array<double, 3>;

Determinant determinant(const std::vector<Vec>& columns) {
  const auto term = [](Determinant& sum, double product) {
    sum.value += product;
    sum.size += std::fabs(product);
  };
  Determinant result;
  if (columns.size() == 1) {
    term(result, columns[0][0]);
  } else if (columns.size() == 2) {
    const Vec &p = columns[0], &q = columns[1];
    term(result, p[0] * q[1]);
    term(result, -(p[1] * q[0]));
  } else {
    const Vec &p = columns[0], &q = columns[1], &r = columns[2];
    term(result, p[0] * q[1] * r[2]);
    term(result, p[1] * q[2] * r[0]);
    term(result, p[2] * q[0] * r[1]);
    term(result, -(p[2] * q[1] * r[0]));
    term(result, -(p[0] * q[2] * r[1]));
    term(result, -(p[1] * q[0] * r[2]));
  }
  return result;
}

/// The origin is an interior point of the simplex of the differences: Cramer's weights (-1)^k det(all but k) have one
/// sign.
bool proves_overlap(const ConvexPair& pair, const Overlapping& witness) {
  const std::uint32_t n = pair.a.dimension;
  if (witness.size != n + 1) return false;
  std::vector<Vec> differences(witness.size);
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) {
      differences[k][i] = pair.a[witness.on_a[k]][i] - pair.b[witness.on_b[k]][i];
    }
  }
  int common = 0;
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    std::vector<Vec> others = differences;
    others.erase(others.begin() + k);
    const int sign = determinant(others).sign() * (k % 2 == 0 ? 1 : -1);
    if (sign == 0 || (common != 0 && sign != common)) return false;
    common = sign;
  }
  return true;
}

/// Both bodies times the power of two that brings the largest coordinate to [1, 2); as they are where that is not
/// exact. Nothing about separation or overlap depends on the unit, but the tolerances of a simplex code do.
ConvexPair in_units_of_one(const ConvexPair& pair) {
  double largest = 0;
  for (const auto* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) largest = std::max(largest, std::fabs(x));
  }
  if (largest == 0) return pair;
  const int exponent = std::ilogb(largest);
  ConvexPair scaled = pair;
  for (auto* body : {&scaled.a, &scaled.b}) {
    for (double& x : body->coordinates) {
      const double original = x;
      x = std::ldexp(original, -exponent);
      if (std::ldexp(x, exponent) != original) return pair;
    }
  }
  return scaled;
}

bool all_finite(const Points& points) {
  return std::all_of(points.coordinates.begin(), points.coordinates.end(),
                     [](double value) { return std::isfinite(value); });
}

}  // namespace

LpProblem collision_lp(const ConvexPair& pair) {
  const std::uint32_t n = pair.a.dimension, of_a = pair.a.size(), vertices = of_a + pair.b.size();
  LpProblem problem;
  problem.rows = n + 2;
  problem.columns = vertices;
  problem.matrix.assign(std::size_t{problem.rows} * vertices, 0.0);
  problem.cost.assign(vertices, 0.0);
  const auto at = [&problem](std::size_t row, std::size_t column) -> double& {
    return problem.matrix[row * problem.columns + column];
  };
  for (std::uint32_t k = 0; k < vertices; ++k) {
    const auto vertex = k < of_a ? pair.a[k] : pair.b[k - of_a];
    for (std::uint32_t i = 0; i < n; ++i) at(i, k) = k < of_a ? vertex[i] : -vertex[i];
    at(k < of_a ? n : n + 1, k) = 1;
    for (std::uint32_t i = 0; i < problem.rows; ++i) problem.cost[k] -= at(i, k);
  }
  problem.row_lower.assign(problem.rows, -kInfinity);
  problem.row_upper.assign(problem.rows, 0.0);
  problem.row_upper[n] = problem.row_upper[n + 1] = 1;
  problem.lower.assign(vertices, 0.0);
  problem.upper.assign(vertices, kInfinity);
  return problem;
}

GjkAnswer collide_by_lp(const ConvexPair& pair, const Watch& watch, LpAnswer (*solve)(const LpProblem&, const Watch&)) {
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (pair.a.dimension < 1 || pair.a.dimension > 3) return Declined{"dimension outside 1 to 3"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"an empty body"};
  if (!all_finite(pair.a) || !all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const ConvexPair scaled = in_units_of_one(pair);
  const LpAnswer answer = solve(collision_lp(scaled), watch);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr) return GaveUp{GaveUp::Why::kUncertain, 0};  // feasible and bounded, whatever the code says

  std::vector<double> direction(3, 0.0);
  for (std::uint32_t i = 0; i < scaled.a.dimension; ++i) direction[i] = -(1 + optimal->y[i]);
  if (extent_along(scaled.a, direction).least > extent_along(scaled.b, direction).greatest) {
    return SeparatedAlong{{direction[0], direction[1], direction[2]}};
  }
  const Overlapping witness = pairs_of(scaled, optimal->x);
  if (proves_overlap(scaled, witness)) return witness;
  return GaveUp{GaveUp::Why::kUncertain, 0};
}

}  // namespace assay::lp
