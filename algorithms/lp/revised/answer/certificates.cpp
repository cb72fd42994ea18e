#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/answer/answer_check.h"
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

using Place = Iterate::Place;

namespace {

constexpr int kRefinements = 2;
/// A line that is known no better than this, relative to its largest entry, proves nothing even up to the promises.
constexpr double kTooRough = 1e-9;

double largest(const WorkVector& vector) {
  double most = 0;
  for (const std::uint32_t i : vector.places()) most = std::max(most, std::fabs(vector.value[i]));
  return most;
}

/// What is known of the sign of a number with an error bound.
enum class Sign : std::uint8_t { kNegative, kZero, kPositive, kUnknown };
Sign sign_of(double value, double error) {
  if (value > error) return Sign::kPositive;
  if (value < -error) return Sign::kNegative;
  return value == 0 && error == 0 ? Sign::kZero : Sign::kUnknown;
}

}  // namespace

double AnswerCheck::column_length(std::uint32_t v) const {
  if (!it_.program.is_structural(v)) return 1;
  const SparseMatrix& matrix = it_.program.by_column;
  double length = 0;
  for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) length += std::fabs(matrix.value[at]);
  return length * (1 + 0x1p-40);
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

/// rho_p (A x - r) = 0 written over all variables has coefficient 1 at the basic variable of the row, 0 at the others and
/// row_j at nonbasic ones. Times +1 (below) or -1 (above) it is the Farkas combination: multipliers -rho of the rows,
/// reduced multipliers rho A of the columns, each leaning on the bound of its sign.
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
    if (it_.place[v] == Place::kBasic) continue;
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

// it_.column nearer to B^-1 a_q; returns how far its entries may still be from it.
double AnswerCheck::refine_column(std::uint32_t q) {
  const std::uint32_t m = it_.program.rows;
  residual_.resize(m);
  weight_.assign(m, 1.0);
  for (int round = 0;; ++round) {
    it_.load_column(q, work_);
    for (std::uint32_t i = 0; i < m; ++i) rest_[i] = CompensatedSum{};
    for (const std::uint32_t i : work_.places()) rest_[i].add(work_.value[i], -1);
    for (const std::uint32_t r : it_.column.places()) {
      it_.load_column(it_.basic[r], work_);
      for (const std::uint32_t i : work_.places()) rest_[i].add(work_.value[i], it_.column.value[r]);
    }
    bool exact = true;
    work_.reset(m);
    for (std::uint32_t i = 0; i < m; ++i) {
      work_.value[i] = rest_[i].value();
      residual_[i] = std::fabs(rest_[i].value()) + rest_[i].error();
      exact = exact && residual_[i] == 0;
    }
    if (exact) return 0;
    if (round == kRefinements) return reach(weight_, false);
    it_.factor.solve(work_);
    for (const std::uint32_t r : work_.places()) it_.column.value[r] -= work_.value[r];
    it_.column.pack();
  }
}

/// As the entering variable moves by t in its direction the basic ones move by -direction t B^-1 a_q: that is the ray.
std::optional<Unbounded> AnswerCheck::unbounded_by_column(std::uint32_t q) {
  rest_.resize(it_.program.rows);
  work_.reset(it_.program.rows);
  line_ = {it_.basis(), q};
  const double direction = it_.d[q] < 0 ? 1.0 : -1.0;
  const double error = refine_column(q);
  const Standing standing = standing_of_column(q, direction, error);
  if (standing == Standing::kRefuted) return std::nullopt;
  auto answer = ray_of_column(q, direction);
  if (answer && standing == Standing::kShown) answer->line = line_;
  return answer;
}

// The exact tableau column: entries may be off by `error`; and whether the exact vertex is feasible.
AnswerCheck::Standing AnswerCheck::standing_of_column(std::uint32_t q, double direction, double error) {
  const Program& program = it_.program;
  Standing standing = Standing::kShown;
  if (!(error <= kTooRough * std::max(1.0, largest(it_.column)))) return Standing::kRefuted;
  CompensatedSum descent;
  descent.add(program.cost[q], direction);
  for (const std::uint32_t r : it_.column.places()) {
    const std::uint32_t v = it_.basic[r];
    const double entry = -direction * it_.column.value[r];
    descent.add(program.cost[v], entry);
    descent.add_unsure(program.cost[v], error);
    const Sign sign = sign_of(entry, error);
    const bool opposed = (sign != Sign::kNegative && program.upper[v] < kInfinity) ||
                         (sign != Sign::kPositive && program.lower[v] > -kInfinity);
    if (sign == Sign::kZero || !opposed) continue;
    if (sign != Sign::kUnknown) return Standing::kRefuted;
    standing = Standing::kOpen;
  }
  if (error > 0 && it_.column.places().size() < program.rows) standing = Standing::kOpen;
  if (descent.lower() > 0) return Standing::kRefuted;
  if (!(descent.upper() < 0)) standing = Standing::kOpen;
  return standing == Standing::kShown && !vertex_is_feasible() ? Standing::kOpen : standing;
}

// Whether the exact solution of the basis is certainly inside its bounds.
bool AnswerCheck::vertex_is_feasible() {
  const Program& program = it_.program;
  compute_activities<CompensatedSum>();
  residual_.resize(program.rows);
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    if (it_.place[v] == Place::kBasic) it_.x[v] = activity_[i];
    const double off = std::fabs(activity_[i] - it_.x[v]);
    residual_[i] = off * (1 + 0x1p-52) + activity_error_[i];
  }
  weight_.assign(program.rows, 1.0);
  const bool exact = std::all_of(residual_.begin(), residual_.end(), [](double entry) { return entry == 0; });
  const double error = exact ? 0.0 : reach(weight_, false);
  return std::all_of(it_.basic.begin(), it_.basic.end(), [&](std::uint32_t v) {
    return it_.x[v] - program.lower[v] >= error && program.upper[v] - it_.x[v] >= error;
  });
}

// x and the ray as they are, against the promises.
std::optional<Unbounded> AnswerCheck::ray_of_column(std::uint32_t q, double direction) {
  const Program& program = it_.program;
  ray_.assign(program.columns, 0.0);
  const auto set_ray = [&](std::uint32_t v, double entry) {
    const bool opposed = entry < 0 ? program.lower[v] > -kInfinity : program.upper[v] < kInfinity;
    if (program.is_structural(v) && !opposed) ray_[v] = entry;
  };
  set_ray(q, direction);
  for (const std::uint32_t r : it_.column.places()) set_ray(it_.basic[r], -direction * it_.column.value[r]);
  Unbounded answer{std::vector<double>(program.columns), std::vector<double>(program.columns)};
  double length = 0;
  BoundedSum descent;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    descent.add(program.cost[j], ray_[j]);
    answer.x[j] = it_.x[j] * power_of_two(program.exponent[j]);
    answer.ray[j] = ray_[j] * power_of_two(program.exponent[j]);
    length = std::max(length, std::fabs(answer.ray[j]));
    if (!std::isfinite(answer.x[j]) || !is_inside(j, it_.x[j], it_.x[j])) return std::nullopt;
  }
  if (!(descent.upper() < 0) || !(length > 0 && length < kInfinity)) return std::nullopt;
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    BoundedSum activity, drift;
    double largest = 1;
    program.visit_row(i, [&](std::uint32_t j, double entry) {
      activity.add(entry, it_.x[j]);
      drift.add(entry, ray_[j]);
      largest = std::max(largest, std::fabs(entry * power_of_two(program.exponent[v] - program.exponent[j])));
    });
    if (!is_inside(v, activity.lower(), activity.upper())) return std::nullopt;
    const double allowed = kPrimalPromise * (1 - 0x1p-40) * length * largest * program.unit(v);
    if (program.lower[v] > -kInfinity && !(drift.lower() >= -allowed)) return std::nullopt;
    if (program.upper[v] < kInfinity && !(drift.upper() <= allowed)) return std::nullopt;
  }
  return answer;
}

}  // namespace assay::lp
