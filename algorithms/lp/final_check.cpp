#include "algorithms/lp/final_check.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

double scale_of(double value) { return std::max(1.0, std::fabs(value)); }
double largest(const std::vector<double>& values) {
  double most = 0;
  for (const double value : values) most = std::max(most, std::fabs(value));
  return most;
}

/// k x k doubles, row-major.
struct Square {
  std::size_t size = 0;
  std::vector<double> entries;
  explicit Square(std::size_t k) : size(k), entries(k * k) {}
  double& operator()(std::size_t i, std::size_t j) { return entries[i * size + j]; }
  double operator()(std::size_t i, std::size_t j) const { return entries[i * size + j]; }
};

Square transposed(const Square& matrix) {
  Square result(matrix.size);
  for (std::size_t i = 0; i < matrix.size; ++i) {
    for (std::size_t j = 0; j < matrix.size; ++j) result(j, i) = matrix(i, j);
  }
  return result;
}

// Gauss-Jordan with row pivoting by size; false where a column has no entry left.
bool invert(Square matrix, Square& inverse) {
  const std::size_t n = matrix.size;
  for (std::size_t i = 0; i < n; ++i) inverse(i, i) = 1;
  for (std::size_t step = 0; step < n; ++step) {
    std::size_t pivot = step;
    for (std::size_t i = step + 1; i < n; ++i) {
      if (std::fabs(matrix(i, step)) > std::fabs(matrix(pivot, step))) pivot = i;
    }
    if (!(std::fabs(matrix(pivot, step)) > 0)) return false;
    for (std::size_t j = 0; j < n; ++j) {
      std::swap(matrix(step, j), matrix(pivot, j));
      std::swap(inverse(step, j), inverse(pivot, j));
    }
    const double divisor = matrix(step, step);
    for (std::size_t j = 0; j < n; ++j) {
      matrix(step, j) /= divisor;
      inverse(step, j) /= divisor;
    }
    for (std::size_t i = 0; i < n; ++i) {
      const double factor = matrix(i, step);
      if (i == step || factor == 0) continue;
      for (std::size_t j = 0; j < n; ++j) {
        matrix(i, j) -= factor * matrix(step, j);
        inverse(i, j) -= factor * inverse(step, j);
      }
    }
  }
  return true;
}

/// A solution and how far each of its entries may be from the exact one; infinite where nothing can be shown.
struct Enclosed {
  std::vector<double> value;
  double error = 0;
};

Enclosed solve_enclosed(const Square& matrix, const Square& inverse, const std::vector<double>& right) {
  const std::size_t n = matrix.size;
  Enclosed solution{std::vector<double>(n), 0};
  std::vector<double> residual = right;
  for (int round = 0; round < 2; ++round) {  // the second round is one step of iterative refinement
    for (std::size_t i = 0; i < n; ++i) {
      BoundedSum correction;
      for (std::size_t j = 0; j < n; ++j) correction.add(inverse(i, j), residual[j]);
      solution.value[i] += correction.value();
    }
    for (std::size_t i = 0; i < n; ++i) {
      BoundedSum rest;
      rest.add(right[i], 1);
      for (std::size_t j = 0; j < n; ++j) rest.add(-matrix(i, j), solution.value[j]);
      residual[i] = round == 0 ? rest.value() : std::fabs(rest.value()) + rest.error();
    }
  }
  double defect = 0, reach = 0;  // |I - R B| and max |R| |residual|
  for (std::size_t i = 0; i < n; ++i) {
    double row_defect = 0;
    BoundedSum row_reach;
    for (std::size_t j = 0; j < n; ++j) {
      BoundedSum entry;
      entry.add(i == j ? 1.0 : 0.0, 1);
      for (std::size_t k = 0; k < n; ++k) entry.add(-inverse(i, k), matrix(k, j));
      row_defect += std::fabs(entry.value()) + entry.error();
      row_reach.add(std::fabs(inverse(i, j)), residual[j]);
    }
    defect = std::max(defect, row_defect);
    reach = std::max(reach, row_reach.upper());
    if (!(row_defect < kInfinity && reach < kInfinity)) defect = kInfinity;  // NaN too
  }
  solution.error = defect < 0.4 ? 2 * reach : kInfinity;  // 1 / (1 - 0.4) < 1.7: the rest covers summing these bounds
  return solution;
}

// Everything of the check that needs the parts of a basis.
class BasisCheck {
 public:
  BasisCheck(const LpProblem& problem, const std::vector<std::uint32_t>& basic) : problem_(problem) {
    std::vector<bool> is_basic(std::size_t{problem.columns} + problem.rows, false);
    for (const std::uint32_t v : basic) is_basic[v] = true;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      if (is_basic[j]) columns_.push_back(j);
    }
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      if (!is_basic[problem.columns + i]) rows_.push_back(i);
    }
  }

  std::optional<Optimal> run(const std::vector<std::uint32_t>& basic, bool& singular) {
    singular = false;
    if (rows_.size() != columns_.size()) return std::nullopt;
    const std::size_t k = rows_.size();
    Square matrix(k), inverse(k);
    std::vector<double> right(k), cost(k);
    for (std::size_t i = 0; i < k; ++i) {
      right[i] = problem_.row_upper[rows_[i]];
      cost[i] = problem_.cost[columns_[i]];
      for (std::size_t j = 0; j < k; ++j) matrix(i, j) = problem_.at(rows_[i], columns_[j]);
    }
    singular = !invert(matrix, inverse);
    if (singular) return std::nullopt;
    const Enclosed primal = solve_enclosed(matrix, inverse, right);
    const Enclosed dual = solve_enclosed(transposed(matrix), transposed(inverse), cost);
    Optimal answer{Basis{basic, {}}, std::vector<double>(problem_.columns), std::vector<double>(problem_.rows)};
    for (std::size_t j = 0; j < k; ++j) answer.x[columns_[j]] = primal.value[j];
    for (std::size_t i = 0; i < k; ++i) answer.y[rows_[i]] = dual.value[i];
    if (!keeps_primal(answer.x, primal.error) || !keeps_dual(answer.y, dual.error)) return std::nullopt;
    if (!closes_gap(answer)) return std::nullopt;
    return answer;
  }

 private:
  bool keeps_primal(const std::vector<double>& x, double error) const {
    for (const std::uint32_t j : columns_) {
      if (!(error - x[j] <= kPrimalPromise * (1 - 0x1p-40))) return false;
    }
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      BoundedSum excess;
      excess.add(-problem_.row_upper[i], 1);
      for (const std::uint32_t j : columns_) {
        excess.add(problem_.at(i, j), x[j]);
        excess.add_unsure(problem_.at(i, j), error);
      }
      if (!(excess.upper() <= kPrimalPromise * (1 - 0x1p-40) * scale_of(problem_.row_upper[i]))) return false;
    }
    return true;
  }
  bool keeps_dual(const std::vector<double>& y, double error) const {
    const double row_scale = std::max(1.0, largest(problem_.cost));
    for (const std::uint32_t i : rows_) {
      if (!(y[i] + error <= kDualPromise * (1 - 0x1p-40) * row_scale)) return false;
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      BoundedSum reduced;
      reduced.add(problem_.cost[j], 1);
      for (const std::uint32_t i : rows_) {
        reduced.add(-problem_.at(i, j), y[i]);
        reduced.add_unsure(problem_.at(i, j), error);
      }
      if (!(reduced.lower() >= -kDualPromise * (1 - 0x1p-40) * scale_of(problem_.cost[j]))) return false;
    }
    return true;
  }
  bool closes_gap(const Optimal& answer) const {
    BoundedSum value, gap;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      value.add(problem_.cost[j], answer.x[j]);
      gap.add(problem_.cost[j], answer.x[j]);
    }
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      if (answer.y[i] < 0) gap.add(-problem_.row_upper[i], answer.y[i]);  // a positive one leans on no bound
    }
    const double size = std::max(1.0, std::fabs(value.value()) - value.error());
    return std::fabs(gap.value()) + gap.error() <= kGapPromise * (1 - 0x1p-40) * size;
  }

  const LpProblem& problem_;
  std::vector<std::uint32_t> rows_, columns_;  // nonbasic rows, basic columns
};

}  // namespace

std::optional<Optimal> optimal_from_basis(const LpProblem& problem, const std::vector<std::uint32_t>& basic,
                                          bool& singular) {
  return BasisCheck(problem, basic).run(basic, singular);
}

bool proves_infeasible(const LpProblem& problem, const std::vector<double>& farkas) {
  const double length = largest(farkas);
  if (!(length > 0 && length < kInfinity)) return false;
  BoundedSum implied;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (farkas[i] > 0) return false;
    implied.add(farkas[i], problem.row_upper[i]);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    BoundedSum reduced;
    for (std::uint32_t i = 0; i < problem.rows; ++i) reduced.add(-problem.at(i, j), farkas[i]);
    if (!(reduced.lower() >= -kDualPromise * (1 - 0x1p-40) * length)) return false;
  }
  return implied.lower() > 0;
}

bool proves_unbounded(const LpProblem& problem, const std::vector<double>& x, const std::vector<double>& ray) {
  const double length = largest(ray);
  if (!(length > 0 && length < kInfinity)) return false;
  BoundedSum descent;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (!(x[j] >= 0 && ray[j] >= 0)) return false;
    descent.add(problem.cost[j], ray[j]);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    BoundedSum excess, drift;
    excess.add(-problem.row_upper[i], 1);
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      excess.add(problem.at(i, j), x[j]);
      drift.add(problem.at(i, j), ray[j]);
    }
    if (!(excess.upper() <= kPrimalPromise * (1 - 0x1p-40) * scale_of(problem.row_upper[i]))) return false;
    if (!(drift.upper() <= kPrimalPromise * (1 - 0x1p-40) * length)) return false;
  }
  return descent.upper() < 0;
}

}  // namespace assay::lp
