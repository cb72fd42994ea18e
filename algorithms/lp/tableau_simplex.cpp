#include "algorithms/lp/tableau_simplex.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "algorithms/lp/final_check.h"

namespace assay::lp {
namespace {

constexpr std::size_t kEntriesMax = std::size_t{1} << 25;  // 256 MiB of tableau

bool all_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}
bool has_nan(const std::vector<double>& values) {
  return std::any_of(values.begin(), values.end(), [](double value) { return std::isnan(value); });
}
bool all_equal(const std::vector<double>& values, double value) {
  return std::all_of(values.begin(), values.end(), [value](double other) { return other == value; });
}
double largest(const std::vector<double>& values) {
  double most = 0;
  for (const double value : values) most = std::max(most, std::fabs(value));
  return most;
}

// Why the problem is not solved at all; empty when it is.
std::optional<LpAnswer> refusal(const LpProblem& problem) {
  const std::size_t m = problem.rows, n = problem.columns;
  if (problem.cost.size() != n || problem.matrix.size() != m * n || problem.row_lower.size() != m ||
      problem.row_upper.size() != m || problem.lower.size() != n || problem.upper.size() != n) {
    return Declined{"inconsistent sizes"};
  }
  if (!all_finite(problem.cost) || !all_finite(problem.matrix) || has_nan(problem.row_lower) ||
      has_nan(problem.row_upper) || has_nan(problem.lower) || has_nan(problem.upper)) {
    return GaveUp{GaveUp::Why::kNotFinite, 0};
  }
  if (!all_equal(problem.row_lower, -kInfinity) || !all_finite(problem.row_upper) || !all_equal(problem.lower, 0) ||
      !all_equal(problem.upper, kInfinity)) {
    return Declined{"not of the form A x <= b, x >= 0"};
  }
  if ((m + 2) * (n + m + 1) > kEntriesMax) return Declined{"tableau too large"};
  return std::nullopt;
}

// Rows 0..m-1 are equations, row m the sum of artificial variables, row m+1 the cost; columns are variables, then the
// right side. Columns of artificial variables are not kept: they never come back.
class Tableau {
 public:
  Tableau(const LpProblem& problem, const Watch& watch, const TableauRules& rules)
      : problem_(problem),
        watch_(watch),
        rules_(rules),
        rows_(problem.rows),
        variables_(problem.columns + problem.rows),
        entries_((std::size_t{rows_} + 2) * (variables_ + 1)) {
    for (std::uint32_t i = 0; i < rows_; ++i) {
      const double side = problem.row_upper[i] < 0 ? -1 : 1;
      for (std::uint32_t j = 0; j < problem.columns; ++j) at(i, j) = side * problem.at(i, j);
      at(i, problem.columns + i) = side;
      at(i, variables_) = side * problem.row_upper[i];
      basic_.push_back(side < 0 ? variables_ + i : problem.columns + i);
      if (side > 0) continue;
      for (std::uint32_t j = 0; j <= variables_; ++j) at(infeasibility(), j) -= at(i, j);
    }
    for (std::uint32_t j = 0; j < problem.columns; ++j) at(cost(), j) = problem.cost[j];
    right_scale_ = largest(problem.row_upper);
    cost_scale_ = largest(problem.cost);
    matrix_scale_ = largest(problem.matrix);
  }

  LpAnswer solve() {
    if (has_artificial()) {
      if (auto end = phase_one()) return *end;
    }
    return phase_two();
  }

 private:
  std::uint32_t infeasibility() const { return rows_; }
  std::uint32_t cost() const { return rows_ + 1; }
  double& at(std::uint32_t row, std::uint32_t column) { return entries_[std::size_t{row} * (variables_ + 1) + column]; }
  std::span<const double> reduced(std::uint32_t row) {
    return {entries_.data() + std::size_t{row} * (variables_ + 1), variables_};
  }
  bool is_artificial(std::uint32_t v) const { return v >= variables_; }
  bool has_artificial() const {
    return std::any_of(basic_.begin(), basic_.end(), [this](std::uint32_t v) { return is_artificial(v); });
  }
  GaveUp gave_up(GaveUp::Why why) const { return {why, pivots_}; }

  // Down to a sum of artificial variables of 0, then without them; an answer where the run ends here.
  std::optional<LpAnswer> phase_one() {
    while (has_artificial()) {
      const std::uint32_t column = rules_.entering(reduced(infeasibility()), kPricing * matrix_scale_);
      if (column == kNoChoice) break;
      const std::uint32_t row = leaving_row(column);
      if (row == kNoChoice) return gave_up(GaveUp::Why::kSingularBasis);  // the sum is bounded below: entries were lost
      if (auto end = pivot(row, column)) return end;
    }
    if (!has_artificial()) return std::nullopt;
    double sum = 0;
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (is_artificial(basic_[i])) sum += std::fabs(at(i, variables_));
    }
    if (sum > kFeasible * right_scale_) return infeasible();
    return drive_out_artificials();
  }

  // Artificial variables at 0 leave for the largest entry of their row, whatever its sign.
  std::optional<LpAnswer> drive_out_artificials() {
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (!is_artificial(basic_[i])) continue;
      std::uint32_t column = kNoChoice;
      for (std::uint32_t j = 0; j < variables_; ++j) {
        if (std::fabs(at(i, j)) > (column == kNoChoice ? kPivot : std::fabs(at(i, column)))) column = j;
      }
      if (column == kNoChoice) return gave_up(GaveUp::Why::kSingularBasis);
      at(i, variables_) = 0;
      if (auto end = pivot(i, column)) return end;
    }
    return std::nullopt;
  }

  LpAnswer phase_two() {
    for (;;) {
      const std::uint32_t column = rules_.entering(reduced(cost()), kPricing * cost_scale_);
      if (column == kNoChoice) return optimal();
      const std::uint32_t row = leaving_row(column);
      if (row == kNoChoice) return unbounded(column);
      if (auto end = pivot(row, column)) return *end;
    }
  }

  std::uint32_t leaving_row(std::uint32_t column) {
    double size = 0;
    for (std::uint32_t i = 0; i < rows_; ++i) size = std::max(size, std::fabs(at(i, column)));
    std::optional<RatioCandidate> best;
    for (std::uint32_t i = 0; i < rows_; ++i) {
      const double entry = at(i, column), right = at(i, variables_);
      if (!(entry > kPivot * size)) continue;
      const double ratio = right <= kZero * right_scale_ ? 0 : right / entry;
      const RatioCandidate candidate{ratio, entry, basic_[i], i};
      if (!best || rules_.leaves_before(candidate, *best)) best = candidate;
    }
    return best ? best->row : kNoChoice;
  }

  std::optional<LpAnswer> pivot(std::uint32_t row, std::uint32_t column) {
    if (pivots_ == pivot_limit(rows_, problem_.columns)) return gave_up(GaveUp::Why::kStepLimit);
    const double divisor = at(row, column);
    for (std::uint32_t j = 0; j <= variables_; ++j) at(row, j) /= divisor;
    at(row, column) = 1;
    for (std::uint32_t i = 0; i < rows_ + 2; ++i) {
      const double factor = at(i, column);
      if (i == row || factor == 0) continue;
      for (std::uint32_t j = 0; j <= variables_; ++j) at(i, j) -= factor * at(row, j);
      at(i, column) = 0;
    }
    basic_[row] = column;
    ++pivots_;
    if (!watch_(basic_)) return gave_up(GaveUp::Why::kStopped);
    for (std::uint32_t i = 0; i < rows_ + 2; ++i) {
      if (!std::isfinite(at(i, variables_))) return gave_up(GaveUp::Why::kNotFinite);
    }
    for (std::uint32_t j = 0; j < variables_; ++j) {
      if (!std::isfinite(at(cost(), j)) || !std::isfinite(at(infeasibility(), j))) {
        return gave_up(GaveUp::Why::kNotFinite);
      }
    }
    return std::nullopt;
  }

  // A slack's reduced cost is minus its row's multiplier; what rounding left on the wrong side of 0 becomes 0.
  std::vector<double> multipliers(std::uint32_t row) {
    std::vector<double> y(rows_);
    for (std::uint32_t i = 0; i < rows_; ++i) y[i] = -std::max(0.0, at(row, problem_.columns + i));
    return y;
  }
  std::vector<double> vertex() {
    std::vector<double> x(problem_.columns);
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (basic_[i] < problem_.columns) x[basic_[i]] = std::max(0.0, at(i, variables_));
    }
    return x;
  }

  LpAnswer optimal() {
    if (!rules_.checks_itself) return Optimal{Basis{basic_, {}}, vertex(), multipliers(cost())};
    bool singular = false;
    if (auto answer = optimal_from_basis(problem_, basic_, singular)) return *std::move(answer);
    return gave_up(singular ? GaveUp::Why::kSingularBasis : GaveUp::Why::kUncertain);
  }
  LpAnswer infeasible() {
    Infeasible answer{multipliers(infeasibility())};
    if (rules_.checks_itself && !proves_infeasible(problem_, answer.farkas)) return gave_up(GaveUp::Why::kUncertain);
    return answer;
  }
  LpAnswer unbounded(std::uint32_t column) {
    Unbounded answer{vertex(), std::vector<double>(problem_.columns)};
    if (column < problem_.columns) answer.ray[column] = 1;
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (basic_[i] < problem_.columns) answer.ray[basic_[i]] = std::max(0.0, -at(i, column));
    }
    if (rules_.checks_itself && !proves_unbounded(problem_, answer.x, answer.ray)) {
      return gave_up(GaveUp::Why::kUncertain);
    }
    return answer;
  }

  const LpProblem& problem_;
  const Watch& watch_;
  const TableauRules& rules_;
  std::uint32_t rows_, variables_, pivots_ = 0;
  std::vector<double> entries_;
  std::vector<std::uint32_t> basic_;
  double right_scale_ = 0, cost_scale_ = 0, matrix_scale_ = 0;
};

}  // namespace

LpAnswer solve_by_tableau(const LpProblem& problem, const Watch& watch, const TableauRules& rules) {
  if (auto refused = refusal(problem)) return *std::move(refused);
  return Tableau(problem, watch, rules).solve();
}

}  // namespace assay::lp
