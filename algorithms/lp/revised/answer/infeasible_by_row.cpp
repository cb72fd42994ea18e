#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/answer/answer_check.h"
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "algorithms/lp/revised/answer/sure_signs.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

double AnswerCheck::column_length(std::uint32_t v) const {
  if (!it_.program.is_structural(v)) return 1;
  const SparseMatrix& matrix = it_.program.by_column;
  BoundedSum length;
  for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) length.add(std::fabs(matrix.value[at]), 1);
  return length.upper();
}

template <class Sum>
Sum AnswerCheck::dot_column(std::uint32_t v, const std::vector<double>& y) const {
  Sum sum;
  if (!it_.program.is_structural(v)) {
    sum.add(-1, y[v - it_.program.columns]);
    return sum;
  }
  const SparseMatrix& matrix = it_.program.by_column;
  for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) {
    sum.add(matrix.value[at], y[matrix.index[at]]);
  }
  return sum;
}

// it_.rho nearer to e_p B^-1; returns how far its entries may still be from it, by the margins of reach().
double AnswerCheck::refine_row(std::uint32_t position) {
  const std::uint32_t m = it_.program.rows;
  residual_.resize(m);
  weight_.assign(m, 1.0);
  for (int round = 0;; ++round) {
    bool exact = true;
    work_.reset(m);
    for (std::uint32_t r = 0; r < m; ++r) {
      CompensatedSum rest = dot_column<CompensatedSum>(it_.basic[r], it_.rho.value);
      if (r == position) rest.add(-1, 1);
      work_.value[r] = rest.value();
      residual_[r] = std::fabs(rest.value()) + rest.error();
      exact = exact && residual_[r] == 0;
    }
    if (exact) return 0;
    if (round == kRefinements) return reach(weight_, true);
    it_.factor.solve_transposed(work_);
    for (const std::uint32_t i : work_.places()) it_.rho.value[i] -= work_.value[i];
    it_.rho.pack();
  }
}

/// rho_p (A x - r) = 0 written over all variables has coefficient 1 at the basic variable of the row, 0 at the others
/// and row_j at nonbasic ones. Times +1 (below) or -1 (above) it is the Farkas combination: multipliers -rho of the
/// rows, reduced multipliers rho A of the columns, each leaning on the bound of its sign.
std::optional<Infeasible> AnswerCheck::infeasible_by_row(std::uint32_t position, bool below) {
  line_ = {Basis{it_.basic, {}}, it_.basic[position]};
  const double error = refine_row(position);
  const Standing standing = standing_of_row(position, below, error);
  if (standing == Standing::kRefuted) return std::nullopt;
  auto answer = farkas_of_row(below);
  if (answer && standing == Standing::kShown) answer->line = line_;
  return answer;
}

// The exact tableau row: rho may be off by `error` in every entry. Fills line_.basis.at_upper.
AnswerCheck::Standing AnswerCheck::standing_of_row(std::uint32_t position, bool below, double error) {
  const Program& program = it_.program;
  const std::uint32_t leaving = it_.basic[position];
  Standing standing = Standing::kShown;
  if (!(error <= kTooRough * largest(it_.rho))) return Standing::kRefuted;
  CompensatedSum implied;  // how far the variable stays outside at best
  implied.add(below ? 1 : -1, below ? program.lower[leaving] : program.upper[leaving]);
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (it_.place[v] == Iterate::Place::kBasic) continue;
    const CompensatedSum product = dot_column<CompensatedSum>(v, it_.rho.value);
    const double d = below ? product.value() : -product.value();
    const double radius = product.error() + error * column_length(v);
    const double lower = program.lower[v], upper = program.upper[v];
    const Sign sign = lower == upper ? Sign::kZero : sign_of(d, radius);
    if (lower == upper) {
      implied.add(d, lower);
      implied.add_unsure(lower, radius);
      continue;
    }
    if (sign == Sign::kZero) continue;
    if (sign == Sign::kUnknown) {
      standing = Standing::kOpen;
      continue;
    }
    const double bound = sign == Sign::kPositive ? lower : upper;
    if (std::isinf(bound)) return Standing::kRefuted;
    if (sign == Sign::kNegative && lower > -kInfinity) line_.basis.at_upper.push_back(v);
    implied.add(d, bound);
    implied.add_unsure(bound, radius);
  }
  return standing == Standing::kShown && !(implied.lower() > 0) ? Standing::kOpen : standing;
}

Infeasible AnswerCheck::infeasible_unchecked(std::uint32_t position, bool below) {
  const Program& program = it_.program;
  line_ = {Basis{it_.basic, {}}, it_.basic[position]};
  for (const std::uint32_t v : it_.row.places()) {
    const double d = below ? it_.row.value[v] : -it_.row.value[v];
    const bool is_boxed = program.lower[v] > -kInfinity && program.upper[v] < kInfinity;
    if (is_boxed && program.lower[v] < program.upper[v] && d < 0) line_.basis.at_upper.push_back(v);
  }
  return vector_of_row(below);
}

// Minus or plus rho, in scaled numbers in y_ and in the problem's units; entries that nothing leans on are 0.
Infeasible AnswerCheck::vector_of_row(bool below) {
  const Program& program = it_.program;
  y_.assign(program.rows, 0.0);
  Infeasible answer{std::vector<double>(program.rows)};
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    double multiplier = below ? -it_.rho.value[i] : it_.rho.value[i];
    if (multiplier > 0 ? std::isinf(program.lower[v]) : std::isinf(program.upper[v])) multiplier = 0;
    y_[i] = multiplier;
    answer.farkas[i] = multiplier * program.unit(v);
  }
  return answer;
}

// The vector as it is, against the promises.
std::optional<Infeasible> AnswerCheck::farkas_of_row(bool below) {
  const Program& program = it_.program;
  Infeasible answer = vector_of_row(below);
  double length = 0;
  for (const double multiplier : answer.farkas) length = std::max(length, std::fabs(multiplier));
  if (!(length > 0 && length < kInfinity)) return std::nullopt;
  BoundedSum implied;
  const auto lean = [&](std::uint32_t v, double d, double error) {
    const double bound = d > 0 ? program.lower[v] : program.upper[v];
    const double other = d > 0 ? program.upper[v] : program.lower[v];
    const double here = std::isfinite(bound) ? std::fabs(bound) : 0.0;
    if (std::isfinite(bound)) implied.add(d, bound);
    const bool other_matters = std::fabs(d) <= error && std::isfinite(other);
    implied.add_unsure(other_matters ? std::max(here, std::fabs(other)) : here, error);
  };
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    const BoundedSum product = dot_column<BoundedSum>(j, y_);
    double largest = 1;
    for (std::uint32_t at = program.by_column.start[j]; at < program.by_column.start[j + 1]; ++at) {
      const int exponent = program.exponent[program.columns + program.by_column.index[at]] - program.exponent[j];
      largest = std::max(largest, std::fabs(program.by_column.value[at] * power_of_two(exponent)));
    }
    const double d = -product.value(), error = product.error();
    // In the problem's units this is d 2^-exponent; its sign may be wrong by the promise times |farkas| |column|.
    const double allowed = kDualPromise * (1 - 0x1p-40) * length * largest * power_of_two(program.exponent[j]);
    if (!(program.lower[j] > -kInfinity || d + error <= allowed)) return std::nullopt;
    if (!(program.upper[j] < kInfinity || d - error >= -allowed)) return std::nullopt;
    lean(j, d, error);
  }
  for (std::uint32_t i = 0; i < program.rows; ++i) lean(program.columns + i, y_[i], 0.0);
  if (!(implied.lower() > 0)) return std::nullopt;
  return answer;
}

}  // namespace assay::lp
