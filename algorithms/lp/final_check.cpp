#include "algorithms/lp/final_check.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/enclosed_solve.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

double scale_of(double value) { return std::max(1.0, std::fabs(value)); }
double largest(const std::vector<double>& values) {
  double most = 0;
  for (const double value : values) most = std::max(most, std::fabs(value));
  return most;
}

constexpr double kRounded = 1 - 0x1p-40;  // the comparison's own rounding is on the safe side

// Where a nonbasic variable stands: its bound, the upper one where both are finite and it is listed; 0 without bounds.
double standing(double lower, double upper, bool is_at_upper) {
  if (std::isinf(lower)) return std::isinf(upper) ? 0 : upper;
  return is_at_upper && !std::isinf(upper) ? upper : lower;
}

bool is_inside(const BoundedSum& value, double lower, double upper) {
  const bool is_above = std::isinf(lower) || value.lower() >= lower - kPrimalPromise * kRounded * scale_of(lower);
  const bool is_below = std::isinf(upper) || value.upper() <= upper + kPrimalPromise * kRounded * scale_of(upper);
  return is_above && is_below;
}

// Adds multiplier * the bound it leans on; a multiplier without one is within its promise of 0 and adds nothing.
void lean(BoundedSum& sum, const BoundedSum& multiplier, double sign, double lower, double upper) {
  const double below = std::isinf(lower) ? 0 : lower, above = std::isinf(upper) ? 0 : upper;
  const double bound = multiplier.value() > 0 ? below : above;
  sum.add(sign * multiplier.value(), bound);
  const bool is_sign_open = multiplier.lower() < 0 && multiplier.upper() > 0;
  sum.add_unsure(is_sign_open ? std::fabs(below) + std::fabs(above) : bound, multiplier.error());
}

// Whether a multiplier (of a row, or a reduced cost) leans only on bounds that exist, and where a nonbasic variable
// stands, up to `allowed`.
bool leans_rightly(double least, double most, double lower, double upper, double allowed) {
  if (std::isinf(lower) && !(most <= allowed)) return false;
  return !std::isinf(upper) || least >= -allowed;
}

// Everything of the check that needs the parts of a basis.
class BasisCheck {
 public:
  BasisCheck(const LpProblem& problem, const Basis& basis)
      : problem_(problem), standing_(std::size_t{problem.columns} + problem.rows) {
    std::vector<bool> is_basic(standing_.size(), false), is_at_upper(standing_.size(), false);
    for (const std::uint32_t v : basis.basic) is_basic[v] = true;
    for (const std::uint32_t v : basis.at_upper) is_at_upper[v] = true;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      if (is_basic[j]) {
        columns_.push_back(j);
      } else {
        standing_[j] = standing(problem.lower[j], problem.upper[j], is_at_upper[j]);
        if (standing_[j] != 0) moved_.push_back(j);
      }
    }
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      const std::uint32_t v = problem.columns + i;
      if (is_basic[v]) continue;
      rows_.push_back(i);
      standing_[v] = standing(problem.row_lower[i], problem.row_upper[i], is_at_upper[v]);
    }
    is_at_upper_ = std::move(is_at_upper);
  }

  std::optional<Optimal> run(const Basis& basis, bool& singular) {
    singular = false;
    if (rows_.size() != columns_.size()) return std::nullopt;
    const std::size_t k = rows_.size();
    Square matrix(k), inverse(k);
    for (std::size_t i = 0; i < k; ++i) {
      for (std::size_t j = 0; j < k; ++j) matrix(i, j) = problem_.at(rows_[i], columns_[j]);
    }
    singular = !invert(matrix, inverse);
    if (singular) return std::nullopt;
    const Enclosed primal = solve_enclosed(matrix, inverse, [this](std::size_t i, BoundedSum& side) {
      side.add(standing_[problem_.columns + rows_[i]], 1);
      for (const std::uint32_t j : moved_) side.add(-problem_.at(rows_[i], j), standing_[j]);
    });
    const Enclosed dual =
        solve_enclosed(transposed(matrix), transposed(inverse),
                       [this](std::size_t j, BoundedSum& side) { side.add(problem_.cost[columns_[j]], 1); });
    Optimal answer{basis, std::vector<double>(problem_.columns), std::vector<double>(problem_.rows)};
    for (std::uint32_t j = 0; j < problem_.columns; ++j) answer.x[j] = standing_[j];
    for (std::size_t j = 0; j < k; ++j) answer.x[columns_[j]] = primal.value[j];
    for (std::size_t i = 0; i < k; ++i) answer.y[rows_[i]] = dual.value[i];
    if (!keeps_primal(answer.x, primal.error) || !keeps_dual(answer.y, dual.error)) return std::nullopt;
    if (!closes_gap(answer)) return std::nullopt;
    return answer;
  }

 private:
  bool keeps_primal(const std::vector<double>& x, double error) const {
    for (const std::uint32_t j : columns_) {
      BoundedSum value;
      value.add(x[j], 1);
      value.add_unsure(1, error);
      if (!is_inside(value, problem_.lower[j], problem_.upper[j])) return false;
    }
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      BoundedSum activity;
      for (const std::uint32_t j : moved_) activity.add(problem_.at(i, j), x[j]);
      for (const std::uint32_t j : columns_) {
        activity.add(problem_.at(i, j), x[j]);
        activity.add_unsure(problem_.at(i, j), error);
      }
      if (!is_inside(activity, problem_.row_lower[i], problem_.row_upper[i])) return false;
    }
    return true;
  }
  // A nonbasic variable with two bounds leans on the one it stands at, so the other counts as absent.
  bool leans_where_it_stands(std::uint32_t v, double least, double most, double lower, double upper,
                             double allowed) const {
    if (lower == upper) return true;
    if (!std::isinf(lower) && !std::isinf(upper))
      (is_at_upper_[v] ? lower : upper) = is_at_upper_[v] ? -kInfinity : kInfinity;
    return leans_rightly(least, most, lower, upper, allowed);
  }
  bool keeps_dual(const std::vector<double>& y, double error) const {
    const double row_allowed = kDualPromise * kRounded * std::max(1.0, largest(problem_.cost));
    for (const std::uint32_t i : rows_) {
      if (!leans_where_it_stands(problem_.columns + i, y[i] - error, y[i] + error, problem_.row_lower[i],
                                 problem_.row_upper[i], row_allowed)) {
        return false;
      }
    }
    std::size_t next_basic = 0;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      const BoundedSum reduced = reduced_cost(j, y, error);
      const double allowed = kDualPromise * kRounded * scale_of(problem_.cost[j]);
      const bool is_basic = next_basic < columns_.size() && columns_[next_basic] == j;
      next_basic += is_basic;
      const bool is_right =
          is_basic ? leans_rightly(reduced.lower(), reduced.upper(), problem_.lower[j], problem_.upper[j], allowed)
                   : leans_where_it_stands(j, reduced.lower(), reduced.upper(), problem_.lower[j], problem_.upper[j],
                                           allowed);
      if (!is_right) return false;
    }
    return true;
  }
  BoundedSum reduced_cost(std::uint32_t j, const std::vector<double>& y, double error) const {
    BoundedSum reduced;
    reduced.add(problem_.cost[j], 1);
    for (const std::uint32_t i : rows_) {
      reduced.add(-problem_.at(i, j), y[i]);
      reduced.add_unsure(problem_.at(i, j), error);
    }
    return reduced;
  }
  bool closes_gap(const Optimal& answer) const {
    BoundedSum value, gap;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      value.add(problem_.cost[j], answer.x[j]);
      gap.add(problem_.cost[j], answer.x[j]);
    }
    for (const std::uint32_t i : rows_) {
      BoundedSum multiplier;
      multiplier.add(answer.y[i], 1);
      lean(gap, multiplier, -1, problem_.row_lower[i], problem_.row_upper[i]);
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      const double lower = problem_.lower[j], upper = problem_.upper[j];
      if ((lower == 0 || std::isinf(lower)) && (upper == 0 || std::isinf(upper))) continue;  // leans on 0 or on nothing
      lean(gap, reduced_cost(j, answer.y, 0), -1, lower, upper);
    }
    const double size = std::max(1.0, std::fabs(value.value()) - value.error());
    return std::fabs(gap.value()) + gap.error() <= kGapPromise * kRounded * size;
  }

  const LpProblem& problem_;
  std::vector<double> standing_;  // of nonbasic variables, 0 for basic ones
  std::vector<bool> is_at_upper_;
  std::vector<std::uint32_t> rows_, columns_;  // nonbasic rows, basic columns
  std::vector<std::uint32_t> moved_;           // nonbasic columns that do not stand at 0
};

}  // namespace

std::optional<Optimal> optimal_from_basis(const LpProblem& problem, const Basis& basis, bool& singular) {
  return BasisCheck(problem, basis).run(basis, singular);
}

bool proves_infeasible(const LpProblem& problem, const std::vector<double>& farkas) {
  const double length = largest(farkas);
  if (!(length > 0 && length < kInfinity)) return false;
  BoundedSum implied;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    BoundedSum multiplier;
    multiplier.add(farkas[i], 1);
    const double lower = problem.row_lower[i], upper = problem.row_upper[i];
    if (!leans_rightly(farkas[i], farkas[i], lower, upper, 0)) return false;
    if (farkas[i] != 0) implied.add(farkas[i], farkas[i] > 0 ? lower : upper);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    BoundedSum reduced;
    for (std::uint32_t i = 0; i < problem.rows; ++i) reduced.add(-problem.at(i, j), farkas[i]);
    const double lower = problem.lower[j], upper = problem.upper[j];
    if (!leans_rightly(reduced.lower(), reduced.upper(), lower, upper, kDualPromise * kRounded * length)) return false;
    if ((lower == 0 || std::isinf(lower)) && (upper == 0 || std::isinf(upper))) continue;
    lean(implied, reduced, 1, lower, upper);
  }
  return implied.lower() > 0;
}

bool proves_unbounded(const LpProblem& problem, const std::vector<double>& x, const std::vector<double>& ray) {
  const double length = largest(ray);
  if (!(length > 0 && length < kInfinity)) return false;
  const double drift_allowed = kPrimalPromise * kRounded * length;
  BoundedSum descent;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    BoundedSum value;
    value.add(x[j], 1);
    if (!is_inside(value, problem.lower[j], problem.upper[j])) return false;
    if (!std::isinf(problem.lower[j]) && !(ray[j] >= -drift_allowed)) return false;
    if (!std::isinf(problem.upper[j]) && !(ray[j] <= drift_allowed)) return false;
    descent.add(problem.cost[j], ray[j]);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    BoundedSum activity, drift;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      activity.add(problem.at(i, j), x[j]);
      drift.add(problem.at(i, j), ray[j]);
    }
    if (!is_inside(activity, problem.row_lower[i], problem.row_upper[i])) return false;
    if (!std::isinf(problem.row_lower[i]) && !(drift.lower() >= -drift_allowed)) return false;
    if (!std::isinf(problem.row_upper[i]) && !(drift.upper() <= drift_allowed)) return false;
  }
  return descent.upper() < 0;
}

}  // namespace assay::lp
